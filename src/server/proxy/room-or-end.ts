import type { Writable } from 'node:stream';

/** Resolves when the stream, which is open, takes more or is closed. */
export function roomOrEnd(stream: Pick<Writable, 'on' | 'off'>): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}
