import { expect, test, type Page } from '@playwright/test';

async function generate(page: Page): Promise<void> {
  await page.goto('/demo/#weather');
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
}

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a laptop’s screen at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test('a deck is written, edited, presented and exported, and nothing has to be scrolled sideways', async ({
    page,
  }) => {
    page.setDefaultTimeout(15_000);
    await generate(page);
    expect(await sideways(page)).toBe(0);
    await page.locator('deck-builder .thumbnail').nth(2).click();
    await page.getByRole('button', { name: 'Edit title' }).first().click();
    await page.getByRole('textbox', { name: 'Edit title' }).fill('Seen from close by');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.locator('deck-builder .sheet').getByText('Seen from close by')).toBeInViewport();
    await page.getByRole('button', { name: 'Slide details' }).click();
    const tabs = page.locator('deck-builder deck-right-panel').getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toBeInViewport();
      expect(await sideways(page)).toBe(0);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export PowerPoint' }).click();
    const exporting = page.getByRole('button', { name: 'Export', exact: true });
    await exporting.scrollIntoViewIfNeeded();
    await expect(exporting).toBeInViewport({ ratio: 1 });
    const file = page.waitForEvent('download', { timeout: 45_000 });
    await exporting.click();
    expect((await file).suggestedFilename()).toMatch(/\.pptx$/);
  });
});

test.describe('in colours that the system forces', () => {
  test.use({ forcedColors: 'active' });

  test('what has the focus is marked in the colour for it, wherever Tab leads', async ({ page }) => {
    await generate(page);
    await page.locator('deck-builder .thumbnail').nth(2).click();
    const unmarked: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await page.evaluate(() => {
        let focused = document.activeElement!;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'Highlight';
        const highlight = getComputedStyle(probe).color;
        probe.remove();
        const isRing = (element: Element): boolean => {
          const { outlineStyle, outlineWidth, outlineColor, borderTopColor } = getComputedStyle(element);
          const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          return (hasOutline && outlineColor === highlight) || borderTopColor === highlight;
        };
        const label = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30) ?? '';
        return {
          name: `${focused.localName}.${focused.className} ${label}`,
          isMarked: [focused, ...focused.children, focused.closest('.cm-editor') ?? focused].some(isRing),
        };
      });
      seen.add(name);
      if (!isMarked && !name.startsWith('body')) unmarked.push(name);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(unmarked).toEqual([]);
  });

  test('buttons have edges, what is pressed or selected stands out, and slides keep their colours', async ({
    page,
  }) => {
    await generate(page);
    const looks = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return [style.borderTopColor, style.borderTopWidth, style.backgroundColor, style.color].join(' ');
        }),
      );
    const [pressed] = await looks('deck-builder .toolbar [aria-pressed="true"]');
    const [other] = await looks('deck-builder .toolbar .button:not([aria-pressed]):enabled');
    expect(pressed).not.toBe(other);
    const [selected] = await looks('deck-builder .thumbnail[aria-selected="true"] .card');
    const [unselected] = await looks('deck-builder .thumbnail[aria-selected="false"] .card');
    expect(selected).not.toBe(unselected);
    const edges = await page
      .locator('deck-builder .toolbar .button, deck-builder .stage-tools .button')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopStyle));
    expect(new Set(edges)).toEqual(new Set(['solid']));
    const adjusted = await page
      .locator('deck-builder .sheet deck-view .slide')
      .evaluate((slide) => getComputedStyle(slide).forcedColorAdjust);
    expect(adjusted).toBe('none');
  });
});
