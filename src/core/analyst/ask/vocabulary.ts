import { isTypo } from './match-words.js';

// Words that say what to do with the data, in English, German and Spanish; each stands for one of few marks that the patterns of
// the readers look for.
const MARKS: Readonly<Record<string, string>> = {
  AVG: 'average avg mean averaged averages durchschnitt durchschnittlich durchschnittliche durchschnittlicher durchschnittlichen mittlere mittlerer mittelwert promedio media',
  SUM: 'sum total summed totals overall aggregate aggregated cumulative combined summe gesamt gesamte gesamtsumme insgesamt suma totales',
  MEDIAN: 'median mediana',
  MAX: 'maximum max maximal highest largest biggest greatest oldest longest tallest heaviest latest strongest hochste hochster hochsten grosste grossten maximale maximo mayor',
  MIN: 'minimum min minimal lowest smallest youngest shortest cheapest lightest earliest weakest niedrigste niedrigsten kleinste kleinsten geringste minimale minimo menor',
  MOST: 'most meisten meiste mas best',
  LEAST: 'least fewest wenigsten menos worst',
  NUMBER: 'number count counts headcount headcounts anzahl numero cantidad',
  FREQUENCY: 'frequency frequencies occurrence occurrences haufigkeit frecuencia',
  BY: 'by per nach je pro por segun',
  EACH: 'each every jede jeder jedes jeden cada',
  ACROSS: 'across',
  DIFFERENT: 'different distinct various unique separate individual multiple verschiedene verschiedenen distintos diferentes',
  SORT: 'sort sorted sorting order ordered ordering rank ranked ranking arrange arranged sortiere sortiert sortieren ordena ordenado',
  SHOW: 'show display list give draw visualize visualise create make find return present compute calculate tell see get want zeige zeig liste muestra mostrar',
  ASC: 'asc ascending increasing ascendingly aufsteigend ascendente',
  DESC: 'desc descending decreasing descendingly absteigend descendente',
  VS: 'vs versus v against gegen contra',
  RELATE: 'relationship relation relate relates related correlation correlations correlate correlated correlates outliers zusammenhang korrelation relacion correlacion',
  DISTRIBUTION: 'distribution distributions spread distributed verteilung distribucion',
  SHARE: '% proportion proportions percentage percentages percent share shares portion fraction ratio anteil anteile prozent proporcion porcentaje',
  COLOR: 'color colored colour coloured colors legend coded series stacked split broken separated faceted facet trellised subgrouped',
  TREND: 'trend trends trended timeline evolve evolves evolved evolution development verlauf entwicklung tendencia evolucion',
  CHANGE: 'change changes changed grow grows grew increase decrease differ vary varies',
  OVER: 'over through throughout along uber',
  TOP: 'top first best ersten primeros',
  BOTTOM: 'bottom last worst',
  GREATER: 'greater more higher larger bigger above exceeding exceeds exceed older longer heavier taller mehr grosser uber',
  LESS: 'less lower smaller fewer below under younger shorter lighter cheaper weniger kleiner unter',
  BEFORE: 'before prior until vor antes',
  AFTER: 'after nach despues',
  SINCE: 'since seit desde',
  BETWEEN: 'between zwischen entre',
  RANGE: 'range ranges ranging',
  NOT: "not isn't aren't doesn't don't except excluding without exclude outside nicht ohne kein keine ausser sin",
  AND: 'and & und plus',
  OR: 'or oder',
  IS: 'is are was were be being equal equals equaling = ist sind',
  HAS: 'has have had having with whose',
  CONTAIN: 'contain contains containing include includes including',
  LETTER: 'letter letters substring character characters',
  START: 'start starts starting begin begins beginning',
  END: 'end ends ending ended',
  BIN: 'bin bins binned binning bucket buckets interval intervals increments categorized categorization width size rounded step steps',
  YEAR: 'year years yearly annual annually jahr jahre jahren jahrlich ano anos',
  DECADE: 'decade decades',
  QUARTER: 'quarter quarters quarterly quartal quartale trimestre',
  MONTH: 'month months monthly monat monate monaten monatlich mes meses',
  WEEK: 'week weeks weekly woche wochen semana semanas',
  WEEKDAY: 'weekday weekdays wochentag wochentage',
  DAY: 'day days daily tag tage tagen taglich dia dias',
  HOUR: 'hour hours hourly stunde stunden hora horas',
  TIME: 'time times date dates zeit datum fecha tiempo',
  TODAY: 'today heute hoy',
  YESTERDAY: 'yesterday gestern ayer',
  THIS: 'this current dieses diesen diesem',
  LAST: 'last past previous letzte letzten letzter letztes ultimo ultimos pasado',
  WHICH: 'which what welche welcher welches cual cuales que',
  HOW: 'how wie como',
  MANY: 'many viele cuantos cuantas',
}; // prettier-ignore

const MARK_OF = new Map(
  Object.entries(MARKS).flatMap(([mark, words]) => words.split(' ').map((word) => [word, mark] as const)),
);

const LONG_WORD = 8;
const SHORTEST_AMOUNT = 4;
const AMOUNT_MARKS = [...MARK_OF].filter(([word]) =>
  /^(?:average|total|median|number|highest|lowest)$/.test(word),
);
const LONG_MARKS = [...MARK_OF].filter(([word]) => word.length >= LONG_WORD);

/** Words that carry no meaning of their own in a question about a table. */
const STOP_WORDS = new Set(
  `a an the of in on at to for from into onto as it its their his her them they these those that this there here all any some such
  me my i you your we us our can could would should will shall may might please want wish like need help let do does did done using
  use used if so also then than both about between data dataset database table row rows record records value values result results report
  item items attribute column columns field information info details along together respectively only just note whose who whom when where
  while what which how much many more most less please think know see look tell give get got made make makes making take taken based on
  compare compared comparing comparison breakdown overview summary summarize summarise analyze analyse explore identify simple
  according regarding respect given exist exists existing belong belongs axis axes x y bar bars graph graphs chart charts plot plots
  diagram figure picture visual visualization visualisation visualize type types kind kinds group groups grouping grouped by category categories categorize
  category's still currently whether but among dot dots number amount quantity corresponding correspond each one ones
  der die das den dem des ein eine einen einer und von vom zum zur im fur auf mit bitte mir ich wie viele gibt es
  el la los las un una unos de del en con para muestra me mostrar`.split(/\s+/),
);

/** The mark that a word stands for, if any. */
export const markOf = (text: string): string | undefined => MARK_OF.get(text) ?? mistypedMark(text);

/** Long words that say what to do may be mistyped, and those that say how to sum up: "diferent", "averge". */
function mistypedMark(text: string): string | undefined {
  if (text.length < SHORTEST_AMOUNT) return undefined;
  const marks = text.length < LONG_WORD ? AMOUNT_MARKS : LONG_MARKS;
  return marks.find(([word]) => isTypo(text, word))?.[1];
}

export const isStopWord = (text: string): boolean => STOP_WORDS.has(text);
