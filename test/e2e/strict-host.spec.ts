import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { parseDeck } from '../../src/core/deck/parse-deck.js';
import type { Deck, DeckBuilder } from '../../src/index.js';

/** Nothing inline, nothing from elsewhere, no text into a parser but by two policies; the engine compiles itself. */
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src blob:; connect-src 'self' blob:; img-src 'self' data: blob:; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types deckwright lit-html";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" onload="alert(1)">
<style>rect { fill: url(https://elsewhere.test/a.png) }</style><script>alert(2)</script>
<rect style="fill: #9bd1e5" width="320" height="180"/></svg>`;

/** A page of a host's that trusts nothing, with a builder over ten thousand rows. */
async function openHost(page: Page, violations: string[]): Promise<void> {
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('pageerror', (error) => violations.push(String(error)));
  await page.route('**/host.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'deck-builder { block-size: 90vh }' }),
  );
  await page.route('**/host.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import '/cdn/deckwright.js';
        const regions = ['North', 'South', 'East', 'West'];
        const data = Array.from({ length: 10_000 }, (_, at) => ({ region: regions[at % 4], month: at % 12, amount: (at % 97) + (at % 4) * 10 }));
        const builder = Object.assign(document.createElement('deck-builder'), {
          service: 'local',
          datasets: [{ name: 'Sales', tableName: 'sales', data }],
          config: { name: 'Sales', widgets: [
            { id: 'regions', type: 'bar', title: 'Revenue by region', dataKey: 'SELECT region, sum(amount) AS revenue FROM sales GROUP BY ALL ORDER BY revenue DESC' },
            { id: 'months', type: 'line', title: 'Revenue by month', dataKey: 'SELECT month, sum(amount) AS revenue FROM sales GROUP BY ALL ORDER BY month' },
          ] },
        });
        document.body.append(builder);`,
    }),
  );
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': STRICT },
      body: '<!doctype html><html lang="en"><title>Host</title><link rel="stylesheet" href="/host.css"><script type="module" src="/host.js"></script>',
    }),
  );
  await page.goto('/host.html');
}

const deckOf = (page: Page): Promise<Deck> =>
  page.locator('deck-builder').evaluate((element) => (element as DeckBuilder).deck!);

test('the whole job runs under a strict policy with Trusted Types: written, edited, presented, saved, exported', async ({
  page,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const violations: string[] = [];
  await openHost(page, violations);
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('an outline is approved and becomes slides', async () => {
    await page.locator('deck-builder .review').click();
    await expect(page.locator('deck-builder .outline li').first()).toBeVisible({ timeout: 30_000 });
    await named('Write these slides').click();
    await expect(named('Export PowerPoint')).toBeEnabled({ timeout: 30_000 });
  });

  await test.step('the title is edited in place', async () => {
    await page.locator('deck-builder .thumbnail').nth(1).click();
    await named('Edit title').first().click();
    await page.getByRole('textbox', { name: 'Edit title' }).fill('Revenue, region by region');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(async () => (await deckOf(page)).slides[1]!.title).toBe('Revenue, region by region');
  });

  await test.step('a hostile picture is inserted without what it brought', async () => {
    const file = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) };
    await page.locator('deck-builder #picture-file').setInputFiles(file);
    await expect.poll(async () => Object.keys((await deckOf(page)).assets).length).toBe(1);
    await expect(page.locator('deck-builder .sheet img.image')).toBeVisible();
    const [asset] = Object.values((await deckOf(page)).assets);
    expect(JSON.stringify(asset)).not.toMatch(/alert|elsewhere/);
  });

  await test.step('every tab of the panel opens, and a rewrite is accepted', async () => {
    const panel = page.locator('deck-builder deck-right-panel');
    if (!(await panel.isVisible())) await named('Details').click();
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      await expect(panel.getByRole('tabpanel')).not.toBeEmpty();
    }
    await panel.getByRole('tab').first().click();
    await panel.locator('#instruction').fill('Shorter');
    await panel.getByRole('button', { name: 'Rewrite' }).click();
    await panel.getByRole('button', { name: 'Accept' }).click({ timeout: 20_000 });
  });

  await test.step('the look changes, texts are found, shortcuts are shown, figures are refreshed', async () => {
    await page.locator('deck-builder [popovertarget="looks"]').first().click();
    await page.getByRole('menuitemradio').nth(2).click();
    await page.keyboard.press('Escape');
    await page.locator('deck-builder .thumbnail').nth(2).click();
    await page.keyboard.press('ControlOrMeta+f');
    await page.locator('deck-builder [part~="find"] input').first().fill('revenue');
    await page.keyboard.press('Escape');
    await page.locator('deck-builder .thumbnail').nth(2).focus();
    await page.keyboard.press('?');
    await expect(page.locator('deck-builder #shortcuts-dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('deck-builder').evaluate((element) => (element as DeckBuilder).refresh());
  });

  await test.step('it is presented, with the speaker’s view, and left', async () => {
    await page.locator('deck-builder .toolbar').getByRole('button', { name: 'Present' }).click();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await expect(popup.locator('.now .chart svg, .now h1, .now [role="heading"]').first()).toBeVisible();
    await page.bringToFront();
    for (const key of ['g', 'Escape', 'l', 'b', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
    await expect(page.locator('deck-presenter').getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it is saved and exported', async () => {
    await page.locator('deck-builder [popovertarget="file-menu"]').click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as file', exact: true }).click(),
    ]);
    const deck = parseDeck(await readFile(await saved.path(), 'utf8'));
    expect(deck.slides[1]!.title).toContain('egion');
    await named('Export PowerPoint').click();
    const [exported] = await Promise.all([
      page.waitForEvent('download', { timeout: 45_000 }),
      named('Export').click(),
    ]);
    const parts = unzipSync(new Uint8Array(await readFile(await exported.path())));
    const slide = strFromU8(parts['ppt/slides/slide2.xml']!);
    expect(slide).toContain('region');
    expect(Object.keys(parts).filter((name) => /media\/.*\.(?:png|svg)$/.test(name)).length).toBeGreaterThan(
      1,
    );
  });
  expect(violations).toEqual([]);
});
