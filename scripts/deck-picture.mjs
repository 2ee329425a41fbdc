// The README's picture: slides of the demo's decks as the page draws them. `node scripts/deck-picture.mjs` after a build.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { serveBuilt } from './built-server.mjs';
import { chromiumLaunch } from './chromium.mjs';

/** Which slides of which dashboard, by place in the deck. */
const PICTURE = { movies: [0, 1], weather: [2], aviation: [4], movies2: [4], weather2: [6] };

const server = await serveBuilt();
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 944 } });
  const chosen = [];
  for (const [name, places] of Object.entries(PICTURE)) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/demo/#${name.replace(/\d$/, '')}`);
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await page
      .locator('deck-builder [part~="toolbar"] button:not([disabled])[aria-label="Export PowerPoint"]')
      .waitFor();
    const deck = await page.locator('deck-builder').evaluate((builder) => builder.deck);
    for (const place of places) chosen.push({ deck, id: deck.slides[place].id });
  }
  await page.evaluate(async (slides) => {
    document.body.replaceChildren();
    document.body.style.cssText =
      'display:grid;grid-template-columns:repeat(3,1fr);grid-auto-rows:max-content;align-content:start;gap:16px;padding:16px;background:#d9dce3';
    for (const { deck, id } of slides) {
      const view = document.createElement('deck-view');
      Object.assign(view, { deck, slideId: id });
      view.style.cssText = 'aspect-ratio:16/9;box-shadow:0 2px 10px #0002';
      document.body.append(view);
    }
  }, chosen);
  await sleep(1500);
  const { height } = await page.evaluate(() => ({
    height: Math.ceil(document.body.lastElementChild.getBoundingClientRect().bottom) + 16,
  }));
  await page.screenshot({ path: 'docs/deck.png', clip: { x: 0, y: 0, width: 1600, height } });
} finally {
  await browser.close();
  server.stop();
}
