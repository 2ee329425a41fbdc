import type { Widget, WidgetType } from '../../chart/types.js';
import type { TableSchema } from '../../query/types.js';
import { countedThings } from '../../statements/frame/table-names.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import { Titles } from './title-words.js';
import { fitness, ONE_ROW_EACH, ROWS, slug, titled, weight, widgetOf, type Draft } from './draft-rules.js';
import { mapDrafts } from './map-drafts.js';

import type { ColumnProfile } from './profile-columns.js';
import { shareMeasures } from './share-measures.js';
import { courseDrafts, cycleDrafts } from './time-drafts.js';
import {
  binsFor,
  binsSql,
  categorySql,
  gridSql,
  missingSql,
  MOST_BARS,
  numberSql,
  scatterSql,
  topRowsSql,
} from './widget-sql.js';

/** A donut beyond this many parts cannot be read. */
const MOST_PARTS = 6;
const MOST_GROUPS = 8;
const LONG_LABEL = 12;
const TABLE_COLUMNS = 6;
/** Fewer rows than this are shown one by one, not by ranges. */
const LEAST_FOR_BINS = 40;
/** Columns with less than this part missing are as good as complete. */
const LEAST_MISSING = 0.01;
const MOST_NAMED_ROWS = 500;

/** Ranges of a measure keep their own order, whatever draws them. */
const RANGES: WidgetType = 'histogram';

