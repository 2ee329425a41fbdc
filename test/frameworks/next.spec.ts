import { expect, test } from '@playwright/test';
import { hostTests } from './host.js';

hostTests('Next.js', '/api/session');

test('the Next.js route refuses what is not in its table', async ({ request }) => {
  const headers = { 'content-type': 'application/json' };
  const status = async (path: string): Promise<number> =>
    (await request.post(`/api/vendor/${path}`, { headers, data: '{}', maxRedirects: 0 })).status();
  expect(await status('generate-deck-slides')).toBe(401);
  await request.post('/api/session');
  expect(await status('admin')).toBe(404);
  expect(await status('generate-deck-slides%2f..%2fadmin')).toBe(404);
  expect(await status('generate-deck-slides%3fadmin')).toBe(404);
  expect(await status('generate-deck-slides')).toBe(422);
  expect((await request.get('/api/vendor/generate-deck-slides')).status()).toBe(405);
  expect((await request.get('/api/vendor/capabilities')).status()).toBe(200);
});

const QUERY_ROUTE = '/api/run-query';

for (const [format, type] of [
  ['JSON', 'application/json; charset=utf-8'],
  ['Arrow', 'application/vnd.apache.arrow.stream'],
] as const) {
  test(`a page reads a file of the Next.js server by SQL as ${format}`, async ({ page }) => {
    await page.goto('/query');
    const answer = page.waitForResponse((response) => response.url().endsWith(QUERY_ROUTE));
    await page.getByRole('button', { name: `Ask for ${format}` }).click();
    expect((await answer).headers()['content-type']).toBe(type);
    await expect(page.locator('output')).toHaveText(`answered as ${format}`);
    await expect(page.getByRole('row')).toHaveText([
      'month (DATE)region (VARCHAR)amount (DOUBLE)',
      '2025-01-01North42500.5',
      '2025-02-01North43900.25',
      '2025-03-01North47300',
    ]);
  });
}

test('the Next.js route of queries refuses whom it does not know, and SQL that is no query', async ({
  request,
}) => {
  const ask = (sql: string, headers: Record<string, string>) =>
    request.post(QUERY_ROUTE, { headers, data: { protocol: 1, sql } });
  const known = { 'x-demo-user': 'reader' };
  const codeOf = async (sql: string): Promise<string> => {
    const answer = await ask(sql, known);
    expect(answer.status()).toBe(422);
    return ((await answer.json()) as { error: { query: { code: string } } }).error.query.code;
  };
  expect((await ask('SELECT 1 AS a', {})).status()).toBe(401);
  expect((await ask('SELECT 1 AS a', { ...known, origin: 'https://elsewhere.example' })).status()).toBe(403);
  expect((await request.get(QUERY_ROUTE, { headers: known })).status()).toBe(405);
  expect(await codeOf('DROP TABLE sales')).toBe('NOT_A_SINGLE_SELECT');
  expect(await codeOf("SELECT * FROM read_csv('data/sales.csv')")).toBe('EXTERNAL_ACCESS');
});

test('a query that the page cancels is stopped in the engine of the Next.js server', async ({ page }) => {
  await page.goto('/query');
  // More than run at the same time: were they not stopped, the last question would find no place.
  for (let at = 0; at < 6; at += 1) {
    const sent = page.waitForRequest((request) => request.url().endsWith(QUERY_ROUTE));
    await page.getByRole('button', { name: 'Ask what takes long' }).click();
    await sent;
    await page.waitForTimeout(100);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('output')).toHaveText('cancelled');
  }
  await page.getByRole('button', { name: 'Ask for JSON' }).click();
  await expect(page.locator('output')).toHaveText('answered as JSON');
});
