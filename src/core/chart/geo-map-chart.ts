import { truncateText } from '../layout/measure.js';
import { noValueColor } from './color-scale.js';
import { mix } from './colors.js';
import type { Frame } from './frame.js';
import { lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import type { DrawnMap } from './map-outlines.js';
import { drawMap } from './map-outlines.js';
import { scaleBar } from './map-scale-bar.js';
import type { MapBox, Point } from './map-view.js';
import { viewOfPlaces } from './map-view.js';
import type { Place } from './place-rows.js';
import { readPlaces } from './place-rows.js';
import type { Drawing, Shape } from './shapes.js';
import { dotMark, path, text } from './shapes.js';
import { sizeKey } from './size-key.js';
import { radiusOf } from './size-scale.js';
import type { Spot } from './spot-labels.js';
import { spotLabels } from './spot-labels.js';
import { axisName, frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

/** Points on the land they lie in; with values circles whose areas are as the values, the largest at the back. */
export async function geoMapChart(frame: Frame): Promise<Drawing> {
  const places = readPlaces(frame);
  const values = places.map((it) => it.value);
  const format = frameFormat(frame, values);
  const largest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  const radius = radii(frame, values, largest);
  const head = heading(frame, values, radius, format);
  const box: MapBox = {
    x: 0,
    y: head.height,
    width: frame.width,
    height: Math.max(20, frame.height - head.height - notesHeight(frame)),
  };
  const margin = Math.min(radius(largest) + 6, box.width / 4, box.height / 4);
  const view = viewOfPlaces(places.map((it) => it.place));
  const map = await drawMap(view, box, margin);
  const bar = scaleBar(frame, map, view, box);
  const spots = spotsOf(map, places, radius);
  const strong = highlighted(
    frame,
    spots.map((it) => ({ label: it.label })),
    spots.map((it) => it.value),
  );
  const { background, accent, text: dark } = frame.theme.colors;
  const opacity = spots.length <= 60 ? 0.8 : spots.length <= 400 ? 0.6 : 0.4;
  const colorOf = (i: number): string =>
    strong.size === 0 ? paletteColor(frame, 0) : strong.has(i) ? accent : quietColor(frame);
  return {
    shapes: [
      ...landShapes(frame, map),
      ...head.shapes,
      ...(bar?.shapes ?? []),
      ...spots.map((it, i) =>
        path(dotMark(it.x, it.y, it.r, '', '').d, colorOf(i), {
          opacity: strong.has(i) ? 1 : opacity,
          ...(strong.has(i) ? { rim: dark } : spots.length <= 150 ? { rim: background, rimWidth: 1 } : {}),
          z: strong.has(i) ? 6 : 5,
        }),
      ),
      ...spotLabels(frame, spots, strong, format, box, bar === undefined ? [] : [bar.box], (i) =>
        mix(noValueColor(frame), colorOf(i), strong.has(i) ? 1 : opacity),
      ),
    ],
    marks: spots.map((it) => {
      const value = it.value === null ? '–' : format.label(it.value);
      return dotMark(
        it.x,
        it.y,
        it.r,
        it.label,
        frame.encoding.value === undefined ? coordinates(frame, it.place) : value,
      );
    }),
  };
}

/** All land as one shape; none in the middle of an ocean. */
function landShapes(frame: Frame, map: DrawnMap): Shape[] {
  const land = map.outlines.map((it) => it.d).join('');
  const border = { rim: frame.theme.colors.background, rimWidth: 0.75, z: 2 };
  return land === '' ? [] : [path(land, noValueColor(frame), border)];
}

/** Circles that cover three tenths of the chart at most, were none to lie on another. */
function radii(
  frame: Frame,
  values: readonly (number | null)[],
  largest: number,
): (value: number | null) => number {
  if (frame.encoding.value === undefined) {
    const same = values.length <= 60 ? 6 : values.length <= 400 ? 4.5 : 3;
    return () => same;
  }
  const { width, height } = frame;
  const circles = values.reduce<number>((sum, value) => sum + (value ?? 0) / (largest || 1), 0);
  const covering = Math.sqrt((0.3 * width * height) / (Math.PI * Math.max(1, circles)));
  const of = radiusOf(largest, Math.max(6, Math.min(34, 0.05 * Math.min(width, height) + 2, covering)));
  return (value) => of(value ?? 0);
}

/** What is measured, and beside its name circles that say how much an area is. */
function heading(
  frame: Frame,
  values: readonly (number | null)[],
  radius: (value: number) => number,
  format: ValueFormat,
): { height: number; shapes: Shape[] } {
  const { value } = frame.encoding;
  const named = value !== undefined || frame.config.yLabel !== undefined;
  const title = named ? axisName(frame, frame.config.yLabel, value) : '';
  const sizes = value === undefined ? [] : values.filter((it) => it !== null);
  const content = truncateText(title, frame.width - 4, { fontSize: frame.fontSize });
  const key = sizeKey(frame, content, sizes, radius, format);
  if (key.width > 0 && key.width + 2 <= frame.width) return { height: key.height, shapes: key.draw(2, 0) };
  const step = lineHeight(frame);
  return title === ''
    ? { height: 0, shapes: [] }
    : { height: step + 8, shapes: [text(frame, content, 2, step / 2)] };
}

function spotsOf(map: DrawnMap, places: readonly Place[], radius: (value: number | null) => number): Spot[] {
  return places.flatMap((it): Spot[] => {
    const at = map.project(it.place);
    if (at === undefined) return [];
    const tenth = (value: number): number => Math.round(value * 10) / 10;
    return [{ ...it, x: tenth(at[0]), y: tenth(at[1]), r: tenth(radius(it.value)) }];
  });
}

/** What a point without a value says: where it is. */
function coordinates(frame: Frame, [lon, lat]: Point): string {
  const write = (value: number): string => String(Math.round(value * 1000) / 1000);
  return `${write(lat)}, ${write(lon)}`;
}
