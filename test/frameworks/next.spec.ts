import { expect, test } from '@playwright/test';

test('a deck is written through the Next.js route without the token reaching the page', async ({ page }) => {
  const errors: string[] = [];
  const calls: { url: string; type: string | undefined }[] = [];
  const bodies: Promise<string>[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (/\.(wasm|woff2|ttf)$/.test(response.url())) return;
    bodies.push(response.text().catch(() => ''));
    if (!response.url().includes('/api/')) return;
    calls.push({ url: new URL(response.url()).pathname, type: response.headers()['content-type'] });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 30_000 });
  await expect(page.locator('header output')).toHaveText('4 slides, not presenting');
  expect(calls).toEqual([
    { url: '/api/vendor/generate-deck-slides', type: 'text/event-stream; charset=utf-8' },
  ]);
  for (const body of await Promise.all(bodies)) expect(body).not.toContain('dw_test_');
  expect(errors).toEqual([]);
});

test('the Next.js route refuses what is not in its table', async ({ request }) => {
  const headers = { 'content-type': 'application/json' };
  const status = async (path: string): Promise<number> =>
    (await request.post(`/api/vendor/${path}`, { headers, data: '{}', maxRedirects: 0 })).status();
  expect(await status('admin')).toBe(404);
  expect(await status('generate-deck-slides%2f..%2fadmin')).toBe(404);
  expect(await status('generate-deck-slides%3fadmin')).toBe(404);
  expect(await status('generate-deck-slides')).toBe(422);
  expect((await request.get('/api/vendor/generate-deck-slides')).status()).toBe(405);
  expect((await request.get('/api/vendor/capabilities')).status()).toBe(200);
});
