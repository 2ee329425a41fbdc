import { QueryError } from '../base/query-error.js';
import type { ReadOptions } from './read-options.js';
import type { Source, SourceOptions } from './source.js';
import { UnreadableFile } from './unreadable-file.js';
import type { RawTable } from './table-types.js';
import type { Pace } from '../base/pace.js';
import { containerOf } from './bytes/container.js';
import { bytesOf, bytesOfBlob, readText, type ByteSource } from './bytes/text-pieces.js';
import type { UnpackedFile } from './bytes/unpack.js';
import type { ReadingFlag } from './reading.js';

/**
 * The file at an address, with the name and the media type that it has there.
 *
 * @throws QueryError INVALID_DATASET (unreachable)
 */
export async function fetchFile(url: URL, name: string, options: SourceOptions, pace: Pace): Promise<File> {
  const fail = (why: string, cause?: unknown) =>
    new QueryError('INVALID_DATASET', `Dataset "${name}" could not be read from ${url.href}: ${why}`, {
      path: name,
      cause,
    });
  try {
    const { signal } = options;
    const response = await pace.wait((options.fetch ?? fetch)(url, signal ? { signal } : {}));
    if (!response.ok) throw fail(`status ${response.status}`);
    return new File(await download(response, pace), url.pathname.split('/').pop() ?? '', {
      type: response.headers.get('content-type') ?? '',
    });
  } catch (cause) {
    pace.check();
    throw QueryError.is(cause) ? cause : fail((cause as Error).message, cause);
  }
}

/** The parts of a file: browsers keep them outside of the page's memory. */
async function download(response: Response, pace: Pace): Promise<BlobPart[]> {
  if (!response.body) return [await response.blob()];
  const size = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await pace.wait(reader.read());
    if (done) return parts;
    parts.push(value);
    length += value.length;
    if (size > 0) await pace.turn(length / size);
  }
}

// Each when a file of its kind comes.
const loadParquet = () => import('./typed/read-parquet.js');
const loadArrow = () => import('./typed/read-arrow-table.js');
const loadJson = () => import('./values/read-json.js');
const loadCsv = () => import('./grid/read-csv.js');
const loadTable = () => import('./table/find-table.js');
const loadUnpack = () => import('./bytes/unpack.js');
const loadWorkbook = () => import('./workbook/read-workbook.js');

/**
 * Reads a file of any of the formats, recognised by its first bytes, its name and its media type, also gzipped or in a zip archive.
 *
 * @throws QueryError INVALID_DATASET (broken bytes, no such sheet); UnreadableFile where it holds no table
 */
export async function readFile(
  data: Blob | ArrayBuffer | ArrayBufferView,
  name: string,
  options: ReadOptions,
  pace: Pace,
): Promise<Source> {
  const { name: fileName = name, type: mediaType = '' } = data as Partial<File>;
  try {
    const source = sourceOf(data);
    const container = await containerOf(source);
    const isPacked = container === 'gzip' || container === 'zip';
    const files = isPacked
      ? await (await loadUnpack()).unpack(source, fileName, pace)
      : [{ name: fileName, source }];
    const found: Source = { tables: [], dialect: {}, flags: [] };
    for (const file of files) {
      const isNamed = files.length === 1 || options.sheet === undefined || options.sheet === file.name;
      if (!isNamed) continue;
      const part = await readOne(file, { name, mediaType: isPacked ? '' : mediaType }, options, pace);
      if (files.length > 1) for (const table of part.tables) table.sheet ??= file.name;
      found.tables.push(...part.tables);
      found.flags.push(...part.flags);
      found.dialect = { ...part.dialect, ...found.dialect };
    }
    if (found.tables.length === 0) throw noTable(fileName, options.sheet);
    return found;
  } catch (cause) {
    if (QueryError.is(cause) || cause instanceof UnreadableFile) throw cause;
    pace.check();
    const message = `Dataset "${name}" could not be read: ${(cause as Error).message}`;
    throw new QueryError('INVALID_DATASET', message, { path: name, cause });
  }
}

