import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { complaintsOf } from './react-lab.js';

const isPresentation = async (path: string): Promise<boolean> =>
  'ppt/presentation.xml' in unzipSync(await readFile(path));

for (const [path, build] of [
  ['/', ''],
  ['/dev/', ', in Strict Mode of a development build'],
] as const) {
  test(`the builder works as a React component: properties in, events out${build}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 30_000 });
    await expect(page.locator('header output')).toHaveText('4 slides, not presenting');
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await expect(page.locator('header output')).toHaveText('4 slides, presenting');
    await page.keyboard.press('Escape');
    await expect(page.locator('header output')).toHaveText('4 slides, not presenting');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PowerPoint' }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect(await isPresentation(await (await download).path())).toBe(true);
    expect(complaints).toEqual([]);
  });

  test(`the generation hook makes, rewrites and exports a deck below the providers${build}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Parts of my own' }).click();
    await page.getByRole('button', { name: 'Write slides' }).click();
    await expect(page.locator('main output')).toHaveText('ready 4/4', { timeout: 30_000 });
    const kinds = () =>
      page.locator('deck-view').evaluate((element) => {
        const { deck } = element as unknown as { deck: { slides: { blocks: { kind: string }[] }[] } };
        return deck.slides.map(({ blocks }) => blocks[0]?.kind);
      });
    expect(await kinds()).toEqual([undefined, 'metric', 'chart', 'chart']);
    await page.getByRole('button', { name: 'Third as a table' }).click();
    await expect.poll(kinds).toEqual([undefined, 'metric', 'table', 'chart']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect(await isPresentation(await (await download).path())).toBe(true);
    expect(complaints).toEqual([]);
  });
}
