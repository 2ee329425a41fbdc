// Fifty live charts of a page as PNG of 1120 × 800 pixels, in Chromium: milliseconds a chart.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { median, report, row } from './report.js';

const ROUNDS = 5;

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: { conditions: ['deckwright-source', 'browser', 'module'] },
  build: {
    outDir: '.tmp/bench-capture',
    chunkSizeWarningLimit: 5000,
    lib: { entry: 'bench/pages/capture.ts', formats: ['es'], fileName: () => 'capture.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
const script = readFileSync('.tmp/bench-capture/capture.js', 'utf8');
const server = createServer((request, response) => {
  const asked = request.url === '/capture.js';
  response.setHeader('content-type', asked ? 'text/javascript' : 'text/html');
  response.end(
    asked ? script : '<!doctype html><meta charset="utf-8"><script type="module" src="/capture.js"></script>',
  );
}).listen(0, '127.0.0.1');
const browser = await chromium.launch(chromiumLaunch);
try {
  const { port } = server.address() as { port: number };
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const rounds: number[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push(
      await page.evaluate(() =>
        (globalThis as unknown as { bench: { captured(): Promise<number[]> } }).bench.captured(),
      ),
    );
  }
  // The first round is the compiler's.
  const times = rounds.slice(1);
  report('capture', [
    row('a live chart as a picture, median of 50, Chromium', 'ms', times.map(median), { limit: 60 }),
    row(
      'the slowest of the 50',
      'ms',
      times.map((each) => Math.max(...each)),
    ),
  ]);
} finally {
  await browser.close();
  server.close();
}
