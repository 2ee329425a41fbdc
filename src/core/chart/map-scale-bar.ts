import { intl } from '../template/intl-cache.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { DrawnMap } from './map-outlines.js';
import type { MapBox, View } from './map-view.js';
import type { Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';

/** Of the earth's meridian, by which the kilometre was made. */
const KM_PER_DEGREE = 111.2;
/** A map of more degrees is known by its coasts. */
const MOST_DEGREES = 16;

/** How far a kilometre is, in the lower left corner of a map that shows too little of the world to tell by its coasts. */
export function scaleBar(
  frame: Frame,
  map: DrawnMap,
  view: View,
  box: MapBox,
): { box: MapBox; shapes: Shape[] } | undefined {
  if (view.kind !== 'region' || view.north - view.south > MOST_DEGREES) return undefined;
  const [lon, lat] = [(view.west + view.east) / 2, (view.south + view.north) / 2];
  const step = (view.north - view.south) / 50;
  const [from, to] = [map.project([lon, lat - step]), map.project([lon, lat + step])];
  if (from === undefined || to === undefined || from[1] === to[1]) return undefined;
  const pxPerKm = Math.abs(from[1] - to[1]) / (2 * step * KM_PER_DEGREE);
  const most = Math.min(120, box.width / 4) / pxPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = Number((([5, 2, 1].find((it) => it * power <= most) ?? 1) * power).toPrecision(1));
  const small = km < 1;
  const label = intl
    .number(frame.locale, { style: 'unit', unit: small ? 'meter' : 'kilometer', maximumFractionDigits: 0 })
    .format(small ? km * 1000 : km);
  const { text: dark } = frame.theme.colors;
  const width = km * pxPerKm;
  const height = lineHeight(frame);
  const [left, base] = [box.x + 10, crisp(box.y + box.height - 10)];
  const room = {
    x: left,
    y: base - height - 6,
    width: Math.max(width, labelWidth(frame, label)),
    height: height + 6,
  };
  if (room.y < box.y) return undefined;
  const bar = line(
    [
      [left, base - 5],
      [left, base],
      [left + width, base],
      [left + width, base - 5],
    ],
    dark,
    1.5,
  );
  return {
    box: room,
    shapes: [{ ...bar, z: 16 }, text(frame, label, left, base - 4 - height / 2, { color: dark, rim: true })],
  };
}
