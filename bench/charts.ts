// Fifty charts of twenty types by this package and by bare ECharts with the same data: as SVG text in Node, painted in Chromium; a deck
// of 40 charts laid out and drawn; and what stays in memory after 500 charts.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as echarts from 'echarts';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import type { ChartContext } from '../src/core/chart/frame.js';
import { preloadCharts, renderChart } from '../src/core/chart/render-chart.js';
import { createDeck, createSlide } from '../src/core/deck/create-deck.js';
import type { Deck, Source } from '../src/core/deck/types.js';
import { layoutSlide } from '../src/core/layout/layout-slide.js';
import { defaultTheme } from '../src/core/layout/themes.js';
import { sampleCharts, SIZE } from './pages/sample-charts.js';
import { median, report, row } from './report.js';

const ROUNDS = 7;
const PAGE_ROUNDS = 5;
const peerName = `echarts ${echarts.version}`;
const settings = { theme: defaultTheme, locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
const charts = sampleCharts(50);

async function drawOurs(context: ChartContext = { ...SIZE, ...settings }): Promise<number> {
  let bytes = 0;
  for (const { spec, data } of charts) bytes += (await renderChart(spec, data, context)).svg.length;
  return bytes;
}

function drawBare(count = charts.length): number {
  let bytes = 0;
  for (const { option } of charts.slice(0, count)) {
    const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
    chart.setOption(option);
    bytes += chart.renderToSVGString().length;
    chart.dispose();
  }
  return bytes;
}

function sampleDeck(count: number): Deck {
  const sources = Object.fromEntries(
    charts.slice(0, count).map(({ data }, i): [string, Source] => [
      `s${i}`,
      {
        title: `Chart ${i}`,
        sql: 'SELECT 1',
        columns: data.columns,
        data: { rows: data.rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: `f${i}`, truncated: false },
      },
    ]),
  );
  const slides = charts.slice(0, count).map(({ spec }, i) =>
    createSlide({
      layout: 'chart-text',
      title: `What chart ${i} shows in one sentence`,
      text: '- The largest is {{max(value)}}\n- The smallest is {{min(value)}}',
      source: `s${i}`,
      blocks: [{ id: `b${i}`, region: 'chart', kind: 'chart', source: `s${i}`, spec }],
    }),
  );
  return createDeck({ title: 'Forty charts', sources, slides });
}

async function drawDeck(deck: Deck): Promise<number> {
  let drawn = 0;
  for (const [index, slide] of deck.slides.entries()) {
    for (const box of layoutSlide(deck, slide, { index }).boxes) {
      if (box.kind !== 'chart') continue;
      const { columns, data } = deck.sources[box.source]!;
      const { width, height } = box;
      await renderChart(box.spec, { columns, rows: data!.rows }, { width, height, ...settings });
      drawn += 1;
    }
  }
  return drawn;
}

async function timed(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

async function inNode() {
  await preloadCharts();
  const [bytes, bareBytes] = [await drawOurs(), drawBare()];
  const deck = sampleDeck(40);
  const drawn = await drawDeck(deck);
  if (drawn !== 40) throw new Error(`only ${drawn} of 40 charts stand in the deck`);
  const times = {
    ours: [] as number[],
    bare: [] as number[],
    deck: [] as number[],
    bareDeck: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await timed(() => drawOurs()));
    times.bare.push(await timed(() => drawBare()));
    times.deck.push(await timed(() => drawDeck(deck)));
    times.bareDeck.push(await timed(() => drawBare(40)));
  }
  return [
    row('50 charts as SVG, Node', 'ms', times.ours, {
      peer: { name: `${peerName}, SSR`, value: median(times.bare) },
    }),
    {
      name: '50 charts as SVG, text',
      unit: 'kB',
      ours: bytes / 1000,
      peer: { name: `${peerName}, SSR`, value: bareBytes / 1000 },
    },
    row('deck of 40 charts laid out and drawn, Node', 'ms', times.deck, {
      peer: { name: `${peerName}, the charts alone`, value: median(times.bareDeck) },
    }),
  ];
}

/** Megabytes of the heap after a collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

async function inMemory() {
  for (let i = 0; i < 2; i += 1) await drawOurs();
  const before = heap();
  for (let i = 0; i < 10; i += 1) await drawOurs();
  const after = heap();
  return [
    { name: 'heap after 500 more charts', unit: 'MB', ours: after, n: 500 },
    { name: 'of it, grown over the 500', unit: 'MB', ours: after - before, n: 500 },
  ];
}

interface Page {
  bench: {
    preload(): Promise<void>;
    ours(): Promise<number>;
    bare(renderer: 'svg' | 'canvas'): Promise<number>;
  };
}

async function inChromium() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['deckwright-source', 'browser', 'module'] },
    build: {
      outDir: '.tmp/bench-charts',
      chunkSizeWarningLimit: 5000,
      lib: { entry: 'bench/pages/charts.ts', formats: ['es'], fileName: () => 'charts.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = readFileSync('.tmp/bench-charts/charts.js', 'utf8');
  const server = createServer((request, response) => {
    const asked = request.url === '/charts.js';
    response.setHeader('content-type', asked ? 'text/javascript' : 'text/html');
    response.end(
      asked
        ? script
        : '<!doctype html><meta charset="utf-8"><script type="module" src="/charts.js"></script>',
    );
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const { port } = server.address() as { port: number };
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => 'bench' in globalThis);
    await page.evaluate(() => (globalThis as unknown as Page).bench.preload());
    const times = { ours: [] as number[], svg: [] as number[], canvas: [] as number[] };
    for (let round = 0; round <= PAGE_ROUNDS; round += 1) {
      const ours = await page.evaluate(() => (globalThis as unknown as Page).bench.ours());
      const svg = await page.evaluate(() => (globalThis as unknown as Page).bench.bare('svg'));
      const canvas = await page.evaluate(() => (globalThis as unknown as Page).bench.bare('canvas'));
      // The first round is the compiler's.
      if (round === 0) continue;
      times.ours.push(ours);
      times.svg.push(svg);
      times.canvas.push(canvas);
    }
    return (['svg', 'canvas'] as const).map((renderer) =>
      row('50 charts painted, Chromium', 'ms', times.ours, {
        peer: { name: `${peerName}, ${renderer}`, value: median(times[renderer]) },
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

report('charts', [...(await inNode()), ...(await inChromium()), ...(await inMemory())]);
