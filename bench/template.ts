// The placeholder engine beside Mustache, Handlebars, LiquidJS and Eta, all in one run. The peers print what they are
// given; ours also formats numbers, and `resolve` keeps the trail of every value.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import { evaluate, processTemplate, resolveTemplate } from '../src/core/template/index.js';
import { median, report, row, type BenchRow } from './report.js';

interface MustacheRenderer {
  render(template: string, view: object, partials: object, config: object): string;
}
// @ts-expect-error -- this peer ships no types
const mustache = ((await import('mustache')) as { default: MustacheRenderer }).default;

const version = (peer: string): string => {
  const file = new URL(`../node_modules/${peer}/package.json`, import.meta.url);
  return `${peer} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
};

const NAMES = ['company', 'quarter', 'region', 'leader', 'owner', 'product', 'channel', 'outlook'];
const sentence = (field: string) =>
  `In this part of the report we look at {{ ${field} }} and what stands beside it`;
const text = NAMES.map(sentence).join('. ').padEnd(640, '.').slice(0, 640);
const forEta = (template: string) => template.replace(/\{\{ (\w+) \}\}/g, '<%= it.$1 %>');
const etaText = forEta(text);
const texts = Object.fromEntries(NAMES.map((field, index) => [field, `value ${index}`]));
const numbers = Object.fromEntries(NAMES.map((field, index) => [field, 1234.5 * (index + 1)]));

const locale = 'en-US';
const liquid = new Liquid();
const liquidTemplate = liquid.parse(text);
const renderLiquid: (view: object) => unknown = (view) => liquid.renderSync(liquidTemplate, view) as unknown;
const renderLiquidAnew: (template: string) => unknown = (template) =>
  liquid.parseAndRenderSync(template, texts) as unknown;
const handlebars = Handlebars.compile(text, { noEscape: true });
const eta = new Eta({ autoEscape: false });
const etaTemplate = eta.compile(etaText).bind(eta);
const plain = { escape: (value: unknown) => String(value) };

type Run = () => unknown;
type Peers = Record<string, Run>;
const cachedPeers = (view: Record<string, unknown>): Peers => ({
  mustache: () => mustache.render(text, view, {}, plain),
  handlebars: () => handlebars(view),
  liquidjs: () => renderLiquid(view),
  eta: () => etaTemplate(view),
});

let fresh = 0;
const freshPeers: Peers = {
  mustache: () => mustache.render(`${text}${fresh++}`, texts, {}, plain),
  handlebars: () => Handlebars.compile(`${text}${fresh++}`, { noEscape: true })(texts),
  liquidjs: () => renderLiquidAnew(`${text}${fresh++}`),
  eta: () => eta.renderString(`${etaText}${fresh++}`, texts),
};

/** Microseconds a call of each, alternating between them so that noise falls on all. */
function alternate(runs: readonly Run[], calls: number, rounds: number): number[][] {
  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    runs.forEach((run, index) => {
      const began = performance.now();
      for (let call = 0; call < calls; call++) run();
      times[index]!.push(((performance.now() - began) * 1000) / calls);
    });
  }
  return times;
}

function beside(what: string, ours: Run, peers: Peers, calls = 3000, limit?: number): BenchRow[] {
  const [own = [], ...others] = alternate([ours, ...Object.values(peers)], calls, 15);
  return Object.keys(peers).map((peer, index) =>
    row(what, 'µs a call', own, {
      ...(limit === undefined ? {} : { limit }),
      peer: { name: version(peer), value: median(others[index]!) },
    }),
  );
}

for (const run of [...Object.values(cachedPeers(texts)), ...Object.values(freshPeers)]) {
  if (!String(run()).includes('value 7')) throw new Error('A peer does not print the values.');
}

/** Milliseconds of the first call in a new process; ours from the built package. */
function firstCall(load: string, call: string): number {
  const script = `${load}
const [text, etaText, texts] = ${JSON.stringify([text, etaText, texts])};
const began = performance.now();
${call};
console.log(performance.now() - began);`;
  return Number(
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout,
  );
}
const firstCalls = (load: string, call: string): number[] =>
  Array.from({ length: 9 }, () => firstCall(load, call));
const FIRST_OF_PEERS: [string, string, string][] = [
  ['mustache', `import mustache from 'mustache'`, 'mustache.render(text, texts)'],
  ['handlebars', `import Handlebars from 'handlebars'`, 'Handlebars.compile(text)(texts)'],
  ['liquidjs', `import { Liquid } from 'liquidjs'`, 'new Liquid().parseAndRenderSync(text, texts)'],
  ['eta', `import { Eta } from 'eta'`, 'new Eta().renderString(etaText, texts)'],
];

/** Functions and patterns are compiled at their first use: no engine is below a millisecond here. */
function firstCallRows(): BenchRow[] {
  const load = `import { processTemplate } from './dist/core/template/index.js'`;
  const ours = firstCalls(load, 'processTemplate(text, texts, {})');
  return FIRST_OF_PEERS.map(([peer, from, call]) =>
    row('first call in a new process', 'ms', ours, {
      peer: { name: version(peer), value: median(firstCalls(from, call)) },
    }),
  );
}

const many = Array.from({ length: 100_000 }, (_, index) => ({
  region: `R${index % 50}`,
  value: (index * 7919) % 1000,
}));
const limited = (what: string, limit: number, times: number[]): BenchRow => row(what, 'ms', times, { limit });
const timed = (run: Run): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};
const AGGREGATES = [
  'sum(value)',
  'median(value)',
  'stddev(value)',
  'share(value, region, "R1")',
  'argmax(region, value)',
];
const hostile = ['{{', '{{ ( ', '{{ a ?? ', '{{"', '}}', '{{ x }}'].map((piece) =>
  piece.repeat(Math.floor(19_990 / piece.length)),
);

report('template', [
  ...beside(
    '640 characters, 8 texts, parsed before',
    () => processTemplate(text, texts, { locale }),
    cachedPeers(texts),
  ),
  ...beside(
    '640 characters, 8 numbers (formatted by ours only), parsed before',
    () => processTemplate(text, numbers, { locale }),
    cachedPeers(numbers),
  ),
  ...beside(
    '640 characters, 8 texts with their trail (ours only), parsed before',
    () => resolveTemplate(text, texts, { locale }),
    cachedPeers(texts),
  ),
  ...beside(
    '640 characters, 8 texts, parsed anew',
    () => processTemplate(`${text}${fresh++}`, texts, { locale }),
    freshPeers,
    200,
    1000,
  ),
  ...firstCallRows(),
  limited(
    'one aggregate over 100,000 rows, the slowest of five',
    150,
    Array.from({ length: 7 }, () =>
      Math.max(...AGGREGATES.map((expression) => timed(() => evaluate(expression, { rows: many })))),
    ),
  ),
  limited(
    '20,000 hostile characters, the slowest of six kinds',
    100,
    Array.from({ length: 5 }, () =>
      Math.max(
        ...hostile.map((template) => timed(() => resolveTemplate(`${template}${fresh++}`, {}, { locale }))),
      ),
    ),
  ),
]);
