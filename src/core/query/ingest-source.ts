import { QueryError } from './errors.js';
import { parseArrow } from './ingest-arrow.js';
import { decodeText, parseDelimited } from './ingest-csv.js';
import { parseJsonTable } from './ingest-json.js';
import { parseParquet } from './ingest-parquet.js';
import type { RawTable } from './ingest-types.js';
import { tableFromColumns, tableFromRows } from './raw-table.js';
import type { Dataset, DatasetData } from './types.js';

export interface SourceOptions {
  signal?: AbortSignal;
  fetch?: (input: URL, init?: RequestInit) => Promise<Response>;
}

/**
 * Reads a dataset's data, whatever its form, into columns of untyped cells.
 *
 * @throws QueryError INVALID_DATASET (unknown form, unreachable URL, unreadable bytes)
 */
export async function readSource(dataset: Dataset, options: SourceOptions = {}): Promise<RawTable> {
  const name = dataset.tableName;
  const data = typeof dataset.data === 'function' ? await dataset.data() : dataset.data;
  options.signal?.throwIfAborted();
  if (Array.isArray(data)) return tableFromRows(data, name);
  if (data instanceof URL) return readUrl(data, name, options);
  if (data instanceof Blob) {
    const { name: fileName = '' } = data as Blob & { name?: string };
    return readBytes(await data.arrayBuffer(), { name, fileName, mediaType: data.type });
  }
  if (data instanceof ArrayBuffer) return readBytes(data, { name });
  if (ArrayBuffer.isView(data)) return readBytes(copyOf(data), { name });
  if (typeof data === 'object' && data !== null) return tableFromColumns(data, name);
  throw new QueryError(
    'INVALID_DATASET',
    `The data of dataset "${name}" is ${typeof (data as DatasetData)}.`,
    {
      path: name,
      hint: 'Give rows, columns, Arrow bytes, a Blob (CSV, JSON, Parquet, Arrow), a URL, or a function that resolves to one.',
    },
  );
}

function copyOf(view: ArrayBufferView): ArrayBuffer {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice().buffer;
}

async function readUrl(url: URL, name: string, options: SourceOptions): Promise<RawTable> {
  const fail = (why: string, cause?: unknown) =>
    new QueryError('INVALID_DATASET', `Dataset "${name}" could not be read from ${url.href}: ${why}`, {
      path: name,
      cause,
    });
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(url, options.signal ? { signal: options.signal } : {});
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw fail((cause as Error).message, cause);
  }
  if (!response.ok) throw fail(`status ${response.status}`);
  return readBytes(await response.arrayBuffer(), {
    name,
    fileName: url.pathname,
    mediaType: response.headers.get('content-type') ?? '',
  });
}

async function readBytes(
  buffer: ArrayBuffer,
  { name, fileName = '', mediaType = '' }: { name: string; fileName?: string; mediaType?: string },
): Promise<RawTable> {
  const bytes = new Uint8Array(buffer);
  const magic = String.fromCharCode(...bytes.subarray(0, 6));
  try {
    if (magic.startsWith('PAR1')) return await parseParquet(buffer);
    if (magic === 'ARROW1' || magic.startsWith('\xff\xff\xff\xff')) return await parseArrow(bytes);
    const text = decodeText(bytes);
    return isJson(text, fileName, mediaType) ? parseJsonTable(text, name) : await parseDelimited(text);
  } catch (cause) {
    if (QueryError.is(cause)) throw cause;
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

/** The name and the media type say so, else the first character does. */
function isJson(text: string, fileName: string, mediaType: string): boolean {
  if (/\.(csv|tsv|txt)$/i.test(fileName) || /^text\/(csv|tab-separated-values)/i.test(mediaType))
    return false;
  if (/\.(json|ndjson|jsonl)$/i.test(fileName) || /json/i.test(mediaType)) return true;
  return /^\s*[[{]/.test(text);
}
