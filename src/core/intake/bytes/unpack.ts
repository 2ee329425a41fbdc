import { QueryError } from '../../base/query-error.js';
import type { Pace } from '../../base/pace.js';
import { containerOf, isGzip } from './container.js';
import { entryPieces, gunzipped, UnpackedSize } from './inflate.js';
import { bytesOfBlob, type ByteSource } from './text-pieces.js';
import { zipDirectory } from './zip-directory.js';

export interface UnpackedFile {
  name: string;
  source: ByteSource;
}

const BLOB_BYTES = 8 << 20;

/**
 * The files in a container, or the file itself. A gzip file in a zip archive is unpacked as well; workbooks are left to their
 * reader.
 *
 * @throws QueryError INVALID_DATASET where the container is damaged, protected, empty, or unpacks to too much
 */
export async function unpack(archive: ByteSource, fileName: string, pace: Pace): Promise<UnpackedFile[]> {
  const container = await containerOf(archive);
  const unpacked = new UnpackedSize(archive);
  if (container === 'gzip') return [await gunzip({ name: fileName, source: archive }, unpacked, pace)];
  if (container !== 'zip') return [{ name: fileName, source: archive }];
  const entries = (await zipDirectory(archive)).filter(({ name }) => isFile(name));
  if (entries.length === 0) {
    throw new QueryError('INVALID_DATASET', `The archive "${fileName}" holds no files.`);
  }
  const files: UnpackedFile[] = [];
  for (const entry of entries) {
    const source = await collect(entryPieces(archive, entry, unpacked), pace);
    const file = { name: entry.name, source };
    files.push((await isGzip(source)) ? await gunzip(file, unpacked, pace) : file);
  }
  return files;
}

/** What systems put into archives beside the files that people chose is left out. */
const isFile = (name: string): boolean => !/^__MACOSX\/|(?:^|\/)\./.test(name);

async function gunzip(
  { name, source }: UnpackedFile,
  unpacked: UnpackedSize,
  pace: Pace,
): Promise<UnpackedFile> {
  return {
    name: name.replace(/\.gz(?:ip)?$/i, ''),
    source: await collect(gunzipped(source, unpacked), pace),
  };
}

/** Keeps bytes in a blob, which browsers hold outside of the page's memory. */
async function collect(pieces: AsyncIterable<Uint8Array>, pace: Pace): Promise<ByteSource> {
  const blobs: Blob[] = [];
  let parts: BlobPart[] = [];
  let size = 0;
  for await (const piece of pieces) {
    parts.push(piece as Uint8Array<ArrayBuffer>);
    size += piece.length;
    if (size > BLOB_BYTES) {
      blobs.push(new Blob(parts));
      [parts, size] = [[], 0];
    }
    if (pace.spent) await pace.turn(0);
  }
  return bytesOfBlob(new Blob([...blobs, ...parts]));
}
