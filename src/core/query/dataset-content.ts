import { Pace } from '../base/pace.js';
import type { Dataset, DatasetData } from './types.js';

/** Bytes that are hashed at once: a large file is never in memory as a whole, and no more than these are copied in one go. */
const PIECE = 8 * 2 ** 20;

/**
 * What tells whether a dataset is the one that was loaded before: its version, else a SHA-256 over its bytes, with all that decides
 * how they are read. Undefined where only loading it again can tell: rows and columns, which their owner may have changed in place.
 */
export async function datasetContent(
  { version, columns }: Dataset,
  data: DatasetData | undefined,
): Promise<string | undefined> {
  if (version !== undefined) {
    const address = data instanceof URL ? data.href : '';
    return JSON.stringify(['version', version, address, columns ?? []]);
  }
  const isBytes = data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data);
  // Pages that did not come over HTTPS have no digests.
  if (!isBytes || !globalThis.crypto?.subtle) return undefined;
  const { type = '', name = '' } = data as Partial<File>;
  return JSON.stringify(['sha-256', await digestOf(data), type, name, columns ?? []]);
}

/** Hexadecimal; of the digests of the pieces, since the platform's own takes all bytes at once. */
async function digestOf(data: Blob | ArrayBuffer | ArrayBufferView): Promise<string> {
  const size = data instanceof Blob ? data.size : data.byteLength;
  const digests: ArrayBuffer[] = [];
  const pace = new Pace();
  for (let from = 0; from < size; from += PIECE) {
    // Chromium hashes in the page's own thread, and answers at once.
    await pace.turn(from / size);
    digests.push(await sha256(await pieceOf(data, from, Math.min(size, from + PIECE))));
  }
  const whole = new Uint8Array(await sha256(await new Blob(digests).arrayBuffer()));
  return Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pieceOf(
  data: Blob | ArrayBuffer | ArrayBufferView,
  from: number,
  to: number,
): BufferSource | Promise<ArrayBuffer> {
  if (data instanceof Blob) return data.slice(from, to).arrayBuffer();
  if (data instanceof ArrayBuffer) return new Uint8Array(data, from, to - from);
  return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset + from, to - from);
}

const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);