/** Everything worth trying for one table, in the order of a story. */
export class Drafts {
  readonly #table: TableSchema;
  readonly #things: string;
  readonly #titles: Titles;
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
    locale: string,
  ) {
    this.#titles = new Titles(
      locale,
      columns.map(({ name }) => name),
    );
    this.#pair = pair;
    this.#table = table;
    this.#columns = columns;
    const things = countedThings(table.name);
    // Where a column holds the things, a row is not one of them.
    const isColumn = columns.some(({ name }) => plural(readableName(name)) === things);
    this.#things = this.#titles.things(isColumn ? '' : things);
    const byRole = (...roles: string[]): ColumnProfile[] =>
      columns.filter(({ role }) => roles.includes(role));
    // Amounts before levels, complete columns before sparse ones; else as the table has them.
    const numbers = byRole('measure').sort((a, b) => weight(b) - weight(a));
    const isAmount = ({ additive }: ColumnProfile): boolean => additive;
    this.#measures = [
      ...numbers.filter(isAmount),
      ...shareMeasures(columns, this.#things, this.#titles),
      ...numbers.filter((one) => !isAmount(one)),
    ];
    this.#categories = byRole('category').sort((a, b) => fitness(b) - fitness(a));
    this.#time = byRole('time')[0] ?? byRole('year')[0];
    this.#label = byRole('label').sort((a, b) => Number(b.filled) - Number(a.filled))[0];
  }

  /** The key figures: the number of rows, amounts and levels, then how many of a kind there are. */
  figures(): Widget[] {
    const { name } = this.#table;
    const number = (id: string, title: string, value: string, measure?: ColumnProfile): Widget =>
      widgetOf(id, 'big-number', title, numberSql(name, value), measure);
    // Two amounts and a level say more than three amounts of one kind.
    const levels = this.#measures.filter((one) => !one.additive);
    const amounts = this.#measures.filter((one) => one.additive).slice(0, levels.length > 0 ? 2 : 3);
    const figures = [...amounts, ...levels]
      .slice(0, 3)
      .map((measure, index) =>
        number(
          `figure-${index + 1}`,
          titled(measure, this.#titles),
          `${measure.additive ? 'SUM' : 'AVG'}(${measure.sql})`,
          measure,
        ),
      );
    const kinds = [...this.#categories]
      .filter(({ distinct }) => distinct > MOST_PARTS)
      .slice(0, Math.max(0, 3 - figures.length))
      .map((one, index) =>
        number(
          `kinds-${index + 1}`,
          this.#titles.fill('numberOf', { noun: this.#titles.nouns(one.name) }),
          `COUNT(DISTINCT ${one.sql})`,
        ),
      );
    const rows = number('row-count', this.#titles.fill('numberOf', { noun: this.#things }), 'COUNT(*)');
    // What it comes to before how many there are.
    return amounts.length > 0 ? [...figures, rows, ...kinds] : [rows, ...figures, ...kinds];
  }

  charts(): Draft[] {
    const [main, second] = this.#measures;
    const [first] = this.#categories;
    const amount = main?.additive ? main : undefined;
    const level = this.#measures.find((one) => !one.additive);
    const drafts = [
      ...this.#overTime(main?.additive ? main : level),
      ...mapDrafts(this.#table.name, this.#things, this.#columns, amount, this.#titles),
      ...this.#measures.slice(0, 3).map((one, i) => this.#histogram(one, 0.62 - 0.08 * i)),
      ...this.#categories
        .slice(0, 3)
        .map((one, i) => this.#bar(one, undefined, (amount ? 0.55 : 0.7) - 0.08 * i)),
      ...this.#categories
        .slice(0, 3)
        .flatMap((one, i) => [
          amount && this.#bar(one, amount, 0.72 - 0.1 * i),
          level && level.shareOf !== one.name ? this.#bar(one, level, 0.66 - 0.08 * i) : undefined,
        ]),
      first && second && second.shareOf !== first.name ? this.#bar(first, second, 0.4) : undefined,
      ...this.#named([main, second]),
      this.#stacked(),
      ...this.#relation(),
      this.#missing(),
      this.#topRows(),
    ];
    return drafts.filter((draft) => draft !== undefined);
  }

  #overTime(recurring: ColumnProfile | undefined): Draft[] {
    const time = this.#time;
    if (!time) return [];
    const about = { table: this.#table, things: this.#things, time, titles: this.#titles };
    return [
      ...courseDrafts(about, this.#measures.slice(0, 3), this.#categories),
      ...cycleDrafts(about, recurring),
    ];
  }

  #histogram(measure: ColumnProfile, worth: number): Draft | undefined {
    const bins = this.#table.rowCount >= LEAST_FOR_BINS ? binsFor(measure) : undefined;
    if (!bins) return undefined;
    return {
      widget: widgetOf(
        `range-${slug(measure.name)}`,
        RANGES,
        this.#titles.fill('by', { what: this.#things, noun: this.#titles.noun(measure.name) }),
        binsSql(this.#table.name, measure, bins),
      ),
      by: [`${measure.name} range`],
      what: ROWS,
      worth,
    };
  }

  #bar(category: ColumnProfile, measure: ColumnProfile | undefined, worth: number): Draft {
    const what = measure ? titled(measure, this.#titles) : this.#things;
    const cut = category.distinct > MOST_BARS + 3;
    const title = cut
      ? this.#titles.fill('top', { noun: this.#titles.nouns(category.name), what })
      : this.#titles.fill('by', { noun: this.#titles.noun(category.name), what });
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
      widget: widgetOf(
        `${type === 'donut' ? 'donut' : 'bar'}-${slug(category.name)}-${slug(measure?.name ?? 'count')}`,
        type,
        title,
        categorySql(this.#table.name, category, measure),
        measure,
      ),
      by: [category.name],
      what: measure?.name ?? ROWS,
      worth,
    };
  }

  /** Where rows have names and are not too many, who is on top is news. */
  #named(measures: readonly (ColumnProfile | undefined)[]): (Draft | undefined)[] {
    const label = this.#label;
    if (!label || label.distinct > MOST_NAMED_ROWS || label.distinct < this.#table.rowCount * ONE_ROW_EACH)
      return [];
    return measures.map((measure, i) =>
      measure && measure.shareOf === undefined ? this.#bar(label, measure, 0.56 - 0.1 * i) : undefined,
    );
  }

  #stacked(): Draft | undefined {
    const [category, series] = this.#categories.filter((one) => one.distinct <= MOST_GROUPS);
    if (!category || !series) return undefined;
    const title = this.#titles.fill('byTwo', {
      what: this.#things,
      noun: this.#titles.noun(category.name),
      other: this.#titles.noun(series.name),
    });
    return {
      widget: widgetOf('stacked', 'stacked-bar', title, gridSql(this.#table.name, category, series)),
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
    const title = this.#titles.fill('versus', {
      noun: this.#titles.noun(y.name),
      other: this.#titles.noun(x.name),
    });
    const bins = rowCount > 10 * LEAST_FOR_BINS ? binsFor(x) : undefined;
    return [
      {
        widget: widgetOf('scatter', 'scatter', title, scatterSql(name, x, y, this.#label, rowCount)),
        by: [`${x.name} range`],
        what: y.name,
        worth: 0.66,
      },
      bins && {
        widget: widgetOf(
          'level-by-range',
          RANGES,
          this.#titles.fill('by', {
            what: this.#titles.fill('average', { noun: this.#titles.noun(y.name).replace(/^average /i, '') }),
            noun: this.#titles.noun(x.name),
          }),
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
      widget: {
        ...widgetOf(
          'missing-values',
          'horizontal-bar',
          this.#titles.words.missing,
          missingSql(this.#table.name, worst),
        ),
        config: { numberFormat: 'percent:0' },
      },
      by: ['columns'],
      what: 'missing',
      worth: 0.42,
    };
  }

  #topRows(): Draft | undefined {
    const numbers = this.#measures.filter(({ shareOf }) => shareOf === undefined);
    const [by] = numbers;
    if (!by) return undefined;
    const lead = this.#label ?? this.#time ?? this.#categories[0];
    const rest = [...numbers.slice(1, 3), ...this.#categories].filter((one) => one !== lead);
    const columns = [...(lead ? [lead] : []), by, ...rest].slice(0, TABLE_COLUMNS);
    return {
      widget: widgetOf(
        'top-rows',
        'table',
        this.#titles.fill('topRows', { what: this.#things, noun: this.#titles.noun(by.name) }),
        topRowsSql(this.#table.name, columns, by),
      ),
      by: ['rows'],
      what: by.name,
      worth: 0.5,
    };
  }
}
