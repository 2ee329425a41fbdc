import { DeckError } from '../core/errors.js';

/**
 * The JSON body of a request.
 * @throws DeckError `unsupported_media_type`, `too_large` (by the announced length, and while reading), `bad_request`.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
  hint = 'Aggregate in SQL, or send a sample of the rows.',
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new DeckError('unsupported_media_type', 'The body must be application/json.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes, hint);
  const text = await readText(request, maxBytes, hint);
  try {
    // An own key `__proto__` would become a prototype at the next copy by assignment.
    return JSON.parse(text, text.includes('__proto__') ? withoutProto : undefined);
  } catch (cause) {
    throw new DeckError('bad_request', 'The body is not valid JSON.', { cause });
  }
}

async function readText(request: Request, maxBytes: number, hint: string): Promise<string> {
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  if (!reader) {
    // Firefox gives no stream of a request's body.
    const body = await request.arrayBuffer();
    if (body.byteLength > maxBytes) throw tooLarge(maxBytes, hint);
    return decode(decoder, body);
  }
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes, hint);
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    if (error instanceof DeckError) throw error;
    throw notText(error);
  }
}

function decode(decoder: TextDecoder, body: ArrayBuffer): string {
  try {
    return decoder.decode(body);
  } catch (error) {
    throw notText(error);
  }
}

const notText = (cause: unknown): DeckError =>
  new DeckError('bad_request', 'The body could not be read as UTF-8 text.', { cause });

function tooLarge(maxBytes: number, hint: string): DeckError {
  return new DeckError('too_large', `The body has more than ${maxBytes} bytes.`, { hint });
}

function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
