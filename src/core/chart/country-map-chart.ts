import { truncateText } from '../layout/measure.js';
import type { ColorScale } from './color-scale.js';
import { colorKey, colorScale } from './color-scale.js';
import { mix } from './colors.js';
import type { Placed } from './country-map-labels.js';
import { countryLabels, TINY_RADIUS } from './country-map-labels.js';
import type { Shaded } from './country-rows.js';
import { readCountries, topOnes } from './country-rows.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { hatching } from './hatching.js';
import { highlighted, quietColor } from './highlight.js';
import { largestRing } from './map-labels.js';
import type { DrawnMap } from './map-outlines.js';
import { drawMap, worldCountries } from './map-outlines.js';
import type { MapBox, Point, View } from './map-view.js';
import { viewOfCountries } from './map-view.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { dotMark, path, text } from './shapes.js';
import { axisName, frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

const BORDER = 0.75;
/** A country of fewer square px is drawn as a circle. */
const TINY_AREA = 12;
/** Px of height from which a legend may take a third row. */
const LOW = 300;
/** Land without a value: of its ground and of its lines, shares of the way to the quiet colour. */
const [BARE, HATCH] = [0.1, 0.6];

/**
 * Countries shaded by value, in a map of the part of the world that they lie in, or US states in a map of these; the largest values written on them or
 * beside them at sea. What names no country is counted in a note.
 */
export async function countryMapChart(frame: Frame): Promise<Drawing> {
  const { shaded: all, of } = await readCountries(frame);
  const shaded = topOnes(frame, all);
  const format = frameFormat(
    frame,
    shaded.map((it) => it.value),
  );
  const scale = colorScale(
    frame,
    shaded.map((it) => it.value),
  );
  const head = heading(frame, scale, format, shaded);
  const box: MapBox = {
    x: 0,
    y: head.height,
    width: frame.width,
    height: Math.max(20, frame.height - head.height - notesHeight(frame)),
  };
  const known = shaded.map(({ country }) => country);
  const view: View = of === 'states' ? { kind: 'states' } : viewOfCountries(known, await worldCountries());
  const map = await drawMap(view, box);
  const placed = place(map, shaded);
  const [strong = -1] = highlighted(
    frame,
    placed.map((it) => ({ label: it.name, key: it.country.code })),
    placed.map((it) => it.value),
  );
  return {
    shapes: [
      ...head.shapes,
      ...landShapes(frame, map, placed, scale, placed[strong]),
      ...(frame.config.valueLabels === false
        ? []
        : countryLabels(frame, map, placed, scale, format, box, placed[strong])),
    ],
    marks: placed.map((it) => markOf(it, format)),
    called: new Map(shaded.map((it) => [it.written, it.name])),
  };
}

/** What is measured, the shades, and what has none, in as many rows as they need. */
function heading(
  frame: Frame,
  scale: ColorScale,
  format: ValueFormat,
  shaded: Shaded[],
): { height: number; shapes: Shape[] } {
  const title = truncateText(axisName(frame, frame.config.yLabel, frame.encoding.value), frame.width - 4, {
    fontSize: frame.fontSize,
  });
  const step = lineHeight(frame);
  const shapes: Shape[] = [];
  let [x, y] = [2, 0];
  const room = (width: number): void => {
    if (x > 2 && x + width > frame.width) [x, y] = [2, y + step + 4];
  };
  if (title !== '') {
    shapes.push(text(frame, title, x, y + step / 2));
    x += labelWidth(frame, title) + 24;
  }
  if (scale.min < scale.max) {
    const { width } = colorKey(frame, scale, format, 0, 0);
    room(width);
    shapes.push(...colorKey(frame, scale, format, x, y).shapes);
    x += width + 24;
  }
  const width = 20 + labelWidth(frame, frame.phrases.noValue);
  // Hatched land hardly needs a word: it gets one unless that would be a third row of a low chart.
  const fits = y === 0 || x + width <= frame.width || frame.height >= LOW;
  if (fits && shaded.some((it) => it.value !== null)) {
    room(width);
    const [left, top] = [x, Math.round(y + step / 2) - 6];
    const swatch: Point[] = [[left, top], [left + 14, top], [left + 14, top + 12], [left, top + 12]]; // prettier-ignore
    shapes.push(
      ...bareLand(frame, [{ points: swatch }]),
      text(frame, frame.phrases.noValue, x + 20, y + step / 2),
    );
  }
  return { height: y + step + 10, shapes };
}

function place(map: DrawnMap, shaded: Shaded[]): Placed[] {
  const outlines = new Map(map.outlines.map((it) => [it.id, it]));
  return shaded.flatMap((it): Placed[] => {
    const outline = outlines.get(it.country.id);
    const own = map.project(it.country.place);
    if (outline === undefined) return own === undefined ? [] : [{ ...it, outline, at: own, tiny: true }];
    const { box, area } = largestRing(outline);
    const at: Point = own ?? [box.x + box.width / 2, box.y + box.height / 2];
    return [{ ...it, outline, at, tiny: area < TINY_AREA }];
  });
}

function landShapes(
  frame: Frame,
  map: DrawnMap,
  placed: Placed[],
  scale: ColorScale,
  strong: Placed | undefined,
): Shape[] {
  const { background, text: dark, muted } = frame.theme.colors;
  const colorOf = ({ value }: Shaded): string =>
    value === null ? mix(background, quietColor(frame), HATCH) : scale.colorOf(value);
  const shadedIds = new Set(placed.filter((it) => it.value !== null).map((it) => it.country.id));
  const border = { rim: background, rimWidth: BORDER };
  const rest = map.outlines.filter((it) => !shadedIds.has(it.id));
  const shapes = bareLand(frame, rest.flatMap((it) => it.rings)); // prettier-ignore
  for (const it of placed) {
    if (it.value !== null && it.outline !== undefined) shapes.push(path(it.outline.d, colorOf(it), border));
    if (it.tiny)
      shapes.push(
        path(dotMark(...it.at, TINY_RADIUS, '', '').d, colorOf(it), { rim: muted, rimWidth: 1, z: 5 }),
      );
  }
  if (strong !== undefined) {
    const d =
      strong.tiny || strong.outline === undefined
        ? dotMark(...strong.at, TINY_RADIUS, '', '').d
        : strong.outline.d;
    shapes.push(path(d, colorOf(strong), { rim: dark, rimWidth: 2, z: 6 }));
  }
  return shapes;
}

/**
 * Land without a value: hatched, so that no eye and no print takes it for a pale shade. One shape for all of it, since it
 * is most of many a map.
 */
function bareLand(frame: Frame, rings: readonly { points: Point[] }[]): Shape[] {
  if (rings.length === 0) return [];
  const { background } = frame.theme.colors;
  const quiet = quietColor(frame);
  const land = rings.map(({ points }) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  const lines = hatching(rings.map(({ points }) => points));
  return [
    path(land, mix(background, quiet, BARE), { rim: background, rimWidth: BORDER, z: 2 }),
    ...(lines === '' ? [] : [path(lines, 'none', { rim: mix(background, quiet, HATCH), rimWidth: 1, z: 2 })]),
  ];
}

function markOf(it: Placed, format: ValueFormat): Mark {
  const [x, y] = it.at;
  const value = it.value === null ? '–' : format.label(it.value);
  const circle = dotMark(x, y, TINY_RADIUS, it.name, value);
  if (it.outline === undefined || it.tiny) return circle;
  return { ...circle, d: it.outline.d, y: circle.y + TINY_RADIUS };
}
