import { bounded, matchFolded, type Pattern } from '../template/fold.js';
import type { Span } from '../template/template-error.js';
import type { ColumnMeaning } from './column-meaning.js';

/** What an adjective measures. */
type Dimension =
  | 'weight'
  | 'age'
  | 'birth'
  | 'warmth'
  | 'money'
  | 'duration'
  | 'velocity'
  | 'punctuality'
  | 'lateness'
  | 'fullness'
  | 'traffic';

const OLD =
  'old(?:er|est)|alt(?:er|ere[nrsm]?|este[nrsm]?)|plus (?:agee?s?|vieux|vieilles?|ancien(?:ne)?s?)|mas (?:viej|antigu)[oa]s?';
const YOUNG = 'young(?:er|est)|jung(?:er|ere[nrsm]?|ste[nrsm]?)|plus jeunes?|mas (?:joven|jovenes)';
const NEW =
  'new(?:er|est)|neu(?:er|ere[nrsm]?|este[nrsm]?)|plus (?:recente?s?|neu(?:f|fs|ve|ves))|mas (?:nuev[oa]s?|recientes?)';
const SLOW = 'slow(?:er|est)|langsam(?:er|ere[nrsm]?|ste[nrsm]?)|plus lente?s?|mas lent[oa]s?';
/** What grows fast is told of a growth. */
const FAST =
  '(?:fast(?:er|est)|quick(?:er|est)|swiftest|speediest)(?![- ](?:grow|ris|fall|shrink|increas|declin)[a-z]*)|schnell(?:er|ere[nrsm]?|ste[nrsm]?)(?! (?:wachs|gewachs|gestieg|steig)[a-z]*)|plus (?:rapides?|vite)|mas (?:rapid[oa]s?|rapido|deprisa)';
const ON_TIME =
  '(?:most|more) (?:punctual|reliable|timely)|punktlich(?:er|ere[nrsm]?|ste[nrsm]?)|plus ponctuel(?:le)?s?|mas puntual(?:es)?';
const LATE =
  '(?:least|less) (?:punctual|reliable|timely)|most delayed|unpunktlich(?:er|ere[nrsm]?|ste[nrsm]?)|moins ponctuel(?:le)?s?|menos puntual(?:es)?';
const VISITED =
  '(?:visited|used|frequented|attended|borrowed|read|sold|bought|ordered|viewed|played|booked|harvested|travelled|traveled|requested|watched|downloaded|clicked)';
const FREQUENTEE =
  '(?:frequente|visite|utilise|suivi|lu|vendu|demande|emprunte|achete|commande|joue|regarde|reserve|ecoute|pratique)e?s?';
const VISITADA =
  '(?:visitad|usad|utilizad|vendid|leid|solicitad|prestad|concurrid|transitad|frecuentad|demandad|pedid|jugad)[oa]s?';
const PRESTA = '(?:presta|vende|recibe|usa|atiende|produce|cosecha|transporta|factura)n?';

/** Adjectives that name what they compare, of much of it and of little, in four languages: over plain text. */
const ADJECTIVES: readonly [Dimension, much: string, little: string][] = [
  ['weight', 'heav(?:ier|iest)|schwer(?:er|ere[nrsm]?|ste[nrsm]?)|plus lourde?s?|mas pesad[oa]s?', 'light(?:er|est)|leicht(?:er|ere[nrsm]?|este[nrsm]?)|plus leg(?:er|ere)s?|mas (?:liger|livian)[oa]s?'],
  ['age', OLD, YOUNG],
  ['birth', `${NEW}|${YOUNG}`, OLD],
  ['warmth', 'warm(?:er|est)|hot(?:ter|test)|warm(?:er|ere[nrsm]?|ste[nrsm]?)|hei(?:ss|ß)(?:er|ere[nrsm]?|este[nrsm]?)|plus chaude?s?|mas (?:calid|caluros)[oa]s?', 'cold(?:er|est)|cool(?:er|est)|kalt(?:er|ere[nrsm]?|este[nrsm]?)|plus froide?s?|mas fri[oa]s?'],
  ['money', '(?:most|more) (?:valuable|expensive|costly)|dear(?:er|est)|pric(?:ier|iest)|(?:teuer|teur|wertvoll)(?:er|ere[nrsm]?|ste[nrsm]?)|plus (?:cher|chere|couteu)[a-z]*|mas (?:car[oa]s?|costos[oa]s?|valios[oa]s?)', '(?:least|less) (?:valuable|expensive|costly)|cheap(?:er|est)|(?:billig|gunstig)(?:er|ere[nrsm]?|ste[nrsm]?)|moins (?:cher|chere|couteu)[a-z]*|mas barat[oa]s?|menos (?:car[oa]s?|costos[oa]s?)'],
  ['duration', SLOW, FAST],
  ['velocity', FAST, SLOW],
  ['punctuality', ON_TIME, LATE],
  ['lateness', LATE, ON_TIME],
  ['fullness', 'full(?:er|est)|voll(?:er|ere[nrsm]?|ste[nrsm]?)|plus (?:pleine?s?|remplie?s?)|mas (?:llen|ocupad)[oa]s?', 'empti(?:er|est)|leer(?:er|ere[nrsm]?|ste[nrsm]?)|plus vides?|moins remplie?s?|mas vaci[oa]s?|menos ocupad[oa]s?'],
  ['traffic', `busi(?:er|est)|(?:most|more) ${VISITED}|best[- ]?selling|meist(?!ens)[a-z]{4,}te[nrsm]?|plus ${FREQUENTEE}|mas ${VISITADA}|que mas ${PRESTA}`, `quiet(?:er|est)|(?:least|less) ${VISITED}|ruhig(?:er|ere[nrsm]?|ste[nrsm]?)|moins ${FREQUENTEE}|menos ${VISITADA}|que menos ${PRESTA}`],
]; // prettier-ignore

