import assert from 'node:assert/strict';
import type { ChartContext, RenderedChart } from '../../../src/core/chart/index.js';
import { DeckError } from '../../../src/core/errors.js';
import { measureText } from '../../../src/core/layout/measure.js';
import { malformed } from './fixture.js';

/** Text may stand this far outside: half a px of rounding, and the overhang of a letter. */
const TOLERANCE = 1.5;

/** Labels may share this many px: a line's descenders reach into the one below. */
const SHARED = 2;

type Corner = [number, number];

/** Corners of every text by the width this package measures, in px of the chart; around it from its top left. */
function textCorners(svg: string): { text: string; corners: Corner[] }[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/gu)].map(([, tag = '', escaped = '']) => {
    const attribute = (name: string): string => new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';
    const text = escaped
      .replace(/&lt;/gu, '<')
      .replace(/&gt;/gu, '>')
      .replace(/&quot;/gu, '"')
      .replace(/&#39;/gu, "'")
      .replace(/&amp;/gu, '&');
    const size = Number(attribute('font-size'));
    const width = measureText(text, { fontSize: size, bold: attribute('font-weight') === 'bold' });
    const anchor = attribute('text-anchor');
    const [x, y] = [Number(attribute('x')), Number(attribute('y'))];
    const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    // From the top of a capital to the baseline: what hangs below is in the tolerance of no one, but of the next line.
    const top = y - 0.72 * size;
    const [a, b, c, d, e, f] = (/matrix\(([^)]*)\)/u.exec(tag)?.[1] ?? '1,0,0,1,0,0')
      .split(',')
      .map(Number) as [number, number, number, number, number, number];
    const corners = [
      [left, top],
      [left + width, top],
      [left + width, y],
      [left, y],
    ].map(([px = 0, py = 0]): Corner => [a * px + c * py + e, b * px + d * py + f]);
    return { text, corners };
  });
}

/** How far two rectangles lie in each other, along the side where that is least; nothing or less where they are apart. */
function depth(a: Corner[], b: Corner[]): number {
  const along = (from: Corner, to: Corner): number => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return 0;
    const places = (corners: Corner[]): number[] =>
      corners.map(
        ([x, y]) => ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length,
      );
    const [own, other] = [places(a), places(b)];
    return Math.min(Math.max(...own), Math.max(...other)) - Math.max(Math.min(...own), Math.min(...other));
  };
  return Math.min(
    ...[a, b].flatMap(([first = [0, 0], second = [0, 0], third = [0, 0]]) => [
      along(first, second),
      along(second, third),
    ]),
  );
}

/** The first two labels that lie on one another. */
function colliding(svg: string): string | undefined {
  const texts = textCorners(svg);
  for (const [i, one] of texts.entries()) {
    const other = texts.slice(i + 1).find(({ corners }) => depth(one.corners, corners) > SHARED);
    if (other !== undefined) return `"${one.text}" lies on "${other.text}"`;
  }
  return undefined;
}

/** An error a developer can act on: a code, a message that names something, a hint. */
export function checkError(error: unknown, type: string): void {
  if (!DeckError.is(error)) throw error;
  assert.match(error.code, /^[a-z_]+$/u);
  assert.doesNotMatch(error.message, /NaN|undefined|\[object/u);
  assert.ok(
    error.message.includes(type) || /"[^"]*"|\d/u.test(error.message),
    `names nothing: ${error.message}`,
  );
  assert.ok((error.hint ?? '').length > 10, `no hint: ${error.message}`);
}

/** Presentation and geometry; no style, no class, no id, no link, no handler. */
const ATTRIBUTES = new Set(
  (
    'xmlns width height viewBox role direction font-family font-weight font-style font-size letter-spacing text-anchor ' +
    'fill fill-opacity opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit paint-order transform d x y cx cy r rx ry points'
  ).split(' '),
);

/** What holds for every chart, whatever its rows. */
export function checkChart(
  { svg, alt, notes, marks }: RenderedChart,
  context: Pick<ChartContext, 'width' | 'height'>,
): void {
  assert.equal(malformed(svg), undefined);
  assert.doesNotMatch(svg, /NaN|Infinity|undefined/u);
  assert.doesNotMatch(alt, /NaN|Infinity|undefined/u);
  for (const key in {}) assert.fail(`every object of the page has a ${key} now`);
  for (const [tag] of svg.matchAll(/<[A-Za-z](?:[^">]|"[^"]*")*>/gu)) {
    assert.doesNotMatch(tag, /^<(?:style|script|foreignObject|a|image|use)\b/iu);
    const names = [...tag.matchAll(/\s([\w:-]+)="[^"]*"/gu)].map(([, name = '']) => name);
    for (const name of names) assert.ok(ATTRIBUTES.has(name), `${name} in ${tag}`);
  }
  for (const { text, corners } of textCorners(svg)) {
    for (const [x, y] of corners) {
      const place = `"${text}" reaches ${x.toFixed(1)}, ${y.toFixed(1)} of ${context.width} × ${context.height}`;
      assert.ok(x >= -TOLERANCE && x <= context.width + TOLERANCE, place);
      assert.ok(y >= -TOLERANCE && y <= context.height + TOLERANCE, place);
    }
  }
  assert.equal(colliding(svg), undefined);
  for (const said of [alt, ...notes, ...marks.flatMap(({ label, value }) => [label, value])])
    assert.doesNotMatch(said, /\p{Cc}|\p{Cs}/u);
  for (const { d, x, y } of marks) assert.doesNotMatch(`${d} ${x} ${y}`, /NaN|Infinity|undefined/u);
}
