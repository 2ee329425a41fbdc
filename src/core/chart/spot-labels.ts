import { textOn } from './colors.js';
import type { Frame } from './frame.js';
import { formsOf, labelShapes, overlap, within } from './map-labels.js';
import type { MapBox } from './map-view.js';
import type { Place } from './place-rows.js';
import type { Shape } from './shapes.js';
import type { ValueFormat } from './value-format.js';
import type { Strong } from './highlight.js';

/** A place as the circle that it is on the chart. */
export interface Spot extends Place {
  x: number;
  y: number;
  r: number;
}

/** Up to so many points all are labelled where there is room, beyond only the largest. */
const FEW = 25;
const LARGEST = 6;

/** Names and values in their circles or beside them, the largest first; what would lie on another is left out. */
export function spotLabels(
  frame: Frame,
  spots: Spot[],
  strong: Strong,
  format: ValueFormat,
  box: MapBox,
  obstacles: readonly MapBox[],
  shadeOf: (i: number) => string,
): Shape[] {
  const { label, value } = frame.encoding;
  if (
    frame.config.valueLabels === false ||
    (label === undefined && (value === undefined || spots.length > FEW))
  )
    return [];
  const most = spots.length <= FEW ? FEW : LARGEST;
  const wanted = new Set([...strong, ...spots.keys()].slice(0, most));
  const circles = spots.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }));
  const taken: MapBox[] = [...obstacles];
  const free = (it: MapBox, own: number, obstacles: number): boolean =>
    within(it, box) &&
    !taken.some((other) => overlap(it, other)) &&
    !circles.some((circle, i) => i !== own && i < obstacles && overlap(it, circle));
  const all = spots.length <= 150 ? spots.length : LARGEST;
  return [...wanted].flatMap((i): Shape[] => {
    const spot = spots[i];
    if (spot === undefined || (spot.value === null && label === undefined)) return [];
    const forms = formsOf(frame, {
      name: label === undefined ? '' : spot.label,
      value: spot.value === null ? '' : format.label(spot.value),
    });
    // The largest have their names before any smaller circle has its view: their text has a rim.
    for (const clear of i < LARGEST || strong.has(i) ? [all, Math.min(all, LARGEST)] : [all]) {
      for (const form of forms) {
        const found = placeOf(spot, form, (it) => free(it, i, clear));
        if (found === undefined) continue;
        taken.push(found);
        const color = found.inside ? textOn(shadeOf(i), frame.theme) : frame.theme.colors.text;
        return labelShapes(frame, form.rows, found, color, found.align, !found.inside);
      }
    }
    return [];
  });
}

interface SpotPlace extends MapBox {
  align: 'left' | 'center' | 'right';
  inside: boolean;
}

/** In its circle where that holds the label, else the first free place around it. */
function placeOf(
  { x, y, r }: Spot,
  { width, height }: { width: number; height: number },
  free: (box: MapBox) => boolean,
): SpotPlace | undefined {
  const inside: SpotPlace = {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    align: 'center',
    inside: true,
  };
  if (Math.hypot(width, height) <= 2 * r - 4 && free(inside)) return inside;
  const gap = r + 5;
  const around: [number, number, SpotPlace['align']][] = [
    [x + gap, y - height / 2, 'left'],
    [x - gap - width, y - height / 2, 'right'],
    [x - width / 2, y - gap - height + 3, 'center'],
    [x - width / 2, y + gap - 3, 'center'],
    [x + gap * 0.75, y - gap * 0.6 - height, 'left'],
    [x + gap * 0.75, y + gap * 0.6, 'left'],
    [x - gap * 0.75 - width, y - gap * 0.6 - height, 'right'],
    [x - gap * 0.75 - width, y + gap * 0.6, 'right'],
  ];
  return around
    .map(([left, top, align]): SpotPlace => ({ x: left, y: top, width, height, align, inside: false }))
    .find(free);
}
