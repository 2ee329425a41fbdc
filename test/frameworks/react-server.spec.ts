import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { DeckBuilder, DeckView } from '../../src/index.js';
import { elementsOfManifest } from '../react/manifest.js';
import { complaintsOf } from './react-lab.js';

interface Rendered {
  string: string;
  stream: string;
}
/** What react-pages/server.js saw in bare Node before the pages were built. */
interface Report {
  said: string[];
  globals: string[];
  markup: Record<string, Rendered>;
  whole: Rendered;
}
const readReport = async (): Promise<Report> =>
  JSON.parse(await readFile(join(process.env['APP_FOLDER'] ?? '', 'pages/server.json'), 'utf8')) as Report;

test('every React component renders on a server as its tag with its attributes, and nothing is said', async () => {
  const { said, globals, markup, whole } = await readReport();
  expect(said).toEqual([]);
  expect(globals).not.toContain('window');
  expect(globals).not.toContain('document');
  expect(Object.keys(markup).length).toBe(elementsOfManifest().length);
  for (const [tag, { string, stream }] of Object.entries(markup)) {
    expect(string).toMatch(new RegExp(`^<${tag}[ >].*</${tag}>$`));
    expect(stream).toBe(string);
    expect(whole.stream).toContain(`<${tag}`);
  }
  expect(markup['deck-builder']?.string).toBe(
    '<deck-builder class="host" style="display:block"></deck-builder>',
  );
  expect(markup['report-provider']?.string).toContain('<i>inside</i>');
  expect(whole.string).toBe(whole.stream);
  expect(whole.string).toContain('idle, 0 slides');
});

test('React takes over what a server rendered without a complaint; properties arrive, elements and hook work', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/dev/pages/hydrate.html');
  const builder = page.locator('deck-builder');
  await expect
    .poll(() => builder.evaluate((element) => (element as DeckBuilder).config?.name))
    .toBe('Sales review');
  expect(await builder.evaluate((element) => (element as DeckBuilder).service)).toBe('local');
  expect(
    await page.locator('#slides').evaluate((element) => {
      const { mode, slideId, deck } = element as DeckView;
      return { mode, slideId, title: deck?.title };
    }),
  ).toEqual({ mode: 'list', slideId: 'two', title: 'Given' });
  await page.getByRole('button', { name: 'Write slides' }).click();
  await expect(page.locator('output').first()).toHaveText('ready, 3 slides', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 30_000 });
  expect(await page.evaluate(() => (window as unknown as { recovered: string[] }).recovered)).toEqual([]);
  expect(complaints).toEqual([]);
});
