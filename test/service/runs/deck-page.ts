import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import { result, ROWS, widget } from '../../core/generation/fake-callbacks.js';

/** A page that makes a deck of three widgets, and what it asked of the service: each request, and what came of it. */
export function deckPage(send: (path: string, init: RequestInit) => Promise<Response>) {
  const asked: string[] = [];
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({
      customFetch: async (input, init = {}) => {
        const body = JSON.parse(init.body as string) as { since?: number; only?: string[] };
        const what = body.since === undefined ? (body.only ? 'only' : 'whole') : 'since';
        try {
          const response = await send(input as string, init);
          asked.push(`${what} ${response.status}`);
          return response;
        } catch (error) {
          asked.push(`${what} failed`);
          throw error;
        }
      },
      runQuery: () => Promise.resolve(result(ROWS)),
    }),
  });
  const widgets = ['a', 'b', 'c'].map((id) => widget(id));
  const ended = store.start({ config: { name: 'Sales', widgets } });
  const done = () => store.getSnapshot().slides.filter(({ status }) => status === 'done');
  return { asked, store, ended, done };
}

/**
 * A way to a service that is ended and started again, however long that takes: after the first request that finds nobody, the
 * others wait until it is said to be back.
 */
export function wayTo(url: string) {
  let back = (): void => {};
  const again = new Promise<void>((resolve) => (back = resolve));
  let refused = false;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    if (refused) await again;
    try {
      const response = await fetch(url + path, init);
      refused ||= response.status === 502;
      return response;
    } catch (error) {
      refused = true;
      throw error;
    }
  };
  return { send, back };
}
