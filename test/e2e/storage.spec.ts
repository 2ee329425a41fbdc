import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import type { Deck } from '../../src/core/deck/types.js';
import { fixtureDeck } from '../elements/fixture-deck.js';

/** How often the browser is killed: a long run takes twenty, `DECKWRIGHT_KILLS=20`. */
const KILLS = Number(process.env['DECKWRIGHT_KILLS'] ?? 4);
const SEED = Number(process.env['DECKWRIGHT_SEED'] ?? Math.floor(Math.random() * 1e9));

/** The same numbers in [0, 1) for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A deck with as many rows as a large answer has. */
function largeDeck(rows: number): Deck {
  const deck = fixtureDeck();
  const { data } = deck.sources['revenue']!;
  data!.rows = Array.from({ length: rows }, (_, at) => ({ region: `Region ${at}`, value: at * 7 }));
  return deck;
}

const PAGE = '/storage-test';
const CONTENT = `<!doctype html><html lang="en"><head><title>Kept</title><link rel="icon" href="data:,"></head>
<body><deck-builder service="local" style="block-size: 700px"></deck-builder>
<script type="module">
  const element = document.querySelector('deck-builder');
  element.config = { name: 'Kept', widgets: [{ id: 'a', type: 'bar', title: 'A', dataKey: 'SELECT 1' }] };
  await import('/cdn/deckwright.js');
</script></body></html>`;

/** A page with a builder and nothing else, at an address of the server. */
async function openPage(page: Page, baseURL: string, headers: Record<string, string> = {}): Promise<void> {
  await page.route(`**${PAGE}`, (route) =>
    route.fulfill({ body: CONTENT, contentType: 'text/html', headers }),
  );
  await page.goto(`${baseURL}${PAGE}`);
  await expect(page.getByRole('button', { name: 'Generate deck' })).toBeVisible();
}

/** As text: a deck with many rows goes over as one string. */
const assign = (page: Page, deck: Deck): Promise<void> =>
  page.locator('deck-builder').evaluate((element, text) => {
    (element as unknown as { deck: unknown }).deck = JSON.parse(text);
  }, JSON.stringify(deck));

const deckOf = (page: Page): Promise<Deck> =>
  page.locator('deck-builder').evaluate((element) => (element as unknown as { deck: Deck }).deck);

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first();
const state = (page: Page) => page.locator('.save-state');

interface Browser {
  process: ChildProcess;
  context: BrowserContext;
  close: () => Promise<void>;
}

