import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'Ce que changent les nouvelles données',
  refreshIntro:
    'Vous voyez les diapositives avec les nouvelles données. Rien ne change tant que vous ne les appliquez pas.',
  refreshApplied: 'Les nouvelles données ont été appliquées.',
  refreshDiscarded: 'Les diapositives restent telles quelles.',
  refreshConfirm: 'Exécuter les requêtes de cette présentation\u202f?',
  refreshConfirmHint:
    'Cette présentation a été ouverte ici, mais n’y a pas été créée. Ses requêtes s’exécuteraient sur vos données.',
  runQueries: (count) => `Exécuter ${plural(count, 'requête', 'requêtes')}`,
  sourcesFailed: (count) =>
    `${plural(count, 'requête a échoué', 'requêtes ont échoué')}\u202f; les anciennes lignes sont conservées`,
  chartsBroken: (count) =>
    plural(count, 'graphique ne peut plus être tracé', 'graphiques ne peuvent plus être tracés'),
  missingColumns: (names) => `Colonnes manquantes\u202f: ${names}`,
  claimsNoLonger: (count) =>
    plural(count, 'affirmation n’est plus exacte', 'affirmations ne sont plus exactes'),
  typesChanged: (count) => plural(count, 'graphique a changé de type', 'graphiques ont changé de type'),
  sentencesReworded: (count) => plural(count, 'phrase reformulée', 'phrases reformulées'),
  sentencesHint:
    'Reformulées par le code à partir des nouvelles lignes. Ce que vous ou un modèle avez écrit ne change pas.',
  sentenceRemoved: 'Supprimée\u202f: plus rien n’y est exact',
  figuresChanged: (count) => plural(count, 'chiffre a changé', 'chiffres ont changé'),
  rowsOnlyChanged:
    'Les graphiques et les tableaux affichent les nouvelles lignes\u202f; le texte reste le même.',
  was: 'avant',
  becomes: 'devient',
  noValue: 'aucune valeur',
  apply: 'Appliquer',
  applyAndRewrite: (count) => `Appliquer et réécrire ${plural(count, 'diapositive', 'diapositives')}`,
  discard: 'Ignorer',
  acceptRefresh: 'Appliquer les nouvelles données ou exécuter les requêtes',
  leaveRefresh: 'Laisser les diapositives telles quelles',
  rewritingSlides: (done, total) =>
    `${plural(done, 'diapositive réécrite', 'diapositives réécrites')} sur ${total.toLocaleString('fr')}`,
  refreshing: 'Exécution des requêtes…',
  refreshUnchanged: 'Les données sont les mêmes\u202f: rien n’a changé.',
};
