import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

test('a slide about a question on real data is presented and exported with its text like any other', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  await page.goto('/demo/#movies');
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
  const thumbnails = page.getByRole('listbox', { name: 'Slides' }).getByRole('option');
  const before = await thumbnails.count();
  await thumbnails.nth(1).click();

  await page.getByRole('button', { name: 'Add a slide' }).first().click();
  const field = page.getByRole('combobox', { name: 'Add a slide about …' });
  await field.pressSequentially('worldwide gross by maj');
  await page.getByRole('option', { name: 'total worldwide gross by major genre' }).click();
  await expect(page.locator('.understood')).toContainText('column "Major Genre"');
  await expect(page.getByRole('textbox', { name: /^Query/ })).toContainText('SUM("Worldwide Gross")');
  await page.getByRole('button', { name: 'Add slide', exact: true }).click();

  await expect(thumbnails).toHaveCount(before + 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const added = thumbnails.nth(2);
  await expect(added).toHaveAttribute('aria-selected', 'true');
  await expect(added).toHaveAccessibleName(/^Slide 3 of \d+: (?!.*\{\{).+$/);
  const title = (await added.getAttribute('aria-label'))!.replace(/^Slide 3 of \d+: /, '');
  await expect(page.getByText('Figures computed from rows')).toBeVisible();

  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PowerPoint' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const parts = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  const slide = strFromU8(parts['ppt/slides/slide3.xml']!);
  const words = [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('');
  expect(words.replace(/&amp;/g, '&')).toContain(title);
  expect(foreign).toEqual([]);
});
