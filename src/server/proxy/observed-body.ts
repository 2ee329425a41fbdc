/** How a body ended. */
export interface BodyEnd {
  bytes: number;
  /** Why it ended before its end. */
  error?: unknown;
}

/** The same body, read only as it is read; tells once how it ended. */
export function observedBody(
  body: ReadableStream<Uint8Array>,
  onEnd: (end: BodyEnd) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            return onEnd({ bytes });
          }
          bytes += value.length;
          controller.enqueue(value);
        } catch (error) {
          onEnd({ bytes, error });
          throw error;
        }
      },
      cancel(reason: unknown) {
        onEnd({ bytes, error: reason ?? new DOMException('The client left.', 'AbortError') });
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
