import type { ByteSource } from './text-pieces.js';

export interface BytePiece {
  bytes: Uint8Array;
  /** Offset behind the piece. */
  end: number;
}

const READ_BYTES = 4 << 20;
/** A millisecond of decoding, a few of parsing. */
const PIECE_BYTES = 256 << 10;

/** The bytes of a file, or a part of it, in pieces that are short work each. */
export async function* bytePieces(
  source: ByteSource,
  from = 0,
  to = source.size,
  size = PIECE_BYTES,
): AsyncGenerator<BytePiece> {
  for (let start = from; start < to; start += READ_BYTES) {
    const read = await source.read(start, Math.min(to, start + READ_BYTES));
    for (let at = 0; at < read.length; at += size) {
      const bytes = read.subarray(at, at + size);
      yield { bytes, end: start + at + bytes.length };
    }
  }
}
