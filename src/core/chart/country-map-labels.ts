import type { ColorScale } from './color-scale.js';
import { textOn } from './colors.js';
import type { Shaded } from './country-rows.js';
import { bySize } from './country-rows.js';
import type { Frame } from './frame.js';
import { formsOf, labelShapes, overlap, placeBeside, placeInside, within } from './map-labels.js';
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
 * The highlighted country, the highest, the lowest and the largest values where there is room: on the country, else at
 * sea beside it; where countries are few also on land that has no value. The highest is named in any case that a line
 * can reach.
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
  const known = placed.filter((it) => it.value !== null).sort(bySize);
  const byValue = [...known].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const highest = byValue[0];
  const wanted = new Set([
    ...[strong, highest].filter((it) => it !== undefined),
    ...known.slice(0, few ? most : 3),
    ...byValue.slice(-1),
    ...known.slice(3, most),
  ]);
  const taken: MapBox[] = placed
    .filter((it) => it.tiny)
    .map(({ at: [x, y] }) => boxAround(x, y, TINY_RADIUS));
  const free = (it: MapBox): boolean => within(it, box) && !taken.some((other) => overlap(it, other));
  const shaded = placed.map((it) => it.outline).filter((it) => it !== undefined);
  return [...wanted].flatMap((it): Shape[] => {
    const { value, outline, at } = it;
    if (value === null) return [];
    const forms = formsOf(frame, { name: it.name, value: format.label(value) });
    for (const { rows, width, height } of forms) {
      if (it.tiny || outline === undefined) break;
      const found = placeInside(outline, width + 6, height, free);
      if (found === undefined) continue;
      taken.push(found);
      return labelShapes(frame, rows, found, textOn(scale.colorOf(value), frame.theme), 'center', false);
    }
    // A circle of its own is no obstacle for the line that leads to it.
    const clear = (it: MapBox): boolean =>
      within(it, box) && !taken.some((other) => overlap(it, other) && !isIn(other, at));
    const neighbours = shaded.filter((other) => other !== outline);
    const extreme = it === highest || it === strong;
    // Far away at sea, over its neighbours: a line across land reads better than a map without its highest value.
    const far = { longest: 3 * longest, blocks: map.outlines, others: [] };
    const near = { longest, others: neighbours };
    const ways = [
      { ...near, blocks: map.outlines },
      ...(few || extreme ? [{ ...near, blocks: shaded }] : []),
      ...(extreme ? [far] : []),
    ];
    for (const way of ways) {
      for (const { rows, width, height } of forms) {
        const found = placeBeside(
          at,
          { width, height, longest: way.longest },
          { own: outline, others: way.others, blocks: way.blocks },
          clear,
        );
        if (found === undefined) continue;
        taken.push(found.box, ...found.leader.map(([x, y]) => boxAround(x, y, 1)));
        const align = found.box.x > at[0] ? 'left' : found.box.x + width < at[0] ? 'right' : 'center';
        return [
          {
            ...line(
              [found.leader[0] ?? at, found.leader.at(-1) ?? at],
              way === far ? frame.theme.colors.text : frame.theme.colors.muted,
            ),
            z: 14,
          },
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
