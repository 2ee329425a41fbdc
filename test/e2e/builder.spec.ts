import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

/** Opens one of the demo's dashboards and generates its deck. */
async function generate(page: Page, dashboard: string): Promise<void> {
  await page.goto(`/demo/#${dashboard}`);
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
}

const builder = 'deck-builder';

for (const [dashboard, slides] of [
  ['weather', 7],
  ['aviation', 7],
  // Its maps come from this origin too.
  ['airports', 8],
] as const) {
  test(`the ${dashboard} dashboard becomes a deck without any request beyond this origin`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await generate(page, dashboard);
    const state = await page.locator(builder).evaluate((element) => {
      const { deck } = element as unknown as {
        deck: { slides: { title: string; notes?: string; origin: string; source?: string }[] };
      };
      return deck.slides.map(({ title, notes, origin, source }) => ({ title, notes, origin, source }));
    });
    expect(state.length).toBeGreaterThanOrEqual(slides - 1);
    for (const { title } of state) expect(title).not.toBe('');
    // What a slide shows is said aloud; a summary or a list of sources speaks for itself.
    const shown = state.filter(({ source, origin }) => source !== undefined && origin === 'service');
    expect(shown.length).toBeGreaterThanOrEqual(slides - 3);
    for (const { notes } of shown) expect(notes ?? '').not.toBe('');
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('skeletons of all planned slides stand before the first slide is written', async ({ page }) => {
  await page.goto('/demo/#weather');
  await page.locator(builder).evaluate((element) => {
    const seen: [places: number, ready: number][] = [];
    Object.assign(window, { seen });
    const watch = (): void => {
      const root = element.shadowRoot;
      const places = root?.querySelectorAll('[data-slide]').length ?? 0;
      const ready = root?.querySelectorAll('[data-slide] deck-view').length ?? 0;
      const last = seen.at(-1);
      if (last?.[0] !== places || last[1] !== ready) seen.push([places, ready]);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
  const planned = seen.find(([, ready]) => ready > 0)![0];
  expect(seen).toContainEqual([planned, 0]);
  // While slides arrive no place is added: each fills one that stood there. The list of sources comes last.
  for (const [places, ready] of seen) if (ready > 0 && ready < planned) expect(places).toBe(planned);
  expect(seen.at(-1)).toEqual([planned + 1, expect.any(Number)]);
});

test('the exported file has native text, chart pictures, notes, company name and logo', async ({ page }) => {
  await generate(page, 'movies');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PowerPoint' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pptx$/);
  const parts = unzipSync(new Uint8Array(await readFile(await file.path())));
  const names = Object.keys(parts);
  const text = (pattern: RegExp): string =>
    names
      .filter((name) => pattern.test(name))
      .map((name) => strFromU8(parts[name]!))
      .join('\n');
  expect(text(/^ppt\/slides\/slide\d+\.xml$/)).toContain('Warner Bros.');
  expect(text(/^ppt\/slides\/slide\d+\.xml$/)).toContain('Northwind Analytics');
  expect(names.filter((name) => /^ppt\/media\/.*\.png$/.test(name)).length).toBeGreaterThanOrEqual(4);
  expect(
    names.filter((name) => /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name)).length,
  ).toBeGreaterThanOrEqual(6);
});

test('presenting fills the screen, follows the keys and leaves on Escape', async ({ page }) => {
  await generate(page, 'weather');
  const heard = await page.locator(builder).evaluateHandle((element) => {
    const states: boolean[] = [];
    element.addEventListener('deck-presenting', (event) =>
      states.push((event as Event & { presenting: boolean }).presenting),
    );
    return states;
  });
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  const presenter = page.locator('deck-presenter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const current = () => presenter.evaluate((element) => (element as unknown as { slideId: string }).slideId);
  const first = await current();
  await page.keyboard.press('ArrowRight');
  await expect.poll(current).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).toBe(first);
  await page.keyboard.press('Escape');
  await expect.poll(() => heard.evaluate((states) => [...states])).toEqual([true, false]);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test('a title edited in place is undone and redone by keyboard', async ({ page }) => {
  await generate(page, 'weather');
  const titles = () =>
    page
      .locator(builder)
      .evaluate((element) =>
        (element as unknown as { deck: { slides: { title: string }[] } }).deck.slides.map(
          ({ title }) => title,
        ),
      );
  const before = await titles();
  await page.getByRole('button', { name: 'Edit title' }).first().click();
  await page.getByRole('textbox', { name: 'Edit title' }).fill('A better title');
  await page.keyboard.press('Control+Enter');
  await expect.poll(titles).toContain('A better title');
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(titles).toContain('A better title');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the demo has no accessibility violation from start to deck, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/demo/#movies');
    await expect(page.getByRole('button', { name: 'Generate deck' })).toBeVisible();
    const violations = async (): Promise<string[]> =>
      (
        await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
      ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
    expect(await violations()).toEqual([]);
  });
