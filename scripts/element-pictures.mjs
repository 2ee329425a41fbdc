// Every element in its main states, wide and narrow, light and dark, left and right, as sheets to look at:
// `npm run pictures -- [state …]` after a build. They land in reports/pictures/.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { serveBuilt } from './built-server.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { STATES } from './element-states.mjs';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const VARIANTS = [
  { name: 'wide-light', viewport: WIDE, colorScheme: 'light', lang: 'en' },
  { name: 'wide-dark', viewport: WIDE, colorScheme: 'dark', lang: 'en' },
  { name: 'wide-rtl', viewport: WIDE, colorScheme: 'light', lang: 'ar' },
  { name: 'narrow-light', viewport: NARROW, colorScheme: 'light', lang: 'en' },
  { name: 'narrow-dark', viewport: NARROW, colorScheme: 'dark', lang: 'en' },
  { name: 'narrow-rtl', viewport: NARROW, colorScheme: 'light', lang: 'ar' },
];
const folder = 'reports/pictures';

const wanted = process.argv.slice(2);
const states = Object.entries(STATES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (states.length === 0) {
  console.error(`There are: ${Object.keys(STATES).join(', ')}`);
  process.exit(2);
}

const server = await serveBuilt();
const browser = await chromium.launch(chromiumLaunch);
try {
  const deck = await writtenDeck(`${server.origin}/demo/#movies`);
  mkdirSync(folder, { recursive: true });
  for (const [name, prepare] of states) {
    const pictures = [];
    for (const variant of VARIANTS) {
      const { viewport, colorScheme, lang } = variant;
      const page = await browser.newPage({ viewport, colorScheme });
      try {
        await page.addInitScript((tag) => {
          addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('lang', tag));
        }, lang);
        await page.goto(`${server.origin}/demo/#movies`);
        await page.locator('deck-builder [part~="generate"]').waitFor();
        const shown = (await prepare(page, { deck })) ?? page;
        // What fades in has come, and what is drawn later is there.
        await page.waitForTimeout(900);
        pictures.push((await shown.screenshot()).toString('base64'));
      } catch (error) {
        console.error(`${name}, ${variant.name}: ${String(error).split('\n')[0]}`);
        process.exitCode = 1;
      } finally {
        await page.close();
      }
    }
    await sheet(name, pictures);
    console.log(name);
  }
} finally {
  await browser.close();
  server.stop();
}

/** The deck that most states begin with, written once. */
async function writtenDeck(url) {
  const page = await browser.newPage({ viewport: WIDE });
  await page.goto(url);
  await page.locator('deck-builder [part~="generate"]').click();
  await page.locator('deck-builder [part~="toolbar"]').waitFor();
  await page.locator('deck-builder [part~="progress"]').waitFor({ state: 'detached', timeout: 60_000 });
  const deck = await page.locator('deck-builder').evaluate((builder) => builder.deck);
  await page.close();
  return deck;
}

/** The pictures of one state beside each other. */
async function sheet(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  await page.setContent(
    `<body style="margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start;background:#8a8f9c">${pictures
      .map((data) => `<img style="max-width:770px;max-height:640px" src="data:image/png;base64,${data}">`)
      .join('')}</body>`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.close();
}
