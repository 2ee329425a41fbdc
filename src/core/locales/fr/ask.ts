import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'Ajouter une diapositive sur …',
  promptHint: 'Avec vos propres mots, ou en SQL.',
  ask: 'Demander',
  closeDialog: 'Fermer',
  suggestions: 'Propositions',
  suggestionCount: (count) => plural(count, 'proposition', 'propositions'),
  forExample: 'Par exemple',
  readingTables: 'Lecture des tables …',
  nothingToAsk: 'Il n’y a pas de données à interroger. Donnez à la page une table avec au moins une colonne.',
  asking: 'Recherche …',
  understood: 'Compris comme',
  queryEdited: 'C’est maintenant votre propre requête : vérifiez que le titre convient encore.',
  otherReadings: 'Ou vouliez-vous dire',
  preview: 'Aperçu',
  insertSlide: 'Insérer la diapositive',
  writingSlide: 'Rédaction de la diapositive …',
  slideAdded: (title) => `« ${title} » a été ajoutée.`,
  questionStays: 'Rien ne quitte cette page.',
  questionSent: 'Vos mots et les noms des tables et des colonnes sont envoyés au service.',
};
