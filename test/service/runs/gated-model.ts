import type { TestContext } from 'node:test';
import { apiSSE, type DeckEvent } from '../../../src/core/stream/index.js';
import type { VendorService } from '../../../src/service/index.js';
import type { Answer } from '../../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../../support/slide-answer.js';
import { mockModel } from '../model/run-model.js';
import { post } from '../sample-request.js';

/** A model that answers its first `free` calls, and the others when the gate is opened. */
export async function gatedModel(t: TestContext, free: number) {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const mock = await mockModel(t, async (_request, call): Promise<Answer> => {
    if (call >= free) await gate;
    return { text: slideAnswer(GOOD_SLIDE) };
  });
  t.after(() => open());
  return { ...mock, open };
}

export interface Reader {
  events: DeckEvent[];
  /** Reads until this many events of the type have come. */
  until(type: DeckEvent['type'], count?: number): Promise<void>;
  /** Reads to the end of the stream. */
  rest(): Promise<DeckEvent[]>;
  leave(): Promise<void>;
}

/** A client of the service that reads as far as it is told. */
export function reader(service: VendorService, endpoint: string, body: object, headers = {}): Reader {
  const connection = new AbortController();
  const stream = apiSSE(
    'http://host/',
    {},
    {
      fetch: (_url, init) => service(post(endpoint, body, { headers, signal: init!.signal! })),
      signal: connection.signal,
    },
  );
  const events: DeckEvent[] = [];
  const take = async (): Promise<boolean> => {
    const { done, value } = await stream.next();
    if (!done) events.push(JSON.parse(value.data) as DeckEvent);
    return !done;
  };
  return {
    events,
    async until(type, count = 1) {
      while (events.filter((event) => event.type === type).length < count)
        if (!(await take())) throw new Error(`the stream ended before ${count} × ${type}`);
    },
    async rest() {
      while (await take());
      return events;
    },
    async leave() {
      connection.abort();
      await stream.next().catch(() => {});
    },
  };
}

/** Polls until the state is there. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not reached: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
