import { foldedName, isTariffName } from '../../intake/roles/name-words.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { readableName } from '../../statements/frame/names.js';
import { namedUnit } from '../../statements/frame/units.js';
import { PERIOD_WORD } from '../../statements/frame/measure-periods.js';
import { levelAs, type Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';

/** Columns that hold one thing of several kinds: `home_score` and `away_score`, `spend_wine` and `spend_fish`. */
export interface Family {
  /** What they share: "score", "spend". */
  name: string;
  members: readonly { column: ColumnProfile; own: string }[];
  aggregate: 'SUM' | 'AVG' | 'MEDIAN';
}

const MOST_MEMBERS = 12;
const LEAST_BEHIND = 3;
/** Values that lie further apart are not of one kind. */
const SAME_SIZE = 200;
/** Words that say how values were made, or nothing. */
const NO_KIND =
  /^(?:min|max|mean|avg|average|median|std|sd|var|first|last|total|sum|all|number|no|num|nr|id|code|is|has|was|of|per|in|count|pct|percent|rate|day|days|date|time|year|month|week|hour|hours|age|x|y|z|yearly|annual|monthly|weekly|daily|hourly|current|gross|net|base|real|main|other|old|new|high|low)$/;

/** Families of number columns by their first or their last word, the largest first; a column is in one of them. */
export function familiesOf(columns: readonly ColumnProfile[], measures: readonly Measure[]): Family[] {
  const numbers = columns.filter(
    ({ role, type, yes, least }) =>
      role === 'measure' && type === 'number' && yes === undefined && Number(least) >= 0,
  );
  const groups = new Map<string, { column: ColumnProfile; own: string }[]>();
  for (const column of numbers) {
    const words = wordsOf(column);
    if (words.length < 2) continue;
    for (const [shared, own] of [
      [words[0], words.slice(1)],
      [words.at(-1), words.slice(0, -1)],
    ] as const) {
      const folded = foldedName(shared ?? '');
      if (
        NO_KIND.test(folded) ||
        isTariffName(folded) ||
        folded === 'level' ||
        own.some((word) => isNoKind(word))
      )
        continue;
      const key = `${shared === words[0] ? 'first' : 'last'} ${folded} ${column.unit ?? ''}`;
      groups.set(key, [...(groups.get(key) ?? []), { column, own: own.join(' ') }]);
    }
  }
  const used = new Set<ColumnProfile>();
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([key, members]): Family[] => {
      const free = members.filter(({ column }) => !used.has(column));
      const means = free.map(({ column: { mean = 0 } }) => mean);
      // One word before others is as often an adjective as a thing.
      const least = key.startsWith('first') ? LEAST_BEHIND : 2;
      const isWithin = free.some(({ own }) => free.some((other) => other.own.startsWith(`${own} `)));
      if (
        isWithin ||
        free.length < least ||
        free.length > MOST_MEMBERS ||
        new Set(free.map(({ own }) => own)).size < free.length
      )
        return [];
      if (Math.max(...means) > SAME_SIZE * Math.min(...means)) return [];
      for (const { column } of free) used.add(column);
      const [first] = free;
      const words = first ? wordsOf(first.column) : [];
      const name = (key.startsWith('first') ? words[0] : words.at(-1)) ?? '';
      const areSums = free.every(({ column }) =>
        measures.some((one) => one.name === column.name && one.aggregate === 'SUM'),
      );
      const isSkewed = free.some(({ column }) => levelAs(column) === 'MEDIAN');
      return [
        {
          name,
          members: free,
          aggregate: areSums ? 'SUM' : isSkewed && free.length === 2 ? 'MEDIAN' : 'AVG',
        },
      ];
    });
}

/** The words of a name without its unit. */
const wordsOf = ({ name }: ColumnProfile): string[] => readableName(namedUnit(name).name).split(' ');

const isNoKind = (word: string): boolean => {
  const folded = foldedName(word);
  return (
    PERIOD_WORD.test(folded) ||
    /^(?:min|max|mean|avg|average|median|std|sd|var|total|sum|id|code|pct|percent|rate)$/.test(folded)
  );
};

/** So many rows in which one is at least as large as another make the other a part of it. */
const NESTED = 0.99;

/** Without families in which one column holds another: late trains are among those that ran, and are not added to them. */
export async function unnested(
  table: string,
  families: readonly Family[],
  runQuery: RunQuery,
): Promise<Family[]> {
  const kept = await Promise.all(
    families.map(async (family) => {
      const sqls = family.members.map(({ column }) => column.sql);
      const tests = sqls.flatMap((one, i) =>
        sqls.flatMap((other, j) => (i === j ? [] : [`AVG((${one} >= ${other})::INT)`])),
      );
      const { rows } = await runQuery(
        `SELECT ${tests.map((test, i) => `${test} AS "t${i}"`).join(', ')} FROM ${quoteName(table)}`,
      );
      return tests.some((_, i) => Number(rows[0]?.[`t${i}`] ?? 0) >= NESTED) ? [] : [family];
    }),
  );
  return kept.flat();
}
