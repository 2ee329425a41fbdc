import { bounded, matchFolded, type Pattern } from '../template/fold.js';
import type { ColumnMeaning } from './column-meaning.js';

/** What an adjective measures: weight, time, age, temperature, money. */
type Dimension = 'weight' | 'time' | 'age' | 'warmth' | 'money';

/** Adjectives that name what they compare, in four languages: over plain text. */
const ADJECTIVES: readonly Pattern<Dimension>[] = [
  ['weight', bounded('heav(?:y|ie(?:r|st))|light(?:er|est)|(?:schwer|leicht)(?:er|ere[nrsm]?|ste[nrsm]?)|plus (?:lourde?s?|leger(?:e?s?))|mas (?:pesad|liger|livian)[oa]s?')],
  ['time', bounded('long(?:er|est)|short(?:er|est)|fast(?:er|est)|slow(?:er|est)|quick(?:er|est)|(?:lang|kurz|schnell)(?:er|ere[nrsm]?|ste[nrsm]?)|plus (?:longue?s?|courte?s?|rapides?|lente?s?)|mas (?:larg|cort|rapid|lent)[oa]s?')],
  ['age', bounded('old(?:er|est)|young(?:er|est)|(?:alt|jung)(?:er|ere[nrsm]?|este[nrsm]?|ste[nrsm]?)|plus (?:agee?s?|jeunes?)|mas (?:viej|joven)[a-z]*')],
  ['warmth', bounded('warm(?:er|est)|cold(?:er|est)|hot(?:ter|test)|cool(?:er|est)|(?:warm|kalt)(?:er|ere[nrsm]?|e?ste[nrsm]?)|plus (?:chaude?s?|froide?s?)|mas (?:calid|fri)[oa]s?')],
  ['money', bounded('(?:most|least|more|less) (?:valuable|expensive|costly)|dear(?:er|est)|cheap(?:er|est)|pric(?:ier|iest)|(?:teuer|teur|billig|wertvoll|gunstig)(?:er|ere[nrsm]?|ste[nrsm]?)|(?:plus|moins) (?:cher|chere|couteu)[a-z]*|(?:mas|menos) (?:car[oa]s?|costos[oa]s?|valios[oa]s?|barat[oa]s?)')],
]; // prettier-ignore

/** What the names of columns say that they measure. */
const COLUMNS: Record<Dimension, RegExp> = {
  weight: /(?<![a-z])(?:weights?|kg|kilos?|grams?|lbs?|tons?|tonnes?|tonnage|mass|gewicht[a-z]*|masse|poids|pesos?)(?![a-z])/,
  time: /(?<![a-z])(?:lengths?|distance|duration|delays?|time|hours?|minutes?|min|days?|seconds?|weeks?|dauer|zeit|[a-z]*(?:dauer|zeit)|tage|stunden|duree|delai|temps|heures|jours|duracion|tiempo|horas|dias)(?![a-z])/,
  age: /(?<![a-z])(?:ages?|alter|edad|years?|jahre|annees|anos)(?![a-z])/,
  warmth: /temp(?![a-z])|temperat/,
  money: /(?<![a-z])(?:value|wert|valeur|valor)(?![a-z])/,
}; // prettier-ignore

/** Whether a text compares by an adjective that names what a column measures: "heaviest" of a weight. */
export const namesDimension = (text: string, { words, ownMoney }: ColumnMeaning): boolean =>
  matchFolded(text, ADJECTIVES).some(
    ({ kind }) => COLUMNS[kind].test(words) || (kind === 'money' && ownMoney),
  );
