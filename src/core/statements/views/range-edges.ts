import { cellOf, numberOf } from '../../chart/cells.js';
import { columnRef } from '../../template/column-ref.js';
import { quoted } from '../expressions.js';
import type { Dimension } from '../frame/dimension.js';
import { valueFormats } from '../frame/formats.js';
import type { Frame } from '../frame/frame.js';
import { namedUnit } from '../frame/units.js';
import type { Measure } from '../frame/measure.js';
import type { Slot } from '../types.js';

/** Where one range begins and ends: undefined at an end that is open. */
export interface Edges {
  from: Slot | undefined;
  to: Slot | undefined;
  /** The number it begins with. */
  start: number | undefined;
}

/**
 * The ends of the ranges of a distribution, by the key of each: from the columns `from` and `to` beside them, or from numbers that say
 * where they begin, each as wide as the nearest two are apart (as the chart draws them). Undefined where neither says it.
 */
export function edgesOf({ dimension, points, widget }: Frame): ReadonlyMap<string, Edges> | undefined {
  if (!dimension) return undefined;
  const rows = widget.rows ?? [];
  const hasColumns = ['from', 'to'].every((name) =>
    widget.columns.some((one) => one.name === name && one.type === 'number'),
  );
  const k = columnRef(dimension.column);
  const at = (label: unknown): string => quoted(String(label));
  if (hasColumns) {
    const ends = points.map(({ row, label }) => {
      const cell = (name: string): number | undefined => numberOf(cellOf(rows[row] ?? {}, name)) ?? undefined;
      return { label, from: cell('from'), to: cell('to') };
    });
    const measure = quantityOf(
      dimension,
      ends.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)),
    );
    const slot = (name: 'from' | 'to', label: unknown, value: number | undefined): Slot | undefined =>
      value === undefined
        ? undefined
        : { as: 'value', expr: `first(${columnRef(name)}, ${k}, ${at(label)})`, measure, value };
    return new Map(
      ends.map(({ label, from, to }) => [
        String(label),
        { from: slot('from', label, from), to: slot('to', label, to), start: from },
      ]),
    );
  }
  const starts = points.map(({ label }) => label);
  if (!starts.every((start) => typeof start === 'number') || starts.length < 2) return undefined;
  const step = Math.min(...starts.slice(1).map((start, i) => start - (starts[i] ?? start)));
  if (!(step > 0)) return undefined;
  // A range of one whole number ends with it.
  const width = step === 1 && starts.every(Number.isInteger) ? 0 : step;
  const measure = quantityOf(dimension, [...starts, ...starts.map((start) => start + width)]);
  return new Map(
    starts.map((start) => {
      const expr = `first(${k}, ${k}, ${at(start)})`;
      const to = width === 0 ? expr : `${expr} + ${width}`;
      return [
        String(start),
        {
          from: { as: 'value', expr, measure, value: start },
          to: { as: 'value', expr: to, measure, value: start + width },
          start,
        },
      ];
    }),
  );
}

/** What is cut into ranges, as a measure: its ends print as its values would. */
function quantityOf({ column, base, noun }: Dimension, values: readonly number[]): Measure {
  const { unit, currency } = namedUnit(base);
  return {
    ...{
      column,
      noun,
      titled: false,
      additive: false,
      parts: false,
      flows: false,
      ratio: true,
      periods: true,
      counts: false,
    },
    ...valueFormats(values, {
      numberFormat: undefined,
      unit: unit === '%' ? undefined : unit,
      currency,
      exact: values.every((value) => Math.abs(value) < 1e6),
    }),
  };
}
