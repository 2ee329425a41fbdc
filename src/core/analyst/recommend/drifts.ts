import { ofLanguage } from '../../of-language.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { Row, RunQuery } from '../../query/types.js';
import { cellsOf, cellStatistics, ownPart } from './cells.js';
import { keyOf, idOf, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import { isUnfinished, mayExplain } from './effects.js';
import type { Measure } from './measures.js';
import { daysOf, grainFor, periodsOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';
import { wordsBefore } from './shares-word.js';
import type { Subject } from './subject.js';
import { timeSeriesSql } from './widget-sql.js';

/** A group of a category whose course is not that of the others. */
export interface Drift {
  measure: Measure;
  column: ColumnProfile;
  group: string;
  size: number;
  p: number;
  /** Rows of the group. */
  n: number;
}

const MOST_VALUES = 12;
const MOST_COLUMNS = 6;
/** The time is cut into so many equal parts. */
const PARTS = 6;
const LEAST_DAYS = 60;
/** Averages of fewer rows than this a period are no course. */
const ROWS_EACH = 10;
const LEAST_TIMES = 6;
/** More lines than these are the one group and all others. */
const MOST_LINES = 2;

/** Measures by category and part of the time at once: where a category's groups did not go the same way. One query a category. */
export async function driftsOf(
  { table, time, categories }: Subject,
  measures: readonly Measure[],
  runQuery: RunQuery,
): Promise<Drift[]> {
  if (time?.role !== 'time' || daysOf(time) < LEAST_DAYS || time.distinct < LEAST_TIMES) return [];
  const before = wordsBefore(table);
  const asked = measures.filter(({ settles }) => !settles);
  const columns = categories
    .filter(({ distinct, type }) => distinct <= MOST_VALUES && type !== 'number')
    .slice(0, MOST_COLUMNS);
  const [start, span] = [`EPOCH(DATE '${String(time.least).slice(0, 10)}')`, (daysOf(time) + 1) * 86_400];
  const part = `FLOOR(${PARTS} * (EPOCH(${time.sql}) - ${start}) / ${span})::INTEGER`;
  const found = await Promise.all(
    columns.map(async (column) => {
      const own = asked.filter((measure) => mayExplain(column, measure, before));
      if (own.length === 0) return [];
      const items = own.flatMap((measure, i) => cellStatistics(measure, i));
      const { rows } = await runQuery(
        `SELECT ${column.sql}::VARCHAR AS "row", ${part} AS "column", COUNT(*) AS "rows", ${items.join(', ')} FROM ${quoteName(table.name)} GROUP BY 1, 2 ORDER BY 1, 2`,
      );
      return own.flatMap((measure, i): Drift[] => {
        if (!measure.settled && isUnfinished(byPart(rows, i), i)) return [];
        const { cells } = cellsOf(measure, rows, i);
        const apart = ownPart(cells, measure.over !== undefined);
        if (!apart) return [];
        const n = cells.reduce((sum, one) => sum + (one.row === apart.row ? one.n : 0), 0);
        return [{ measure, column, group: apart.row, size: apart.size, p: apart.p, n }];
      });
    }),
  );
  return found.flat();
}

/** All groups together, part after part of the time. */
function byPart(rows: readonly Row[], i: number): Row[] {
  const parts = new Map<number, { g: number; rows: number; n: number }>();
  for (const row of rows) {
    const g = Number(row['column'] ?? 0);
    const { rows: all, n } = parts.get(g) ?? { rows: 0, n: 0 };
    parts.set(g, { g, rows: all + Number(row['rows']), n: n + Number(row[`n${i}`] ?? 0) });
  }
  return [...parts.values()]
    .sort((a, b) => a.g - b.g)
    .map(({ g, rows: all, n }) => ({ g, rows: all, [`n${i}`]: n }));
}

const OTHERS: Readonly<Record<string, string>> = {
  en: 'all others',
  de: 'Übrige',
  fr: 'Autres',
  es: 'Otros',
  pt: 'Outros',
  ja: 'その他',
  zh: '其他',
  ar: 'أخرى',
};

/** The course of a group beside that of all others. */
export function driftDraft(subject: Subject, { measure, column, group, size, n }: Drift): Draft[] {
  const { table, time, titles, covered } = subject;
  if (!time) return [];
  const grain = grainFor(time);
  if (!covered && n / periodsOf(time, grain) < ROWS_EACH) return [];
  const others = ofLanguage(OTHERS, titles.locale) ?? 'others';
  const sides = `CASE WHEN ${column.sql}::VARCHAR = ${sqlLiteral(group)} THEN ${sqlLiteral(group)} WHEN ${column.sql} IS NOT NULL THEN ${sqlLiteral(others)} END`;
  const series: ColumnProfile =
    column.distinct <= MOST_LINES ? column : { ...column, sql: sides, type: 'string' };
  const title = titles.fill('byTwo', {
    what: titled(measure, titles),
    noun: titles.words[grain],
    other: titles.noun(column.name),
  });
  const sql = timeSeriesSql(table.name, time, series, measure, grain);
  return [
    {
      widget: widgetOf(`lines-${slug(column.name)}-${idOf(measure)}`, 'multi-line', title, sql, measure),
      by: [`${time.name} and ${column.name}`],
      what: keyOf(measure),
      worth: measure.interest * (0.5 + 0.5 * Math.min(1, size / 0.2)),
      tested: true,
    },
  ];
}
