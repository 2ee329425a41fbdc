import { isSample, SAMPLE_COLUMNS } from '../../core/chart/sampled-points.js';
import type { Widget } from '../../core/chart/types.js';
import { columnStats } from '../../core/query/stats.js';
import type { Cell, Column, Row } from '../../core/query/types.js';
import type { WidgetInput } from '../../core/stream/protocol.js';
import { fence } from './fence.js';
import { cut, shortCell } from './short-texts.js';
import { allowedPlaceholders, analystFacts, seesAllRows } from './widget-facts.js';

export interface ChartSlidePromptOptions {
  /** A widget of a dashboard, or as a request carries it (with its columns). */
  widget: Widget | WidgetInput;
  /** All rows of its query; absent where they may not be seen. */
  rows?: readonly Row[] | undefined;
  /** The host's or reader's wishes about tone, audience, emphasis. */
  systemPromptHint?: string | undefined;
  /** BCP 47 tag of the language to write in; `en-US` when not given. */
  locale?: string | undefined;
  deckTitle?: string | undefined;
  audience?: string | undefined;
  goal?: string | undefined;
}

const MOST_ROWS = 40;

/**
 * What a model needs to write the slide of one widget, with `DECK_SYSTEM_PROMPT` as the system text: what the widget shows, its
 * columns with statistics, facts the embedded analyst tested, placeholders to choose from, and a sample of the rows. Whatever came
 * from a user, a host or a cell stands fenced as data.
 */
export function buildChartSlidePrompt(options: ChartSlidePromptOptions): string {
  const { locale = 'en-US', systemPromptHint, audience, goal, deckTitle } = options;
  const widget = inputOf(options);
  const stats = widget.stats ?? (widget.rows ? columnStats(widget.columns, widget.rows, 'all') : []);
  const facts = analystFacts(widget, locale);
  const wishes = {
    ...(systemPromptHint ? { hint: cut(systemPromptHint) } : {}),
    ...(audience ? { audience: cut(audience) } : {}),
    ...(goal ? { goal: cut(goal) } : {}),
  };
  const parts = [
    `Write the slide of one chart. Language: ${languageOf(locale)}.`,
    'What the slide shows:',
    fence('widget', {
      ...(deckTitle ? { deck: cut(deckTitle) } : {}),
      title: cut(widget.title),
      ...(widget.description ? { description: cut(widget.description) } : {}),
      type: widget.type,
      rows: widget.rowCount,
    }),
    'Columns, with counts of nulls and distinct values, least and greatest value where they are known:',
    fence('columns', columnsOf(widget.columns, stats)),
    ...(facts.length > 0
      ? [
          'Sentences that hold over the rows, the strongest first; use them, in words of your own or as they are:',
          fence('facts', facts),
        ]
      : []),
    'Placeholders you may use, alone or in formulas, with any format that fits:',
    fence('placeholders', allowedPlaceholders(widget, locale)),
    ...(isSample(widget.columns) ? [OF_A_SAMPLE] : []),
    ...rowsOf(widget),
    ...(Object.keys(wishes).length > 0 ? ['Wishes of the readers:', fence('wishes', wishes)] : []),
    'Answer with the JSON object.',
  ];
  return parts.join('\n');
}

/** The language's English name, so that any model knows it. */
export function languageOf(locale: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
  } catch {
    return 'English';
  }
}

/** What rows cannot say that are a sample. */
const OF_A_SAMPLE = `The rows are a sample of the points: max(${SAMPLE_COLUMNS.count}) is how many there are, and max(${SAMPLE_COLUMNS.correlation}) the correlation of x and y over all of them. Of the rows themselves only the ends of x and y hold for all points: write nothing with count, sum, avg or median of them.`;

/** The rows as a prompt holds them: the first ones, and how many there are. */
export function rowsOf(widget: WidgetInput): string[] {
  if (!widget.rows)
    return [
      'The rows are not shown to you: write sentences that hold for any values, and tests for the rest.',
    ];
  const shown = widget.rows
    .slice(0, MOST_ROWS)
    .map((row) => widget.columns.map(({ name }) => shortCell(row[name] ?? null)));
  const all = seesAllRows(widget) && widget.rows.length <= MOST_ROWS;
  return [
    all
      ? 'All rows:'
      : `The first ${shown.length} of ${widget.rowCount} rows; do not conclude from them what the rest holds:`,
    fence('rows', shown),
  ];
}

/** Columns with what is known of their values. */
export function columnsOf(
  columns: readonly Column[],
  stats: readonly { name: string }[],
): { name: string; type: string }[] {
  return columns.map(({ name, type, dbType }) => ({
    name,
    type,
    dbType,
    ...Object.fromEntries(
      Object.entries(stats.find((entry) => entry.name === name) ?? {}).map(([key, value]) => [
        key,
        shortCell(value as Cell),
      ]),
    ),
  }));
}

function inputOf({ widget, rows }: ChartSlidePromptOptions): WidgetInput {
  const known = 'columns' in widget ? widget.columns : undefined;
  const rowCount = 'rowCount' in widget ? widget.rowCount : (rows?.length ?? 0);
  const { rows: _rows, ...described } = widget as WidgetInput;
  return {
    ...described,
    columns: known ?? columnsFrom(rows ?? []),
    rowCount,
    ...(rows ? { rows: [...rows] } : {}),
    queriedAt: 'queriedAt' in widget ? widget.queriedAt : '',
  };
}

/** Rows without their columns say by their values what they are. */
function columnsFrom(rows: readonly Row[]): Column[] {
  const names = [...new Set(rows.slice(0, MOST_ROWS).flatMap((row) => Object.keys(row)))];
  return names.map((name) => {
    const cell = rows.find((row) => row[name] !== null && row[name] !== undefined)?.[name];
    if (typeof cell === 'number') return { name, type: 'number', dbType: 'DOUBLE' };
    if (typeof cell === 'boolean') return { name, type: 'boolean', dbType: 'BOOLEAN' };
    const dated = typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell);
    return dated ? { name, type: 'date', dbType: 'DATE' } : { name, type: 'string', dbType: 'VARCHAR' };
  });
}
