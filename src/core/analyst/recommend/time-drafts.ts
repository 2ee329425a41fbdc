import type { RunQuery } from '../../query/types.js';
import { quoteName } from '../../query/sql-text.js';
import { idOf, keyOf, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import { cycleTitle } from './effect-drafts.js';
import { COMPLETE } from './effects.js';
import type { Measure } from './measures.js';
import { grainFor, periodsOf, type Cycle } from './periods.js';
import { cyclesOf } from './splits.js';
import type { Subject } from './subject.js';
import { varianceOf } from './variance.js';
import { aggregate, cycleSql, timeSeriesSql, timeSql } from './widget-sql.js';

/** More lines than this cross too often to be read. */
const MOST_LINES = 5;
const MOST_COURSES = 2;
/** Where a table holds nothing but what there was of some kinds at each time. */
const MOST_OF_SERIES = 4;
/** Averages of fewer rows than this a period are no course. */
const ROWS_EACH = 20;
/** What is asked for less is not followed over time. */
const WANTED = 0.6;

/** How amounts and rows went over time, and the first by the groups of a small category. */
export function courseDrafts(subject: Subject): Draft[] {
  const { table, things, time, titles, measures, categories } = subject;
  if (!time) return [];
  const grain = time.role === 'year' ? 'year' : grainFor(time);
  const areKinds = measures.length > 0 && measures.every(({ counts }) => counts);
  const titleOf = (measure: Measure | undefined): string => (measure ? titled(measure, titles) : things);
  const line = (measure: Measure | undefined, worth: number): Draft => ({
    widget: widgetOf(
      `line-${idOf(measure)}`,
      'line',
      titles.fill('by', { what: titleOf(measure), noun: titles.words[grain] }),
      timeSql(table.name, time, measure, grain),
      measure,
    ),
    by: areKinds && measure ? [`${time.name} of ${measure.name}`] : [time.name],
    what: keyOf(measure),
    worth,
  });
  // What runs on is added up at each time, and times are not added up.
  const isDaily = grain === 'day' || grain === 'year';
  const sums = measures
    .filter(({ additive, runsOn, settles }) => additive && !settles && (runsOn === undefined || isDaily))
    .map((one) => ({ ...one, only: one.only.filter((condition) => condition !== one.runsOn) }))
    .slice(0, areKinds ? MOST_OF_SERIES : MOST_COURSES);
  const counts = !subject.isCounted ? [] : [line(undefined, sums.length > 0 ? 0.4 : 0.7)];
  const amounts = sums.map((measure, at) => line(measure, 0.85 ** (at + 1) * measure.interest));
  // A trend may be certain where single periods are not apart.
  const levels = measures.filter(
    ({ additive, interest, settles, settled, filled }) =>
      !additive && interest > WANTED && !settles && (settled || filled > COMPLETE),
  );
  const each = (table.rowCount * time.filled) / periodsOf(time, grain);
  const courses =
    each < ROWS_EACH
      ? []
      : levels.slice(0, MOST_COURSES).map((measure) => line(measure, 0.45 * measure.interest));
  const lines = [...amounts, ...counts, ...courses];
  const series = categories.find(({ distinct }) => distinct <= MOST_LINES);
  const [main] = sums;
  // Levels by group go their own ways by chance: `drifts.ts` tells which do not.
  if (!series || (!main && !subject.isCounted)) return lines;
  const title = titles.fill('byTwo', {
    what: titleOf(main),
    noun: titles.words[grain],
    other: titles.noun(series.name),
  });
  const sql = timeSeriesSql(table.name, time, series, main, grain);
  const split: Draft = {
    widget: widgetOf(`lines-${slug(series.name)}`, 'multi-line', title, sql, main),
    by: [time.name, series.name],
    what: keyOf(main),
    worth: 0.5,
  };
  return [...lines, split];
}

/** How large and how certain a difference between hours, weekdays or months has to be. */
const LEAST_PART = 0.1;
const CERTAIN = 1e-4;

/** What recurs in the main amount and in the rows: over the day, over the week, over the year; by a test over the totals of days or hours. */
export async function cycleDrafts(subject: Subject, runQuery: RunQuery): Promise<Draft[]> {
  const { table, time, titles, measures } = subject;
  if (!time) return [];
  const main = measures.find(({ additive }) => additive);
  const asked = [...(main ? [main] : []), ...(subject.isCounted ? [undefined] : [])];
  const drafts = cyclesOf(time).flatMap((cycle) =>
    asked.map(async (measure): Promise<Draft | undefined> => {
      const part = await partOfCycle(subject, measure, cycle, runQuery);
      if (part < LEAST_PART) return undefined;
      const sql = cycleSql(table.name, time, measure, cycle, titles.locale, false);
      const interest = measure ? measure.interest : 0.6;
      return {
        widget: widgetOf(
          `${cycle}-${idOf(measure)}`,
          'bar',
          cycleTitle(subject, measure, cycle),
          sql,
          measure,
        ),
        by: [`${time.name} ${cycle}`],
        what: keyOf(measure),
        worth: interest * (0.5 + 0.4 * Math.min(1, part / 0.5)),
        tested: true,
      };
    }),
  );
  return (await Promise.all(drafts)).filter((draft) => draft !== undefined);
}

/** The part of the variance of totals, of days, or of hours in the case of a cycle of hours, that lies between the places of a cycle (η²); 0 where chance may have made it. */
async function partOfCycle(
  { table, time }: Subject,
  measure: Measure | undefined,
  cycle: Cycle,
  runQuery: RunQuery,
): Promise<number> {
  if (!time) return 0;
  const step = cycle === 'hour' ? 'hour' : 'day';
  const place = { hour: 'HOUR', weekday: 'ISODOW', month: 'MONTH' }[cycle];
  const tests = [`${time.sql} IS NOT NULL`, ...(measure?.only ?? [])].join(' AND ');
  const { rows } = await runQuery(
    `SELECT ${place}("at") AS "g", COUNT(*) AS "n", AVG("total") AS "m", VAR_POP("total") AS "v" FROM (SELECT DATE_TRUNC('${step}', ${time.sql}) AS "at", ${aggregate(measure)}::DOUBLE AS "total" FROM ${quoteName(table.name)} WHERE ${tests} GROUP BY 1) GROUP BY 1`,
  );
  const groups = rows.map(({ n, m, v }) => ({ n: Number(n), mean: Number(m), variance: Number(v) }));
  const found = varianceOf(groups);
  if (!found || found.within === 0 || found.p >= CERTAIN) return 0;
  return found.between / (found.between + found.within);
}
