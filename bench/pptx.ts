// A file of 100 slides, each with a chart that PowerPoint edits, a picture, a table and notes: time and size in Node beside
// PptxGenJS alone, which writes the same things; in Chromium the longest task of the page while it is written.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PptxGenJS from 'pptxgenjs';
import { chromium } from 'playwright';
import {
  captureSvgElement,
  createDeck,
  createSlide,
  exportToPptx,
  type Block,
  type Deck,
  type Source,
} from '../src/core/index.js';
import type { DeckBuilder } from '../src/index.js';
import { serveBuilt } from '../scripts/built-server.mjs';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { heavyDeck } from './pages/heavy-deck.js';
import { median, report, row, type BenchRow } from './report.js';

const SLIDES = 100;
const RUNS = 5;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const REGIONS = ['North', 'South', 'West'];
const COLUMNS = ['region', 'revenue', 'orders', 'margin'];

/** Every slide has figures and a picture of its own. */
interface Content {
  title: string;
  text: string;
  notes: string;
  series: { name: string; labels: string[]; values: number[] }[];
  table: (string | number)[][];
  picture: string;
}

async function contents(): Promise<Content[]> {
  return Promise.all(
    Array.from({ length: SLIDES }, async (_, at): Promise<Content> => {
      const waves = Array.from(
        { length: 16 },
        (_unused, n) =>
          `<circle cx="${20 + n * 15}" cy="${110 + 80 * Math.sin(at + n)}" r="${4 + ((at * n) % 9)}" fill="#0b5cad"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220">${waves.join('')}</svg>`;
      const { dataUrl: picture } = await captureSvgElement(svg);
      return {
        title: `Revenue of product ${at + 1} by month and region`,
        text: 'The north leads in most months of the year.',
        notes: `Say first that product ${at + 1} was new in spring. Then go through the regions.`,
        series: REGIONS.map((name, n) => ({
          name,
          labels: MONTHS,
          values: MONTHS.map((_month, m) => Math.round(1000 + 400 * Math.sin(at + n + m) + 37 * m)),
        })),
        table: Array.from({ length: 5 }, (_unused, n) => [
          `Region ${n + 1}`,
          1000 + at * n,
          100 + at + n,
          (at + n) % 40,
        ]),
        picture,
      };
    }),
  );
}

function deckOf(all: Content[]): Deck {
  const deck = createDeck({ title: 'A hundred slides' });
  const column = (name: string, isText: boolean) =>
    isText
      ? { name, type: 'string' as const, dbType: 'VARCHAR' }
      : { name, type: 'number' as const, dbType: 'DOUBLE' };
  const source = (
    title: string,
    columns: Source['columns'],
    rows: Record<string, string | number>[],
  ): Source => ({
    title,
    sql: `SELECT ${columns.map(({ name }) => name).join(', ')} FROM sales`,
    columns,
    data: { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: title, truncated: false },
  });
  all.forEach(({ title, text, notes, series, table, picture }, at) => {
    const months = series.flatMap(({ name, values }) =>
      values.map((value, m) => ({ month: MONTHS[m]!, region: name, value })),
    );
    deck.sources[`chart-${at}`] = source(
      `Chart ${at}`,
      [column('month', true), column('region', true), column('value', false)],
      months,
    );
    deck.sources[`table-${at}`] = source(
      `Table ${at}`,
      COLUMNS.map((name, n) => column(name, n === 0)),
      table.map((cells) => Object.fromEntries(cells.map((cell, n) => [COLUMNS[n]!, cell]))),
    );
    deck.assets[`picture-${at}`] = { mediaType: 'image/png', dataUrl: picture, alt: 'Waves' };
    const blocks: Block[] = [
      {
        id: `c${at}`,
        region: 'left',
        kind: 'chart',
        source: `chart-${at}`,
        spec: { type: 'multi-line', encoding: { category: 'month', series: 'region', value: 'value' } },
      },
      { id: `p${at}`, region: 'right', kind: 'image', asset: `picture-${at}` },
      {
        id: `t${at}`,
        region: 'right',
        kind: 'table',
        source: `table-${at}`,
        spec: { type: 'table', encoding: {} },
      },
    ];
    deck.slides.push(createSlide({ id: `slide-${at}`, layout: 'two-charts', title, text, notes, blocks }));
  });
  return deck;
}

/** The same with the writer alone. */
function written(all: Content[]): PptxGenJS {
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  for (const { title, text, notes, series, table, picture } of all) {
    const slide = file.addSlide();
    slide.addText(title, { x: 0.6, y: 0.5, w: 12, h: 0.9, fontSize: 28, bold: true });
    slide.addText(text, { x: 0.6, y: 1.5, w: 12, h: 0.6, fontSize: 16 });
    slide.addChart('line', series, { x: 0.6, y: 2.3, w: 5.8, h: 4.6, showLegend: true });
    slide.addImage({ data: picture, x: 6.9, y: 2.3, w: 4, h: 2.2 });
    slide.addTable(
      [COLUMNS, ...table].map((cells) => cells.map((cell) => ({ text: String(cell) }))),
      { x: 6.9, y: 4.7, w: 5.8 },
    );
    slide.addNotes(notes);
  }
  return file;
}

const all = await contents();
const deck = deckOf(all);
const timed = async (work: () => Promise<number>): Promise<{ time: number; size: number }> => {
  const start = performance.now();
  const size = await work();
  return { time: performance.now() - start, size };
};
const ours = () => timed(async () => (await exportToPptx(deck, { charts: 'native', now: () => 0 })).size);
const theirs = () =>
  timed(async () => ((await written(all).stream({ compression: true })) as Uint8Array).length);

// Once unmeasured, so that both are compiled; then in turns, so that a slow minute hits both.
await ours();
await theirs();
const runs: { ours: Awaited<ReturnType<typeof ours>>; theirs: Awaited<ReturnType<typeof theirs>> }[] = [];
for (let i = 0; i < RUNS; i += 1) runs.push({ ours: await ours(), theirs: await theirs() });
const { version } = JSON.parse(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('pptxgenjs')
      .replace(/dist.*$/u, 'package.json'),
    'utf8',
  ),
) as { version: string };
const peer = `PptxGenJS ${version}, compressed stream`;

