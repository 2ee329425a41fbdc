import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  figuresComputed: 'Chiffres calculés à partir des lignes',
  notVerified: (count) => plural(count, 'chiffre non vérifié', 'chiffres non vérifiés'),
  noFiguresHere: 'Aucun chiffre sur cette diapositive',
  sentencesChecked: (checked, total) =>
    `${checked} sur ${plural(total, 'phrase vérifiée', 'phrases vérifiées')}`,
  sentences: 'Phrases',
  sentenceStates: {
    checked: 'Vérifiée : le code l’a rédigée à partir de ces lignes',
    computed: 'Chiffres calculés, formulation non vérifiée',
    typed: 'Un chiffre y a été saisi',
    broken: 'Ses chiffres ou son affirmation ne tiennent pas',
  },
  claimsBroken: (count) =>
    plural(count, 'affirmation n’est plus exacte', 'affirmations ne sont plus exactes'),
  partsLeftOut: (count) => plural(count, 'élément écarté', 'éléments écartés'),
  leftOutReasons: {
    literals: 'Contient un chiffre qui ne vient pas des lignes',
    placeholders: 'Un chiffre n’y est pas calculable à partir des lignes',
    marks: 'Un chiffre n’y est pas calculé à partir des seules lignes',
    links: 'Contient un lien ou du balisage',
    claims: 'Les lignes ne le confirment pas',
    figures: 'Montre ce qu’aucune ligne ne contient à elle seule',
  },
  builtInWrote: 'Rédigée par les règles intégrées, le modèle n’ayant rien fourni qui puisse être montré.',
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
