import { DeckError } from '../errors.js';
import { apiSSE, type ApiSSEOptions } from '../stream/api-sse.js';
import type { DeckEvent } from '../stream/protocol.js';

const TYPES: ReadonlySet<string> = new Set([
  'deck.started',
  'slide.started',
  'slide.delta',
  'slide.completed',
  'slide.failed',
  'deck.completed',
  'deck.failed',
] satisfies DeckEvent['type'][]);

/**
 * The deck events of a stream up to the terminal one. Types of later releases are passed over.
 * @throws what `apiSSE` throws; DeckError `invalid` for an event that is not JSON; `truncated` where the stream ends
 * without its terminal event.
 */
export async function* deckEvents(
  input: string,
  init: RequestInit,
  options: ApiSSEOptions,
): AsyncGenerator<DeckEvent, void, undefined> {
  for await (const { data } of apiSSE(input, init, options)) {
    const event = read(data);
    if (!event) continue;
    yield event;
    if (event.type === 'deck.completed' || event.type === 'deck.failed') return;
  }
  throw new DeckError('truncated', 'The stream ended before the deck was complete.', {
    hint: 'Look for a timeout of a server in between; start again for the slides that are missing.',
  });
}

function read(data: string): DeckEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new DeckError('invalid', 'An event of the stream is not JSON.', { cause });
  }
  const type = typeof value === 'object' && value !== null ? (value as { type?: unknown }).type : undefined;
  return typeof type === 'string' && TYPES.has(type) ? (value as DeckEvent) : undefined;
}
