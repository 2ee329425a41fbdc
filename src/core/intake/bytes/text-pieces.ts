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

const READ_BYTES = 4 << 20;
/** A few milliseconds of parsing. */
const PIECE_BYTES = 256 << 10;

/** The text of a file by pieces. */
export type TextPieces = AsyncIterable<TextPiece>;

class NotUtf8 extends Error {}

/**
 * Has text read as UTF-8 with or without mark, UTF-16 with one; else Windows-1252, which Excel writes and which takes any
 * bytes: `parse` then starts anew.
 */
export async function readText<T>(source: ByteSource, parse: (pieces: TextPieces) => Promise<T>): Promise<T> {
  const [first, second] = await source.read(0, 2);
  const mark = (first ?? 0) * 256 + (second ?? 0);
  if (mark === 0xfffe) return parse(textPieces(source, 'utf-16le'));
  if (mark === 0xfeff) return parse(textPieces(source, 'utf-16be'));
  try {
    return await parse(textPieces(source, 'utf-8'));
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return parse(textPieces(source, 'windows-1252'));
  }
}

async function* textPieces(source: ByteSource, encoding: string): AsyncGenerator<TextPiece> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  for (let from = 0; from < source.size; from += READ_BYTES) {
    const bytes = await source.read(from, Math.min(source.size, from + READ_BYTES));
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const end = Math.min(bytes.length, at + PIECE_BYTES);
      const last = from + end >= source.size;
      let text: string;
      try {
        text = decoder.decode(bytes.subarray(at, end), { stream: !last });
      } catch (cause) {
        throw new NotUtf8('not UTF-8', { cause });
      }
      yield { text, done: (from + end) / source.size };
    }
  }
}
