import { PEOPLE } from './measure-words.js';
import { quotientOf } from '../analyst/reading/quotient.js';
import { aggregationOf, selectItem } from '../analyst/reading/select-item.js';

/**
 * What arithmetic a column of numbers bears. `additive`: amounts and counts. `level`: averages, extremes, prices, scores, which may be
 * averaged but not added up. `ratio`: rates and shares. `id`: keys, codes, years, which name and do not measure. `unknown`: nothing
 * says; then nothing is forbidden.
 */
export type ColumnKind = 'additive' | 'level' | 'ratio' | 'id' | 'unknown';

export interface ColumnMeaning {
  kind: ColumnKind;
  /** Names, title words and formats say that the values are money. */
  money: boolean;
  /** The column itself says so, not only a title that speaks of other columns too. */
  ownMoney: boolean;
  /** They say that the values are durations. */
  time: boolean;
  /** Names say that the values are rates or shares, whatever the SQL aggregates. */
  ratio: boolean;
  /** The author's format prints the values as percentages. */
  percent: boolean;
  /** Everything that names the column, lower case: its name, the column inside the SQL, the title where the name says nothing. */
  words: string;
}

/** Where a column comes from; a widget or what is known of one. */
interface Origin {
  title: string;
  dataKey?: string | undefined;
  duckdbQuery?: string | undefined;
  config?: { numberFormat?: unknown } | undefined;
}

