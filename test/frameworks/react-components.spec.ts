import { expect, test } from '@playwright/test';
import type { Dataset } from '../../src/index.js';
import type { DeckBuilderElement, DeckBuilderProps } from '../../src/react/index.js';
import { elementsOfManifest, handlerOf } from '../react/manifest.js';
import { openLab } from './react-lab.js';

const elements = elementsOfManifest().map(({ name, tag, properties, events }) => ({
  name,
  tag,
  properties: properties.map((property) => property.name),
  events: events.map((event) => ({ type: event.name, handler: handlerOf(event.name) })),
}));

for (const element of elements) {
  test(`${element.name} in React: every property arrives and goes back to its beginning, every event is handled once`, async ({
    page,
  }) => {
    const complaints = await openLab(page);
    const found = await page.evaluate(({ name, tag, properties, events }) => {
      const { React, createRoot, flushSync, components, core, config, datasets, deck } = window.lab;
      const { createElement: h, StrictMode, createRef } = React;
      const call = () => Promise.reject(new Error('not asked'));
      const values: Record<string, unknown> = {
        ...{ config, datasets, deck, customFetch: call, runQuery: call, signIn: call, topUp: call },
        ...{ service: 'local', privacy: 'none', fullscreen: 'host', autosave: 'off', locale: 'de' },
        ...{ audience: 'the board', goal: 'a decision', branding: { companyName: 'Acme' } },
        ...{ slideId: 'two', blockId: 'chart', mode: 'grid', loading: 'lazy', editable: true },
        ...{ provenance: true, hash: true, busy: true, persistence: true, rewrite: {} },
        ...{ proposal: deck.slides[0], queries: () => new Promise(() => {}), theme: core.defaultTheme },
        callbacks: core.createReportCallbacks({ customFetch: call, runQuery: call }),
      };
      const Component = components[name as 'DeckView'] as unknown as React.ComponentType<object>;
      const ref = createRef<Element & Record<string, unknown>>();
      const root = createRoot(document.getElementById('root')!);
      const show = (props: object) =>
        flushSync(() => root.render(h(StrictMode, null, h(Component, { ...props, ref } as object))));
      const first = document.createElement(tag) as unknown as Record<string, unknown>;
      const wrong: string[] = [];
      const expectThat = (isSo: boolean, what: string) => void (isSo || wrong.push(what));

      for (const property of properties) {
        expectThat(property in values, `no value for ${property}`);
        show({ [property]: values[property] });
        expectThat(ref.current?.[property] === values[property], `${property} did not arrive`);
        show({ [property]: undefined });
        expectThat(Object.is(ref.current?.[property], first[property]), `${property} was not reset`);
        show({ [property]: values[property] });
        expectThat(ref.current?.[property] === values[property], `${property} did not come back`);
        show({});
        expectThat(Object.is(ref.current?.[property], first[property]), `${property} stayed when left out`);
      }

      const told: string[] = [];
      const handlers = (by: string) =>
        Object.fromEntries(
          events.map(({ handler }) => [
            handler,
            (event: unknown) => told.push(`${by} ${event instanceof Event ? event.type : String(event)}`),
          ]),
        );
      const fire = () => {
        for (const { type } of events)
          element.dispatchEvent(Object.assign(new Event(type), { presenting: true }));
        return told.splice(0);
      };
      show(handlers('before'));
      const element = ref.current!;
      const before = fire();
      show(handlers('after'));
      const after = fire();
      show({});
      const without = fire();
      show(handlers('last'));
      root.unmount();
      return { wrong, before, after, without, unmounted: fire(), ref: ref.current };
    }, element);
    const told = (by: string) =>
      element.events.map(({ type }) => `${by} ${type === 'deck-presenting' ? 'true' : type}`);
    expect(found).toEqual({
      wrong: [],
      before: told('before'),
      after: told('after'),
      without: [],
      unmounted: [],
      ref: null,
    });
    expect(complaints).toEqual([]);
  });
}

test('in Strict Mode a builder is asked once, writes once, and leaves no worker, listener or element behind', async ({
  page,
}) => {
  const complaints = await openLab(page);
  const counts = await page.evaluate(async () => {
    const { React, createRoot, components, createLocalFetch, config, datasets } = window.lab;
    const { createElement: h, StrictMode, createRef } = React;
    const local = createLocalFetch();
    const asked: string[] = [];
    const customFetch: typeof local = (input, init) => {
      asked.push(typeof input === 'string' ? input : 'other');
      return local(input, init);
    };
    const ref = createRef<DeckBuilderElement>();
    const root = createRoot(document.getElementById('root')!);
    const changes: string[] = [];
    const props: DeckBuilderProps = {
      ...{ config, datasets, customFetch, autosave: 'off' },
      onChange: ({ origin }) => void changes.push(origin),
    };
    root.render(h(StrictMode, null, h(components.DeckBuilder, { ...props, ref })));
    while (!ref.current) await new Promise((resolve) => setTimeout(resolve, 5));
    await ref.current.generate();
    const slides = ref.current.deck?.slides.length;
    Object.assign(window, { leave: () => root.unmount() });
    return { slides, written: asked.filter((path) => path === '/api/generate-deck-slides').length };
  });
  expect(counts).toEqual({ slides: 3, written: 1 });
  expect(page.workers().length).toBeGreaterThan(0);
  await page.evaluate(() => (window as unknown as { leave: () => void }).leave());
  await expect.poll(() => page.workers().length).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page that renders again keeps the work of a person, whatever literals it writes', async ({
  page,
}) => {
  const complaints = await openLab(page);
  await page.evaluate(() => {
    const { React, createRoot, components, config, deck } = window.lab;
    const { createElement: h, StrictMode, useState } = React;
    function App() {
      const [round, setRound] = useState(0);
      const [name, setName] = useState(config.name);
      return h(React.Fragment, null, [
        h('button', { key: 1, onClick: () => setRound(round + 1) }, `Round ${round}`),
        h('button', { key: 2, onClick: () => setName('Another') }, 'Other dashboard'),
        h(components.DeckBuilder, {
          key: 3,
          service: 'local',
          autosave: 'off',
          config: { ...config, name, widgets: [...config.widgets] },
          datasets: [] as Dataset[],
          deck,
        }),
      ]);
    }
    createRoot(document.getElementById('root')!).render(h(StrictMode, null, h(App)));
  });
  await page.getByRole('button', { name: 'Edit title' }).first().click();
  await page.getByRole('textbox', { name: 'Edit title' }).fill('As we see it');
  await page.keyboard.press('Control+Enter');
  const title = () =>
    page
      .locator('deck-builder')
      .evaluate((element) => (element as HTMLElementTagNameMap['deck-builder']).deck?.slides[0]?.title);
  await expect.poll(title).toBe('As we see it');
  await page.getByRole('button', { name: 'Round 0' }).click();
  await page.getByRole('button', { name: 'Round 1' }).click();
  await expect(page.getByRole('button', { name: 'Round 2' })).toBeVisible();
  expect(await title()).toBe('As we see it');
  await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeVisible();
  await page.getByRole('button', { name: 'Other dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Generate deck' })).toBeVisible();
  expect(complaints).toEqual([]);
});
