import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery } from '../../query/types.js';
import { knownRows } from './known-rows.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import {
  isProfitName,
  pairsOf,
  partOfRatio,
  ratioOf,
  type Pair,
  type PairFacts,
  type Part,
} from './ratio-pairs.js';
import { ratioName, type RatioForm } from './ratio-words.js';
import type { Titles } from './title-words.js';

/** More would crowd out all else; where rows are totals of a day or a month ratios are what there is to compare. */
const MOST = 2;
const MOST_OF_TOTALS = 4;
const MOST_PARTS = 8;
const MOST_OF_ONE = 2;
const LEAST_ROWS = 60;
/** A name beyond this leaves no room for what is said of it. */
const LONGEST = 42;
const LONGEST_OF_MONEY = 34;
/** Two amounts that explain a third as well as each other. */
const AS_WELL = 0.04;

interface Found extends Pair {
  facts: PairFacts;
  form: RatioForm;
  worth: number;
}

/** What a table's rows stand for, as ratios need it. */
export interface RatioFacts {
  hasTime: boolean;
  /** What a row covers, where rows are totals of a period: "month". */
  period: string | undefined;
  /** Amounts in several currencies are in no ratio. */
  mixed: boolean;
  /** Conditions that leave out what never took place. */
  only: readonly string[];
}

/**
 * Ratios of two columns that add up, as ratios of sums: what is asked for in place of means of rows. Few, and only where the amount below
 * the line explains the one above it over the rows, or holds it; never of a price to itself.
 */
export async function ratiosOf(
  table: string,
  columns: readonly ColumnProfile[],
  { hasTime, period, mixed, only }: RatioFacts,
  titles: Titles,
  runQuery: RunQuery,
): Promise<Measure[]> {
  const parts = columns
    .filter(({ counts }) => !counts)
    .flatMap((one) => partOfRatio(one, hasTime, period !== undefined) ?? [])
    .filter(({ kind, currency }) => !(mixed && kind === 'money' && currency === undefined))
    .sort((a, b) => b.filled - a.filled)
    .slice(0, MOST_PARTS);
  const pairs = pairsOf(parts);
  if (pairs.length === 0) return [];
  const facts = await factsOf(table, pairs, only, runQuery);
  const found = pairs.flatMap((pair, at): Found[] => {
    const own = facts[at];
    const ratio = own && own.n >= LEAST_ROWS ? ratioOf(pair, own) : undefined;
    return ratio && own ? [{ ...pair, facts: own, ...ratio }] : [];
  });
  const distinct = await withoutProducts(
    table,
    found.filter((one) => isNearest(one, found) && !isToldOtherwise(one, found)),
    columns,
    runQuery,
  );
  const chosen: Found[] = [];
  for (const one of distinct.sort((a, b) => b.worth - a.worth)) {
    const same = chosen.filter(({ above }) => above === one.above).length;
    if (same < MOST_OF_ONE && chosen.length < (period === undefined ? MOST : MOST_OF_TOTALS))
      chosen.push(one);
  }
  return chosen.flatMap((one) => {
    const measure = measureOf(one, only, titles, period ?? titles.words.month);
    return measure.name.length <= (one.form === 'times' ? LONGEST_OF_MONEY : LONGEST) ? [measure] : [];
  });
}

/** Without far values, of which a few would decide. */
const within = ({ sql, high }: Part): string =>
  high === undefined ? `${sql}::DOUBLE` : `LEAST(${sql}::DOUBLE, ${high})`;

