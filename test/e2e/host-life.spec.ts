import { expect, test, type Page } from '@playwright/test';

/** Of the deck of the movies. */
const SLIDES = 9;

/** What a page would have to pay for after the element is gone. */
interface Held {
  workers: number;
  urls: number;
  listeners: number;
  intervals: number;
  channels: number;
}

/** Counts, from before the first script on, what is taken and not given back. */
function countHeld(): void {
  const workers = new Set<Worker>();
  const urls = new Set<string>();
  const intervals = new Set<number>();
  const channels = new Set<BroadcastChannel>();
  const listeners = new Map<string, number>();
  const NativeWorker = Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(this);
    }
    override terminate(): void {
      workers.delete(this);
      super.terminate();
    }
  };
  const NativeChannel = BroadcastChannel;
  window.BroadcastChannel = class extends NativeChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
    override close(): void {
      channels.delete(this);
      super.close();
    }
  };
  const createObjectURL = URL.createObjectURL.bind(URL);
  const revokeObjectURL = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const url = createObjectURL(object);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL(url);
  };
  const start = window.setInterval.bind(window);
  const stop = window.clearInterval.bind(window);
  window.setInterval = ((...given: Parameters<typeof start>) => {
    const id = start(...given);
    intervals.add(id);
    return id;
  }) as typeof setInterval;
  window.clearInterval = ((id: number) => {
    intervals.delete(id);
    stop(id);
  }) as typeof clearInterval;
  const known = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
  for (const target of [window, document]) {
    known.set(target, new Map());
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const count = (type: string, by: number): void =>
      void listeners.set(type, (listeners.get(type) ?? 0) + by);
    target.addEventListener = (
      type: string,
      listener: never,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const all = known.get(target)!;
      const of = all.get(type) ?? new Set();
      all.set(type, of);
      if (listener && !of.has(listener)) {
        of.add(listener);
        count(type, 1);
        const { signal, once } = typeof options === 'object' ? options : {};
        const gone = (): void => {
          if (of.delete(listener)) count(type, -1);
        };
        signal?.addEventListener('abort', gone, { once: true });
        if (once) add(type, gone, { once: true });
      }
      add(type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: never,
      options?: EventListenerOptions | boolean,
    ) => {
      if (known.get(target)!.get(type)?.delete(listener)) count(type, -1);
      remove(type, listener, options);
    };
  }
  Object.assign(window, {
    held: (): Held => ({
      workers: workers.size,
      urls: urls.size,
      listeners: [...listeners.values()].reduce((sum, n) => sum + n, 0),
      intervals: intervals.size,
      channels: channels.size,
    }),
  });
}

const held = (page: Page): Promise<Held> =>
  page.evaluate(() => (window as unknown as { held: () => Held }).held());

const opened = async (page: Page): Promise<void> => {
  await page.addInitScript(countHeld);
  await page.goto('/demo/#movies');
  await page.getByRole('button', { name: 'Generate deck' }).waitFor();
};

test('a builder that is removed while slides are written gives back workers, listeners, object URLs and timers', async ({
  page,
}) => {
  await page.addInitScript(countHeld);
  await page.goto('/demo/demo.css');
  await page.addScriptTag({ url: '/cdn/deckwright.js', type: 'module' });
  await page.waitForFunction(() => customElements.get('deck-builder') !== undefined);
  const before = await held(page);
  for (const moment of ['engine', 'slides', 'done'] as const) {
    await page.evaluate(async () => {
      const builder = Object.assign(document.createElement('deck-builder'), {
        service: 'local',
        datasets: [
          {
            name: 'Movies',
            tableName: 'movies',
            data: async () => (await fetch('/demo/data/movies.json')).blob(),
          },
        ],
        config: (await (await fetch('/demo/dashboards/movies.json')).json()) as unknown,
      });
      builder.style.blockSize = '700px';
      document.body.append(builder);
      await (builder as unknown as { updateComplete: Promise<boolean> }).updateComplete;
    });
    await page.getByRole('button', { name: 'Generate deck' }).click();
    const builder = page.locator('deck-builder');
    if (moment === 'engine')
      await page.waitForFunction(() => (window as unknown as { held: () => Held }).held().workers > 0);
    if (moment === 'slides') await builder.locator('.thumbnail deck-view').first().waitFor();
    if (moment === 'done') {
      await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
    }
    await builder.evaluate((element) => element.remove());
    await expect.poll(() => held(page), { message: `removed at: ${moment}` }).toEqual(before);
  }
});

test('a builder that is moved to another place of the page goes on writing', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await page.locator('deck-builder .thumbnail').first().waitFor();
  await page.locator('deck-builder').evaluate((builder) => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(builder);
    dialog.showModal();
  });
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
  const slides = await page
    .locator('deck-builder')
    .evaluate((builder) => (builder as unknown as { deck: { slides: unknown[] } }).deck.slides.length);
  expect(slides).toBe(SLIDES);
});

test('of two builders on one page each has its own deck, and keys go to the one that has focus', async ({
  page,
}) => {
  await opened(page);
  await page.evaluate(async () => {
    const first = document.querySelector('deck-builder')! as HTMLElement & {
      datasets: unknown;
      config: unknown;
    };
    const second = Object.assign(document.createElement('deck-builder'), {
      service: 'local',
      datasets: first.datasets,
      config: first.config,
    });
    document.querySelector('main')!.append(second);
    await Promise.all(
      [first, second].map((builder) => (builder as unknown as { generate(): Promise<void> }).generate()),
    );
  });
  const counts = (): Promise<number[]> =>
    page
      .locator('deck-builder')
      .evaluateAll((all) =>
        all.map((one) => (one as unknown as { deck: { slides: unknown[] } }).deck.slides.length),
      );
  expect(await counts()).toEqual([SLIDES, SLIDES]);
  await page.locator('deck-builder').nth(1).locator('.thumbnail').nth(2).click();
  await page.locator('deck-builder').nth(1).locator('.thumbnail').nth(2).focus();
  await page.keyboard.press('Delete');
  expect(await counts()).toEqual([SLIDES, SLIDES - 1]);
  await page.keyboard.press('Control+z');
  expect(await counts()).toEqual([SLIDES, SLIDES]);
});
