import { DeckError } from '../errors.js';
import { intl } from '../template/intl-cache.js';
import { countText, orderBars } from './bar-order.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { wrapLabel } from './label-text.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import { bySize, pick, readMatrix } from './series-matrix.js';
import { oneType } from './widget-types.js';

const MOST_STEPS = 20;

/**
 * Steps in the order of the rows, since a funnel tells a course. Of more than `height` px have room for, the largest
 * stay, with a note.
 */
export function funnelSteps(frame: Frame, height: number): Matrix {
  const matrix = readMatrix(frame, 'keep');
  const values = matrix.series[0]?.values ?? [];
  const negative = values.findIndex((value) => value !== null && value < 0);
  if (negative >= 0) {
    throw new DeckError(
      'wrong_columns',
      `${oneType(frame.spec.type)} shows how much is left at each step, but ${JSON.stringify(frame.encoding.value)} is negative at ${JSON.stringify(matrix.categories[negative]?.label)}.`,
      { hint: 'Draw changes as a waterfall, or leave negative values out in the SQL.' },
    );
  }
  const { sort, top } = frame.config;
  const roomFor = (px: number): number => Math.max(1, Math.floor(px / (frame.fontSize * 1.4)));
  const below = roomFor(height - lineHeight(frame) - 8);
  const room = values.length <= roomFor(height) ? roomFor(height) : below;
  if (sort !== undefined && sort !== 'none') return orderBars(frame, matrix, { sorted: false, room });
  const wanted = typeof top === 'number' && top >= 1 ? Math.floor(top) : MOST_STEPS;
  if (values.length <= Math.min(wanted, room)) return matrix;
  const most = Math.min(wanted, below);
  const kept = bySize(matrix)
    .slice(0, most)
    .sort((a, b) => a - b);
  const counts = { n: countText(frame, most), of: countText(frame, values.length) };
  frame.notes.push(fillPhrase(frame.phrases.top, counts));
  return pick(matrix, kept);
}

/** A column of shares right of the bars. */
export interface Conversion {
  name: string;
  heading: string[];
  cells: string[];
  width: number;
}

/** What each step keeps of the one before and of the first; empty where there is nothing to compare with. */
export function conversions(frame: Frame, values: readonly (number | null)[]): Conversion[] {
  if (values.length < 2) return [];
  const column = (name: string, baseOf: (i: number) => number | null | undefined): Conversion => {
    const cells = values.map((value, i) => (i === 0 ? '' : percentText(frame, value, baseOf(i))));
    const room = Math.max(frame.fontSize * 4.6, frame.width * 0.13);
    const heading = wrapLabel(name, room, 2, frame.fontSize).lines;
    const widths = [
      ...heading.map((it) => labelWidth(frame, it)),
      ...cells.map((it) => labelWidth(frame, it, true)),
    ];
    return { name, heading, cells, width: Math.max(...widths) + 14 };
  };
  return [
    column(frame.phrases.ofPrevious, (i) => values[i - 1]),
    column(frame.phrases.ofFirst, () => values[0]),
  ];
}

/** Whole percents; two digits below ten, where conversions are compared by their decimals. */
function percentText(frame: Frame, value: number | null, base: number | null | undefined): string {
  if (value === null || base === null || base === undefined || base === 0) return '–';
  const share = value / base;
  if (!Number.isFinite(share)) return '–';
  const digits = share < 0.0995 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return intl.number(frame.locale, { style: 'percent', ...digits }).format(share);
}
