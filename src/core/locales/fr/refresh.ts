import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'Ce que changent les nouvelles données',
  refreshIntro:
    'Vous voyez les diapositives avec les nouvelles données. Rien n’est changé avant votre accord.',
  refreshApplied: 'Les nouvelles données ont été appliquées.',
  refreshDiscarded: 'Les diapositives restent telles quelles.',
  refreshConfirm: 'Exécuter les requêtes de cette présentation ?',
  refreshConfirmHint:
    'Cette présentation a été ouverte, non rédigée ici. Ses requêtes s’exécuteraient sur vos données.',
  runQueries: (count) => `Exécuter ${plural(count, 'requête', 'requêtes')}`,
  sourcesFailed: (count) =>
    `${plural(count, 'requête a échoué', 'requêtes ont échoué')} ; les anciennes lignes restent`,
  chartsBroken: (count) =>
    plural(count, 'graphique ne peut plus être dessiné', 'graphiques ne peuvent plus être dessinés'),
  missingColumns: (names) => `Manquent : ${names}`,
  claimsNoLonger: (count) =>
    plural(count, 'affirmation n’est plus exacte', 'affirmations ne sont plus exactes'),
  figuresChanged: (count) => plural(count, 'chiffre a changé', 'chiffres ont changé'),
  rowsOnlyChanged: 'Les graphiques et les tableaux montrent les nouvelles lignes ; le texte reste le même.',
  was: 'avant',
  becomes: 'devient',
  noValue: 'aucune valeur',
  apply: 'Appliquer',
  applyAndRewrite: (count) => `Appliquer et réécrire ${plural(count, 'diapositive', 'diapositives')}`,
  discard: 'Ignorer',
  rewritingSlides: (done, total) =>
    `${done} sur ${plural(total, 'diapositive réécrite', 'diapositives réécrites')}`,
};
