import type { Widget, WidgetType } from '../../chart/types.js';
import { DRAWABLE_TYPES } from '../../chart/widget-types.js';
import type { TableSchema } from '../../query/types.js';
import { countedThings } from '../reading/measure.js';
import { capitalized, plural, readableName } from '../reading/names.js';
import type { ColumnProfile } from './profile-columns.js';
import {
  binsFor,
  binsSql,
  categorySql,
  cycleSql,
  daysOf,
  gridSql,
  grainFor,
  missingSql,
  MOST_BARS,
  numberSql,
  quoteName,
  scatterSql,
  timeSeriesSql,
  timeSql,
  topRowsSql,
  type Cycle,
} from './widget-sql.js';

/** A widget that could go on the dashboard. */
export interface Draft {
  widget: Widget;
  /** What it is split by: columns, or a cycle or ranges of one. Charts with the same split compete. */
  by: readonly string[];
  /** What it shows: a measure, or `#` for the number of rows. */
  what: string;
  /** How much it is worth before its rows are known, 0 to 1. */
  worth: number;
}

/** A donut beyond this many parts cannot be read. */
const MOST_PARTS = 6;
const MOST_GROUPS = 8;
const MOST_LINES = 5;
const LONG_LABEL = 12;
const TABLE_COLUMNS = 6;
const ONE_ROW_EACH = 0.9;
/** Fewer rows than this are shown one by one, not by ranges. */
const LEAST_FOR_BINS = 60;
/** Columns with less than this part missing are as good as complete. */
const LEAST_MISSING = 0.01;
const ROWS = '#';

/** Everything worth trying for one table, in the order of a story. */
export class Drafts {
  readonly #table: TableSchema;
  readonly #things: string;
  readonly #columns: readonly ColumnProfile[];
  readonly #measures: readonly ColumnProfile[];
  readonly #categories: readonly ColumnProfile[];
  readonly #time: ColumnProfile | undefined;
  readonly #label: ColumnProfile | undefined;
  readonly #pair: readonly [ColumnProfile, ColumnProfile] | undefined;

  constructor(
    table: TableSchema,
    columns: readonly ColumnProfile[],
    pair: readonly [ColumnProfile, ColumnProfile] | undefined,
  ) {
    this.#pair = pair;
    this.#table = table;
    this.#columns = columns;
    this.#things = countedThings(`FROM ${quoteName(table.name)}`);
    const byRole = (...roles: string[]): ColumnProfile[] =>
      columns.filter(({ role }) => roles.includes(role));
    // Amounts before levels, complete columns before sparse ones; else as the table has them.
    this.#measures = byRole('measure').sort((a, b) => weight(b) - weight(a));
    this.#categories = byRole('category').sort((a, b) => fitness(b) - fitness(a));
    this.#time = byRole('time')[0] ?? byRole('year')[0];
    this.#label = byRole('label').sort((a, b) => Number(b.filled) - Number(a.filled))[0];
  }

  /** The key figures: the number of rows, amounts and levels, then how many of a kind there are. */
  figures(): Widget[] {
    const { name } = this.#table;
    const number = (id: string, title: string, value: string): Widget =>
      this.#widget(id, 'big-number', title, numberSql(name, value));
    // Two amounts and a level say more than three amounts of one kind.
    const levels = this.#measures.filter((one) => !one.additive);
    const amounts = this.#measures.filter((one) => one.additive).slice(0, levels.length > 0 ? 2 : 3);
    const figures = [...amounts, ...levels]
      .slice(0, 3)
      .map((measure, index) =>
        number(`figure-${index + 1}`, titled(measure), `${measure.additive ? 'SUM' : 'AVG'}(${measure.sql})`),
      );
    const kinds = [...this.#categories]
      .filter(({ distinct }) => distinct > MOST_PARTS)
      .slice(0, Math.max(0, 3 - figures.length))
      .map((one, index) =>
        number(
          `kinds-${index + 1}`,
          `Number of ${plural(readableName(one.name))}`,
          `COUNT(DISTINCT ${one.sql})`,
        ),
      );
    return [number('row-count', `Number of ${this.#things}`, 'COUNT(*)'), ...figures, ...kinds];
  }

  charts(): Draft[] {
    const [main, second, other] = this.#measures;
    const [first] = this.#categories;
    const amount = main?.additive ? main : undefined;
    const level = this.#measures.find((one) => !one.additive);
    const drafts = [
      ...this.#courses([undefined, main, second, other]),
      ...this.#cycles([undefined, main?.additive ? main : level]),
      ...this.#measures.slice(0, 3).map((one, i) => this.#histogram(one, 0.62 - 0.08 * i)),
      ...this.#categories.slice(0, 3).map((one, i) => this.#bar(one, undefined, 0.7 - 0.08 * i)),
      ...this.#categories
        .slice(0, 3)
        .flatMap((one, i) => [
          amount && this.#bar(one, amount, 0.72 - 0.1 * i),
          level && this.#bar(one, level, 0.66 - 0.08 * i),
        ]),
      first && second && this.#bar(first, second, 0.4),
      this.#stacked(),
      ...this.#relation(),
      this.#missing(),
      this.#topRows(),
    ];
    return drafts.filter((draft) => draft !== undefined);
  }

  #widget(id: string, type: WidgetType, title: string, dataKey: string): Widget {
    return { id, type, title: capitalized(title), dataKey };
  }

