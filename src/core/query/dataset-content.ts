import type { Dataset, DatasetData } from './types.js';

/** Bytes that are hashed at once: a large file is never in memory as a whole. */
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
  const blob = data instanceof Blob ? data : new Blob([data as BlobPart]);
  const digests: ArrayBuffer[] = [];
  for (let from = 0; from < blob.size; from += PIECE) {
    digests.push(await sha256(await blob.slice(from, from + PIECE).arrayBuffer()));
  }
  const whole = new Uint8Array(await sha256(await new Blob(digests).arrayBuffer()));
  return Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sha256 = (bytes: ArrayBuffer): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);
