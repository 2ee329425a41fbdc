import { bounded, matchFolded, type Pattern } from '../template/fold.js';
import type { ColumnMeaning } from './column-meaning.js';

/** What an adjective measures. */
type Dimension = 'weight' | 'age' | 'warmth' | 'money';

/** Adjectives that name what they compare, of much of it and of little, in four languages: over plain text. */
const ADJECTIVES: readonly [Dimension, much: string, little: string][] = [
  ['weight', 'heav(?:ier|iest)|schwer(?:er|ere[nrsm]?|ste[nrsm]?)|plus lourde?s?|mas pesad[oa]s?', 'light(?:er|est)|leicht(?:er|ere[nrsm]?|este[nrsm]?)|plus leg(?:er|ere)s?|mas (?:liger|livian)[oa]s?'],
  ['age', 'old(?:er|est)|alt(?:er|ere[nrsm]?|este[nrsm]?)|plus agee?s?|mas viej[oa]s?', 'young(?:er|est)|jung(?:er|ere[nrsm]?|ste[nrsm]?)|plus jeunes?|mas jovene?s?'],
  ['warmth', 'warm(?:er|est)|hot(?:ter|test)|warm(?:er|ere[nrsm]?|ste[nrsm]?)|hei(?:ss|ß)(?:er|ere[nrsm]?|este[nrsm]?)|plus chaude?s?|mas (?:calid|caluros)[oa]s?', 'cold(?:er|est)|cool(?:er|est)|kalt(?:er|ere[nrsm]?|este[nrsm]?)|plus froide?s?|mas fri[oa]s?'],
  ['money', '(?:most|more) (?:valuable|expensive|costly)|dear(?:er|est)|pric(?:ier|iest)|(?:teuer|teur|wertvoll)(?:er|ere[nrsm]?|ste[nrsm]?)|plus (?:cher|chere|couteu)[a-z]*|mas (?:car[oa]s?|costos[oa]s?|valios[oa]s?)', '(?:least|less) (?:valuable|expensive|costly)|cheap(?:er|est)|(?:billig|gunstig)(?:er|ere[nrsm]?|ste[nrsm]?)|moins (?:cher|chere|couteu)[a-z]*|mas barat[oa]s?|menos (?:car[oa]s?|costos[oa]s?)'],
]; // prettier-ignore

/** Those that are told of the largest values, and of the least. */
const PATTERNS: readonly Pattern<readonly [Dimension, 'max' | 'min']>[] = ADJECTIVES.flatMap(
  ([dimension, much, little]) => [
    [[dimension, 'max'], bounded(much)],
    [[dimension, 'min'], bounded(little)],
  ],
);

/** Finds any of them, whatever case it is written in. */
export const comparesByDimension = (text: string): boolean => matchFolded(text, PATTERNS).length > 0;

/** What the names of columns say that they measure. */
const COLUMNS: Record<Dimension, RegExp> = {
  weight: /(?<![a-z])(?:weights?|kg|kilos?|grams?|lbs?|tons?|tonnes?|tonnage|mass|gewicht[a-z]*|masse|poids|pesos?)(?![a-z])/,
  age: /(?<![a-z])(?:ages?|alter|edad|years?|jahre|annees|anos)(?![a-z])/,
  warmth: /temp(?![a-z])|temperat/,
  money: /(?<=[a-z] )(?:value|wert|valeur|valor)(?![a-z])/,
}; // prettier-ignore

const COMPARATIVE = /er[esnm]?$|^(?:more|less|plus|mas|más|moins|menos) /iu;

/**
 * The end of a column's values that an adjective of a text is told of, where the adjective names what the column measures; `any` for a
 * comparative.
 */
export function dimensionNamed(
  text: string,
  { words, ownMoney }: ColumnMeaning,
): 'max' | 'min' | 'any' | undefined {
  const named = matchFolded(text, PATTERNS).find(
    ({ kind: [dimension] }) => COLUMNS[dimension].test(words) || (dimension === 'money' && ownMoney),
  );
  if (!named) return undefined;
  return COMPARATIVE.test(named.text) ? 'any' : named.kind[1];
}
