// Click on Generate → first slide, and → 20 slides on screen, in Chromium over 10,000 rows, engine warm; and the first
// click of a browser that has the files in its cache. Beside it the bare parts (DuckDB-WASM + ECharts, charts only) for
// the same queries in the same browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { serveBuilt } from '../scripts/built-server.mjs';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { median, report, row } from './report.js';

const RUNS = 7;
const COLD_RUNS = 5;
const TABLE = 'birdstrikes';
const DIMENSIONS = [
  'Wildlife Species',
  'Origin State',
  'Phase of flight',
  'Time of day',
  'Aircraft Airline Operator',
];
const TYPES = ['bar', 'horizontal-bar', 'bar', 'donut', 'horizontal-bar'];

const widgets = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const column = DIMENSIONS[i % DIMENSIONS.length]!;
    const limit = 8 + Math.floor(i / DIMENSIONS.length);
    return {
      id: `w${i}`,
      type: TYPES[i % TYPES.length]!,
      title: `Strikes by ${column}, ${limit} largest`,
      dataKey: `SELECT "${column}" AS "category", count(*) AS "value" FROM "${TABLE}" WHERE "${column}" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC LIMIT ${limit}`,
    };
  });

/**
 * Runs in the page: milliseconds from the click until the first slide is drawn, and until the deck is complete and every thumbnail in
 * sight is drawn. The rail draws no others until they are scrolled to.
 */
async function generate(page: Page, config: { widgets: object[] }): Promise<{ first: number; all: number }> {
  return page.locator('deck-builder').evaluate(async (element, wanted) => {
    const builder = element as HTMLElement & { config: object; updateComplete: Promise<boolean> };
    builder.config = structuredClone(wanted);
    await builder.updateComplete;
    const root = builder.shadowRoot!;
    const button = root.querySelector<HTMLButtonElement>('[part~="generate"]')!;
    // The title slide comes before one for each widget; a larger deck has slides that hold it together as well.
    const leastSlides = wanted.widgets.length + 1;
    const start = performance.now();
    button.click();
    let first = 0;
    for (;;) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const places = [...root.querySelectorAll('[data-slide]')];
      const written = places.filter((place) => !place.querySelector('.skeleton')).length;
      const drawn = places.filter((place) => {
        const view = place.querySelector('deck-view');
        return (view?.shadowRoot?.textContent ?? '').trim() !== '';
      });
      if (drawn.length > 0) first ||= performance.now() - start;
      const rail = root.querySelector('.thumbnails')?.getBoundingClientRect();
      const inSight = places.filter((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return rail !== undefined && bottom > rail.top && top < rail.bottom;
      });
      const isWritten = places.length >= leastSlides && written === places.length;
      const complete = isWritten && !root.querySelector('[part~="progress"]');
      if (complete && inSight.length > 0 && inSight.every((place) => drawn.includes(place)))
        return { first, all: performance.now() - start };
      if (performance.now() - start > 60_000)
        throw new Error(
          `${written} of ${places.length} slides were written, ${leastSlides} at least, ${drawn.length} thumbnails drawn, ${inSight.length} in sight`,
        );
    }
  }, config);
}

interface Bare {
  bare: {
    prepare(assets: string, csv: string): Promise<void>;
    draw(sql: string[]): Promise<{ first: number; all: number }>;
  };
}

async function openBare(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/demo/demo.css`);
  await page.addScriptTag({ path: '.tmp/bench/bare.js', type: 'module' });
  await page.waitForFunction(() => 'bare' in globalThis);
}

const prepareBare = (page: Page, origin: string): Promise<void> =>
  page.evaluate(
    ([assets, csv]) => (globalThis as unknown as Bare).bare.prepare(assets!, csv!),
    [`${origin}/assets/`, `${origin}/demo/data/${TABLE}.csv`],
  );

const drawBare = (page: Page, config: { widgets: { dataKey: string }[] }) =>
  page.evaluate(
    (queries) => (globalThis as unknown as Bare).bare.draw(queries),
    config.widgets.map(({ dataKey }) => dataKey.replace(`"${TABLE}"`, 't')),
  );

/** Each time a new browser on a profile whose cache one visit has filled; only the table of the queries is loaded. */
async function coldStarts(origin: string, config: { widgets: { dataKey: string }[] }) {
  const profile = mkdtempSync(join(tmpdir(), 'deckwright-cold-'));
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let visit = 0; visit <= COLD_RUNS; visit += 1) {
      const context = await chromium.launchPersistentContext(profile, {
        ...chromiumLaunch,
        viewport: { width: 1600, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(`${origin}/demo/#aviation`);
      await page.getByRole('button', { name: 'Generate deck' }).waitFor();
      await page.locator('deck-builder').evaluate((element, table) => {
        const builder = element as HTMLElement & { datasets: { tableName: string }[] };
        builder.datasets = builder.datasets.filter(({ tableName }) => tableName === table);
      }, TABLE);
      const { first } = await generate(page, config);
      await page.close();
      const bare = await context.newPage();
      await openBare(bare, origin);
      const start = performance.now();
      await prepareBare(bare, origin);
      const drawn = await drawBare(bare, config);
      const bareFirst = performance.now() - start - (drawn.all - drawn.first);
      // What the browser keeps compiled is written a moment later.
      await new Promise((done) => setTimeout(done, 1000));
      await context.close();
      if (visit === 0) continue;
      ours.push(first);
      theirs.push(bareFirst);
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
  return { ours, theirs };
}

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: '.tmp/bench',
    lib: { entry: 'bench/pages/bare.ts', formats: ['es'], fileName: 'bare' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

const server = await serveBuilt();
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`${server.origin}/demo/#aviation`);
  await page.getByRole('button', { name: 'Generate deck' }).waitFor();
  const five = { name: 'Five widgets', widgets: widgets(5) };
  const nineteen = { name: 'Nineteen widgets', widgets: widgets(19) };
  await generate(page, nineteen);
  const other = await browser.newPage();
  await openBare(other, server.origin);
  await prepareBare(other, server.origin);
  const bare = (config: { widgets: { dataKey: string }[] }) => drawBare(other, config);
  await bare(nineteen);

  const first: number[] = [];
  const all: number[] = [];
  const bareFirst: number[] = [];
  const bareAll: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    // Another limit each time: no answer comes from the result cache.
    const fresh = (config: { name: string; widgets: { dataKey: string }[] }) => ({
      ...config,
      widgets: config.widgets.map((widget) => ({ ...widget, dataKey: `${widget.dataKey} -- ${i}` })),
    });
    first.push((await generate(page, fresh(five))).first);
    bareFirst.push((await bare(fresh(five))).first);
    all.push((await generate(page, fresh(nineteen))).all);
    bareAll.push((await bare(fresh(nineteen))).all);
  }
  await browser.close();
  const cold = await coldStarts(server.origin, five);
  report('first-slide', [
    row('click → first slide, 5 widgets, 10,000 rows, warm', 'ms', first, {
      limit: 150,
      peer: { name: 'DuckDB-WASM + ECharts, first chart', value: median(bareFirst) },
    }),
    row('click → 20 slides, warm', 'ms', all, {
      limit: 1000,
      peer: { name: 'DuckDB-WASM + ECharts, 19 charts', value: median(bareAll) },
    }),
    row('click → first slide, cold engine, chunks cached', 'ms', cold.ours, {
      limit: 1500,
      peer: { name: 'DuckDB-WASM + ECharts, first chart', value: median(cold.theirs) },
    }),
  ]);
} finally {
  await browser.close();
  server.stop();
}
