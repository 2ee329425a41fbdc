import { columnRole } from '../../intake/roles/column-role.js';
import { foldedName, isRateName } from '../../intake/roles/name-words.js';
import type { Aggregation, ColumnOrigin } from '../sql/types.js';
import type { Measure } from './measure.js';
import { isRoleName } from './names.js';
import { namedUnit } from './units.js';

/** Aggregates that are part of a measure's name. A sum is called what it sums up, a count what it counts. */
const NAMED: ReadonlySet<Aggregation> = new Set([
  'average',
  'median',
  'maximum',
  'minimum',
  'distinct',
  'deviation',
]);

const PICKS: ReadonlySet<Aggregation> = new Set(['maximum', 'minimum', 'average', 'median']);

const LEVELS: ReadonlySet<Aggregation> = new Set([...NAMED, 'quantile', 'first', 'last', 'list']);

/** The name says the aggregate itself, or is that of a rate, whose share would be another thing. */
export const isSaid = (
  aggregate: NonNullable<Measure['aggregate']>,
  noun: string,
  { flag, title }: { flag: boolean; title: string | undefined },
): boolean =>
  (flag && title !== undefined && aggregate !== 'share') ||
  (aggregate === 'change' && /(?:^| )(?:change|growth|yoy|mom)(?: |$)/.test(foldedName(noun))) ||
  // Customers with churn are counted, and churn is a rate.
  (aggregate === 'share'
    ? isRateName(foldedName(noun)) && !/ with(?:out)? /.test(noun)
    : SAYS_AGGREGATE.test(foldedName(noun)));

/** Only some rows are taken: above the line of a share, or by all of an aggregate. */
export const isConditional = (origin: ColumnOrigin | undefined): boolean =>
  origin !== undefined &&
  (origin.condition !== undefined ||
    (origin.quotient !== undefined && /\bfilter\s*\(|\bcase\b|count_?if/i.test(origin.text)));

/** Words of an alias that say the aggregate themselves. */
export const SAYS_AGGREGATE =
  /(?:^| )(?:avg|average|mean|median|max|maximum|min|minimum|highest|lowest|peak|typical|std|stddev|schnitt|durchschnitt|mittel|moyenne?|mediane|promedio|media|mediana|medio)(?: |$)/;

export function aggregateOf(column: string, origin: ColumnOrigin | undefined): Measure['aggregate'] {
  const bare = isRoleName(column);
  if (origin?.quotient?.share) return bare ? 'share' : undefined;
  if (origin?.quotient?.change && bare) return 'change';
  const { aggregation } = origin ?? {};
  if (aggregation === undefined || !NAMED.has(aggregation)) return undefined;
  // The largest of one value picked out by a condition is that value.
  if (origin?.condition !== undefined && PICKS.has(aggregation)) return undefined;
  if (bare) return aggregation;
  return aggregation === 'distinct' || SAYS_AGGREGATE.test(foldedName(column)) ? undefined : aggregation;
}

/** Whether values may be summed: the aggregate decides, then the role of the column inside. */
export function addsUp(
  origin: ColumnOrigin | undefined,
  name: string,
  values: readonly number[],
  seesSql: boolean,
): boolean {
  if (origin) {
    if (origin.quotient || (origin.window && origin.window !== 'difference')) return false;
    if (origin.countsRows) return true;
    if (origin.aggregation !== undefined && LEVELS.has(origin.aggregation)) return false;
    if (origin.computed?.shifted) return false;
    // Whoever sums up values has said that they add up.
    if (origin.aggregation === 'sum') return true;
  }
  const numbers = values.slice(0, 1000);
  const { role, additive } = columnRole({
    name,
    type: 'number',
    unit: namedUnit(name).unit,
    rows: numbers.length,
    filled: Math.max(1, numbers.length),
    distinct: new Set(numbers).size,
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    isWhole: numbers.every(Number.isInteger),
  });
  if (role !== 'measure') return false;
  // A name that says nothing either way: what a query hands out as it is, is taken for an amount where the SQL can be seen.
  return (
    additive ?? (seesSql && name !== '' && origin?.aggregation === undefined && !isRateName(foldedName(name)))
  );
}

/** Points of a scale without a zero, and differences: twice as many mean nothing. */
export const isScale = (folded: string, origin: ColumnOrigin | undefined): boolean =>
  origin?.window === 'difference' ||
  /(?:^| )(?:nps|csat|scores?|ratings?|stars|grades?|satisfaction|note|notes|bewertung|puntuacion|calificacion|nota)(?: |$)/.test(
    folded,
  );

export const isTemperature = (folded: string, unit: string | undefined): boolean =>
  unit === '°C' || unit === '°F' || /temp|grad celsius|degres|気温|温度|氣溫|气温/.test(folded);

/** Names of what is there at a time. */
const STOCK =
  /(?:^| )(?:jobs?|employ\w*|workers|people|population|inhabitants|headcount|fte|staff|inventory|stocks?|balances?|debts?|members|subscribers|users|customers|accounts|open \w+|mrr|arr|recurring revenue|backlog|outstanding|headcounts|deposits|followers|beds|capacity|active \w+|on hand|in stock|in force|policies|subscriptions|tenants|residents|seats|licen[cs]es|assets|aum|holdings|vacancies|bestand|policen|mitglieder|adhérents|abonnés|suscriptores|socios|mitarbeiter|einwohner|stock|effectif|saldo|empleados|habitantes|funcionarios)$/;

export const isStock = (folded: string): boolean => STOCK.test(folded);
