import type { Frame } from './frame.js';
import { formsOf, labelShapes, overlap, textOnShade, within } from './map-labels.js';
import type { MapBox } from './map-view.js';
import type { Place } from './place-rows.js';
import type { Shape } from './shapes.js';
import type { ValueFormat } from './value-format.js';

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
  strong: number,
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
  const wanted = new Set([...(strong >= 0 ? [strong] : []), ...spots.keys()].slice(0, most));
  const circles = spots.map(({ x, y, r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }));
  const taken: MapBox[] = [...obstacles];
  const free = (it: MapBox, own: number): boolean =>
    within(it, box) &&
    !taken.some((other) => overlap(it, other)) &&
    !circles.some((circle, i) => i !== own && (spots.length <= 150 || i < LARGEST) && overlap(it, circle));
  return [...wanted].flatMap((i): Shape[] => {
    const spot = spots[i];
    if (spot === undefined || (spot.value === null && label === undefined)) return [];
    const forms = formsOf(frame, {
      name: label === undefined ? '' : spot.label,
      value: spot.value === null ? '' : format.label(spot.value),
    });
    const { x, y, r } = spot;
    for (const { rows, width, height } of forms) {
      const inside = { x: x - width / 2, y: y - height / 2, width, height };
      if (Math.hypot(width, height) <= 2 * r - 4 && free(inside, i)) {
        taken.push(inside);
        return labelShapes(frame, rows, inside, textOnShade(frame, shadeOf(i)), 'center', false);
      }
      const gap = r + 5;
      const places = [
        { x: x + gap, y: y - height / 2, align: 'left' as const },
        { x: x - gap - width, y: y - height / 2, align: 'right' as const },
        { x: x - width / 2, y: y - gap - height + 3, align: 'center' as const },
        { x: x - width / 2, y: y + gap - 3, align: 'center' as const },
        { x: x + gap * 0.75, y: y - gap * 0.6 - height, align: 'left' as const },
        { x: x + gap * 0.75, y: y + gap * 0.6, align: 'left' as const },
        { x: x - gap * 0.75 - width, y: y - gap * 0.6 - height, align: 'right' as const },
        { x: x - gap * 0.75 - width, y: y + gap * 0.6, align: 'right' as const },
      ].map((it) => ({ ...it, width, height }));
      const found = places.find((it) => free(it, i));
      if (found === undefined) continue;
      taken.push(found);
      return labelShapes(frame, rows, found, frame.theme.colors.text, found.align, true);
    }
    return [];
  });
}
