import type { TableSchema } from '../../query/types.js';
import { summedNoun } from '../../statements/frame/english-nouns.js';
import { isRegular, ROWS, slug, titled, widgetOf, type Draft } from './draft-rules.js';
import { perStep } from './per-step.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';
import {
  cycleSql,
  daysOf,
  grainFor,
  isPerDay,
  partialPeriods,
  timeSeriesSql,
  timeSql,
  type Cycle,
  type TimeGrain,
} from './widget-sql.js';

/** More lines than this cross too often to be read. */
const MOST_LINES = 5;

interface OverTime {
  table: TableSchema;
  /** What a row is, plural. */
  things: string;
  time: ColumnProfile;
  titles: Titles;
}

/** How measures and rows went over time, and the main one by the groups of a small category. Amounts say more than counts do. */
export function courseDrafts(
  { table, things, time, titles }: OverTime,
  measures: readonly ColumnProfile[],
  categories: readonly ColumnProfile[],
): Draft[] {
  const { name } = table;
  const grain = time.role === 'year' ? 'year' : grainFor(time);
  const without = withoutText(partialPeriods(time, grain).starts, grain, titles);
  const hasAmount = measures.some(({ additive }) => additive);
  const line = (worth: number, measure?: ColumnProfile): Draft => ({
    widget: widgetOf(
      measure ? `line-${slug(measure.name)}` : 'line-count',
      'line',
      titles.fill('by', { what: measure ? titled(measure, titles) : things, noun: titles.words[grain] }) +
        without,
      timeSql(name, time, measure, grain),
      measure,
    ),
    by: [time.name],
    what: measure?.name ?? ROWS,
    worth,
  });
  const counts = isRegular(time, table.rowCount) ? [] : [line(hasAmount ? 0.4 : 0.75)];
  const amounts = measures.map((measure, i) => line([0.8, 0.6, 0.45][i] ?? 0.4, measure));
  const lines = hasAmount ? [...amounts, ...counts] : [...counts, ...amounts];
  const series = categories.find(({ distinct }) => distinct <= MOST_LINES);
  const [main] = measures;
  if (!series || series === time) return lines;
  const split: Draft = {
    widget: widgetOf(
      `lines-${slug(series.name)}`,
      'multi-line',
      titles.fill('byTwo', {
        what: main ? titled(main, titles) : things,
        noun: titles.words[grain],
        other: titles.noun(series.name),
      }) + without,
      timeSeriesSql(name, time, series, main, grain),
    ),
    by: [time.name, series.name],
    what: main?.name ?? ROWS,
    worth: 0.55,
  };
  return [...lines, split];
}

/** Names the periods that are left out. */
function withoutText(starts: readonly string[], grain: TimeGrain, titles: Titles): string {
  if (starts.length === 0) return '';
  const format = new Intl.DateTimeFormat(titles.locale, {
    ...(grain === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }),
    timeZone: 'UTC',
  });
  const names = starts.map((start) => {
    const noun = format.format(new Date(start));
    return grain === 'week' ? titles.fill('weekOf', { noun }) : noun;
  });
  return titles.fill('incomplete', { names: names.join(', ') });
}

/** What recurs in the main measure and in the rows: over the day, over the week, over the year. */
export function cycleDrafts(
  { table, things, time, titles }: OverTime,
  main: ColumnProfile | undefined,
): Draft[] {
  if (time.role !== 'time') return [];
  const days = daysOf(time);
  const { name, rowCount } = table;
  const cycles: [Cycle, string, boolean][] = [
    ['hour', titles.words.hourOfDay, (time.hours ?? 0) >= 6 && days >= 1],
    ['weekday', titles.words.weekday, days >= 21 && time.distinct > days / 3],
    ['month', titles.words.monthOfYear, days >= 730 && time.distinct > days / 32],
  ];
  return cycles
    .filter(([, , usable]) => usable)
    .flatMap(([cycle, place]) => {
      const bar = (measure?: ColumnProfile): Draft => {
        const perDay = isPerDay(measure, cycle);
        const own = measure && titles.noun(measure.name);
        const noun = own && perDay ? (titles.isEnglish ? summedNoun(own) : own) : things;
        const what = perDay
          ? (perStep(noun, days / time.distinct, titles.locale) ?? titles.fill('perDay', { noun }))
          : measure
            ? titled(measure, titles)
            : things;
        const id = `${cycle}-${slug(measure?.name ?? 'count')}`;
        const sql = cycleSql(name, time, measure, cycle, titles.locale);
        const about = { by: [`${time.name} ${cycle}`], what: measure?.name ?? ROWS };
        const worth = (cycle === 'weekday' ? 0.5 : 0.62) + (measure ? 0.04 : 0);
        return {
          widget: widgetOf(id, 'bar', titles.fill('by', { what, noun: place }), sql, measure),
          ...about,
          worth,
        };
      };
      const counts = isRegular(time, rowCount) ? [] : [bar()];
      return main?.additive ? [bar(main), ...counts] : [...counts, ...(main ? [bar(main)] : [])];
    });
}
