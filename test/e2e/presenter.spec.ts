import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { DeckPresenter } from '../../src/index.js';
import { fixtureDeck } from '../elements/fixture-deck.js';

/** Neither inline scripts nor inline styles, and text goes into a parser by a policy alone. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types deckwright lit-html";

/** A page with a presenter and a button that begins, as a page of a host has it. */
async function openPage(page: Page, html = '<button id="begin">Present</button>'): Promise<void> {
  await page.route('**/presenting.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import '/cdn/deckwright.js';
        const presenter = document.createElement('deck-presenter');
        presenter.deck = ${JSON.stringify(fixtureDeck())};
        presenter.slideId = 'regions';
        document.body.append(presenter);
        document.querySelector('#begin').addEventListener('click', () => presenter.enter());`,
    }),
  );
  const document = (body: string): string => `<!doctype html><html lang="en"><title>Host</title>${body}`;
  const inner = '<button id="begin">Present</button><script type="module" src="/presenting.js"></script>';
  await page.route('**/inner.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: document(inner) }),
  );
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `${STRICT}; frame-src 'self'` },
      body: document(html.includes('iframe') ? html : inner),
    }),
  );
  await page.goto('/host.html');
}

const presenting = (page: Page): Promise<boolean> =>
  page.locator('deck-presenter').evaluate((element) => (element as DeckPresenter).presenting);
const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);

test('a presentation leaves the full screen by a key and stays, and takes it again', async ({ page }) => {
  await openPage(page);
  await page.locator('#begin').click();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(false);
  expect(await presenting(page)).toBe(true);
  await page.keyboard.press('F5');
  await expect.poll(() => isFull(page)).toBe(true);
  // What the browser does when a person leaves the full screen in its own way.
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => presenting(page)).toBe(false);
});

test('a full screen that is left by a key at once leaves the presentation, however late the browser tells of it', async ({
  page,
}) => {
  await openPage(page);
  await page.locator('#begin').click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(false);
  // That it was filled, told when it is left.
  await page.locator('deck-presenter').evaluate((element) => {
    const stage = element.shadowRoot!.querySelector('dialog > *')!;
    stage.dispatchEvent(new Event('fullscreenchange', { bubbles: true, composed: true }));
  });
  expect(await presenting(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => presenting(page)).toBe(false);
});

test('a full screen that ends closes what is open before the presentation', async ({ page }) => {
  await openPage(page);
  await page.locator('#begin').click();
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('g');
  await expect(page.getByRole('listbox', { name: 'Slides' })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('listbox', { name: 'Slides' })).toHaveCount(0);
  expect(await presenting(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => presenting(page)).toBe(false);
});

test('where a frame may not fill the screen a presentation covers the frame', async ({ page }) => {
  await openPage(
    page,
    `<iframe allow="fullscreen 'none'" src="/inner.html" width="900" height="600"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await frame.locator('#begin').click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  expect(await isFull(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
});

test('the speaker view draws under a strict policy, keeps the presentation and goes with the page', async ({
  page,
}) => {
  const refused: string[] = [];
  page.context().on('console', (message) => {
    if (/Content.Security.Policy|TrustedHTML/iu.test(message.text())) refused.push(message.text());
  });
  await openPage(page);
  await page.locator('#begin').click();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
  await expect(popup.getByRole('heading', { name: 'North leads with 1.2M of 3.2M' })).toBeVisible();
  await expect(popup.locator('.now .chart svg')).toBeVisible();
  await expect(popup.getByText('Ask about East.')).toBeVisible();
  await popup.keyboard.press('PageDown');
  await expect(popup.getByText('Slide 3 of 4')).toBeVisible();
  expect(await presenting(page)).toBe(true);
  expect(refused).toEqual([]);
  const closed = popup.waitForEvent('close');
  await page.goto('about:blank');
  await closed;
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the speaker view has no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page);
    const violations = async (tested: Page): Promise<string[]> =>
      (await new AxeBuilder({ page: tested }).setLegacyMode().analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    await page.locator('#begin').click();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await popup.emulateMedia({ colorScheme });
    await expect(popup.locator('.now .chart svg')).toBeVisible();
    expect(await violations(popup)).toEqual([]);
    await popup.setViewportSize({ width: 390, height: 844 });
    expect(await violations(popup)).toEqual([]);
    await popup.getByRole('button', { name: 'Black screen' }).click();
    await expect(popup.locator('.place.black')).toBeVisible();
    expect(await violations(popup)).toEqual([]);
  });
