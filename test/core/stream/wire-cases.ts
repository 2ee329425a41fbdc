import { apiSSE, type ApiSSEOptions, type SSEMessage } from '../../../src/core/stream/index.js';

/** Bytes of a stream as they come over a wire, and the events that the format's definition makes of them. */
export interface WireCase {
  name: string;
  chunks: (string | Uint8Array)[];
  events: SSEMessage[];
}

const message = (data: string, more: Partial<SSEMessage> = {}): SSEMessage => ({
  event: 'message',
  data,
  id: '',
  ...more,
});
const MARK = new Uint8Array([0xef, 0xbb, 0xbf]);

/** Source of what is right: the HTML standard, 9.2.6 "Interpreting an event stream". */
export const WIRE_CASES: readonly WireCase[] = [
  {
    name: 'a byte-order mark at the start is passed over',
    chunks: ['\ufeffdata: x\n\n'],
    events: [message('x')],
  },
  {
    name: 'a byte-order mark that is split is passed over',
    chunks: [MARK.slice(0, 1), MARK.slice(1), 'data: x\n\n'],
    events: [message('x')],
  },
  {
    name: 'a second byte-order mark belongs to the first field',
    chunks: [MARK, MARK, 'data: x\n\n'],
    events: [],
  },
  {
    name: 'a byte-order mark within data stays',
    chunks: ['data: \ufeffx\n\n'],
    events: [message('\ufeffx')],
  },
  { name: 'lines end with LF', chunks: ['data: a\ndata: b\n\n'], events: [message('a\nb')] },
  { name: 'lines end with CR', chunks: ['data: a\rdata: b\r\r'], events: [message('a\nb')] },
  { name: 'lines end with CRLF', chunks: ['data: a\r\ndata: b\r\n\r\n'], events: [message('a\nb')] },
  {
    name: 'a CRLF that is split between chunks is one line end',
    chunks: ['data: a\r', '\n\r', '\ndata: b\r', '\ndata: c\r\n\r\n', 'data: d\r\rdata: e\r\r'],
    events: [message('a'), message('b\nc'), message('d'), message('e')],
  },
  {
    name: 'characters of several bytes survive every cut',
    chunks: [': ping\n\nevent: ä\nid: 7\ndata: {"t":"Zürich 東京 🚀"}\n\ndata: z\n\n'],
    events: [{ event: 'ä', data: '{"t":"Zürich 東京 🚀"}', id: '7' }, message('z', { id: '7' })],
  },
  {
    name: 'bytes that are no UTF-8 become the replacement character',
    chunks: ['data: ', new Uint8Array([0xff, 0xc3, 0x28]), '\n\n'],
    events: [message('\ufffd\ufffd(')],
  },
  {
    name: 'an event without its blank line is dropped',
    chunks: ['data: a\n\ndata: b\n'],
    events: [message('a')],
  },
  {
    name: 'an event without its line end is dropped',
    chunks: ['data: a\n\ndata: b'],
    events: [message('a')],
  },
  {
    name: 'comments, unknown fields and empty events are passed over',
    chunks: [': c\n:\nfoo: bar\nDATA: no\n\n', 'event: only\n\n', 'data\n\n', 'data: x\n\n'],
    events: [message(''), message('x')],
  },
  {
    name: 'one space after the colon is taken away, no more and no other',
    chunks: ['data:a\n\ndata:  b\n\ndata:\tc\n\ndata :d\n\n'],
    events: [message('a'), message(' b'), message('\tc')],
  },
  { name: 'colons within data stay', chunks: ['data: a: b:c\n\n'], events: [message('a: b:c')] },
  {
    name: 'the last id stays until another one comes, an empty one clears it',
    chunks: ['id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n'],
    events: [message('a', { id: '1' }), message('b', { id: '1' }), message('c')],
  },
  {
    name: 'an id with NUL is not one',
    chunks: ['id: 1\ndata: a\n\nid: x\0y\ndata: b\n\n'],
    events: [message('a', { id: '1' }), message('b', { id: '1' })],
  },
  {
    name: 'a wait stands with the event that follows, one that is no number is passed over',
    chunks: ['retry: 1500\ndata: a\n\nretry: 1.5s\ndata: b\n\nretry:\ndata: c\n\n'],
    events: [message('a', { retry: 1500 }), message('b'), message('c')],
  },
  {
    name: 'the last name of an event counts, and an empty one is none',
    chunks: ['event: a\nevent: b\ndata: x\n\nevent:\ndata: y\n\n'],
    events: [message('x', { event: 'b' }), message('y')],
  },
  { name: 'a stream without anything has no events', chunks: [], events: [] },
];

/** A fetch that answers with the given chunks, byte for byte. */
export function chunked(
  chunks: readonly (string | Uint8Array)[],
  headers: Record<string, string> = { 'content-type': 'text/event-stream; charset=utf-8' },
): ApiSSEOptions {
  const encoder = new TextEncoder();
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return { fetch: () => Promise.resolve(new Response(body, { headers })) };
}

/** The same bytes in chunks as given, one by one, and all at once. */
export function cuts({ chunks }: WireCase): Record<string, Uint8Array[]> {
  const encoder = new TextEncoder();
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const bytes = parts.flatMap((part) => [...part]);
  return {
    'as it comes': parts,
    'byte by byte': bytes.map((byte) => new Uint8Array([byte])),
    'in one piece': [new Uint8Array(bytes)],
  };
}

export async function all(options: ApiSSEOptions): Promise<SSEMessage[]> {
  const messages: SSEMessage[] = [];
  for await (const one of apiSSE('/api/run', {}, options)) messages.push(one);
  return messages;
}

/** An event of eight million characters of data. */
export const LARGE_EVENT = 'x'.repeat(8_000_000);
