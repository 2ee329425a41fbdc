import { QueryError } from '../../base/query-error.js';
import type { ByteSource } from './text-pieces.js';

/** A file in a zip archive, as the directory at the archive's end has it: local headers may lack the sizes. */
export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  size: number;
  /** Offset of the local header. */
  header: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record with the longest comment. */
const LONGEST_END = 22 + 0xffff;
const LARGEST_DIRECTORY = 256 << 20;

export const damaged = (what: string, cause?: unknown): QueryError =>
  new QueryError('INVALID_DATASET', `The archive is damaged: ${what}. Make it again, or unpack it first.`, {
    cause,
  });

/**
 * The files in a zip archive (zip64 included), without its folders.
 *
 * @throws QueryError INVALID_DATASET where the archive is damaged, or only a part
 */
export async function zipDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const { at, count, size, offset } = await directoryEnd(source);
  // What comes before the archive, such as a program that unpacks it, is not counted in its offsets.
  const shift = at - size - offset;
  if (shift < 0 || size > LARGEST_DIRECTORY) throw damaged('its directory is not where it should be');
  const view = viewOf(await source.read(at - size, at));
  const entries: ZipEntry[] = [];
  for (let index = 0, from = 0; index < count; index += 1) {
    if (from + 46 > size || view.getUint32(from, true) !== ENTRY) throw damaged('its directory is cut off');
    const nameSize = view.getUint16(from + 28, true);
    const extraSize = view.getUint16(from + 30, true);
    const next = from + 46 + nameSize + extraSize + view.getUint16(from + 32, true);
    if (next > size) throw damaged('its directory is cut off');
    const flags = view.getUint16(from + 8, true);
    const entry = {
      name: nameOf(bytesOfView(view, from + 46, nameSize), (flags & 0x800) !== 0),
      method: view.getUint16(from + 10, true),
      encrypted: (flags & 1) !== 0,
      ...sizes(view, from, from + 46 + nameSize, extraSize),
    };
    entry.header += shift;
    if (!entry.name.endsWith('/')) entries.push(entry);
    from = next;
  }
  return entries;
}

/** Where the packed bytes of a file begin. */
export async function dataStart(source: ByteSource, { header, packedSize, name }: ZipEntry): Promise<number> {
  const view = viewOf(await source.read(header, header + 30));
  if (view.byteLength < 30 || view.getUint32(0, true) !== LOCAL) throw damaged(`"${name}" is missing`);
  const start = header + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + packedSize > source.size) throw damaged(`"${name}" is cut off`);
  return start;
}

interface DirectoryEnd {
  /** Offset behind the directory. */
  at: number;
  count: number;
  size: number;
  offset: number;
}

async function directoryEnd(source: ByteSource): Promise<DirectoryEnd> {
  const from = Math.max(0, source.size - LONGEST_END);
  const view = viewOf(await source.read(from, source.size));
  let end = view.byteLength - 22;
  while (
    end >= 0 &&
    !(view.getUint32(end, true) === END && end + 22 + view.getUint16(end + 20, true) <= view.byteLength)
  )
    end -= 1;
  if (end < 0) throw damaged('its end is missing');
  if (end >= 20 && view.getUint32(end - 20, true) === LOCATOR_64) {
    return directoryEnd64(source, toNumber(view, end - 12));
  }
  if (view.getUint16(end + 8, true) !== view.getUint16(end + 10, true)) throw damaged('it is only a part');
  return {
    at: from + end,
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  };
}

async function directoryEnd64(source: ByteSource, at: number): Promise<DirectoryEnd> {
  const view = viewOf(await source.read(at, at + 56));
  if (view.byteLength < 56 || view.getUint32(0, true) !== END_64) throw damaged('its end is missing');
  return { at, count: toNumber(view, 32), size: toNumber(view, 40), offset: toNumber(view, 48) };
}

/** Sizes and offset; those that need more than 32 bits are in the extra field, in this order. */
function sizes(
  view: DataView,
  from: number,
  extra: number,
  extraSize: number,
): Pick<ZipEntry, 'size' | 'packedSize' | 'header'> {
  let wide = -1;
  for (let at = extra; at + 4 <= extra + extraSize; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) wide = at + 4;
  }
  const [size, packedSize, header] = [24, 20, 42].map((field) => {
    const value = view.getUint32(from + field, true);
    if (value !== 0xffffffff || wide < 0) return value;
    if (wide + 8 > extra + extraSize) throw damaged('its directory is cut off');
    wide += 8;
    return toNumber(view, wide - 8);
  }) as [number, number, number];
  return { size, packedSize, header };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const bytesOfView = (view: DataView, from: number, size: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + from, size);
const toNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Names are in UTF-8, as most archives say; older ones are in any encoding, and often in UTF-8 all the same. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    name = new TextDecoder('ibm866').decode(bytes);
  }
  return name.replaceAll('\\', '/').replace(/^\/+/, '');
}