/** Over plain text: lower case without accents. */
const word = (alternatives: string): RegExp => new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`);
const ID = word(
  'id|ids|uuid|guid|key|code|codes|zip|zipcode|postcode|postal code|plz|sku|iban|isbn|phone|rank|rang',
);
/** A column of years; "prior year sales" is none. */
const YEAR = /(?<![a-z])(?:year|jahr|annee|ano)$/;
const EXTREME = word(
  'max|min|maximum|minimum|peak|highest|lowest|largest|smallest|best|worst|top|latest|last|first|record',
);
const COUNT = word('count|counts|number|numbers|anzahl|zahl|nb|nombre|num|numero|cantidad');
/** A unit, and no minimum. */
const MINUTES = /(?<=[a-z]) min$/;
const RATIO = word(
  'rate|rates|ratio|ratios|share|shares|pct|percent|percentage|margin|growth|conversion|churn|probability|likelihood|utili[sz]ation|quote|anteil|anteile|auslastung|wirkungsgrad|ocupacion|occupation|occupancy|ponctualite|efficiency|effizienz|marge|wachstum|taux|part|parts|croissance|tasa|cuota|margen|crecimiento|porcentaje',
);
const LEVEL = word(
  'unit costs?|cost per unit|cout unitaire|couts unitaires|coste unitario|costo unitario|stuckkosten|avg|average|mean|median|min|max|minimum|maximum|score|scores|rating|ratings|index|price|prices|temp|temperature|temperatures|age|ages|density|speed|mpg|lat|latitude|lon|lng|longitude|per|durchschnitt|mittelwert|preis|preise|bewertung|bewertungen|note|noten|valoracion|puntuacion|calificacion|nota|notas|evaluation|moyenne|moyen|prix|note|temperatur|promedio|media|precio|precios|edad|temperatura|satisfaction|nps',
);
const MONEY = word(
  'usd|eur|gbp|chf|jpy|dollars?|euros?|pounds?|money|revenues?|turnover|sales|prices?|costs?|spend|spending|spent|profits?|income|salar(?:y|ies)|wages?|pay|budgets?|gross|net|earnings|mrr|arr|arpu|gmv|amounts?|fees?|tax(?:es)?|debt|payments?|invoices?|contributions?|donations?|expenses?|value of|umsatz|umsatze|erlose?|kosten|gewinn|gewinne|ausgaben|einnahmen|einkommen|gehalt|betrag|betrage|chiffre|prix|couts?|depenses?|benefices?|montants?|salaires?|recettes?|ventes|ventas|ingresos|precios?|costos?|gastos?|beneficios?|importes?|salarios?',
);
const TIME = word(
  'seconds?|secs?|duration|durations|time|latency|delay|delays|elapsed|age|uptime|dauer|zeit|sekunden|duree|temps|duracion|tiempo|segundos',
);

/** "temp_c" and "temp_max" are temperatures, "temp_staff" is none. */
const DEGREES =
  /°[cf](?![a-z])|celsius|fahrenheit|(?<![a-z])temp(?: (?:avg|mean|min|max|high|low))?(?: [cf])?(?![ a-z]*[a-z])/;

/** Names that only say which part a column plays: the title says what it measures. */
/** Rows of moments, as far as the SQL says. */
const PERIODS = /date_trunc|strftime|extract\s*\(|\b(?:month|week|day|year|quarter)\s*\(/i;

const ROLE =
  /^(?:value|val|y|x|count|cnt|n|num|total|sum|amount|size|value[12]|delta|target|avg|average|mean|median|min|max|result)$/i;

const meanings = new WeakMap<Origin, Map<string, ColumnMeaning>>();

/** Reads a column's meaning from its name, its SQL, and the widget's title and format. */
export function columnMeaning(name: string, origin: Origin): ColumnMeaning {
  let known = meanings.get(origin);
  if (!known) meanings.set(origin, (known = new Map<string, ColumnMeaning>()));
  let meaning = known.get(name);
  if (!meaning) known.set(name, (meaning = read(name, origin)));
  return meaning;
}

/** "1e6" under a line scales like any number. */
const POWER = /(?<![\w.])\d+e\d+(?![\w.])/gi;

function read(name: string, { title, dataKey, duckdbQuery, config }: Origin): ColumnMeaning {
  const sql = dataKey || duckdbQuery || '';
  const item = sql === '' ? undefined : selectItem(sql, name);
  const { aggregation, inner } =
    item === undefined ? { aggregation: 'none' as const } : aggregationOf(item.replace(POWER, '1000'));
  const own = spoken(name);
  const inside = spoken(inner ?? '');
  // "Price by region" speaks of the measure before "by"; what follows names the categories.
  const titled = ROLE.test(name)
    ? spoken(title.split(/\s(?:by|per|nach|pro|par|por|vs\.?|over)\s/i)[0] ?? '')
    : '';
  const words = [own, inside, titled, DEGREES.test(`${own} | ${inside}`) ? 'temperature' : '']
    .filter(Boolean)
    .join(' | ');
  const format = typeof config?.numberFormat === 'string' ? config.numberFormat : '';
  return {
    kind: kindOf(aggregation, words, ROLE.test(name) ? '' : own, inside, PERIODS.test(sql)),
    money:
      MONEY.test(words) ||
      MONEY.test(folded(title)) ||
      /[$€£¥]/.test(`${name} ${title}`) ||
      format.startsWith('currency'),
    ownMoney: MONEY.test(words) || /[$€£¥]/.test(name) || (ROLE.test(name) && MONEY.test(folded(title))),
    time: TIME.test(words) || TIME.test(folded(title)) || format.startsWith('duration'),
    ratio: RATIO.test(words) || format.startsWith('percent') || isPart(item),
    percent: format.startsWith('percent'),
    words,
  };
}

/** What the SQL makes a part of a whole, from 0 to 1, whatever it is called. */
function isPart(item: string | undefined): boolean {
  const quotient = item === undefined ? undefined : quotientOf(item);
  return quotient?.share === true && !quotient.scaled;
}

function kindOf(
  aggregation: string,
  words: string,
  own: string,
  inside: string,
  overTime: boolean,
): ColumnKind {
  const named = `${own} | ${inside}`;
  if (aggregation === 'count') return 'additive';
  if (aggregation === 'ratio') return 'ratio';
  if (
    aggregation === 'average' ||
    aggregation === 'median' ||
    // The largest of equal values in a group is the value itself, unless the name says that it is an extreme.
    ((aggregation === 'maximum' || aggregation === 'minimum') &&
      (own === '' || LEVEL.test(words) || EXTREME.test(own)))
  )
    return 'level';
  if (RATIO.test(words)) return 'ratio';
  if (aggregation === 'sum')
    return LEVEL.test(own.replace(MINUTES, '')) && !/price|preis|prix|precio/.test(own)
      ? 'level'
      : 'additive';
  // The same people come again in the next month; an event happens once.
  if (aggregation === 'distinct')
    return COUNT.test(own) ? 'additive' : overTime && PEOPLE.test(own) ? 'level' : 'unknown';
  if (ID.test(named) || YEAR.test(own)) return 'id';
  if (LEVEL.test(words)) return 'level';
  return 'unknown';
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** `customerId` and `customer_id` are read as two words; "kWh" is one. */
function spoken(name: string): string {
  const whole = name.replace(/[kMG]Wh?(?!\p{L})/gu, (unit) => unit.toLowerCase());
  return folded(whole.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_\-./]+/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
