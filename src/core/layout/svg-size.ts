import type { ImageSize } from './image-size.js';

const ATTRIBUTE = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const LENGTH = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(px|pt|pc|in|cm|mm|q)?\s*$/iu;
/** CSS pixels (CSS Values and Units 4, 6.2). */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 9.6 / 2.54],
  ['q', 2.4 / 2.54],
]);

/** The start tag of the first `<svg`. One scan: a pattern would begin anew at each of many. */
export function svgTag(source: string): string | undefined {
  const start = source.search(/<svg\b/iu);
  if (start < 0) return undefined;
  const marks = /[>"']/gu;
  marks.lastIndex = start;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === '>') return source.slice(start, marks.lastIndex);
    const close = source.indexOf(mark[0], marks.lastIndex);
    if (close < 0) return undefined;
    marks.lastIndex = close + 1;
  }
  return undefined;
}

/** The first of a tag by that name, as XML tells names apart. */
export function tagAttribute(tag: string, name: string): string | undefined {
  for (const [, own, double, single] of tag.matchAll(ATTRIBUTE)) if (own === name) return double ?? single;
  return undefined;
}

export function withoutAttributes(tag: string, names: readonly string[]): string {
  return tag.replace(ATTRIBUTE, (attribute, name: string) => (names.includes(name) ? '' : attribute));
}

/**
 * Size of an SVG in CSS pixels as an image element draws it: by `width` and `height`; one that is missing follows by the
 * `viewBox`, which stands for both where there is neither. Undefined where nothing says it.
 */
export function svgSize(tag: string): ImageSize | undefined {
  const [, , boxWidth = NaN, boxHeight = NaN] = (tagAttribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const ratio = boxWidth / boxHeight;
  const [width, height] = [length(tagAttribute(tag, 'width')), length(tagAttribute(tag, 'height'))];
  const size =
    width === undefined && height === undefined
      ? { width: boxWidth, height: boxHeight }
      : { width: width ?? height! * ratio, height: height ?? width! / ratio };
  return [size.width, size.height].every((side) => side > 0 && Number.isFinite(side)) ? size : undefined;
}

function length(text: string | undefined): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(text ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS.get(unit.toLowerCase()) ?? 1);
}
