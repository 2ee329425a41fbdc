import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutHtml } from '../../../src/core/export/html-in-svg.js';

const OPEN = '<foreignObject width="9">';
const CLOSE = '</foreignObject>';

test('HTML is taken out of an SVG with all in it, and nothing else', () => {
  const cases: [svg: string, plain: string][] = [
    ['<svg><rect/></svg>', '<svg><rect/></svg>'],
    [`<svg>${OPEN}<p>a</p>${CLOSE}<rect/></svg>`, '<svg><rect/></svg>'],
    [`a${OPEN}b${CLOSE}c${OPEN}d${CLOSE}e`, 'ace'],
    [`a${OPEN}b<svg>${OPEN}c${CLOSE}d${OPEN}e${CLOSE}</svg>${CLOSE}f`, 'af'],
    ['a<foreignObject x="1"/>b<foreignObject/>c', 'abc'],
    [`a<foreignObject title="1 > 0" lang='>'>b${CLOSE}c`, 'ac'],
    [`a${OPEN}b</foreignObject\n>c`, 'ac'],
    // What has no end, or no beginning, is nobody's element.
    [`a${OPEN}b${OPEN}c${CLOSE}d`, `a${OPEN}bd`],
    [`a${CLOSE}b${OPEN}c${CLOSE}d`, `a${CLOSE}bd`],
    ['a<foreignObjects>b', 'a<foreignObjects>b'],
    ['a<foreignObject ', 'a<foreignObject '],
  ];
  for (const [svg, plain] of cases) assert.equal(withoutHtml(svg), plain);
});

test('an SVG of any text is searched for HTML in about the time that its length takes', () => {
  const hostile: Record<string, (count: number) => string> = {
    'nested elements': (count) => OPEN.repeat(count) + CLOSE.repeat(count),
    'elements that never end': (count) => OPEN.repeat(count),
    'ends without elements': (count) => CLOSE.repeat(count),
    'tags that never end': (count) => '<foreignObject '.repeat(count),
    'values that never end': (count) => `<foreignObject a="'`.repeat(count),
    'values within values': (count) => `<foreignObject a="' b='" `.repeat(count),
    'ends that never end': (count) => `</foreignObject${' '.repeat(20)}`.repeat(count),
    'elements one after the other': (count) => (OPEN + CLOSE).repeat(count),
  };
  const took = (text: string): number => {
    const began = performance.now();
    withoutHtml(text);
    return performance.now() - began;
  };
  for (const [name, make] of Object.entries(hostile)) {
    const few = Math.min(...[1, 2, 3].map(() => took(make(2_000))));
    const many = Math.min(...[1, 2].map(() => took(make(200_000))));
    // A hundred times as long; read anew from each element it would take ten thousand times as long.
    assert.ok(many < 1000 * few + 500, `${name}: ${few.toFixed(2)} ms, ${many.toFixed(0)} ms`);
  }
});
