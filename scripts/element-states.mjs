// The states that are looked at, by name: each brings a fresh page of the demo there. `deck` is a written one.

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
const open = async (page, { deck }) => {
  await page.locator('deck-builder').evaluate(async (builder, document) => {
    builder.deck = document;
    await builder.updateComplete;
  }, deck);
  await page.locator('deck-builder .thumbnail deck-view').first().waitFor();
};

/** @param {Page} page */
const select = (page, at) => page.locator('deck-builder .thumbnail').nth(at).click();

/** @param {Page} page */
const panelOpen = async (page) => {
  const panel = page.locator('deck-builder deck-right-panel');
  if (!(await panel.isVisible()))
    await page.evaluate(() =>
      document.querySelector('deck-builder').shadowRoot.querySelector('[data-command="panel"]')?.click(),
    );
  await panel.waitFor();
};

/** @type {Record<string, (page: Page, given: { deck: object }) => Promise<void>>} */
export const STATES = {
  start: async () => {},
  'builder-cover': open,
  'builder-chart': async (page, given) => {
    await open(page, given);
    await select(page, 2);
  },
  'panel-text': async (page, given) => {
    await open(page, given);
    await select(page, 2);
    await panelOpen(page);
  },
  presenting: async (page, given) => {
    await open(page, given);
    await select(page, 2);
    await page.locator('deck-builder').evaluate((builder) => builder.present());
  },
};
