const PING = new TextEncoder().encode(': ping\n\n');
const [LF, CR] = [10, 13];

/**
 * A stream of events with comments in its silences, so that nothing on the way takes it for dead. A comment stands between
 * events alone: before the first one is complete a byte-order mark may still come, and within one it would be its text.
 */
export function withKeepAlive(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const betweenEvents = eventBoundary();
  let between = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // Runs only while somebody waits for a chunk: a reader that is slow is given no comments.
        const timer = setInterval(() => {
          if (between && (controller.desiredSize ?? 0) >= 0) controller.enqueue(PING);
        }, silenceMs);
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          between = betweenEvents(value);
          controller.enqueue(value);
        } finally {
          clearInterval(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Told of each chunk, says whether the stream stands behind the blank line that ends an event. */
function eventBoundary(): (chunk: Uint8Array) => boolean {
  let lineEmpty = false;
  let blank = false;
  let afterCr = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === LF && afterCr) {
        afterCr = false;
        continue;
      }
      const ends = byte === LF || byte === CR;
      blank = ends && lineEmpty;
      lineEmpty = ends;
      afterCr = byte === CR;
    }
    // Its line feed may still come.
    return blank && !afterCr;
  };
}
