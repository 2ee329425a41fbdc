import type { Pace } from '../../base/pace.js';
import { UnreadableFile } from '../unreadable-file.js';
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

/**
 * Has a text read in the encoding that it is found to have.
 *
 * @throws UnreadableFile where the bytes are no text, or none at all
 */
export async function readText<T>(
  source: ByteSource,
  fileName: string,
  parse: (pieces: TextPieces, encoding: TextEncoding) => Promise<T>,
  pace: Pace,
): Promise<T> {
  const found = await textEncoding(source, pace);
  if ('error' in found) throw new UnreadableFile(found.error, fileName);
  return parse(textPieces(source, found.encoding), found);
}

async function* textPieces(source: ByteSource, encoding: string): AsyncGenerator<TextPiece> {
  const decode = decoderOf(encoding);
  for await (const { bytes, end } of bytePieces(source)) {
    yield { text: decode(bytes, { stream: end < source.size }), done: end / source.size };
  }
}
