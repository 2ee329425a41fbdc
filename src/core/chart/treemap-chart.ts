import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import { isColor, mix, muted, textOn } from './colors.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { fillPhrase } from './phrases.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { boxMark, rect, text } from './shapes.js';
import { shareText } from './share-text.js';
import type { Part, Tile } from './treemap-tiles.js';
import { INSET, layTiles } from './treemap-tiles.js';
import { axisTitle, frameFormat } from './value-axis.js';

/** More tiles than this are no picture of a whole any more. */
const MOST_TILES = 40;
/** Tiles without names, where names would leave more than this share of the whole to "Other". */
const MOST_NAMELESS = 400;
const MOST_OTHER = 0.5;
/** Shapes that rows of tiles are built for, the usual one first: another may give a name its room. */
const RATIOS = [1.618, 1, 2.5];

/** Parts of a whole as tiles, largest first, each with its name and its share; what cannot be named is joined. */
export function treemapChart(frame: Frame): Drawing {
  const parts = readParts(frame);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const boxFor = (notes: number): Plot => ({
    left: 0,
    top: title.height,
    width: frame.width,
    height: Math.max(20, frame.height - title.height - notes),
  });
  if (parts.length === 0)
    return { shapes: [...title.shapes, ...emptyBox(frame, boxFor(notesHeight(frame)))] };
  const tiles = namedTiles(frame, parts, boxFor);
  const colors = tileColors(frame, tiles);
  return {
    shapes: [...title.shapes, ...tiles.flatMap((tile, i) => tileShapes(frame, tile, colors[i] ?? ''))],
    marks: tiles.map((tile) => tileMark(tile)),
  };
}

/** Parts with a value, largest first. What has none takes no area: a note counts it. */
function readParts(frame: Frame): Part[] {
  const matrix = readMatrix(frame, 'sum');
  const values = matrix.series[0]?.values ?? [];
  const rows = matrix.categories.map((category, i) => ({ category, value: values[i] ?? 0 }));
  const negative = rows.find(({ value }) => value < 0);
  if (negative !== undefined) {
    throw new DeckError(
      'wrong_columns',
      `A treemap shows parts of a whole, but ${JSON.stringify(frame.encoding.value)} is negative at ${JSON.stringify(negative.category.label)}.`,
      { hint: 'Draw it as a horizontal-bar, or leave negative values out in the SQL.' },
    );
  }
  const shown = rows.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (shown.length > 0 && shown.length < rows.length) {
    frame.notes.push(
      fillPhrase(frame.phrases.empty, {
        n: countText(frame, rows.length - shown.length),
        of: countText(frame, rows.length),
      }),
    );
  }
  const format = frameFormat(frame, values);
  // Divided by the largest first: the sum of the largest doubles is no double.
  const largest = shown[0]?.value ?? 1;
  const total = shown.reduce((sum, { value }) => sum + value / largest, 0);
  return shown.map(({ category, value }) => {
    const share = value / largest / total;
    const percent = shareText(frame, share);
    return { name: category.label, key: category.key, value, share, percent, figure: format.label(value) };
  });
}

/** As many tiles as can be named, the rest joined; up to two fewer where "Other" then has its name as well. */
function namedTiles(frame: Frame, parts: readonly Part[], boxFor: (notes: number) => Plot): Tile[] {
  const { top } = frame.config;
  const wanted = typeof top === 'number' && top >= 1 ? Math.floor(top) : MOST_TILES;
  const lay = (count: number): Tile[][] => {
    const rest = parts.slice(count);
    const shown = rest.length === 0 ? parts : [...parts.slice(0, count), joined(frame, rest)];
    const box = boxFor(rest.length === 0 ? notesHeight(frame) : lineHeight(frame) + 8);
    return RATIOS.map((ratio) => layTiles(frame, shown, box, ratio));
  };
  const named = ({ name }: Tile): boolean => name.length > 0;
  const namedOwn = (tiles: Tile[]): boolean => tiles.every((tile) => tile.part.key === OTHER || named(tile));
  let count = Math.min(parts.length, wanted);
  while (count > 1 && !lay(count).some(namedOwn)) count -= 1;
  const whole = [count, count - 1, count - 2]
    .filter((it) => it >= 1)
    .map((it) => ({ kept: it, tiles: lay(it).find((tiles) => tiles.every(named)) }))
    .find(({ tiles }) => tiles !== undefined);
  const kept = whole?.kept ?? count;
  // Many parts of one size: a picture of "Other" would say nothing, one of nameless tiles says how they compare.
  const other = parts.slice(kept).reduce((sum, { share }) => sum + share, 0);
  if (other > MOST_OTHER && parts.length <= MOST_NAMELESS && top === undefined) {
    if (!frame.notes.includes(frame.phrases.crowded)) frame.notes.push(frame.phrases.crowded);
    return layTiles(frame, parts, boxFor(notesHeight(frame)), RATIOS[0] ?? 1);
  }
  if (kept < parts.length) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, {
        n: countText(frame, parts.length - kept),
        of: countText(frame, parts.length),
      }),
    );
  }
  return whole?.tiles ?? lay(kept).find(namedOwn) ?? lay(kept)[0] ?? [];
}

