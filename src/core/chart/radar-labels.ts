import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { wrapLabel } from './label-text.js';
import { spread } from './legend.js';

interface Spoke {
  name: string;
  /** Written below the name; empty for none. */
  value: string;
  /** Clockwise from twelve o'clock, radians. */
  angle: number;
}
interface SpokeLabel {
  lines: string[];
  value: string;
  align: 'left' | 'center' | 'right';
  x: number;
  /** Middle of the first line. */
  y: number;
}
export interface RadarPlace {
  radius: number;
  center: { x: number; y: number };
  labels: SpokeLabel[];
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 12;

/**
 * The largest radius at which every name stands outside the polygon, whole, inside the box and clear of the others.
 * Where none is large enough, names are cut to one line and moved apart on either side.
 */
export function placeRadar(frame: Frame, spokes: readonly Spoke[], box: Plot): RadarPlace {
  const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const most = Math.min(box.width, box.height) / 2 - lineHeight(frame) * 0.6;
  for (let radius = most; radius >= most * 0.45 && radius >= 30; radius -= 2) {
    const labels = aroundLabels(frame, spokes, box, radius);
    if (labels !== undefined) return centred({ radius, center, labels }, frame, box);
  }
  return sideLabels(frame, spokes, box, center, most);
}

function aroundLabels(
  frame: Frame,
  spokes: readonly Spoke[],
  box: Plot,
  radius: number,
): SpokeLabel[] | undefined {
  const step = lineHeight(frame);
  const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const boxes: Box[] = [];
  const labels: SpokeLabel[] = [];
  for (const { name, value, angle } of spokes) {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const align = Math.abs(sin) < 0.05 ? 'center' : sin > 0 ? 'left' : 'right';
    const x = center.x + sin * (radius + GAP);
    const room = align === 'center' ? box.width * 0.5 : box.width / 2 - Math.abs(sin) * (radius + GAP);
    const { lines, cut } = wrapLabel(name, Math.min(room, frame.fontSize * 12), 3, frame.fontSize);
    if (cut) return undefined;
    const height = (lines.length + (value === '' ? 0 : 1)) * step;
    // Above at the top, below at the bottom, beside the point in between.
    const top = center.y - cos * (radius + GAP * 0.7) - (height * (1 + cos)) / 2;
    const width = Math.max(...lines.map((it) => labelWidth(frame, it)), labelWidth(frame, value, true));
    const left = align === 'center' ? x - width / 2 : align === 'left' ? x : x - width;
    const own: Box = { left, right: left + width, top, bottom: top + height };
    const inside =
      own.left >= box.left &&
      own.right <= box.left + box.width &&
      own.top >= box.top &&
      own.bottom <= box.top + box.height;
    if (!inside || boxes.some((it) => overlap(it, own))) return undefined;
    boxes.push(own);
    labels.push({ lines, value, align, x, y: top + step / 2 });
  }
  return labels;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + 8 && b.left < a.right + 8 && a.top < b.bottom && b.top < a.bottom;

/** Moved up or down so that what is drawn stands in the middle: five spokes reach higher than they reach down. */
function centred(place: RadarPlace, frame: Frame, box: Plot): RadarPlace {
  const step = lineHeight(frame);
  const tops = place.labels.map(({ y }) => y - step / 2);
  const bottoms = place.labels.map(
    ({ y, lines, value }) => y + (lines.length + (value === '' ? 0 : 1) - 0.5) * step,
  );
  const shift = (box.top + box.top + box.height - Math.min(...tops) - Math.max(...bottoms)) / 2;
  return {
    radius: place.radius,
    center: { x: place.center.x, y: place.center.y + shift },
    labels: place.labels.map((it) => ({ ...it, y: it.y + shift })),
  };
}

/** Names of one line, cut to the room beside the polygon; the values are left to the marks. */
function sideLabels(
  frame: Frame,
  spokes: readonly Spoke[],
  box: Plot,
  center: { x: number; y: number },
  most: number,
): RadarPlace {
  const step = lineHeight(frame);
  const radius = Math.max(12, Math.min(most - step * 0.6, box.width * 0.24));
  const sideOf = (side: 1 | -1): number[] =>
    spokes.map((_, i) => i).filter((i) => Math.sin(spokes[i]?.angle ?? 0) * side > 0.05);
  // The names above and below stand clear of those beside them, however many these are.
  const reach = Math.max(
    radius + step * 0.7,
    (Math.max(sideOf(1).length, sideOf(-1).length) + 1) * step * 0.5,
  );
  const labels: SpokeLabel[] = spokes.map(({ name, angle }) => {
    const y = center.y + (Math.cos(angle) > 0 ? -reach : reach);
    const content = truncateText(name, box.width * 0.5, { fontSize: frame.fontSize });
    return { lines: [content], value: '', align: 'center', x: center.x, y };
  });
  for (const side of [1, -1] as const) {
    const own = sideOf(side);
    const wanted = own.map((i) => center.y - Math.cos(spokes[i]?.angle ?? 0) * (radius + GAP));
    const { places } = spread(wanted, step, center.y - reach + step, center.y + reach - step);
    own.forEach((i, n) => {
      const y = places[n] ?? center.y;
      const dy = Math.min(radius + GAP, Math.abs(y - center.y));
      const x = center.x + side * Math.max(GAP, Math.sqrt((radius + GAP) ** 2 - dy ** 2));
      const room = Math.max(0, side > 0 ? box.left + box.width - x : x - box.left);
      const content = truncateText(spokes[i]?.name ?? '', room, { fontSize: frame.fontSize });
      labels[i] = { lines: [content], value: '', align: side > 0 ? 'left' : 'right', x, y };
    });
  }
  return { radius, center, labels };
}
