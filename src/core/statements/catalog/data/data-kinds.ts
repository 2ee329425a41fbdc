import { SAMPLE_COLUMNS } from '../../../chart/sampled-points.js';
import { columnRef } from '../../../template/column-ref.js';
import type { Frame } from '../../frame/frame.js';
import type { Kind } from '../../types.js';

/** What the rows are: how many, of which name. */
export const rows: Kind = {
  name: 'rows',
  candidates: ({ widget, shape, sampled }) =>
    widget.rowCount > 0 && !sampled && shape !== 'metric' && shape !== 'gauge' ? [{}] : [],
  find({ widget, dimension, series, shape, order, unique, unplaced }) {
    if (widget.rowCount === 0) return undefined;
    const of =
      dimension &&
      !series &&
      order === undefined &&
      unique &&
      widget.type !== 'table' &&
      shape !== 'boxes' &&
      shape !== 'values' &&
      shape !== 'points'
        ? dimension
        : ('rows' as const);
    return {
      args: {},
      form: 'rows',
      slots: {
        count: {
          as: 'count',
          expr: of !== 'rows' && unplaced > 0 ? `distinct(${columnRef(of.column)})` : 'count()',
          of,
        },
      },
      claim: 'count() > 0',
      impact: 0.02,
    };
  },
};

/** The chart draws a sample of the points, and how many there are. */
export const sample: Kind = {
  name: 'sample',
  candidates: ({ sampled }) => (sampled ? [{}] : []),
  find({ sampled, seen }) {
    if (!sampled || !seen) return undefined;
    return {
      args: {},
      form: 'sample',
      slots: {
        count: { as: 'number', expr: 'count()' },
        all: { as: 'number', expr: `first(${columnRef(SAMPLE_COLUMNS.count)})` },
      },
      claim: `count() <= first(${columnRef(SAMPLE_COLUMNS.count)})`,
      impact: 0.16,
    };
  },
};

/** How many rows have no value, or no name, and are left out of the chart. */
export const missing: Kind = {
  name: 'missing',
  candidates: ({ measure, dimension }) =>
    measure && dimension
      ? [{ column: measure.column }, { column: dimension.column }]
      : measure
        ? [{ column: measure.column }]
        : [],
  find(frame, { column = '' }) {
    const { measure, dimension, seen, widget, shape } = frame;
    if (!seen || (column !== measure?.column && column !== dimension?.column)) return undefined;
    const count = missingIn(frame, column);
    if (count === 0 || count === widget.rows?.length) return undefined;
    const c = columnRef(column);
    const isMeasure = column === measure?.column;
    if (!isMeasure && (!dimension?.grain || shape === 'table')) return undefined;
    return {
      args: { column },
      form: isMeasure ? 'missing.value' : 'missing.time',
      slots: {
        count: { as: 'count', expr: `count() - count(${c})`, of: 'rows' },
        rows: { as: 'number', expr: 'count()' },
      },
      claim: `count(${c}) < count()`,
      impact: 0.15 + 0.3 * (count / (widget.rows?.length ?? 1)),
    };
  },
};

const missingIn = ({ widget }: Frame, column: string): number =>
  (widget.rows ?? []).filter((row) => row[column] === null || row[column] === undefined).length;
