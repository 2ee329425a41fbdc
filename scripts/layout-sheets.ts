// Every layout with little and much in it, as the page draws it, as PNG sheets to look at:
// `npm run -s sheets:layouts -- [layout …] [--theme=<id>]`. What the layout lint finds stands under the slide.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import type { DeckView } from '../src/elements/deck-view/deck-view.js';
import { layoutSlide } from '../src/core/layout/layout-slide.js';
import { lintSlide } from '../src/core/layout/lint.js';
import type { Theme } from '../src/core/layout/theme-types.js';
import { themes } from '../src/core/layout/themes.js';
import { deckOfSample, SLIDE_SAMPLES, type SlideSample } from '../test/support/slide-samples.js';
import { chromiumLaunch } from './chromium.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string' }, width: { type: 'string', default: '560' } },
});
const width = Number(values.width);
const folder = 'reports/contact-sheets';
mkdirSync(folder, { recursive: true });
const layouts = [...new Set(SLIDE_SAMPLES.map(({ layout }) => layout))].filter(
  (layout) => positionals.length === 0 || positionals.includes(layout),
);
const shown = Object.values(themes).filter(({ id }) => values.theme === undefined || id === values.theme);

/** The library's own sources, served as they are. */
const server = await createServer({
  configFile: false,
  root: process.cwd(),
  cacheDir: 'node_modules/.vite-sheets',
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  resolve: { conditions: ['deckwright-source', 'browser', 'development', 'module'] },
  optimizeDeps: { entries: ['src/define.ts'] },
  plugins: [
    {
      name: 'empty-page',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          if (request.url !== '/sheet') return next();
          response.setHeader('content-type', 'text/html');
          response.end('<!doctype html><meta charset="utf-8"><title>Layouts</title>');
        });
      },
    },
  ],
});
await server.listen();
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 3 * (width + 16) + 16, height: 1000 } });
  await page.goto(new URL('/sheet', server.resolvedUrls?.local[0]).href);
  // The fonts of the built package; without a build, titles stand in those of the machine.
  await page.addScriptTag({
    type: 'module',
    content: `import { configureDeck } from '/src/core/assets.ts'; configureDeck({ assetBase: '/dist/assets/' });`,
  });
  await page.addScriptTag({ type: 'module', url: '/src/elements/deck-view/define.ts' });
  for (const theme of shown) for (const layout of layouts) await drawSheet(page, theme, layout);
} finally {
  await browser.close();
  await server.close();
}

async function drawSheet(page: Page, theme: Theme, layout: string): Promise<void> {
  const samples = SLIDE_SAMPLES.filter((sample) => sample.layout === layout);
  const slides = samples.map((sample) => ({
    deck: deckOfSample(sample, theme),
    caption: captionOf(sample, theme),
  }));
  await page.evaluate(
    ({ json, width }) => {
      const slides = JSON.parse(json) as { deck: DeckView['deck']; caption: string }[];
      document.body.replaceChildren();
      document.body.style.cssText = `display:grid;grid-template-columns:repeat(3,${width}px);align-content:start;gap:16px;margin:0;padding:16px;background:#d9dce3;font:13px sans-serif`;
      for (const { deck, caption } of slides) {
        const figure = document.createElement('figure');
        figure.style.margin = '0';
        const view = Object.assign(document.createElement('deck-view'), { deck });
        figure.append(view, Object.assign(document.createElement('figcaption'), { textContent: caption }));
        document.body.append(figure);
      }
    },
    { json: JSON.stringify(slides), width },
  );
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('deck-view')].map(({ shadowRoot }) => shadowRoot);
    return roots.every((root) => root?.querySelector('.slide') && !root.querySelector('.shimmer'));
  });
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}/layouts-${theme.id}-${layout}.png`;
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  console.log(file);
}

function captionOf(sample: SlideSample, theme: Theme): string {
  const problems = lintSlide(layoutSlide(deckOfSample(sample, theme), sample.slide), theme);
  const found = problems.map(({ code, message }) => `${code}: ${message}`).join(' ');
  if (found !== '') console.log(`${theme.id} ${sample.layout} ${sample.name}: ${found}`);
  return `${sample.name} ${found === '' ? '' : `— ${found}`}`;
}
