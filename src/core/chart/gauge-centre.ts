import { truncateText } from '../layout/measure.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import type { Ring } from './gauge-chart.js';
import type { GaugeReading } from './gauge-reading.js';
import { wrapLabel } from './label-text.js';
import { textColor } from './legend.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';

/** How many lines stand below the value: its name, and its change. */
export const gaugeLines = (frame: Frame, { name, delta }: GaugeReading): number =>
  (name === '' ? 0 : 1) + (delta === undefined ? 0 : 1);

/** The value in the middle of the ring, its name and its change below, as wide as the ring and its end labels leave room. */
export function gaugeCentre(frame: Frame, reading: GaugeReading, ring: Ring): Shape[] {
  const { value, name, delta, write, short } = reading;
  const { text: dark, muted } = frame.theme.colors;
  const step = lineHeight(frame);
  const widest = ring.inner * 1.5;
  const wanted = Math.min(ring.inner * 0.46, frame.fontSize * 4.4);
  const candidates = value === null ? ['–'] : [write(value), short(value)];
  const sizeOf = (content: string): number =>
    Math.floor(Math.min(wanted, (widest * frame.fontSize) / labelWidth(frame, content, true)));
  const content = candidates.find((it) => sizeOf(it) >= frame.fontSize * 1.6) ?? candidates.at(-1) ?? '';
  const size = Math.max(frame.fontSize, sizeOf(content));

  // A name of two lines where a full ring has room for it.
  const flat = ring.half === 90;
  const bottom = frame.height - notesHeight(frame);
  const lines = gaugeLines(frame, reading);
  const middle = flat
    ? ring.y - size * 0.45
    : Math.min(ring.y + ring.outer * 0.06 - (lines * step) / 2, bottom - lines * step - size / 2 - 4);
  const first = middle + size * 0.5 + step * 0.75;
  const roomAt = (y: number): number => roomFor(ring, y, step);
  const one = wrapLabel(name, roomAt(first), 1, frame.fontSize);
  const deep = !flat && first + (lines + 0.5) * step <= bottom;
  const two =
    one.cut && deep ? wrapLabel(name, Math.min(roomAt(first), roomAt(first + step)), 2, frame.fontSize) : one;
  const named = name === '' ? [] : two.lines;
  const shapes = [
    text(frame, content, ring.x, middle, { align: 'center', bold: true, size, color: dark }),
    ...named.map((it, n) => text(frame, it, ring.x, first + n * step, { align: 'center', color: muted })),
  ];
  if (delta === undefined) return shapes;
  const y = first + named.length * step + (named.length > 0 ? 3 : 0);
  if (y + step / 2 > bottom) return shapes;
  const changed = delta.tone === 'neutral' ? muted : textColor(frame, frame.theme.colors[delta.tone]);
  const change = truncateText(delta.text, roomAt(y), { fontSize: frame.fontSize });
  const changeWidth = labelWidth(frame, change, true);
  const basis = changeWidth + labelWidth(frame, delta.basis) <= roomAt(y) ? delta.basis : '';
  const left = ring.x - (changeWidth + labelWidth(frame, basis)) / 2;
  shapes.push(text(frame, change, left, y, { bold: true, color: changed }));
  if (basis !== '') shapes.push(text(frame, basis.trim(), left + changeWidth + labelWidth(frame, ' '), y));
  return shapes;
}

/** Width free for a line of text at a height: inside the ring, and between the labels of its ends. */
function roomFor(ring: Ring, y: number, step: number): number {
  const dy = Math.max(0, Math.abs(y - ring.y) + step / 2);
  const open = y - ring.y > (ring.half === 90 ? 0 : ring.outer / 2);
  const inside = open || dy >= ring.inner ? 2 * ring.endX : 2 * Math.sqrt(ring.inner ** 2 - dy ** 2) - 16;
  const ends = y + step / 2 > ring.endTop ? 2 * ring.endX - ring.endWidth - 16 : Number.POSITIVE_INFINITY;
  return Math.max(step, Math.min(inside, ends));
}
