import type { RawTable } from './ingest-types.js';

/**
 * Delimited text (comma, semicolon, tab or bar, found by itself); the first line holds the names.
 * Short lines end in nulls, longer ones make further columns.
 */
export async function parseDelimited(text: string): Promise<RawTable> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  const header = data[0] ?? [];
  let width = header.length;
  for (const line of data) if (line.length > width) width = line.length;
  return {
    rowCount: Math.max(0, data.length - 1),
    text: true,
    columns: Array.from({ length: width }, (_unused, column) => ({
      name: (header[column] ?? '').trim(),
      read: (row) => data[row + 1]?.[column],
    })),
  };
}

/** UTF-8 with or without mark, UTF-16 with one; else Windows-1252, which Excel writes and which takes any bytes. */
export function decodeText(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (bytes.length > 1 && (mark === 0xfffe || mark === 0xfeff)) {
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
