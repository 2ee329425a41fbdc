import { QueryError } from '../base/query-error.js';

/**
 * The body of an answer, never more than `maxBytes` of it.
 * @throws QueryError TOO_LARGE; what reading the body fails with
 */
export async function answerBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    if (announced > maxBytes) throw tooLarge(maxBytes);
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > maxBytes) throw tooLarge(maxBytes);
      chunks.push(value);
    }
  } catch (error) {
    reader?.cancel().catch(() => {});
    throw error;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function tooLarge(maxBytes: number): QueryError {
  return new QueryError('TOO_LARGE', `The answer has more than ${maxBytes} bytes.`, {
    hint: 'Aggregate in SQL, or name fewer columns.',
  });
}
