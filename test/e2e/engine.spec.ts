import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { runCli } from '../cli/run-cli.js';
import { HOSTILE_SQL } from '../core/query/hostile-sql.js';
import { tableArguments } from '../support/demo-dashboards.js';

/** What a host that trusts nothing sends; the one thing the engine needs beyond its own origin is to compile itself. */
const STRICT =
  "require-trusted-types-for 'script'; trusted-types deckwright lit-html; default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self' blob:; img-src 'self' data: blob:; font-src 'self'";

const DOCUMENT = (script: string): string =>
  `<!doctype html><title>Host</title><vendor-db-provider></vendor-db-provider><script type="module" src="${script}"></script>`;

/** A page of a host's, with whatever policy. */
async function openHost(page: Page, { policy = '', script = '/cdn/deckwright.js' } = {}): Promise<void> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      body: DOCUMENT(script),
      headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) },
    }),
  );
  await page.goto('/host.html');
  await page.waitForFunction(() => customElements.get('vendor-db-provider') !== undefined);
}

/** What the page's database answers, or its error. */
function ask(page: Page, sql: string): Promise<{ rows?: unknown[]; code?: string; hint?: string }> {
  return page.evaluate(async (text) => {
    const provider = document.querySelector('vendor-db-provider') as unknown as {
      runQuery(sql: string): Promise<{ rows: unknown[] }>;
    };
    try {
      return { rows: (await provider.runQuery(text)).rows };
    } catch (error) {
      const { code, hint } = error as { code: string; hint: string };
      return { code, hint };
    }
  }, sql);
}

test('under a strict content security policy and Trusted Types decks are made, and the page reports no violation', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await openHost(page, { policy: STRICT });
  expect(await ask(page, 'SELECT 40 + 2 AS a')).toEqual({ rows: [{ a: 42 }] });
  const slides = await page.evaluate(async () => {
    const builder = Object.assign(document.createElement('deck-builder'), {
      service: 'local',
      datasets: [
        {
          name: 'Sales',
          tableName: 'sales',
          data: ['North', 'South', 'East'].map((r, i) => ({ r, n: 10 + i })),
        },
      ],
      config: {
        name: 'Sales',
        widgets: [
          { id: 'w', type: 'bar', title: 'Units', dataKey: 'SELECT r AS category, n AS value FROM sales' },
        ],
      },
    });
    document.body.append(builder);
    await (builder as unknown as { generate(): Promise<void> }).generate();
    return (builder as unknown as { deck: { slides: unknown[] } }).deck.slides.length;
  });
  expect(slides).toBeGreaterThan(1);
  await expect(page.locator('deck-builder svg[viewBox]').first()).toBeAttached();
  await tryQuery(page);
  expect(violations).toEqual([]);
});

