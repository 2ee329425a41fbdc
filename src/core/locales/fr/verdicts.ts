import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  verifiedAll: 'Tous les chiffres sont vérifiés',
  notVerified: (count) => plural(count, 'chiffre non vérifié', 'chiffres non vérifiés'),
  noFiguresHere: 'Aucun chiffre sur cette diapositive',
  claimsHold: (count) => plural(count, 'affirmation est exacte', 'affirmations sont exactes'),
  claimsBroken: (count) =>
    plural(count, 'affirmation n’est plus exacte', 'affirmations ne sont plus exactes'),
  markComputed: 'Calculé à partir des lignes',
  markGiven: 'Saisi à la main',
  markLiteral: 'Contient un nombre qui ne figure dans aucune ligne',
  markTyped: 'Saisi comme texte, sans lien avec les données',
  markFailed: 'Ne peut pas être calculé',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'ligne', 'lignes')
      : `${plural(used, 'ligne', 'lignes')} sur ${total.toLocaleString('fr')}`,
  moreRows: (count) => `et ${plural(count, 'autre ligne', 'autres lignes')}`,
  queriedAt: (time) => `interrogé le ${time}`,
};
