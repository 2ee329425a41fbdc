import type { ByteSource } from './text-pieces.js';
import { zipDirectory, type ZipEntry } from './zip-directory.js';

export type Container = 'gzip' | 'zip' | 'xlsx';

/**
 * What a file is a container of, by its first bytes and its directory. A workbook is a zip archive too; old Office files count as
 * workbooks, so that the reader of these says what to do with them.
 *
 * @throws QueryError INVALID_DATASET where a zip archive is damaged
 */
export async function containerOf(source: ByteSource): Promise<Container | undefined> {
  if (await isGzip(source)) return 'gzip';
  const magic = await firstChars(source, 4);
  if (magic === '\xd0\xcf\x11\xe0') return 'xlsx';
  if (magic !== 'PK\x03\x04' && magic !== 'PK\x05\x06') return undefined;
  return isOffice(await zipDirectory(source)) ? 'xlsx' : 'zip';
}

export const isGzip = async (source: ByteSource): Promise<boolean> =>
  (await firstChars(source, 3)) === '\x1f\x8b\x08';

const firstChars = async (source: ByteSource, count: number): Promise<string> =>
  String.fromCharCode(...(await source.read(0, count)));

/** Documents and presentations too: they are no archives of data. */
const isOffice = (entries: ZipEntry[]): boolean =>
  entries.some(({ name }) => name === '[Content_Types].xml') ||
  (entries.some(({ name }) => name === 'mimetype') &&
    entries.some(({ name }) => name === 'META-INF/manifest.xml'));
