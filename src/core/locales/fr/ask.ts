import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'Ajouter une diapositive sur…',
  promptHint: 'Avec vos propres mots ou en SQL.',
  ask: 'Poser la question',
  closeDialog: 'Fermer',
  suggestions: 'Suggestions',
  suggestionCount: (count) => plural(count, 'suggestion', 'suggestions'),
  forExample: 'Par exemple',
  readingTables: 'Lecture des tables…',
  nothingToAsk:
    'Il n’y a aucune donnée à interroger. Fournissez à la page une table comportant au moins une colonne.',
  asking: 'Recherche…',
  understood: 'Interprété comme',
  queryEdited: 'C’est maintenant votre propre requête\u202f: vérifiez que le titre convient toujours.',
  otherReadings: 'Ou vouliez-vous dire',
  preview: 'Aperçu',
  insertSlide: 'Insérer la diapositive',
  writingSlide: 'Rédaction de la diapositive…',
  slideAdded: (title) => `«\u202f${title}\u202f» a été ajoutée.`,
  questionStays: 'Rien ne quitte cette page.',
  questionSent: 'Vos mots ainsi que les noms des tables et des colonnes sont envoyés au service.',
};
