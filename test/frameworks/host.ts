import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { startModelServer } from '../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../support/slide-answer.js';
import { startRelay, type Relay } from './relay.js';

const port = (name: string): number => Number(process.env[name]);

/** A model on loopback that answers its first call, and the others when the gate is opened. */
async function gate(): Promise<{ open: () => void; close: () => Promise<void> }> {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const server = await startModelServer(async (_request, call) => {
    if (call > 0) await opened;
    return { text: slideAnswer(GOOD_SLIDE) };
  }, port('MODEL_PORT'));
  return { open, close: () => server.close() };
}

/** What a host with sessions must give its people, whatever it is built with; `name` stands in the titles. */
export function hostTests(name: string, sessionPath: string): void {
  let relay: Relay;
  test.beforeAll(async () => {
    relay = await startRelay(port('RELAY_PORT'), port('SERVICE_PORT'));
  });
  test.afterAll(() => relay.close());
  test.beforeEach(() => relay.resume());

  test(`${name}: who is not signed in is asked to, goes on from there, and never sees the token`, async ({
    page,
  }) => {
    const model = await gate();
    model.open();
    const errors: string[] = [];
    const calls: { path: string; status: number; type: string | undefined }[] = [];
    const bodies: Promise<string>[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('response', (response) => {
      if (/\.(wasm|woff2|ttf)$/.test(response.url())) return;
      bodies.push(response.text().catch(() => ''));
      bodies.push(Promise.resolve(JSON.stringify(response.headers())));
      const path = new URL(response.url()).pathname;
      const type = response.headers()['content-type'];
      if (path.includes('/api/vendor/')) calls.push({ path, status: response.status(), type });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Generate deck' }).click();
    // The engine is loaded first.
    await expect(page.getByText('You are not signed in')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 30_000 });
    await expect(page.locator('header output')).toHaveText('4 slides, not presenting');
    const path = '/api/vendor/generate-deck-slides';
    expect(calls).toEqual([
      { path, status: 401, type: 'application/json' },
      { path, status: 200, type: 'text/event-stream; charset=utf-8' },
    ]);
    const token = process.env['SERVICE_TOKEN'] ?? '';
    expect(token).toMatch(/^dw_/);
    for (const body of await Promise.all(bodies)) expect(body).not.toContain(token);
    expect(errors).toEqual([]);
    await model.close();
  });

  test(`${name}: a connection that is cut while slides are written is not noticed`, async ({ page }) => {
    const model = await gate();
    const alerts: string[] = [];
    await page.context().request.post(sessionPath);
    await page.goto('/');
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await expect(page.locator('header output')).toHaveText('3 slides, not presenting', { timeout: 30_000 });
    const again = page.waitForRequest((request) => (request.postData() ?? '').includes('"since"'));
    relay.cut();
    await again;
    model.open();
    await expect(page.locator('header output')).toHaveText('4 slides, not presenting', { timeout: 30_000 });
    for (const alert of await page.getByRole('alert').all()) alerts.push(await alert.innerText());
    expect(alerts.filter((text) => text.trim() !== '')).toEqual([]);
    await model.close();
  });

  test(`${name}: a service that stays away costs no slide; the deck is edited meanwhile, finished and exported`, async ({
    page,
  }) => {
    const model = await gate();
    await page.context().request.post(sessionPath);
    await page.goto('/');
    await page.getByRole('button', { name: 'Generate deck' }).click();
    await expect(page.locator('header output')).toHaveText('3 slides, not presenting', { timeout: 30_000 });
    relay.stop();
    await expect(page.getByText('3 of 4 slides arrived.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Edit title' }).first().click();
    await page.getByRole('textbox', { name: 'Edit title' }).fill('Sales, as we see them');
    await page.keyboard.press('Control+Enter');
    relay.resume();
    model.open();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('header output')).toHaveText('4 slides, not presenting', { timeout: 30_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PowerPoint' }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = unzipSync(await readFile(await (await download).path()));
    const slide = new TextDecoder().decode(file['ppt/slides/slide1.xml']);
    expect(slide).toContain('Sales, as we see them');
    expect(Object.keys(file).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length).toBe(4);
    await model.close();
  });
}
