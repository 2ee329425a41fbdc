import type { BuilderDashboardConfig, Widget, WidgetType } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { countedThings } from '../reading/measure.js';
import { capitalized, plural, readableName } from '../reading/names.js';
import { profileColumns, relatedPair, type ColumnProfile } from './profile-columns.js';
import {
  categorySql,
  gridSql,
  grainFor,
  MOST_BARS,
  numberSql,
  quoteName,
  scatterSql,
  timeSql,
  topRowsSql,
} from './widget-sql.js';

const MOST_WIDGETS = 11;
/** A donut beyond this many parts cannot be read. */
const MOST_PARTS = 6;
const MOST_GROUPS = 8;
const LONG_LABEL = 12;
const TABLE_COLUMNS = 6;
const ONE_ROW_EACH = 0.9;

/**
 * A dashboard for tables that came without one: profiles the columns of the largest table and picks up to eleven widgets
 * (figures, a course over time, categories, parts of a whole, a relation, the top rows). Throws `no_rows` where no table has
 * rows and usable columns.
 */
export async function recommendWidgets(
  tables: TableSchema[],
  runQuery: RunQuery,
): Promise<BuilderDashboardConfig> {
  const [table] = [...tables].sort((a, b) => b.rowCount - a.rowCount);
  const columns = table && table.rowCount > 0 ? await profileColumns(table, runQuery) : [];
  if (!table || columns.length === 0) {
    throw new DeckError(
      'no_rows',
      'There is no table with rows and usable columns to recommend widgets for.',
      {
        hint: 'Load a data set with at least one row, or pass a dashboard config.',
      },
    );
  }
  const draft = new Draft(table, columns, await relatedPair(table.name, columns, runQuery));
  return { name: capitalized(readableName(table.name)) || 'Overview', widgets: draft.widgets() };
}

/** Chooses widgets for one table. */
class Draft {
  readonly #table: TableSchema;
  readonly #things: string;
  readonly #measures: ColumnProfile[];
  readonly #categories: ColumnProfile[];
  readonly #time: ColumnProfile | undefined;
  readonly #label: ColumnProfile | undefined;

  readonly #pair: readonly [ColumnProfile, ColumnProfile] | undefined;

  constructor(
    table: TableSchema,
    columns: ColumnProfile[],
    pair: readonly [ColumnProfile, ColumnProfile] | undefined,
  ) {
    this.#pair = pair;
    this.#table = table;
    this.#things = countedThings(`FROM ${quoteName(table.name)}`);
    const byRole = (...roles: string[]): ColumnProfile[] =>
      columns.filter(({ role }) => roles.includes(role));
    // Amounts before levels, complete columns before sparse ones; else as the table has them.
    this.#measures = byRole('measure').sort((a, b) => weight(b) - weight(a));
    this.#categories = byRole('category').sort((a, b) => fitness(b) - fitness(a));
    this.#time = byRole('time')[0] ?? byRole('year')[0];
    this.#label = byRole('label').sort((a, b) => Number(b.filled) - Number(a.filled))[0];
  }

  widgets(): Widget[] {
    const [main, second] = this.#measures;
    const [first, other, third] = this.#categories;
    const parts =
      this.#categories.find((one) => one.distinct <= MOST_PARTS && one !== first) ??
      (first && first.distinct <= MOST_PARTS ? first : undefined);
    const picks = [
      ...this.#numbers(),
      this.#line(main?.additive ? main : undefined),
      main && !main.additive ? this.#line(main) : second && !second.additive ? this.#line(second) : undefined,
      first && this.#bar(first, main?.additive ? main : undefined),
      parts && (parts !== first || main?.additive) ? this.#donut(parts) : undefined,
      first && this.#bar(other ?? first, this.#measures.find((one) => !one.additive) ?? main),
      this.#scatter(),
      this.#stacked(),
      third && third !== parts ? this.#bar(third, undefined) : undefined,
      this.#table10(),
    ];
    return picks
      .filter((widget) => widget !== undefined)
      .filter((widget, index, all) => all.findIndex((one) => one.dataKey === widget.dataKey) === index)
      .slice(0, MOST_WIDGETS);
  }

