import { QueryError } from '../base/query-error.js';
import type { SourceOptions } from './source.js';
import type { RawTable } from './table-types.js';
import type { Pace } from '../base/pace.js';
import { bytesOf, bytesOfBlob, readText, type ByteSource } from './bytes/text-pieces.js';

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

/**
 * Reads a file of any of the formats, told by its name, its media type or its first bytes.
 *
 * @throws QueryError INVALID_DATASET (unreadable bytes)
 */
export function readFile(
  data: Blob | ArrayBuffer | ArrayBufferView,
  name: string,
  pace: Pace,
): Promise<RawTable> {
  if (data instanceof Blob) {
    const { name: fileName = '' } = data as Blob & { name?: string };
    return readBytes(bytesOfBlob(data), { name, fileName, mediaType: data.type }, pace);
  }
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return readBytes(bytesOf(bytes), { name }, pace);
}

interface FileHints {
  name: string;
  fileName?: string;
  mediaType?: string;
}

async function readBytes(source: ByteSource, hints: FileHints, pace: Pace): Promise<RawTable> {
  const { name } = hints;
  const magic = String.fromCharCode(...(await source.read(0, 6)));
  try {
    if (magic.startsWith('PAR1')) return await (await loadParquet()).parseParquet(source, pace);
    if (magic === 'ARROW1' || magic.startsWith('\xff\xff\xff\xff')) {
      return await (await loadArrow()).parseArrow(source, pace);
    }
    const start = await source.read(0, 4096);
    if (isJson(new TextDecoder().decode(start), hints)) {
      const { parseJsonTable } = await loadJson();
      return await readText(source, (pieces) => parseJsonTable(pieces, name, pace, isJsonLines(hints)));
    }
    const { parseDelimited } = await loadCsv();
    return await readText(source, (pieces) => parseDelimited(pieces, name, pace));
  } catch (cause) {
    if (QueryError.is(cause)) throw cause;
    pace.check();
    throw new QueryError(
      'INVALID_DATASET',
      `Dataset "${name}" could not be read: ${(cause as Error).message}`,
      {
        path: name,
        cause,
      },
    );
  }
}

/** Said so; otherwise a first line that is an object, with more after it, tells. */
function isJsonLines({ fileName = '', mediaType = '' }: FileHints): boolean {
  return /\.(ndjson|jsonl)$/i.test(fileName) || /ndjson|jsonl/i.test(mediaType);
}

/** The name and the media type say so, else the first character does. */
function isJson(start: string, { fileName = '', mediaType = '' }: FileHints): boolean {
  if (/\.(csv|tsv|txt)$/i.test(fileName) || /^text\/(csv|tab-separated-values)/i.test(mediaType))
    return false;
  if (/\.(json|ndjson|jsonl)$/i.test(fileName) || /json/i.test(mediaType)) return true;
  return /^\s*[[{]/.test(start);
}