  #courses(measures: readonly (ColumnProfile | undefined)[]): (Draft | undefined)[] {
    const time = this.#time;
    if (!time) return [];
    const { name, rowCount } = this.#table;
    const grain = time.role === 'year' ? 'year' : grainFor(time);
    const lines = measures.map((measure, i): Draft | undefined => {
      // With a row for nearly every point in time the number of rows is no news.
      if (i === 0 ? time.distinct > ONE_ROW_EACH * rowCount && time.role === 'year' : !measure)
        return undefined;
      const what = measure ? titled(measure) : this.#things;
      const id = measure ? `line-${slug(measure.name)}` : 'line-count';
      return {
        widget: this.#widget(id, 'line', `${what} by ${grain}`, timeSql(name, time, measure, grain)),
        by: [time.name],
        what: measure?.name ?? ROWS,
        worth: [0.75, 0.8, 0.6, 0.45][i] ?? 0.4,
      };
    });
    const series = this.#categories.find(({ distinct }) => distinct <= MOST_LINES);
    const [main] = this.#measures;
    if (!series || series === time) return lines;
    const split: Draft = {
      widget: this.#widget(
        `lines-${slug(series.name)}`,
        'multi-line',
        `${main ? titled(main) : this.#things} by ${grain} and ${readableName(series.name)}`,
        timeSeriesSql(name, time, series, main, grain),
      ),
      by: [time.name, series.name],
      what: main?.name ?? ROWS,
      worth: 0.55,
    };
    return [...lines, split];
  }

  /** What recurs: over the day, over the week, over the year. */
  #cycles(measures: readonly (ColumnProfile | undefined)[]): Draft[] {
    const time = this.#time;
    if (time?.role !== 'time') return [];
    const days = daysOf(time);
    const { rowCount } = this.#table;
    const cycles: [Cycle, string, boolean][] = [
      ['hour', 'hour of day', (time.hours ?? 0) >= 6 && days >= 1],
      ['weekday', 'weekday', days >= 21 && time.distinct > days / 3],
      ['month', 'month of the year', days >= 730 && time.distinct > days / 32],
    ];
    return cycles
      .filter(([, , usable]) => usable)
      .flatMap(([cycle, noun]) =>
        measures.flatMap((measure, i): Draft[] => {
          // One row for each point in time: how many there are says how the table was made.
          if (i === 0 ? rowCount < 2 * days : !measure) return [];
          const what = measure ? titled(measure) : this.#things;
          const id = `${cycle}-${slug(measure?.name ?? 'count')}`;
          const sql = cycleSql(this.#table.name, time, measure, cycle);
          const about = { by: [`${time.name} ${cycle}`], what: measure?.name ?? ROWS };
          const worth = (cycle === 'weekday' ? 0.5 : 0.62) + (measure ? 0.04 : 0);
          return [{ widget: this.#widget(id, 'bar', `${what} by ${noun}`, sql), ...about, worth }];
        }),
      );
  }

  #histogram(measure: ColumnProfile, worth: number): Draft | undefined {
    const bins = this.#table.rowCount >= LEAST_FOR_BINS ? binsFor(measure) : undefined;
    if (!bins) return undefined;
    return {
      widget: this.#widget(
        `range-${slug(measure.name)}`,
        RANGES,
        `${this.#things} by ${readableName(measure.name)}`,
        binsSql(this.#table.name, measure, bins),
      ),
      by: [`${measure.name} range`],
      what: ROWS,
      worth,
    };
  }

  #bar(category: ColumnProfile, measure: ColumnProfile | undefined, worth: number): Draft {
    const what = measure ? titled(measure) : this.#things;
    const cut = category.distinct > MOST_BARS + 3;
    const noun = readableName(category.name);
    const title = cut ? `Top ${plural(noun)} by ${what}` : `${what} by ${noun}`;
    const type =
      category.type !== 'number' && (category.longest > LONG_LABEL || category.distinct > MOST_GROUPS)
        ? 'horizontal-bar'
        : !measure &&
            category.distinct <= MOST_PARTS &&
            category.distinct > 1 &&
            category !== this.#categories[0]
          ? 'donut'
          : 'bar';
    return {
      widget: this.#widget(
        `${type === 'donut' ? 'donut' : 'bar'}-${slug(category.name)}-${slug(measure?.name ?? 'count')}`,
        type,
        title,
        categorySql(this.#table.name, category, measure),
      ),
      by: [category.name],
      what: measure?.name ?? ROWS,
      worth,
    };
  }

  #stacked(): Draft | undefined {
    const [category, series] = this.#categories.filter((one) => one.distinct <= MOST_GROUPS);
    if (!category || !series) return undefined;
    const title = `${this.#things} by ${readableName(category.name)} and ${readableName(series.name)}`;
    return {
      widget: this.#widget('stacked', 'stacked-bar', title, gridSql(this.#table.name, category, series)),
      by: [category.name, series.name],
      what: ROWS,
      worth: 0.5,
    };
  }

  /** Two measures as a cloud of points, and as the average of one over ranges of the other where rows are many. */
  #relation(): (Draft | undefined)[] {
    if (!this.#pair) return [];
    const [x, y] = this.#pair;
    const { name, rowCount } = this.#table;
    const title = `${readableName(y.name)} vs. ${readableName(x.name)}`;
    const bins = rowCount > 10 * LEAST_FOR_BINS ? binsFor(x) : undefined;
    return [
      {
        widget: this.#widget('scatter', 'scatter', title, scatterSql(name, x, y, this.#label, rowCount)),
        by: [`${x.name} range`],
        what: y.name,
        worth: 0.66,
      },
      bins && {
        widget: this.#widget(
          'level-by-range',
          RANGES,
          `average ${readableName(y.name).replace(/^average /, '')} by ${readableName(x.name)}`,
          binsSql(name, x, bins, y),
        ),
        by: [`${x.name} range`],
        what: y.name,
        worth: 0.5,
      },
    ];
  }

  #missing(): Draft | undefined {
    const gaps = this.#columns.filter(({ filled }) => filled < 1 - LEAST_MISSING && filled > 0);
    if (gaps.length < 2) return undefined;
    const worst = [...gaps].sort((a, b) => a.filled - b.filled).slice(0, MOST_BARS);
    return {
      widget: this.#widget(
        'missing-values',
        'horizontal-bar',
        'Share of missing values by column',
        missingSql(this.#table.name, worst),
      ),
      by: ['columns'],
      what: 'missing',
      worth: 0.42,
    };
  }

  #topRows(): Draft | undefined {
    const [by] = this.#measures;
    if (!by) return undefined;
    const lead = this.#label ?? this.#time ?? this.#categories[0];
    const rest = [...this.#measures.slice(1, 3), ...this.#categories].filter((one) => one !== lead);
    const columns = [...(lead ? [lead] : []), by, ...rest].slice(0, TABLE_COLUMNS);
    return {
      widget: this.#widget(
        'top-rows',
        'table',
        `${this.#things} with the highest ${readableName(by.name)}`,
        topRowsSql(this.#table.name, columns, by),
      ),
      by: ['rows'],
      what: by.name,
      worth: 0.5,
    };
  }
}

/** Ranges of a measure stand in their own order, whatever draws them. */
const RANGES: WidgetType = DRAWABLE_TYPES.includes('histogram') ? 'histogram' : 'bar';

function titled(measure: ColumnProfile): string {
  const name = readableName(measure.name);
  if (measure.additive) return /\btotal\b/.test(name) ? name : `total ${name}`;
  return name.startsWith('average') ? name : `average ${name}`;
}

/** Words of a measure that sums up the others of its kind. */
const WHOLE = /(^|[^\p{L}])(total|overall|worldwide|global|revenue|sales|net)(?=$|[^\p{L}])/iu;

const weight = ({ name, additive, filled }: ColumnProfile): number =>
  (additive ? 2 : 0) + (WHOLE.test(name) ? 1 : 0) + filled - (filled < 0.5 ? 3 : 0);

/** Three to a dozen labels make the best chart. */
const fitness = ({ distinct, filled }: ColumnProfile): number =>
  filled + (distinct < 3 ? 0.5 : distinct <= MOST_BARS ? 2 : distinct <= 60 ? 1 : 0.2);

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'column';