/** Milliseconds of an export, and of the longest task of the page meanwhile (0 where none took 50). */
async function inPage(shown: Deck, charts: 'image' | 'native'): Promise<{ time: number; longest: number }[]> {
  const server = await serveBuilt();
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await page.goto(`${server.origin}/demo/#movies`);
    await page.locator('deck-builder [part~="generate"]').waitFor();
    return await page.locator('deck-builder').evaluate(
      async (element, { given, form, count }) => {
        const builder = element as DeckBuilder;
        builder.deck = JSON.parse(given) as Deck;
        builder.addEventListener('deck-export', (event) => event.preventDefault());
        await builder.export('pptx', { charts: form });
        const measured: { time: number; longest: number }[] = [];
        for (let i = 0; i < count; i += 1) {
          await new Promise((done) => setTimeout(done, 1000));
          let longest = 0;
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
          });
          observer.observe({ type: 'longtask' });
          const start = performance.now();
          await builder.export('pptx', { charts: form });
          const time = performance.now() - start;
          await new Promise((done) => setTimeout(done, 200));
          observer.disconnect();
          measured.push({ time, longest });
        }
        return measured;
      },
      { given: JSON.stringify(shown), form: charts, count: RUNS },
    );
  } finally {
    await browser.close();
    server.stop();
  }
}
const native = await inPage(deck, 'native');
const image = await inPage(deck, 'image');
const heavy = await inPage(heavyDeck(deck), 'native');

const size = (bytes: number): number => bytes / 1e6;
report('pptx', [
  row(
    '100 slides with editable charts, Node',
    'ms',
    runs.map(({ ours: { time } }) => time),
    { peer: { name: peer, value: median(runs.map(({ theirs: { time } }) => time)) } },
  ),
  {
    name: 'ratio to that, paired',
    unit: '×',
    ours: median(runs.map((run) => run.ours.time / run.theirs.time)),
    limit: 1.15,
    n: RUNS,
  },
  {
    name: 'size of the file',
    unit: 'MB',
    ours: size(runs[0]!.ours.size),
    limit: 1.55,
    peer: { name: peer, value: size(runs[0]!.theirs.size) },
  },
  ...chromiumRows('editable charts', native),
  ...chromiumRows('charts as pictures', image),
  ...chromiumRows('editable charts, a logo of 20 MB and 100,000 rows', heavy),
]);

function chromiumRows(what: string, measured: Awaited<ReturnType<typeof inPage>>): BenchRow[] {
  const times = measured.map(({ time }) => time);
  const longest = measured.map((run) => run.longest);
  return [
    row(`the same in Chromium, ${what}`, 'ms', times),
    row('longest task of the page meanwhile', 'ms', longest, { limit: 50 }),
  ];
}