/** Those that are told of the largest values, and of the least. */
const PATTERNS: readonly Pattern<readonly [Dimension, 'max' | 'min']>[] = ADJECTIVES.flatMap(
  ([dimension, much, little]) => [
    [[dimension, 'max'], bounded(much)],
    [[dimension, 'min'], bounded(little)],
  ],
);

/** Places where a text has any of them, whatever case it is written in. */
export const dimensionsIn = (text: string): readonly Span[] => matchFolded(text, PATTERNS);

export const comparesByDimension = (text: string): boolean => dimensionsIn(text).length > 0;

const named = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

/** What the names of columns say that they measure. */
const COLUMNS: Record<Exclude<Dimension, 'traffic'>, RegExp> = {
  weight: named('weights?|kg|kilos?|grams?|lbs?|tons?|tonnes?|tonnage|mass|gewicht[a-z]*|masse|poids|pesos?'),
  age: named('ages?|alter|edad|years|jahre|annees|anos'),
  birth: named('(?:bau|grundungs|geburts)?jahr|year|annee|ano|built|founded|opened|established|born'),
  warmth: /temp(?![a-z])|temperat/,
  money: /(?<=[a-z] )(?:value|wert|valeur|valor)(?![a-z])/,
  duration: named(
    'times?|durations?|delays?|latency|waits?|seconds?|secs?|minutes?|mins?|hours?|hrs?|days|[a-z]*dauer|[a-z]*zeit(?:en)?|sekunden|minuten|stunden|tage|durees?|temps|secondes|heures|jours|duracion|tiempos?|segundos|minutos|horas|dias',
  ),
  velocity: named(
    'speeds?|velocity|mph|kmh|km h|knots|[a-z]*geschwindigkeit|vitesse|velocidad|mbps|throughput',
  ),
  punctuality: named('punctuality|on time(?: [a-z]+)*|punktlichkeit|ponctualite|puntualidad|service level'),
  lateness: named('delays?(?: [a-z]+)*|delayed|late|verspatung(?:en)?|retards?|retrasos?'),
  fullness: named(
    'occup[a-z]+|ocup[a-z]+|auslastung|belegung|remplissage|fill rate|load factor|utili[sz]ation',
  ),
};

/** Visits, sales and uses are counted: a price, a rating or a duration says nothing of them. */
const isCounted = ({ kind, ownMoney, words }: ColumnMeaning): boolean =>
  !ownMoney && kind !== 'level' && kind !== 'ratio' && kind !== 'id' && !COLUMNS.duration.test(words);

const measures = (dimension: Dimension, meaning: ColumnMeaning): boolean =>
  dimension === 'traffic'
    ? isCounted(meaning)
    : COLUMNS[dimension].test(meaning.words) || (dimension === 'money' && meaning.ownMoney);

/** Whether a text speaks of what is counted: then no column that is measured otherwise will do, even where none other is at hand. */
export const comparesCounts = (text: string): boolean =>
  matchFolded(text, PATTERNS).some(({ kind: [dimension] }) => dimension === 'traffic');

const COMPARATIVE = /er[esnm]?$|^(?:more|less|plus|mas|más|moins|menos) /iu;
const ARTICLE = /(?:^|\s)(?:le|la|les|el|los|las|lo|que)\s+(?:\p{L}+\s+)?$/iu;
const THAN_NEXT = /^\s*(?:que|de lo que)(?!\p{L})/iu;

/**
 * The end of a column's values that an adjective of a text is told of, where the adjective names what the column measures; `any` for a
 * comparative.
 */
export function dimensionNamed(text: string, meaning: ColumnMeaning): 'max' | 'min' | 'any' | undefined {
  const found = matchFolded(text, PATTERNS).find(({ kind: [dimension] }) => measures(dimension, meaning));
  if (!found) return undefined;
  const compares =
    COMPARATIVE.test(found.text) &&
    (!ARTICLE.test(text.slice(0, found.pos)) || THAN_NEXT.test(text.slice(found.end)));
  return compares ? 'any' : found.kind[1];
}
