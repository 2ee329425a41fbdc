import { truncateText } from '../layout/measure.js';
import { cleanText } from './cells.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import { mix } from './colors.js';
import type { ValueFormat } from './value-format.js';
import { valueFormat } from './value-format.js';
import type { ValueScale } from './value-scale.js';

export const AXIS_GAP = 10;

/** Room for the tick labels left of the plot. */
export function valueAxisWidth(frame: Frame, scale: ValueScale, format: ValueFormat): number {
  return Math.max(...scale.ticks.map((tick) => labelWidth(frame, format.tick(tick, scale.step)))) + AXIS_GAP;
}

/** Where a value stands in the plot, in px from the top of the chart. */
export function yOf(value: number, scale: Pick<ValueScale, 'min' | 'max'>, plot: Plot): number {
  return plot.top + plot.height * (1 - (value - scale.min) / (scale.max - scale.min));
}

/** Tick labels and light grid lines; no axis line, no tick marks. */
export function valueAxis(frame: Frame, scale: ValueScale, format: ValueFormat, plot: Plot): Shape[] {
  return clearTicks(scale, plot.height, lineHeight(frame)).flatMap((tick) => {
    const y = yOf(tick, scale, plot);
    return [
      line(
        [
          [plot.left, crisp(y)],
          [plot.left + plot.width, crisp(y)],
        ],
        frame.theme.colors.rule,
      ),
      text(frame, format.tick(tick, scale.step), plot.left - AXIS_GAP, y, {
        align: 'right',
        tick: true,
      }),
    ];
  });
}

/** Every tick, or every second, third … where labels of this length would lie on one another; zero stays one of them. */
export function clearTicks({ ticks, step, min, max }: ValueScale, length: number, label: number): number[] {
  const apart = (length * step) / (max - min);
  const every = Math.max(1, Math.ceil(label / apart));
  const zero = Math.max(0, ticks.indexOf(0));
  return ticks.filter((_, i) => (i - zero) % every === 0);
}

/** The zero line, darker than the grid. */
export function baseline(frame: Frame, scale: Pick<ValueScale, 'min' | 'max'>, plot: Plot): Shape {
  const y = crisp(yOf(Math.min(scale.max, Math.max(scale.min, 0)), scale, plot));
  const shape = line(
    [
      [plot.left, y],
      [plot.left + plot.width, y],
    ],
    mix(frame.theme.colors.rule, frame.theme.colors.muted, 0.7),
  );
  return { ...shape, z: 12 };
}

/** Names that say nothing about what is measured: they are the roles themselves. */
const GENERIC = new Set([
  'value',
  'y',
  'count',
  'x',
  'category',
  'label',
  'axis',
  'name',
  'series',
  'group',
  'bucket',
  'row',
  'col',
]);

/** What a column is called for a reader: `worldwide_gross` is "worldwide gross"; empty for a role name. */
export function columnTitle(column: string | undefined): string {
  if (column === undefined || GENERIC.has(column.trim().toLowerCase())) return '';
  return column.replace(/_/gu, ' ').trim();
}

/**
 * A heading of the value axis, set flat above the plot: nobody reads text turned by ninety degrees. What the author
 * gives stands as it is written (`mm` is no `Mm`).
 */
export function axisTitle(
  frame: Frame,
  given: string | undefined,
  column: string | undefined,
): { height: number; shapes: Shape[] } {
  const title = axisName(frame, given, column);
  if (title === '') return { height: 0, shapes: [] };
  const content = truncateText(title, frame.width - 4, { fontSize: frame.fontSize });
  return { height: lineHeight(frame) + 12, shapes: [text(frame, content, 2, lineHeight(frame) / 2)] };
}

/** The author's name of an axis, else its column's with a capital. */
export function axisName(frame: Frame, given: string | undefined, column: string | undefined): string {
  if (given !== undefined) return cleanText(given);
  const title = cleanText(columnTitle(column));
  const first = Array.from(title)[0] ?? '';
  return first.toLocaleUpperCase(frame.locale) + title.slice(first.length);
}

/** The number format of the frame's chart. */
export function frameFormat(frame: Frame, values: Iterable<number | null>): ValueFormat {
  const { locale, currency, config } = frame;
  return valueFormat(values, {
    locale,
    currency,
    numberFormat: config.numberFormat,
    hundredths: config.hundredths,
  });
}

/** Columns of money by name: their values have a currency sign wherever the chart's have one. */
const MONEY =
  /[$€£]|(^|[^\p{L}])(usd|eur|revenue|turnover|prices?|costs?|spend|spending|profit|income|salary|salaries|wages?|budget|gross|earnings|mrr|arr|gmv)(?=$|[^\p{L}])/iu;

/**
 * The format of a column beside the value: the author's number format is the value's, and another column's only where
 * both are money.
 */
export function otherFormat(
  frame: Frame,
  column: string | undefined,
  values: Iterable<number | null>,
  label = '',
): ValueFormat {
  return frameFormat(frameOfOther(frame, column, label), values);
}

export function frameOfOther(frame: Frame, column: string | undefined, label = ''): Frame {
  const given = frame.config.numberFormat;
  const money = given !== undefined && /^\s*currency/u.test(given) && MONEY.test(`${column ?? ''} ${label}`);
  return money ? frame : { ...frame, config: {} };
}
