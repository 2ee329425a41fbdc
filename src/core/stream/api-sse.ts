import { untilAborted } from '../until-aborted.js';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { DeckError } from '../errors.js';
import { errorFromResponse } from '../http/error-from-response.js';
import type { FetchFn } from '../http/fetch-fn.js';
import { ServiceServerError } from '../http/service-error.js';

export interface SSEMessage {
  /** `message` where the server named none. */
  event: string;
  data: string;
  /** The id of this or, where it has none, of the last event that had one. */
  id: string;
  /** Milliseconds the server asked to wait before a reconnection, with the event that followed. */
  retry?: number;
}

export interface ApiSSEOptions {
  fetch?: FetchFn;
  signal?: AbortSignal;
  /** Largest event in bytes of UTF-8, its name and id counted; 16 MiB when not given. */
  maxEventBytes?: number;
}

const MAX_EVENT_BYTES = 16 * 1024 * 1024;
/** An empty line: where an event ends. */
const EMPTY_LINES = ['\n\n', '\r\r', '\n\r'];
/** Characters since an event has ended, for each byte of an event: names of fields come along, and a part may be the one before's. */
const OPEN_PER_BYTE = 3;

/**
 * The events of a server-sent event stream over any request, POST included. The request is sent when iteration
 * starts; leaving the loop or aborting the signal closes the connection. Never reconnects.
 *
 * @throws ServiceError (one of its classes) or DeckError for a status that is no success; ServiceServerError
 * `upstream_unreachable` where no response came; DeckError `unsupported_media_type` where the response is not an
 * event stream, `too_large` for an event beyond the limit, `truncated` where the connection broke; AbortError.
 */
export async function* apiSSE(
  input: RequestInfo | URL,
  init: RequestInit = {},
  options: ApiSSEOptions = {},
): AsyncGenerator<SSEMessage, void, undefined> {
  const { maxEventBytes = MAX_EVENT_BYTES } = options;
  const signals = [options.signal, init.signal].filter((signal) => signal instanceof AbortSignal);
  const connection = new AbortController();
  const close = (): void => connection.abort();
  for (const signal of signals) {
    if (signal.aborted) close();
    signal.addEventListener('abort', close, { once: true });
  }
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    if (connection.signal.aborted) throw aborted();
    const response = await open(input, init, options.fetch ?? globalThis.fetch, connection.signal);
    reader = response.body!.getReader();
    const parse = eventParser(maxEventBytes);
    for (let done = false; !done;) {
      const read = await readChunk(reader, connection.signal);
      done = read.done;
      // Not yield*, which would cost each event further turns.
      for (const message of parse(read.value)) {
        if (connection.signal.aborted) throw aborted();
        yield message;
      }
    }
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', close);
    close();
    reader?.cancel().catch(() => {});
  }
}

async function open(
  input: RequestInfo | URL,
  init: RequestInit,
  fetch: FetchFn,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!headers.has('accept')) headers.set('accept', 'text/event-stream');
  let response: Response;
  try {
    response = await untilAborted(fetch(input, { ...init, headers, signal }), signal, aborted);
  } catch (cause) {
    if (signal.aborted) throw aborted();
    throw new ServiceServerError('upstream_unreachable', `No answer from ${nameOf(input)}.`, {
      status: 0,
      retryable: true,
      hint: 'Look at the network log: the server is down, the page is offline, or CORS refused the request.',
      cause,
    });
  }
  if (!response.ok) throw await untilAborted(errorFromResponse(response), signal, aborted);
  const type = response.headers.get('content-type') ?? '';
  if (!/^\s*text\/event-stream\s*(;|$)/i.test(type) || !response.body) {
    response.body?.cancel().catch(() => {});
    throw new DeckError(
      'unsupported_media_type',
      `${nameOf(input)} answered ${type ? `"${type.slice(0, 100)}"` : 'without a content type'}, not text/event-stream.`,
      {
        hint: 'Check the prefix of customFetch: a page fallback or a login page answers in place of the service.',
      },
    );
  }
  return response;
}

/** Gives the events that each chunk completes, and fails behind them for one that is too large; undefined ends the stream. */
function eventParser(maxEventBytes: number): (chunk: Uint8Array | undefined) => Iterable<SSEMessage> {
  let ready: SSEMessage[] = [];
  let lastId = '';
  let retry: number | undefined;
  let tooLarge = false;
  let ended = false;
  const parser = createParser({
    // In UTF-16 units, of which no more come than bytes: this bounds memory; complete events are measured exactly.
    maxBufferSize: maxEventBytes,
    onEvent(message: EventSourceMessage) {
      ended = true;
      lastId = message.id ?? lastId;
      const texts = [message.data, message.event ?? '', message.id ?? ''];
      tooLarge ||= bytesOf(texts, maxEventBytes) > maxEventBytes;
      if (tooLarge) return;
      ready.push({
        event: message.event ?? 'message',
        data: message.data,
        id: lastId,
        ...(retry === undefined ? {} : { retry }),
      });
      retry = undefined;
    },
    onRetry: (ms) => (retry = ms),
    onError: (error) => (tooLarge ||= error.type === 'max-buffer-size-exceeded'),
  });
  // The decoder takes away exactly the one byte-order mark that the format allows; this release of the parser
  // knows the mark only as three separate characters.
  const decoder = new TextDecoder('utf-8');

  let last = '';
  /** Characters since an event has ended, at most: lines that replace each other, such as ids without end, fill no buffer of the parser. */
  let open = 0;
  return (chunk) => {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    ended = false;
    if (text !== '') parser.feed(text);
    open = ended ? text.length : open + text.length;
    // Without data an event ends unheard. To look for its end is as dear as the rest, so it is done when it matters.
    if (open > maxEventBytes) open = Math.min(open, sinceEmptyLine(last + text));
    tooLarge ||= open > OPEN_PER_BYTE * maxEventBytes;
    last = text.at(-1) ?? last;
    // A carriage return at the very end is a whole line end, for which the parser still waits.
    if (!chunk && last === '\r' && !tooLarge) parser.feed('\n');
    const complete = ready;
    ready = [];
    return tooLarge ? thenTooLarge(complete, maxEventBytes) : complete;
  };
}

function sinceEmptyLine(text: string): number {
  const end = Math.max(...EMPTY_LINES.map((line) => text.lastIndexOf(line)));
  return end < 0 ? Infinity : text.length - end - 2;
}

function* thenTooLarge(complete: SSEMessage[], maxEventBytes: number): Iterable<SSEMessage> {
  yield* complete;
  throw new DeckError('too_large', `An event of the stream has more than ${maxEventBytes} bytes.`);
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  if (signal.aborted) throw aborted();
  try {
    return await untilAborted(reader.read(), signal, aborted);
  } catch (cause) {
    if (signal.aborted) throw aborted();
    throw new DeckError('truncated', 'The connection broke before the end of the stream.', { cause });
  }
}

function bytesOf(texts: readonly string[], limit: number): number {
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  if (units * 3 <= limit) return units;
  return texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
}

function aborted(): DOMException {
  return new DOMException('The request was aborted.', 'AbortError');
}

function nameOf(input: RequestInfo | URL): string {
  const url = input instanceof Request ? input.url : String(input);
  return url.replace(/[?#].*$/s, '');
}
