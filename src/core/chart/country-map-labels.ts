import type { ColorScale } from './color-scale.js';
import type { Shaded } from './country-rows.js';
import { bySize } from './country-rows.js';
import type { Frame } from './frame.js';
import {
  formsOf,
  labelShapes,
  overlap,
  placeBeside,
  placeInside,
  textOnShade,
  within,
} from './map-labels.js';
import type { DrawnMap, Outline } from './map-outlines.js';
import type { MapBox, Point } from './map-view.js';
import type { Shape } from './shapes.js';
import { line } from './shapes.js';
import type { ValueFormat } from './value-format.js';

/** A shaded country where it lies on the chart. */
export interface Placed extends Shaded {
  outline: Outline | undefined;
  /** In the middle of its largest part. */
  at: Point;
  /** Too small to be seen by its own outline: drawn as a circle. */
  tiny: boolean;
}

/** Of the circle of a country that is too small to be seen. */
export const TINY_RADIUS = 4;

/**
 * The highlighted country and the largest values, where there is room: on the country, else at sea beside it; where
 * countries are few also on land that has no value.
 */
export function countryLabels(
  frame: Frame,
  map: DrawnMap,
  placed: Placed[],
  scale: ColorScale,
  format: ValueFormat,
  box: MapBox,
  strong: Placed | undefined,
): Shape[] {
  const few = placed.length <= 12;
  const longest = Math.max(36, frame.width * 0.09);
  const most = frame.width < 400 ? 4 : few ? 12 : 8;
  const ranked = placed
    .filter((it) => it.value !== null)
    .sort(bySize)
    .slice(0, most);
  const wanted =
    strong === undefined || strong.value === null
      ? ranked
      : [strong, ...ranked.filter((it) => it !== strong)];
  const taken: MapBox[] = placed
    .filter((it) => it.tiny)
    .map(({ at: [x, y] }) => boxAround(x, y, TINY_RADIUS));
  const free = (it: MapBox): boolean => within(it, box) && !taken.some((other) => overlap(it, other));
  const shaded = placed.map((it) => it.outline).filter((it) => it !== undefined);
  return wanted.flatMap((it): Shape[] => {
    const { value, outline, at } = it;
    if (value === null) return [];
    const forms = formsOf(frame, { name: it.name, value: format.label(value) });
    for (const { rows, width, height } of forms) {
      if (it.tiny || outline === undefined) break;
      const found = placeInside(outline, width + 6, height, free);
      if (found === undefined) continue;
      taken.push(found);
      return labelShapes(frame, rows, found, textOnShade(frame, scale.colorOf(value)), 'center', false);
    }
    // A circle of its own is no obstacle for the line that leads to it.
    const clear = (it: MapBox): boolean =>
      within(it, box) && !taken.some((other) => overlap(it, other) && !isIn(other, at));
    const own = { own: outline, others: shaded.filter((other) => other !== outline) };
    for (const blocks of few || it === strong ? [map.outlines, shaded] : [map.outlines]) {
      for (const { rows, width, height } of forms) {
        const found = placeBeside(at, { width, height, longest }, { ...own, blocks }, clear);
        if (found === undefined) continue;
        taken.push(found.box, ...found.leader.map(([x, y]) => boxAround(x, y, 1)));
        const align = found.box.x > at[0] ? 'left' : found.box.x + width < at[0] ? 'right' : 'center';
        return [
          { ...line([found.leader[0] ?? at, found.leader.at(-1) ?? at], frame.theme.colors.muted), z: 14 },
          ...labelShapes(frame, rows, found.box, frame.theme.colors.text, align, false),
        ];
      }
    }
    return [];
  });
}

const boxAround = (x: number, y: number, r: number): MapBox => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

const isIn = (box: MapBox, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
