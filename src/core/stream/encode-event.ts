import type { DeckEvent } from './protocol.js';

/**
 * One event as text of a server-sent event stream. JSON escapes line ends, so the data is always one line; the two
 * separators that are line ends in JavaScript but not here need no escape.
 */
export function encodeEvent(event: DeckEvent): string {
  const id = `${event.runId}:${event.seq}`.replace(/[\r\n\0]/g, '');
  return `event: ${event.type}\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}
