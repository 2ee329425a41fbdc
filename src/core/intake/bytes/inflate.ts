import { Gunzip, Inflate } from 'fflate';
import { QueryError } from '../../base/query-error.js';
import { bytePieces } from './byte-pieces.js';
import type { ByteSource } from './text-pieces.js';
import { damaged, dataStart, type ZipEntry } from './zip-directory.js';

/** Unpacks to 4 MB at most, so that one piece is short work whatever it holds. */
const PIECE_BYTES = 4 << 10;
const LARGEST = 2 ** 31;
/** Well-packed data stays far below this; a bomb comes near to what the format allows. */
const LARGEST_RATIO = 1000;
const RATIO_FROM = 100e6;

/** Counts what a container unpacks to, so that a small file cannot fill the memory. */
export class UnpackedSize {
  private readonly packed: number;
  private total = 0;

  constructor(container: ByteSource) {
    this.packed = container.size;
  }

  /** @throws QueryError INVALID_DATASET once there is too much */
  add(bytes: number): void {
    this.total += bytes;
    if (this.total > LARGEST || (this.total > RATIO_FROM && this.total > this.packed * LARGEST_RATIO)) {
      const size = this.total > LARGEST ? '2 GB' : `${LARGEST_RATIO} times its size`;
      throw new QueryError(
        'INVALID_DATASET',
        `The file unpacks to more than ${size}, which is not read. Unpack it, and read what you need of it.`,
      );
    }
  }
}

/** The content of a file in a zip archive. */
export async function* entryPieces(
  source: ByteSource,
  entry: ZipEntry,
  unpacked: UnpackedSize,
): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) {
    throw new QueryError(
      'INVALID_DATASET',
      `"${entry.name}" is protected by a password. Unpack it, and read the file itself.`,
    );
  }
  if (entry.method !== 0 && entry.method !== 8) {
    throw new QueryError(
      'INVALID_DATASET',
      `"${entry.name}" is packed in a way that is not read (method ${entry.method}). Pack it as an ordinary zip archive.`,
    );
  }
  const from = await dataStart(source, entry);
  const to = from + entry.packedSize;
  let size = 0;
  for await (const piece of entry.method === 0 ? stored(source, from, to) : inflated(source, from, to)) {
    size += piece.length;
    unpacked.add(piece.length);
    if (size > entry.size) break;
    yield piece;
  }
  if (size !== entry.size) throw damaged(`"${entry.name}" has another size than its directory says`);
}

async function* stored(source: ByteSource, from: number, to: number): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of bytePieces(source, from, to)) yield bytes;
}

async function* inflated(source: ByteSource, from: number, to: number): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = [];
  const stream = new Inflate((piece) => out.push(piece));
  for await (const { bytes, end } of bytePieces(source, from, to, PIECE_BYTES)) {
    push(stream, bytes, end === to);
    yield* out.splice(0);
  }
}

/** The content of a gzip file, which may have several members one after the other. */
export async function* gunzipped(source: ByteSource, unpacked: UnpackedSize): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = [];
  let memberSize = 0;
  const stream = new Gunzip((piece) => {
    memberSize += piece.length;
    out.push(piece);
  });
  stream.onmember = () => (memberSize = 0);
  for await (const { bytes, end } of bytePieces(source, 0, source.size, PIECE_BYTES)) {
    push(stream, bytes, end === source.size);
    for (const piece of out.splice(0)) {
      unpacked.add(piece.length);
      yield piece;
    }
  }
  const tail = await source.read(source.size - 4, source.size);
  const said = tail.reduceRight((size, byte) => size * 256 + byte, 0);
  if (memberSize % 2 ** 32 !== said) throw damaged('it is cut off');
}

function push(stream: Inflate | Gunzip, bytes: Uint8Array, last: boolean): void {
  try {
    stream.push(bytes, last);
  } catch (cause) {
    throw damaged((cause as Error).message, cause);
  }
}
