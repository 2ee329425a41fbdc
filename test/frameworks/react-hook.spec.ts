import { expect, test, type Page } from '@playwright/test';
import type { UseDeckGeneration } from '../../src/react/index.js';
import { openLab } from './react-lab.js';

/** What tests of the hook do in the page. */
interface Probe {
  /** What each render of each component was given, by its name. */
  renders: Record<string, UseDeckGeneration[]>;
  /** Paths that the service was asked. */
  asked: string[];
  /** Requests whose page did not want them any more. */
  aborted: number;
  /** Calls wait for this. */
  gate: Promise<void>;
  open: () => void;
  /** What the service answers in place of slides. */
  refusal: { status: number; code: string } | undefined;
  show: (names: string[], options?: { startsItself?: boolean; ownCallbacks?: boolean }) => void;
  unmount: () => void;
}
declare global {
  interface Window {
    probe: Probe;
  }
}

/** A page of components that use the hook, in Strict Mode below one provider, over rows and a service in the page. */
async function openProbe(page: Page): Promise<string[]> {
  const complaints = await openLab(page);
  await page.evaluate(() => {
    const { React, createRoot, components, createLocalFetch, config } = window.lab;
    const { createElement: h, StrictMode, useEffect } = React;
    const { createReportCallbacks, ReportProvider, useDeckGeneration } = components;
    const local = createLocalFetch();
    const number = (name: string) => ({ name, type: 'number', dbType: 'DOUBLE' }) as const;
    const text = (name: string) => ({ name, type: 'string', dbType: 'VARCHAR' }) as const;
    const callbacks = () =>
      createReportCallbacks({
        customFetch: async (input, init) => {
          probe.asked.push(typeof input === 'string' ? input : 'other');
          init?.signal?.addEventListener('abort', () => (probe.aborted += 1));
          await probe.gate;
          if (!probe.refusal) return local(input, init);
          const { status, code } = probe.refusal;
          return Response.json({ error: { code, message: 'Refused.' } }, { status });
        },
        runQuery: (sql) => {
          const rows = sql.includes('category')
            ? [
                { category: 'North', value: 3 },
                { category: 'South', value: 2 },
              ]
            : [{ value: 5 }];
          const columns = sql.includes('category') ? [text('category'), number('value')] : [number('value')];
          return Promise.resolve({ columns, rows, rowCount: rows.length, elapsedMs: 1, truncated: false });
        },
      });
    const shared = callbacks();
    const root = createRoot(document.getElementById('root')!);
    function User({ name, startsItself }: { name: string; startsItself?: boolean }) {
      const generation = useDeckGeneration();
      (probe.renders[name] ??= []).push(generation);
      const { start } = generation;
      useEffect(() => {
        if (startsItself) void start({ config });
      }, [start, startsItself]);
      return h('output', null, `${name} ${generation.phase} ${generation.error?.name ?? ''}`.trim());
    }
    const probe: Probe = {
      renders: {},
      asked: [],
      aborted: 0,
      gate: Promise.resolve(),
      open: () => {},
      refusal: undefined,
      show(names, { startsItself = false, ownCallbacks = false } = {}) {
        const children = names.map((name) => h(User, { key: name, name, startsItself }));
        const provided = { callbacks: ownCallbacks ? callbacks() : shared };
        root.render(h(StrictMode, null, h(ReportProvider, provided, children)));
      },
      unmount: () => root.unmount(),
    };
    window.probe = probe;
  });
  return complaints;
}

/** Calls of the service wait from now on. */
const closeGate = (page: Page) =>
  page.evaluate(() => {
    window.probe.gate = new Promise((resolve) => (window.probe.open = resolve));
  });
const call = (page: Page, name: string, method: 'start' | 'cancel' | 'reset') =>
  page.evaluate(
    ([who, what]) => {
      const generation = window.probe.renders[who]!.at(-1)!;
      if (what === 'start') void generation.start({ config: window.lab.config });
      else generation[what]();
    },
    [name, method] as const,
  );
const asked = (page: Page) => page.evaluate(() => window.probe.asked);
const WRITE = '/api/generate-deck-slides';

test('the hook gives phases, slides and functions that stay the same; what it gives belongs together', async ({
  page,
}) => {
  const complaints = await openProbe(page);
  await page.evaluate(() => window.probe.show(['a']));
  await expect(page.locator('output')).toHaveText('a idle');
  await call(page, 'a', 'start');
  await expect(page.locator('output')).toHaveText('a ready');
  await page.evaluate(async () => {
    const { deck, modify } = window.probe.renders['a']!.at(-1)!;
    await modify(deck!.slides[2]!.id, 'as a table');
  });
  await expect(page.locator('output')).toHaveText('a ready');
  const seen = await page.evaluate(() => {
    const renders = window.probe.renders['a']!;
    const last = renders.at(-1)!;
    const functions = ['start', 'modify', 'retry', 'cancel', 'reset'] as const;
    // Strict Mode renders the first time with a store that it throws away.
    const kept = renders.slice(renders.findIndex(({ start }) => start === last.start));
    return {
      phases: kept.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]),
      stable: kept.every((one) => functions.every((name) => one[name] === last[name])),
      whole: kept.every(
        ({ phase, progress, slides, deck }) =>
          progress.stage === phase &&
          (phase !== 'idle' || slides.length === 0) &&
          Boolean(deck) === slides.some(({ slide }) => slide),
      ),
      slides: last.slides.map(({ status }) => status),
      kind: last.deck?.slides[2]?.blocks[0]?.kind,
    };
  });
  expect(seen).toEqual({
    phases: ['idle', 'querying', 'generating', 'ready', 'modifying', 'ready'],
    stable: true,
    whole: true,
    slides: ['done', 'done', 'done'],
    kind: 'table',
  });
  await call(page, 'a', 'reset');
  await expect(page.locator('output')).toHaveText('a idle');
  expect(await page.evaluate(() => window.probe.renders['a']!.at(-1)!.slides.length)).toBe(0);
  expect(complaints).toEqual([]);
});

