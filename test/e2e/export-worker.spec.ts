import { expect, test, type Page } from '@playwright/test';
import type { Deck, DeckBuilder } from '../../src/index.js';

const WORKER = '**/assets/pptx-worker.js';

async function openDeck(page: Page): Promise<void> {
  await page.goto('/demo/#movies');
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 30_000 });
}

/** Base64 of the file, which the page keeps to itself. */
const exported = (page: Page, charts: 'image' | 'native'): Promise<string> =>
  page.locator('deck-builder').evaluate(async (element, form) => {
    element.addEventListener('deck-export', (event) => event.preventDefault());
    const file = await (element as DeckBuilder).export('pptx', { now: () => 0, charts: form });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).replace(/^.*,/u, ''));
      reader.readAsDataURL(file!);
    });
  }, charts);

test('a file is written beside the page, in a worker that ends with it, and is the same where none may run', async ({
  page,
}) => {
  await openDeck(page);
  const started = page.waitForEvent('worker');
  const inWorker = await exported(page, 'image');
  const worker = await started;
  // The browser tells of its end a little later.
  await expect.poll(() => page.workers()).not.toContain(worker);
  const editable = await exported(page, 'native');

  let refused = 0;
  await page.route(WORKER, (route) => {
    refused += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  const deck = await page
    .locator('deck-builder')
    .evaluate((element) => JSON.stringify((element as DeckBuilder).deck));
  await page.reload();
  await page.locator('deck-builder').evaluate((element, given) => {
    (element as DeckBuilder).deck = JSON.parse(given) as Deck;
  }, deck);
  expect(await exported(page, 'image')).toBe(inWorker);
  expect(await exported(page, 'native')).toBe(editable);
  expect(refused).toBeGreaterThan(0);
});

test('an export that is cancelled ends its worker', async ({ page }) => {
  await openDeck(page);
  const started = page.waitForEvent('worker');
  await page.locator('deck-builder').evaluate((element) => {
    const controller = new AbortController();
    void (element as DeckBuilder).export('pptx', {
      signal: controller.signal,
      onProgress: ({ stage }) => stage === 'slides' && controller.abort(),
    });
  });
  const worker = await started;
  await expect.poll(() => page.workers().includes(worker)).toBe(false);
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled();
});