/** No cell has this key: cells are clean text. */
const OTHER = '\u0000other';

function joined(frame: Frame, rest: readonly Part[]): Part {
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const share = rest.reduce((sum, part) => sum + part.share, 0);
  const format = frameFormat(frame, [value, ...rest.map((part) => part.value)]);
  return {
    name: frame.phrases.other,
    key: OTHER,
    value,
    share,
    percent: shareText(frame, share),
    figure: Number.isFinite(value) ? format.label(value) : '',
  };
}

/** One hue, paler with the value; the author's colours in their order where there are several. */
function tileColors(frame: Frame, tiles: readonly Tile[]): string[] {
  const { background, accent } = frame.theme.colors;
  const { colors } = frame.config;
  const own = Array.isArray(colors) && colors.filter(isColor).length > 1;
  const strong = highlighted(
    frame,
    tiles.map(({ part }) => ({ label: part.name, key: part.key })),
  );
  const hue = paletteColor(frame, 0);
  const palest = muted(hue, background);
  const largest = tiles[0]?.part.value ?? 1;
  return tiles.map(({ part }, i) => {
    if (part.key === OTHER) return quietColor(frame);
    if (strong.size > 0) return strong.has(i) ? accent : quietColor(frame);
    return own ? paletteColor(frame, i) : mix(palest, hue, Math.sqrt(part.value / largest));
  });
}

function tileShapes(frame: Frame, tile: Tile, fill: string): Shape[] {
  const { left, top, width, height, figures, name } = tile;
  const step = lineHeight(frame);
  const color = textOn(fill, frame.theme);
  const x = left + INSET;
  const first = top + INSET / 2 + step / 2;
  const shapes: Shape[] = [
    rect(left, top, width, height, fill, { rim: frame.theme.colors.background }),
    ...name.map((content, i) => text(frame, content, x, first + i * step, { color })),
  ];
  if (figures === undefined) return shapes;
  const { percent, figure, beside, size } = figures;
  const row = beside ? first : first + (name.length - 0.5) * step + (step * size) / frame.fontSize / 2;
  const at = beside ? x + labelWidth(frame, `${name[0] ?? ''}  `) : x;
  shapes.push(text(frame, percent, at, row, { color, bold: true, size }));
  if (figure !== '') {
    const after = at + (labelWidth(frame, percent, true) * size) / frame.fontSize + labelWidth(frame, '  ');
    // On one baseline: the middle of larger letters lies higher.
    shapes.push(text(frame, figure, after, row + (size - frame.fontSize) * 0.355, { color }));
  }
  return shapes;
}

function tileMark({ part, left, top, width, height }: Tile): Mark {
  const value = part.figure === '' ? part.percent : `${part.figure} · ${part.percent}`;
  return boxMark(left, top, width, height, part.name, value);
}

/** Where every value is zero there is a whole without parts, and its sum. */
function emptyBox(frame: Frame, box: Plot): Shape[] {
  const { rule, background } = frame.theme.colors;
  const content = `${frame.phrases.total}: ${frameFormat(frame, [0]).label(0)}`;
  return [
    rect(box.left, box.top, box.width, box.height, mix(background, rule, 0.5)),
    text(frame, content, box.left + box.width / 2, box.top + box.height / 2, { align: 'center' }),
  ];
}
