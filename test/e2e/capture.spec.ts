import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';

const FOLDER = 'test/e2e/pages';
/** Of one channel, as smooth edges differ between a page and a picture. */
const VISIBLE = 24;

let script = '';
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['browser', 'module'] },
    build: {
      write: false,
      chunkSizeWarningLimit: 5000,
      lib: { entry: `${FOLDER}/host-charts.js`, formats: ['es'], fileName: () => 'charts.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  script = chunk && 'code' in chunk ? chunk.code : '';
});

async function openHost(page: Page): Promise<void> {
  await page.route('**/host-charts.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync(`${FOLDER}/host-charts.html`, 'utf8') }),
  );
  await page.route('**/charts.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/host-charts.html');
  await page.waitForFunction(() => 'ready' in globalThis);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
}

interface Picture {
  dataUrl: string;
  width: number;
  height: number;
  warnings: string[];
}

const captured = (page: Page, selector: string): Promise<Picture> =>
  page.evaluate(
    (it) =>
      (globalThis as unknown as { capture: (s: string, o: object) => Promise<Picture> }).capture(it, {
        background: '#ffffff',
      }),
    selector,
  );

/** Share of the pixels of two pictures that differ visibly; sizes must be equal. */
const differing = (page: Page, a: string, b: string): Promise<number> =>
  page.evaluate(
    async ([one, other, visible]) => {
      const pixels = async (url: string): Promise<ImageData> => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [first, second] = await Promise.all([pixels(one), pixels(other)]);
      if (first.width !== second.width || first.height !== second.height)
        throw new Error(`${first.width} × ${first.height} is not ${second.width} × ${second.height}`);
      let count = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        if ([0, 1, 2].some((it) => Math.abs(first.data[at + it]! - second.data[at + it]!) > visible))
          count += 1;
      }
      return count / (first.data.length / 4);
    },
    [a, b, VISIBLE] as const,
  );

test.describe('on a screen of twice the usual density', () => {
  test.use({ deviceScaleFactor: 2 });

  test('charts of a host are pictures of which at most one pixel in a hundred differs from the screen', async ({
    page,
  }, info) => {
    await openHost(page);
    for (const selector of ['#d3', '#highcharts', '#clipped', '#echarts svg', '#shadow']) {
      const screen = await page.locator(selector).screenshot({ animations: 'disabled' });
      const picture = await captured(page, selector);
      const name = selector.replaceAll(/\W/gu, '');
      await info.attach(`${name}-screen.png`, { body: screen, contentType: 'image/png' });
      await info.attach(`${name}-picture.png`, {
        body: Buffer.from(picture.dataUrl.split(',')[1]!, 'base64'),
        contentType: 'image/png',
      });
      const share = await differing(
        page,
        `data:image/png;base64,${screen.toString('base64')}`,
        picture.dataUrl,
      );
      expect(picture.warnings, selector).toEqual([]);
      expect(share, selector).toBeLessThanOrEqual(0.01);
    }
    // What the page says of one class less, and the picture differs: the comparison sees it.
    const screen = await page.locator('#d3').screenshot();
    await page.evaluate(() => {
      const rules = document.styleSheets[0]!.cssRules;
      const at = [...rules].findIndex((rule) => (rule as CSSStyleRule).selectorText === '.bar');
      document.styleSheets[0]!.deleteRule(at);
    });
    const without = await captured(page, '#d3');
    const share = await differing(
      page,
      `data:image/png;base64,${screen.toString('base64')}`,
      without.dataUrl,
    );
    expect(share).toBeGreaterThan(0.01);
  });
});