/** A query of the builder's deck is written anew and run, in a panel that stands alone on the page. */
async function tryQuery(page: Page): Promise<void> {
  await page.evaluate(() => {
    const builder = document.querySelector('deck-builder')!;
    const { deck } = builder as unknown as { deck: { slides: { id: string; source?: string }[] } };
    const slideId = deck.slides.find(({ source }) => source !== undefined)?.id;
    const panel = Object.assign(document.createElement('deck-right-panel'), { deck, slideId });
    document.querySelector('vendor-db-provider')!.append(panel);
    builder.remove();
  });
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('button', { name: 'Edit query' }).click();
  await page.locator('.cm-content').click();
  for (const sql of ["SELECT 'x' AS a", 'SELECT 40 + 2 AS a']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(sql);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Run 1 query' }).click();
  await expect(page.locator('.outcome td')).toHaveText('42');
}

test('a policy that forbids compiling ends in an error that names what the policy needs', async ({
  page,
}) => {
  await openHost(page, { policy: STRICT.replace(" 'wasm-unsafe-eval'", '') });
  const { code, hint } = await ask(page, 'SELECT 1 AS a');
  expect(code).toBe('ENGINE_LOAD');
  expect(hint).toContain("'wasm-unsafe-eval'");
});

test('a script tag from another origin brings its engine from there', async ({ page, baseURL }) => {
  const from: string[] = [];
  await page.route('http://files.test/**', async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL}${url.pathname}` });
    from.push(url.pathname);
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await openHost(page, { script: 'http://files.test/cdn/deckwright.js' });
  expect(await ask(page, 'SELECT 40 + 2 AS a')).toEqual({ rows: [{ a: 42 }] });
  expect(from).toEqual(expect.arrayContaining([expect.stringMatching(/^\/assets\/duckdb-.*\.wasm$/)]));
});

test('a host that serves only the gzipped engine is enough', async ({ page }) => {
  await page.route('**/assets/*.wasm', (route) => route.fulfill({ status: 404, body: 'too large' }));
  await openHost(page);
  expect(await ask(page, 'SELECT 40 + 2 AS a')).toEqual({ rows: [{ a: 42 }] });
});

test('no SQL causes a request, whatever it reads from', async ({ page }) => {
  await openHost(page);
  // The first error and the first look at the clock load our own code for them.
  for (const sql of ['SELECT 1 AS a', 'SELECT missing AS a', 'SELECT now() AS a']) await ask(page, sql);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const origin = new URL(page.url()).origin;
  const reaching = [
    `SELECT * FROM '${origin}/assets/secret.csv'`,
    `SELECT * FROM read_csv('${origin}/secret.csv')`,
    `SELECT * FROM '${origin}/data.parquet'`,
    "SELECT json_extract('{}', '$.a') AS v",
    "SELECT TIMESTAMPTZ '2024-01-01 00:00:00+00' AT TIME ZONE 'Europe/Paris' AS v",
    "SELECT 'a' AS v ORDER BY v COLLATE de",
    'SELECT current_date - 1 AS yesterday',
  ];
  for (const sql of [...reaching, ...HOSTILE_SQL.map(({ sql: text }) => text)]) await ask(page, sql);
  expect(requests).toEqual([]);
});

test('a deck that carries its rows is shown, edited and presented without the engine', async ({ page }) => {
  const output = join(await mkdtemp(join(tmpdir(), 'deckwright-deck-')), 'weather.deck.json');
  const dashboard = ['demo/dashboards/weather.json', ...tableArguments('weather')];
  const { code, stderr } = await runCli(['build', ...dashboard, '-o', output]);
  expect(code, stderr).toBe(0);
  const deck = JSON.parse(await readFile(output, 'utf8')) as unknown;
  const engine: string[] = [];
  page.on('request', (request) => {
    if (/duckdb/.test(request.url())) engine.push(request.url());
  });
  await openHost(page);
  await page.evaluate((document_) => {
    for (const tag of ['deck-view', 'deck-presenter', 'deck-builder']) {
      const element = Object.assign(document.createElement(tag), { deck: document_, service: 'local' });
      document.body.append(element);
    }
  }, deck);
  await expect(page.locator('deck-view').first()).toBeVisible();
  await expect(page.locator('deck-view svg').first()).toBeAttached();
  expect(engine).toEqual([]);
});

/** Loads a versioned table of `rows` numbers; how often its function was asked, and what is in it. */
function load(
  page: Page,
  rows: number,
  version = 'v1',
): Promise<{ asked: number; n: unknown; warned: string[] }> {
  return page.evaluate(
    async ({ rows: count, version: given }) => {
      let asked = 0;
      const warned: string[] = [];
      document.querySelector('vendor-db-provider')?.remove();
      const provider = Object.assign(document.createElement('vendor-db-provider'), {
        persistence: true,
        datasets: [
          {
            name: 'Numbers',
            tableName: 'numbers',
            version: given,
            data: () => {
              asked += 1;
              return Promise.resolve(Array.from({ length: count }, (_, i) => ({ i, text: `row ${i}` })));
            },
          },
        ],
      });
      const warning = new Promise<void>((resolve) =>
        provider.addEventListener('db-warning', (event) => {
          warned.push(
            ...(event as unknown as { warnings: { code: string }[] }).warnings.map(({ code }) => code),
          );
          resolve();
        }),
      );
      document.body.append(provider);
      const query = provider as unknown as { runQuery(sql: string): Promise<{ rows: { n: unknown }[] }> };
      const result = await query.runQuery('SELECT COUNT(*) AS n FROM numbers');
      const kept = async (): Promise<void> => {
        for (;;) {
          const database = await new Promise<IDBDatabase>((resolve) => {
            const opening = indexedDB.open('deckwright');
            opening.onsuccess = () => resolve(opening.result);
          });
          const records = await new Promise<{ content: string }[]>((resolve) => {
            const all = database.transaction('tables').objectStore('tables').getAll();
            all.onsuccess = () => resolve(all.result as { content: string }[]);
          });
          database.close();
          if (records.some(({ content }) => content.includes(JSON.stringify(given)))) return;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      await Promise.race([warning, kept()]);
      return { asked, n: result.rows[0]?.n, warned };
    },
    { rows, version },
  );
}

test('kept tables survive a reload and a second tab, and another version is loaded anew', async ({
  page,
  context,
}) => {
  await openHost(page);
  expect(await load(page, 1000)).toEqual({ asked: 1, n: 1000, warned: [] });
  await page.reload();
  expect(await load(page, 1000)).toEqual({ asked: 0, n: 1000, warned: [] });
  const tab = await context.newPage();
  await openHost(tab);
  expect(await load(tab, 1000)).toEqual({ asked: 0, n: 1000, warned: [] });
  expect(await load(tab, 5, 'v2')).toEqual({ asked: 1, n: 5, warned: [] });
  await page.reload();
  expect(await load(page, 5, 'v2')).toEqual({ asked: 0, n: 5, warned: [] });
});

test('a page killed while it keeps a table leaves one that is whole, or none', async ({ page, context }) => {
  await openHost(page);
  await load(page, 1000);
  for (const version of ['v2', 'v3']) {
    const doomed = await context.newPage();
    await openHost(doomed);
    const writing = doomed.waitForEvent('console', (message) => message.text() === 'writing');
    await doomed.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') as PropertyDescriptor;
      const value = function (this: IDBObjectStore, record: unknown): unknown {
        console.log('writing');
        return (original.value as (this: IDBObjectStore, record: unknown) => unknown).call(this, record);
      };
      Object.defineProperty(IDBObjectStore.prototype, 'put', { ...original, value });
    });
    void load(doomed, 100_000, version).catch(() => undefined);
    await writing;
    const session = await context.newCDPSession(doomed);
    void session.send('Page.crash').catch(() => undefined);
    await doomed.waitForEvent('crash');
    await doomed.close();
    expect((await load(page, 100_000, version)).n).toBe(100_000);
  }
});

test('a full disk is told, and the tables are there all the same', async ({ page, baseURL }) => {
  await openHost(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1_000_000 });
  const full = await load(page, 200_000);
  expect(full).toEqual({ asked: 1, n: 200_000, warned: ['not_persisted'] });
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
  await page.reload();
  expect((await load(page, 200_000)).asked).toBe(1);
});

test('the gzipped engine stands beside the plain one in the package', async () => {
  const [zipped, plain] = await Promise.all(
    ['dist/assets/duckdb-eh.wasm.gz', 'dist/assets/duckdb-eh.wasm'].map((file) => readFile(file)),
  );
  expect(zipped?.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect((zipped?.length ?? 0) * 3).toBeLessThan(plain?.length ?? 0);
});
