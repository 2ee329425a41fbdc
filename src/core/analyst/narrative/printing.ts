import { assertionPatterns } from '../../guard/assertion-words.js';
import { isPercentName } from '../../guard/sentence/percent-format.js';
import { matchFolded } from '../../template/fold.js';
import { findLiterals } from '../../template/index.js';
import { labelNoun } from '../reading/names.js';
import { LONG_LABEL, type Dimension } from '../reading/dimension.js';
import type { Frame } from '../reading/frame.js';
import type { Measure } from '../reading/measure.js';
import { columnRef } from '../../template/column-ref.js';
import { placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import type { Slots } from './telling.js';

/** A noun that may stand in a sentence: it holds no figure and nothing that the guard reads as a statement. */
export function speakable(noun: string, locale: string): boolean {
  return (
    noun !== '' &&
    findLiterals(noun, { locale }).length === 0 &&
    matchFolded(noun, assertionPatterns(locale)).length === 0
  );
}

/** `{{ expr | format }}` of a value in its measure's format, with the unit. */
export function printValue(measure: Measure, expr: string, average = false): string {
  const scaled = measure.hundredths ? `${/[ +-]/.test(expr) ? `(${expr})` : expr} / 100` : expr;
  return placeholder(scaled, average ? measure.averageFormat : measure.format) + measure.unit;
}

/** What lies between two values, the larger first: of percentages in points, since a percentage of what is not said. */
export function printDifference(
  measure: Measure,
  [more, less]: readonly [string, string],
  phrases: Phrases,
  { average = false, absolute = false } = {},
): string {
  const between = (from: string, to: string): string =>
    absolute ? `abs(${from} - ${to})` : `${from} - ${to}`;
  if (!measure.format.startsWith('percent')) return printValue(measure, between(more, less), average);
  const digits = /^percent:(\d)/.exec(average ? measure.averageFormat : measure.format)?.[1] ?? '0';
  // Points of what is no percentage by its name would be a figure that nothing bears out.
  if (measure.hundredths && !isPercentName(measure.column)) return '';
  const parts = between(more, less);
  const points = placeholder(measure.hundredths ? parts : `(${parts}) * 100`, `number:${digits}`);
  return phrases.percentagePoints.replace('{n}', () => points);
}

/** A value without its unit, for the first of two that share it. */
export const printBare = (measure: Measure, expr: string): string =>
  printValue({ ...measure, unit: '' }, expr);

/** How many names a column holds: null is one of them, as in the chart. */
export function countNames({ nullNamed }: Dimension, column: string): string {
  // The part of the rows without a name, rounded up, is one where there are any. A figure may hold no constant.
  const nameless = `ceil((count() - count(${column})) / count())`;
  return nullNamed ? `distinct(${column}) + ${nameless}` : `distinct(${column})`;
}

/** `1 state`, `12 states`: a number of things with its noun. */
export function counted(expr: string, noun: string, phrases: Phrases): string {
  const quoted = (form: string): string => `"# ${form.replaceAll('"', '')}"`;
  return placeholder(expr, `plural:${quoted(noun)},${quoted(phrases.plural(noun))}`);
}

/** A label as it reads inside a sentence, and at its start (`capital`). */
export function printLabel(dimension: Dimension, noun: string, expr: string, capital = false): string {
  const formats = [
    dimension.format,
    dimension.long ? `truncate:${LONG_LABEL}` : undefined,
    capital && dimension.lowerCase ? 'capitalize' : undefined,
  ];
  const label = placeholder(expr, ...formats);
  return dimension.needsNoun ? `${labelNoun(noun)} ${label}` : label;
}

/** Both forms of a label as slots: `leader` and `Leader`. */
export function labelSlots(name: string, dimension: Dimension, noun: string, expr: string): Slots {
  const small = printLabel(dimension, noun, expr);
  const capital = printLabel(dimension, noun, expr, true);
  return { [name]: small, [name.charAt(0).toUpperCase() + name.slice(1)]: capital };
}

/** Names of a frame's parts, replaced by neutral ones where they cannot be spoken. */
export function nounSlots(frame: Frame, phrases: Phrases, locale: string): Slots {
  const safe = (noun: string | undefined, otherwise: string): string =>
    noun !== undefined && speakable(noun, locale) ? noun : otherwise;
  const quantity = safe(frame.dimension?.noun, phrases.neutralDimension);
  const dim = frame.dimension?.grain
    ? phrases.periods[frame.dimension.grain][0]
    : frame.order === 'ranges'
      ? phrases.rangeOf.replace('{dim}', () => quantity)
      : quantity;
  const seriesDim = safe(frame.series?.noun, phrases.neutralDimension);
  const measure = safe(frame.measure?.noun, safe(frame.measure?.otherNoun, phrases.neutralMeasure));
  return {
    measure,
    whole: phrases.whole(measure),
    x: safe(frame.against?.noun, safe(frame.against?.otherNoun, phrases.neutralMeasure)),
    quantity,
    aQuantity: phrases.withArticle(quantity),
    dim,
    dims: phrases.plural(dim),
    seriesDim,
    seriesDims: phrases.plural(seriesDim),
    rows: placeholder('count()', 'integer'),
  };
}

/** The value column and the label column as template arguments. */
export function refs(frame: Frame): { c: string; v: string; s: string } {
  return {
    c: columnRef(frame.dimension?.column ?? ''),
    v: columnRef(frame.measure?.column ?? ''),
    s: columnRef(frame.series?.column ?? ''),
  };
}

/** A cell of a known row: from the start or the end, whichever is nearer, so that it stays when rows are added between. */
export function cellAt(column: string, row: number, rowCount: number): string {
  if (row === 0) return `first(${column})`;
  if (row === rowCount - 1) return `last(${column})`;
  return row * 2 < rowCount ? `nth(${column}, ${row + 1})` : `nth(${column}, ${row - rowCount})`;
}
