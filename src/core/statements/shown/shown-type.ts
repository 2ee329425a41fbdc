import { cellOf, numberOf } from '../../chart/cells.js';
import { isDrawable } from '../../chart/drawable.js';
import type { WidgetType } from '../../chart/types.js';
import type { Frame } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import { honestType, showsWhole } from './honest-type.js';
import { shownFormat } from './shown-format.js';

/** Why a widget's rows are shown as another type than it asks for. */
export type TypeReason = 'zeros' | 'parts' | 'negative' | 'sparse' | 'measures' | 'series' | 'undrawable';

export interface ShownType {
  type: WidgetType;
  /** Absent where the type is the widget's own. */
  reason?: TypeReason;
}

/** A grid of fewer cells is read whatever it lacks; of others this share at least has to hold a value. */
const FEW_CELLS = 24;
const LEAST_FILLED = 0.2;
/** Where one measure is so many times the other, the smaller has no length on their axis. */
const APART = 20;

const known = new WeakMap<Frame, ShownType>();

/**
 * The nearest type that shows the rows well: grouped bars where a category has several, bars for parts that make no whole and for a radar below zero, a table for a grid that is
 * mostly empty, for two measures without a scale in common and for whatever cannot be drawn.
 */
export function shownType(frame: Frame): ShownType {
  let shown = known.get(frame);
  if (!shown) known.set(frame, (shown = typeFor(frame)));
  return shown;
}

function typeFor(frame: Frame): ShownType {
  const { widget, encoding, points, seen } = frame;
  if (widget.type === 'table') return { type: 'table' };
  if (!seen) return honestOf(frame) ?? { type: widget.type };
  const better = betterType(frame) ?? { type: widget.type };
  // Without rows there is nothing to judge.
  if (points.length === 0 || better.type === 'table') return better;
  const spec = { type: better.type, encoding, config: { ...widget.config, ...shownFormat(frame) } };
  return isDrawable(spec, { columns: widget.columns, rows: widget.rows ?? [] })
    ? better
    : { type: 'table', reason: 'undrawable' };
}

function betterType(frame: Frame): ShownType | undefined {
  const { widget, points, series } = frame;
  const { type } = widget;
  if (showsWhole(type) && points.length > 0 && points.every(({ value }) => value === 0))
    return { type: 'horizontal-bar', reason: 'zeros' };

  if (series && (type === 'bar' || type === 'horizontal-bar'))
    return { type: 'grouped-bar', reason: 'series' };
  const honest = honestOf(frame);
  if (honest) return honest;
  if (type === 'radar' && points.some(({ value }) => value < 0))
    return { type: series ? 'grouped-bar' : 'horizontal-bar', reason: 'negative' };
  if (type === 'heatmap' && isSparse(frame)) return { type: 'table', reason: 'sparse' };
  if (type === 'dumbbell' && areApart(frame)) return { type: 'table', reason: 'measures' };
  return undefined;
}

function isSparse({ points }: Frame): boolean {
  const count = (of: readonly unknown[]): number => new Set(of).size;
  const cells = count(points.map(({ label }) => label)) * count(points.map(({ series }) => series));
  return cells >= FEW_CELLS && points.length < LEAST_FILLED * cells;
}

/** Two measures, of which one is money or a percentage and the other is not, or far larger than the other. */
function areApart({ widget, points, measure, against }: Frame): boolean {
  if (!measure?.quantity || !against?.quantity || measure.quantity === against.quantity) return false;
  const size = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.abs(value), 0);
  const own = size(points.map(({ value }) => value));
  const other = size((widget.rows ?? []).map((row) => numberOf(cellOf(row, against.column)) ?? 0));
  return kindOf(measure) !== kindOf(against) || own > APART * other || other > APART * own;
}

const kindOf = ({ format, unit }: Measure): string =>
  /^(?:percent|currency(?::[A-Z]{3})?)/.exec(format)?.[0] ?? unit;

function honestOf(frame: Frame): ShownType | undefined {
  const honest = honestType(frame.widget.type, frame);
  return honest === frame.widget.type ? undefined : { type: honest, reason: 'parts' };
}
