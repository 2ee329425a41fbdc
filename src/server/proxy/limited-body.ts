import { DeckError } from '../../core/errors.js';

/** Passes a body on as it is read and fails with `too_large` once it has more than `maxBytes`. */
export function limitedBody(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.length;
        if (bytes > maxBytes) {
          reader.cancel().catch(() => {});
          throw bodyTooLarge(maxBytes);
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

export function bodyTooLarge(maxBytes: number): DeckError {
  return new DeckError('too_large', `The body has more than ${maxBytes} bytes.`, {
    hint: 'Aggregate in SQL, or raise maxBodyBytes of the proxy.',
  });
}
