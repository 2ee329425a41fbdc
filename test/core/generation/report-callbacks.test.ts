import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReportCallbacks } from '../../../src/core/generation/index.js';
import {
  encodeEvent,
  type DeckEvent,
  type DeckEventPayload,
  type GenerateDeckRequest,
} from '../../../src/core/stream/index.js';
import { result, ROWS } from './fake-callbacks.js';

const runQuery = async () => result(ROWS);
const request: GenerateDeckRequest = { protocol: 1, privacy: 'all', title: 'T', widgets: [] };
const wire = (payloads: DeckEventPayload[]): string =>
  payloads.map((payload, seq) => encodeEvent({ ...payload, runId: 'r', seq, ts: '' })).join('');
const END: DeckEventPayload = { type: 'deck.completed', completed: 0, failed: 0, durationMs: 0 };
const START: DeckEventPayload = { type: 'deck.started', protocol: 1, provider: 'x', slides: [] };

async function play(text: string): Promise<DeckEvent[]> {
  const customFetch = async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  const events: DeckEvent[] = [];
  for await (const event of createReportCallbacks({ customFetch, runQuery }).generateDeckSlides(request))
    events.push(event);
  return events;
}

test('the callbacks post to the endpoints below the base URL', async () => {
  const seen: [unknown, unknown, unknown][] = [];
  const callbacks = createReportCallbacks({
    customFetch: async (input, init) => {
      seen.push([input, init?.method, init?.body]);
      return new Response(wire([END]), { headers: { 'content-type': 'text/event-stream' } });
    },
    runQuery,
  });
  for await (const _ of callbacks.generateDeckSlides(request));
  for await (const _ of callbacks.modifyDeckSlide({ instruction: 'x' } as never));
  assert.deepEqual(seen, [
    ['/api/generate-deck-slides', 'POST', JSON.stringify(request)],
    ['/api/modify-deck-slides', 'POST', '{"instruction":"x"}'],
  ]);
  assert.equal(await callbacks.runQuery('SELECT 1').then(({ rowCount }) => rowCount), 2);
});

test('a stream that ends cleanly without its terminal event is truncated, with an event cut short too', async () => {
  await assert.rejects(play(wire([START])), { code: 'truncated' });
  await assert.rejects(play(''), { code: 'truncated' });
  await assert.rejects(play(wire([START, END]).slice(0, -2)), { code: 'truncated' });
});

test('nothing after the terminal event is read, unknown events are passed over', async () => {
  const later = wire([{ ...START, type: 'deck.sparkle' } as never]);
  const events = await play(`event: x\ndata: 7\n\n${later}${wire([START, END])}event: y\ndata: not json\n\n`);
  assert.deepEqual(
    events.map(({ type }) => type),
    ['deck.started', 'deck.completed'],
  );
});

test('an event that is not JSON ends the stream as invalid', async () => {
  await assert.rejects(play('data: {"type":\n\n'), { code: 'invalid' });
});

test('callbacks without an engine for the queries are refused by name', () => {
  assert.throws(() => createReportCallbacks({} as never), { code: 'invalid_config', path: 'runQuery' });
});
