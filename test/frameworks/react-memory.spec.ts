import { expect, test } from '@playwright/test';
import { openLab } from './react-lab.js';

// While a trace is recorded, what takes its DOM snapshots keeps elements that have left the page.
test.use({ trace: 'off' });

test('components that come and go leave no listener and no element in memory', async ({ page }) => {
  const complaints = await openLab(page);
  await page.evaluate(async () => {
    const { React, createRoot, components, config, datasets, deck } = window.lab;
    const { createElement: h, StrictMode } = React;
    const gone: WeakRef<Element>[] = [];
    for (let round = 0; round < 4; round += 1) {
      const root = createRoot(document.getElementById('root')!);
      root.render(
        h(
          StrictMode,
          null,
          h(components.VendorDBProvider, { datasets }, [
            h(components.DeckBuilder, { key: 1, service: 'local', config, autosave: 'off' }),
            h(components.DeckView, { key: 2, deck, mode: 'list' }),
            h(components.DeckRightPanel, { key: 3, deck, slideId: 'one' }),
            h(components.DeckPresenter, { key: 4, deck }),
          ]),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
      for (const element of document.querySelectorAll('#root *')) gone.push(new WeakRef(element));
      root.unmount();
    }
    Object.assign(window, { gone });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await expect
    .poll(
      async () => {
        // Before a snapshot the browser collects all that nothing holds; when asked to collect it may leave some.
        await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
        return page.evaluate(() =>
          (window as unknown as { gone: WeakRef<Element>[] }).gone
            .map((reference) => reference.deref()?.localName)
            .filter((name) => name !== undefined),
        );
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
  expect(complaints).toEqual([]);
});
