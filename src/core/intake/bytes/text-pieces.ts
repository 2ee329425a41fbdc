import { Pace } from '../../base/pace.js';
import { QueryError } from '../../base/query-error.js';
import { bytePieces } from './byte-pieces.js';
import { decoderOf } from './decoder.js';
import { textEncoding, type TextEncoding } from './text-encoding.js';

/** Bytes that are read where they are needed, so that a file need not lie in memory as a whole. */
export interface ByteSource {
  size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

export function bytesOf(view: Uint8Array): ByteSource {
  return { size: view.length, read: (from, to) => Promise.resolve(view.subarray(from, to)) };
}

export function bytesOfBlob(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  };
}

export interface TextPiece {
  text: string;
  /** The part of the whole that has been read, 0 to 1. */
  done: number;
}

/** The text of a file by pieces. */
export type TextPieces = AsyncIterable<TextPiece>;

const UTF_8: TextEncoding = { encoding: 'utf-8', guessed: false };

/**
 * Has a text read in the encoding that it is found to have.
 *
 * @throws QueryError INVALID_DATASET where the bytes are no text
 */
export async function readText<T>(
  source: ByteSource,
  parse: (pieces: TextPieces, encoding: TextEncoding) => Promise<T>,
  pace = new Pace(),
): Promise<T> {
  const found = await textEncoding(source, pace);
  if ('encoding' in found) return parse(textPieces(source, found.encoding), found);
  if (found.error === 'EMPTY_FILE') return parse(textPieces(source, 'utf-8'), UTF_8);
  throw new QueryError(
    'INVALID_DATASET',
    'The file is not text: it holds an image, a document or other bytes.',
  );
}

async function* textPieces(source: ByteSource, encoding: string): AsyncGenerator<TextPiece> {
  const decode = decoderOf(encoding);
  for await (const { bytes, end } of bytePieces(source)) {
    yield { text: decode(bytes, { stream: end < source.size }), done: end / source.size };
  }
}