function sourceOf(data: Blob | ArrayBuffer | ArrayBufferView): ByteSource {
  if (data instanceof Blob) return bytesOfBlob(data);
  return bytesOf(
    ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data),
  );
}

function noTable(fileName: string, sheet: string | undefined): Error {
  if (sheet === undefined) return new UnreadableFile('NO_TABLE', fileName);
  return new QueryError('INVALID_DATASET', `"${fileName}" has no sheet "${sheet}" with data.`, {
    path: fileName,
  });
}

interface FileHints {
  /** Of the dataset, for errors. */
  name: string;
  mediaType: string;
}

async function readOne(
  file: UnpackedFile,
  hints: FileHints,
  options: ReadOptions,
  pace: Pace,
): Promise<Source> {
  const { name } = hints;
  const { source } = file;
  const only = (table: RawTable): Source => ({ tables: [table], dialect: {}, flags: [] });
  const magic = String.fromCharCode(...(await source.read(0, 6)));
  if (magic.startsWith('PAR1')) return only(await (await loadParquet()).parseParquet(source, pace));
  if (magic === 'ARROW1' || magic.startsWith('\xff\xff\xff\xff'))
    return only(await (await loadArrow()).parseArrow(source, pace));
  if ((await containerOf(source)) === 'xlsx') return readSheets(source, options, pace);
  const start = await source.read(0, 4096);
  return readText(
    source,
    file.name,
    async (pieces, { encoding, guessed }) => {
      const flags: ReadingFlag[] = guessed ? ['encoding_guessed'] : [];
      if (isJson(new TextDecoder().decode(start), file.name, hints.mediaType)) {
        const { parseJsonTable } = await loadJson();
        const isLines = isJsonLines(file.name, hints.mediaType);
        return { tables: [await parseJsonTable(pieces, name, pace, isLines)], dialect: { encoding }, flags };
      }
      const [{ readDelimited }, { tableOfGrid }] = await Promise.all([loadCsv(), loadTable()]);
      const { grid, delimiter = null } = await readDelimited(pieces, name, pace);
      return { tables: [await tableOfGrid(grid, options, pace)], dialect: { encoding, delimiter }, flags };
    },
    pace,
  );
}

/** The sheets of a workbook that hold data; hidden ones only where they are named. */
async function readSheets(source: ByteSource, options: ReadOptions, pace: Pace): Promise<Source> {
  const [{ readWorkbook }, { sheetGrid }, { tableOfGrid }] = await Promise.all([
    loadWorkbook(),
    import('./workbook/sheet-grid.js'),
    loadTable(),
  ]);
  const sheets = await readWorkbook(await source.read(0, source.size), pace);
  const wanted = sheets.filter(({ name, hidden }) =>
    options.sheet === undefined ? !hidden : name === options.sheet,
  );
  const tables: RawTable[] = [];
  for (const sheet of wanted) {
    const table = await tableOfGrid(sheetGrid(sheet), options, pace);
    if (options.sheet !== undefined || holdsData(table)) tables.push({ ...table, sheet: sheet.name });
  }
  return { tables, dialect: {}, flags: sheets.some(({ hidden }) => hidden) ? ['hidden_sheet'] : [] };
}

/** Covers and notes have no header, or a single column. */
const holdsData = ({ columns, layout }: RawTable): boolean =>
  columns.length > 1 && layout !== undefined && (layout.header >= 0 || columns.length > 2);

/** Said so; otherwise a first line that is an object, with more after it, tells. */
const isJsonLines = (fileName: string, mediaType: string): boolean =>
  /\.(ndjson|jsonl)$/i.test(fileName) || /ndjson|jsonl/i.test(mediaType);

/** The name and the media type say so, else the first character does. */
function isJson(start: string, fileName: string, mediaType: string): boolean {
  if (/\.(csv|tsv|txt)$/i.test(fileName) || /^text\/(csv|tab-separated-values)/i.test(mediaType))
    return false;
  if (/\.(json|ndjson|jsonl)$/i.test(fileName) || /json/i.test(mediaType)) return true;
  return /^\s*[[{]/.test(start);
}