/** A browser of our own, so that its process can be killed as a crash would end it. */
async function launch(profile: string): Promise<Browser> {
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch;
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  let address = '';
  try {
    await expect
      .poll(async () => {
        const lines = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
        address = lines.split('\n')[0] ?? '';
        return address;
      })
      .not.toBe('');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${address}`);
    return { process: child, context: browser.contexts()[0]!, close: () => browser.close() };
  } catch (error) {
    // Nobody else knows of it yet.
    child.kill('SIGKILL');
    throw error;
  }
}

/** At once and without a word, as when the machine's memory is full. */
async function kill({ process: child, close }: Browser): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await close().catch(() => undefined);
}

test('a browser that is killed at any moment loses the last edit at most', async ({ baseURL }) => {
  test.setTimeout(180_000 + KILLS * 12_000);
  console.log(`killed ${KILLS} times, seed ${SEED}`);
  const random = randomFrom(SEED);
  const profile = await mkdtemp(join(tmpdir(), 'deckwright-kill-'));
  let browser: Browser | undefined;
  try {
    /** The deck after each change that was reported. */
    const decks: Deck[] = [];
    for (let round = 0; round <= KILLS; round++) {
      browser = await launch(profile);
      const page = await browser.context.newPage();
      await page.exposeBinding('report', (_source, deck: Deck) => void decks.push(deck));
      await openPage(page, baseURL!);
      if (round === 0) {
        await assign(page, largeDeck(5000));
        await expect(titleField(page)).toHaveValue('Regional sales');
      } else {
        await page.getByRole('button', { name: 'Restore' }).click();
        await expect(titleField(page)).toBeVisible();
        const deck = await deckOf(page);
        const at = decks.findIndex(({ updatedAt }) => updatedAt === deck.updatedAt);
        // The last change may have been kept and not been reported any more.
        const isNewer = deck.updatedAt > decks.at(-1)!.updatedAt;
        expect(isNewer || (at >= 0 && at >= decks.length - 2), `round ${round}, seed ${SEED}`).toBe(true);
        if (at >= 0) expect(deck).toEqual(decks[at]);
        expect(deck.sources['revenue']!.data!.rows.length).toBe(5000);
        decks.push(deck);
      }
      if (round === KILLS) break;
      await page.locator('deck-builder').evaluate((element) => {
        const host = element as unknown as { deck: Deck; updateComplete: Promise<unknown> };
        const root = element.shadowRoot!;
        const { report } = window as unknown as { report: (deck: Deck) => void };
        const change = (number: number): void => {
          const field = root.querySelector<HTMLInputElement>('.deck-title')!;
          if (number % 7 === 3) root.querySelector<HTMLElement>('[aria-label="Duplicate slide"]')!.click();
          else if (number % 7 === 6) root.querySelector<HTMLElement>('[aria-label="Delete slide"]')!.click();
          else {
            field.value = `Change ${number}`;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          report(host.deck);
        };
        const work = async (): Promise<void> => {
          for (let number = 0; ; number++) {
            change(number);
            do {
              await new Promise((resolve) => setTimeout(resolve, 15));
              await host.updateComplete;
            } while (!root.querySelector('[data-state="saved"]'));
          }
        };
        void work();
      });
      await new Promise((resolve) => setTimeout(resolve, random() * 900));
      await kill(browser);
    }
  } finally {
    if (browser && browser.process.exitCode === null && browser.process.signalCode === null)
      await kill(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

test('without room for the rows the slides are kept, and a person is told once', async ({
  page,
  baseURL,
}) => {
  await openPage(page, baseURL!);
  await assign(page, largeDeck(40_000));
  const session = await page.context().newCDPSession(page);
  // Less than the rows take when the browser has compressed them.
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 100_000 });
  await titleField(page).fill('No room');
  await expect(state(page)).toHaveAttribute('data-state', 'without-data');
  const notice = page.locator('.keep').filter({ hasText: 'Saved without data' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await titleField(page).fill('Still no room');
  // What the state says is drawn a moment later: until then it is still that of the change before.
  await page
    .locator('deck-builder')
    .evaluate((element) => (element as unknown as { updateComplete: Promise<boolean> }).updateComplete);
  await expect(state(page)).toHaveAttribute('data-state', 'without-data');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Still no room');
  await expect(page.locator('.keep')).toContainText('Refresh the data to see charts and figures.');
  const { slides, sources } = await deckOf(page);
  expect(slides.length).toBe(4);
  expect(sources['revenue']!.data).toBe(undefined);
});

test('where the browser keeps nothing it is said, and the browser asks before the page goes', async ({
  page,
  baseURL,
}) => {
  // An origin of its own, which has no storage: as in a frame that is closed off, and as browsers in private windows do.
  await page.route('**/cdn/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  });
  await openPage(page, baseURL!, {
    'content-security-policy': 'sandbox allow-scripts allow-modals allow-downloads',
  });
  await assign(page, fixtureDeck());
  await titleField(page).click();
  await titleField(page).fill('Nowhere kept');
  await expect(state(page)).toHaveAttribute('data-state', 'failed');
  await expect(page.locator('.keep')).toContainText('Not saved in this browser: save a file.');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const download = page.waitForEvent('download');
  await page.locator('.keep').getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('Nowhere kept.deck.json');
  // In a file now: nothing is lost, nothing is asked.
  let askedAgain = false;
  page.on('dialog', (again) => {
    askedAgain = true;
    void again.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(askedAgain).toBe(false);
});

test('what is done without a network is kept', async ({ page, context, baseURL }) => {
  await openPage(page, baseURL!);
  await assign(page, fixtureDeck());
  await expect(page.getByRole('button', { name: 'File' })).toBeVisible();
  await context.setOffline(true);
  await titleField(page).fill('Written on a train');
  await page.getByRole('button', { name: 'Duplicate slide' }).first().click();
  await expect(state(page)).toHaveAttribute('data-state', 'saved');
  const left = await deckOf(page);
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('Written on a train');
  expect(await deckOf(page)).toEqual(left);
});

test('two tabs of one page never write over each other', async ({ page, context, baseURL }) => {
  const other = await context.newPage();
  for (const [tab, title] of [
    [page, 'One'],
    [other, 'Two'],
  ] as const) {
    await openPage(tab, baseURL!);
    await assign(tab, { ...fixtureDeck(), id: `deck-${title}` });
    await titleField(tab).fill(title);
    await expect(state(tab)).toHaveAttribute('data-state', 'saved');
  }
  await other.close();
  await page.reload();
  // Both are there, one after the other; what a tab still holds was not offered to the other one.
  await expect(page.locator('.keep')).toContainText('“Two”');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('.keep')).toContainText('“One”');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titleField(page)).toHaveValue('One');
});