/** One query for all pairs; sums are those of the rows with both. */
async function factsOf(
  table: string,
  pairs: readonly Pair[],
  only: readonly string[],
  runQuery: RunQuery,
): Promise<PairFacts[]> {
  const items = pairs.flatMap(({ above, below }, i) => {
    const [a, b] = [`${above.sql}::DOUBLE`, `${below.sql}::DOUBLE`];
    const known = knownRows(above, below);
    const both = known.length === 0 ? '' : ` FILTER (WHERE ${known.join(' AND ')})`;
    return [
      `COUNT(*)${both} AS "n${i}"`, `SUM(${a})${both} AS "a${i}"`, `SUM(${b})${both} AS "b${i}"`,
      `CORR(${within(above)}, ${within(below)})${both} AS "r${i}"`, `VAR_POP(${a})${both} AS "v${i}"`, `VAR_POP(${b})${both} AS "w${i}"`, `COVAR_POP(${a}, ${b})${both} AS "c${i}"`,
      `AVG((${a} <= ${b})::INT)${both} AS "l${i}"`, `AVG((${a} >= ${b})::INT)${both} AS "m${i}"`,
      `AVG((${b} = 0 AND ${a} <> 0)::INT)${both} AS "z${i}"`, `AVG((${a} = 0 AND ${b} <> 0)::INT)${both} AS "y${i}"`,
    ];
  }); // prettier-ignore
  const where = only.length === 0 ? '' : ` WHERE ${only.join(' AND ')}`;
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}${where}`);
  const row: Row = rows[0] ?? {};
  return pairs.map((_, i) => {
    const number = (key: string): number => Number(row[`${key}${i}`] ?? 0);
    const [n, sumAbove, sumBelow] = [number('n'), number('a'), number('b')];
    const ratio = sumAbove / sumBelow;
    const left = number('v') + ratio ** 2 * number('w') - 2 * ratio * number('c');
    return {
      n, sumAbove, sumBelow, r: number('r'), within: number('l'), beyond: number('m'), alone: number('z'),
      mayBeNone: number('y') > 0, otherMayBeNone: number('z') > 0,
      rest: Math.sqrt(Math.max(0, left)) / (sumAbove / n),
    }; // prettier-ignore
  });
}

/** Of the amounts that hold a part the smallest: conversions are a part of clicks before they are one of impressions. */
function isNearest({ above, below, form, facts }: Found, all: readonly Found[]): boolean {
  const others = all.filter((one) => one.above === above && one.below !== below);
  if (form === 'share')
    return !others.some((one) => one.form === 'share' && one.facts.sumBelow < facts.sumBelow);
  // Cost goes with clicks rather than with impressions.
  return !others.some(
    (one) =>
      one.form === form &&
      one.below.kind === below.kind &&
      one.facts.r > facts.r + AS_WELL &&
      all.some(({ above: a, below: b }) => a === one.below && b === below),
  );
}

/** A whole by its part says what the part's share says; what is used up by the way goes with the way, and not with each other. */
const isToldOtherwise = ({ above, below, form }: Found, all: readonly Found[]): boolean =>
  form !== 'share' &&
  // The margin says what sales are to their costs.
  ((form === 'times' && all.some((one) => isProfitName(one.above.name))) ||
    all.some((one) => one.form === 'share' && one.above === below && one.below === above) ||
    all.some(
      (one) =>
        one.above === below &&
        one.form.startsWith('per') &&
        all.some(
          (other) => other.above === above && other.below === one.below && other.form.startsWith('per'),
        ),
    ));

/** An amount that is another times a price in the table says no more than the price. */
async function withoutProducts(
  table: string,
  found: readonly Found[],
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<Found[]> {
  const prices = columns.filter(({ role, type }) => role === 'measure' && type === 'number');
  const asked = found.flatMap((one) =>
    prices.flatMap((price) =>
      price.name === one.above.name || price.name === one.below.name ? [] : [{ one, price }],
    ),
  );
  if (asked.length === 0) return [...found];
  const items = asked.map(({ one, price }, i) => {
    const [a, b, c] = [one.above, one.below, price].map(({ sql }) => `${sql}::DOUBLE`);
    return `AVG((ABS(${a} - ${b} * ${c}) <= 0.011 * ABS(${a}))::INT) FILTER (WHERE ${a} <> 0) AS "p${i}"`;
  });
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const made = new Set(
    asked.filter((_, i) => Number(rows[0]?.[`p${i}`] ?? 0) > MOST_MADE).map(({ one }) => one),
  );
  return found.filter((one) => !made.has(one));
}

const MOST_MADE = 0.8;

function measureOf(
  { above, below, form, facts, worth }: Found,
  only: readonly string[],
  titles: Titles,
  period: string,
): Measure {
  const scale = form === 'perHundred' ? 100 : 1;
  const { low: _low, high: _high, ...profile } = above;
  return {
    ...profile,
    name: ratioName(form, above.name, below.name, titles, {
      period,
      isHour: below.kind === 'time' && below.unit === 'h',
    }),
    role: 'measure',
    aggregate: 'RATIO',
    over: { ...below, scale },
    of: [above.name, below.name],
    additive: false,
    filled: Math.min(above.filled, below.filled),
    only: [...only, ...knownRows(above, below)],
    interest: worth * Math.min(above.filled, below.filled) ** 0.3,
    format: formatOf(form, above, (scale * facts.sumAbove) / facts.sumBelow),
  };
}

/** Shares in per cent, money in its currency; else enough digits to tell groups apart. */
function formatOf(form: RatioForm, { currency }: Part, ratio: number): string {
  if (form === 'share' || form === 'relative') return ratio < 0.1 ? 'percent:2' : 'percent:1';
  const digits = ratio >= 100 ? 0 : ratio >= 10 ? 1 : 2;
  return form !== 'times' && currency !== undefined
    ? `currency:${currency},${ratio >= 100 ? 0 : 2}`
    : `number:${digits}`;
}
