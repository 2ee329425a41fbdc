import { readFileSync } from 'node:fs';
import { processTemplate, resolveTemplate } from '../src/core/template/index.js';

/** One figure: microseconds a call of ours and the peer's, medians of paired runs; `ratio` is our speed over the peer's. */
export interface BenchRow {
  name: string;
  ours: number;
  peer: number;
  ratio: number;
}

interface Renderer {
  render(template: string, view: Record<string, unknown>, partials: object, config: object): string;
}
// A name the compiler does not resolve: the peer ships no types.
const peer: string = 'mustache';
const mustache = ((await import(peer)) as { default: Renderer }).default;
const { version } = JSON.parse(
  readFileSync(new URL('../node_modules/mustache/package.json', import.meta.url), 'utf8'),
) as { version: string };
const plain = { escape: (value: unknown) => String(value) };

const NAMES = ['company', 'quarter', 'region', 'leader', 'owner', 'product', 'channel', 'outlook'];
const sentence = (name: string) =>
  `In this part of the report we look at {{ ${name} }} and what stands beside it`;
const text = NAMES.map(sentence).join('. ').padEnd(640, '.').slice(0, 640);
const variables = Object.fromEntries(NAMES.map((name, index) => [name, `value ${index}`]));
const numbers = Object.fromEntries(NAMES.map((name, index) => [name, 1234.5 * (index + 1)]));

/** Median microseconds a call of each, alternating between them so that noise falls on both. */
function pair(ours: () => unknown, peer: () => unknown, calls = 4000, rounds = 21): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    [ours, peer].forEach((run, index) => {
      const began = performance.now();
      for (let call = 0; call < calls; call++) run();
      times[index]?.push(((performance.now() - began) * 1000) / calls);
    });
  }
  const [left, right] = times.map((list) => list.sort((a, b) => a - b)[rounds >> 1] ?? NaN);
  return [left ?? NaN, right ?? NaN];
}

function row(name: string, ours: () => unknown, peer: () => unknown, calls?: number): BenchRow {
  const [left, right] = pair(ours, peer, calls);
  return {
    name,
    ours: Number(left.toFixed(3)),
    peer: Number(right.toFixed(3)),
    ratio: Number((right / left).toFixed(3)),
  };
}

const locale = 'en-US';
let fresh = 0;
const rows: BenchRow[] = [
  row(
    '640 characters, 8 placeholders, cached: text values',
    () => processTemplate(text, variables, { locale }),
    () => mustache.render(text, variables, {}, plain),
  ),
  row(
    '640 characters, 8 placeholders, cached: number values (formatted by ours only)',
    () => processTemplate(text, numbers, { locale }),
    () => mustache.render(text, numbers, {}, plain),
  ),
  row(
    '640 characters, 8 placeholders, cached: with the trail of every value',
    () => resolveTemplate(text, variables, { locale }),
    () => mustache.render(text, variables, {}, plain),
  ),
  row(
    '640 characters, 8 placeholders, parsed anew',
    () => processTemplate(`${text}${fresh++}`, variables, { locale }),
    () => mustache.render(`${text}${fresh++}`, variables, {}, plain),
    200,
  ),
];

console.table(rows);
console.log(
  JSON.stringify({
    bench: 'template',
    peer: `mustache ${version}`,
    node: process.version,
    unit: 'µs a call',
    rows,
  }),
);