  #widget(id: string, type: WidgetType, title: string, dataKey: string): Widget {
    return { id, type, title: capitalized(title), dataKey };
  }

  #numbers(): Widget[] {
    const { name } = this.#table;
    const count = this.#widget(
      'row-count',
      'big-number',
      `Number of ${this.#things}`,
      numberSql(name, 'COUNT(*)'),
    );
    // Two amounts and a level say more than three amounts of one kind.
    const levels = this.#measures.filter((one) => !one.additive);
    const amounts = this.#measures.filter((one) => one.additive).slice(0, levels.length > 0 ? 2 : 3);
    const figures = [...amounts, ...levels].slice(0, 3).map((measure, index) => {
      const aggregate = measure.additive ? 'SUM' : 'AVG';
      return this.#widget(
        `figure-${index + 1}`,
        'big-number',
        titled(measure),
        numberSql(name, `${aggregate}(${measure.sql})`),
      );
    });
    return [count, ...figures];
  }

  #line(measure: ColumnProfile | undefined): Widget | undefined {
    const time = this.#time;
    if (!time) return undefined;
    // With a row for nearly every point in time the number of rows is no news.
    if (!measure && time.distinct > ONE_ROW_EACH * this.#table.rowCount) return undefined;
    const grain = time.role === 'year' ? 'year' : grainFor(time);
    const what = measure ? titled(measure) : this.#things;
    return this.#widget(
      measure ? `line-${slug(measure.name)}` : 'line-count',
      'line',
      `${what} by ${grain}`,
      timeSql(this.#table.name, time, measure, grain),
    );
  }

  #bar(category: ColumnProfile, measure: ColumnProfile | undefined): Widget {
    const what = measure ? titled(measure) : this.#things;
    const cut = category.distinct > MOST_BARS + 3;
    const noun = readableName(category.name);
    const title = cut ? `Top ${plural(noun)} by ${what}` : `${what} by ${noun}`;
    const type = category.longest > LONG_LABEL || category.distinct > MOST_GROUPS ? 'horizontal-bar' : 'bar';
    return this.#widget(
      `bar-${slug(category.name)}-${slug(measure?.name ?? 'count')}`,
      type,
      title,
      categorySql(this.#table.name, category, measure),
    );
  }

  #donut(category: ColumnProfile): Widget {
    return this.#widget(
      `donut-${slug(category.name)}`,
      'donut',
      `${this.#things} by ${readableName(category.name)}`,
      categorySql(this.#table.name, category, undefined),
    );
  }

  #scatter(): Widget | undefined {
    if (!this.#pair) return undefined;
    const [x, y] = this.#pair;
    const title = `${readableName(y.name)} vs. ${readableName(x.name)}`;
    return this.#widget(
      'scatter',
      'scatter',
      title,
      scatterSql(this.#table.name, x, y, this.#label, this.#table.rowCount),
    );
  }

  #stacked(): Widget | undefined {
    const [category, series] = this.#categories.filter((one) => one.distinct <= MOST_GROUPS);
    if (!category || !series) return undefined;
    const title = `${this.#things} by ${readableName(category.name)} and ${readableName(series.name)}`;
    return this.#widget('stacked', 'stacked-bar', title, gridSql(this.#table.name, category, series));
  }

  #table10(): Widget | undefined {
    const [by] = this.#measures;
    if (!by) return undefined;
    const lead = this.#label ?? this.#time ?? this.#categories[0];
    const rest = [...this.#measures.slice(1, 3), ...this.#categories].filter((one) => one !== lead);
    const columns = [...(lead ? [lead] : []), by, ...rest].slice(0, TABLE_COLUMNS);
    return this.#widget(
      'top-rows',
      'table',
      `${this.#things} with the highest ${readableName(by.name)}`,
      topRowsSql(this.#table.name, columns, by),
    );
  }
}

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