test('an effect that starts the hook asks the service once in Strict Mode, and its run goes on', async ({
  page,
}) => {
  const complaints = await openProbe(page);
  await page.evaluate(() => window.probe.show(['a'], { startsItself: true }));
  await expect(page.locator('output')).toHaveText('a ready');
  expect(await asked(page)).toEqual([WRITE]);
  const phases = await page.evaluate(() => window.probe.renders['a']!.map(({ phase }) => phase));
  expect(phases).not.toContain('cancelled');
  expect(complaints).toEqual([]);
});

test('leaving the page cancels what the hook has going on, and nothing starts after that', async ({
  page,
}) => {
  const complaints = await openProbe(page);
  await closeGate(page);
  await page.evaluate(() => window.probe.show(['a', 'b']));
  await expect(page.locator('output').first()).toHaveText('a idle');
  await call(page, 'a', 'start');
  await expect.poll(() => asked(page)).toEqual([WRITE]);
  await page.evaluate(() => window.probe.show(['b']));
  await expect.poll(() => page.evaluate(() => window.probe.aborted)).toBe(1);
  await page.evaluate(async () => {
    const { start, modify, retry } = window.probe.renders['a']!.at(-1)!;
    await Promise.all([start({ config: window.lab.config }), modify('any', 'shorter'), retry()]);
  });
  await page.evaluate(() => window.probe.open());
  await call(page, 'b', 'start');
  await expect(page.locator('output')).toHaveText('b ready');
  expect(await asked(page)).toEqual([WRITE, WRITE]);
  await page.evaluate(() => window.probe.unmount());
  expect(complaints).toEqual([]);
});

test('two hooks below one provider are independent', async ({ page }) => {
  const complaints = await openProbe(page);
  await page.evaluate(() => window.probe.show(['a', 'b']));
  await expect(page.locator('output').last()).toHaveText('b idle');
  await closeGate(page);
  await call(page, 'a', 'start');
  await expect(page.locator('output').first()).toHaveText('a generating');
  await call(page, 'b', 'start');
  await expect(page.locator('output').last()).toHaveText('b generating');
  await call(page, 'b', 'cancel');
  await expect(page.locator('output')).toHaveText(['a generating', 'b cancelled']);
  await page.evaluate(() => window.probe.open());
  await expect(page.locator('output')).toHaveText(['a ready', 'b cancelled']);
  expect(complaints).toEqual([]);
});

test('other callbacks begin anew and cancel what went on with those before', async ({ page }) => {
  const complaints = await openProbe(page);
  await closeGate(page);
  await page.evaluate(() => window.probe.show(['a']));
  await expect(page.locator('output')).toHaveText('a idle');
  await call(page, 'a', 'start');
  await expect(page.locator('output')).toHaveText('a generating');
  await page.evaluate(() => window.probe.show(['a'], { ownCallbacks: true }));
  await expect(page.locator('output')).toHaveText('a idle');
  await expect.poll(() => page.evaluate(() => window.probe.aborted)).toBe(1);
  await page.evaluate(() => window.probe.open());
  await call(page, 'a', 'start');
  await expect(page.locator('output')).toHaveText('a ready');
  expect(complaints).toEqual([]);
});

for (const [status, code, name] of [
  [401, 'unauthenticated', 'ServiceAuthError'],
  [402, 'quota_exceeded', 'ServiceQuotaExceededError'],
  [429, 'rate_limited', 'ServiceRateLimitError'],
  [500, 'internal', 'ServiceServerError'],
] as const) {
  test(`a service that answers ${status} gives the component of the hook a ${name}`, async ({ page }) => {
    await openProbe(page);
    await page.evaluate((refusal) => (window.probe.refusal = refusal), { status, code });
    await page.evaluate(() => window.probe.show(['a']));
    await expect(page.locator('output')).toHaveText('a idle');
    await call(page, 'a', 'start');
    await expect(page.locator('output')).toHaveText(`a failed ${name}`);
    const error = await page.evaluate((className) => {
      const { error: given } = window.probe.renders['a']!.at(-1)!;
      return {
        isOne: given instanceof window.lab.core[className],
        status: (given as { status?: number }).status,
      };
    }, name);
    expect(error).toEqual({ isOne: true, status });
  });
}

test('a hook without callbacks says what it needs', async ({ page }) => {
  await openLab(page);
  const told = await page.evaluate(() => {
    const { React, createRoot, flushSync, components } = window.lab;
    const { createElement: h, Component } = React;
    function Lonely(): null {
      components.useDeckGeneration();
      return null;
    }
    class Boundary extends Component<{ children: React.ReactNode }, { error?: Error }> {
      static getDerivedStateFromError = (error: Error) => ({ error });
      override state: { error?: Error } = {};
      override render() {
        return this.state.error ? this.state.error.message : this.props.children;
      }
    }
    const root = createRoot(document.getElementById('root')!);
    flushSync(() => root.render(h(Boundary, null, h(Lonely))));
    return document.getElementById('root')!.textContent;
  });
  expect(told).toBe('useDeckGeneration needs a ReportProvider above it, or callbacks.');
});
