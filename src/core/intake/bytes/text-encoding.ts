import { QueryError } from '../../base/query-error.js';
import type { Pace } from '../../base/pace.js';
import { bytePieces } from './byte-pieces.js';
import { isWindows1252, otherCodePage } from './code-page.js';
import { doubleByteEncoding } from './double-byte.js';
import type { ByteSource } from './text-pieces.js';

/** How the bytes of a text are to be decoded. `guessed`: neither a mark nor the bytes themselves prove it. */
export interface TextEncoding {
  encoding: string;
  guessed: boolean;
}

/** Why bytes are no text that could hold data. */
export interface NoText {
  error: 'EMPTY_FILE' | 'NOT_TEXT';
}

/** Enough to tell text from other bytes, and to guess a language by in a few milliseconds. */
const SAMPLE_BYTES = 16 << 10;

/** First bytes of files that may have no zeros: PDF, RTF, images, archives, old Office files. */
const MAGIC =
  /^(?:%PDF-|\{\\rtf|\x89PNG|GIF8|\xff\xd8\xff|PK[\x03\x05]|\x1f\x8b|7z\xbc\xaf|Rar!|BZh[1-9]1AY|\x28\xb5\x2f\xfd|\xd0\xcf\x11\xe0)/;
/** Control characters that no text has; line ends, tabs, page breaks, Escape and the DOS end of file are none of them. */
const CONTROL = /[\x01-\x08\x0e-\x19\x1c-\x1f]/g;

/**
 * Finds the encoding of a text: by its mark, by the zeros of UTF-16, as valid UTF-8 (all of it is checked), else by a guess
 * from the bytes.
 *
 * @throws QueryError INVALID_DATASET for UTF-32
 */
export async function textEncoding(source: ByteSource, pace: Pace): Promise<TextEncoding | NoText> {
  const start = await source.read(0, SAMPLE_BYTES);
  const wide = utf16Of(start);
  if (wide) {
    if (!isText(new TextDecoder(wide).decode(start, { stream: true }))) return { error: 'NOT_TEXT' };
    return (await decodes(source, wide, pace)) === 'blank'
      ? { error: 'EMPTY_FILE' }
      : { encoding: wide, guessed: false };
  }
  const latin = latin1(start);
  if (MAGIC.test(latin) || !isText(latin)) return { error: 'NOT_TEXT' };
  const found = await decodes(source, 'utf-8', pace);
  if (found === 'blank') return { error: 'EMPTY_FILE' };
  if (found === 'text') return { encoding: 'utf-8', guessed: false };
  return { encoding: await guess(await linesBeyondAscii(source, pace)), guessed: true };
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}

/** A few control characters occur in exports (separators of barcodes); a zero does not. */
function isText(text: string): boolean {
  return !text.includes('\0') && (text.match(CONTROL)?.length ?? 0) * 200 <= text.length;
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)) {
    throw new QueryError('INVALID_DATASET', 'The text is in UTF-32. Save it as UTF-8.');
  }
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Separators and digits have a zero as their high byte, whatever the script of the words.
  const zeros = [0, 0] as [number, number];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [high, low] = zeros;
  if (high > 0 && low > 0) return undefined;
  if (high + low < Math.max(4, bytes.length / 10)) return undefined;
  return low > 0 ? 'utf-16le' : 'utf-16be';
}

/** Whether the text is valid in UTF-8; in UTF-16 it only has to hold anything. */
async function decodes(source: ByteSource, encoding: string, pace: Pace): Promise<'text' | 'blank' | 'no'> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let blank = true;
  for await (const { bytes } of bytePieces(source)) {
    if (pace.spent) await pace.turn(0);
    try {
      if (decoder.decode(bytes, { stream: true }).trim() !== '') blank = false;
    } catch {
      return 'no';
    }
    if (!blank && encoding !== 'utf-8') return 'text';
  }
  try {
    decoder.decode();
  } catch {
    return 'no';
  }
  return blank ? 'blank' : 'text';
}

/** Lines with bytes beyond ASCII, which may begin late in a file, up to the size of a sample. */
async function linesBeyondAscii(source: ByteSource, pace: Pace): Promise<Uint8Array> {
  const sample = new Uint8Array(SAMPLE_BYTES);
  let length = 0;
  for await (const { bytes: piece } of bytePieces(source)) {
    if (pace.spent) await pace.turn(0);
    for (let at = 0; at < piece.length && length < SAMPLE_BYTES;) {
      const high = piece.subarray(at).findIndex((byte) => byte >= 0x80);
      if (high < 0) break;
      const from = Math.max(at, piece.lastIndexOf(10, at + high) + 1);
      const feed = piece.indexOf(10, at + high);
      at = feed < 0 ? piece.length : feed + 1;
      const line = piece.subarray(from, Math.min(at, from + SAMPLE_BYTES - length));
      sample.set(line, length);
      length += line.length;
    }
    if (length === SAMPLE_BYTES) break;
  }
  return sample.subarray(0, length);
}

async function guess(sample: Uint8Array): Promise<string> {
  if (isBrokenUtf8(sample)) return 'utf-8';
  if (isWindows1252(sample)) return 'windows-1252';
  return (await doubleByteEncoding(sample)) ?? otherCodePage(sample) ?? 'windows-1252';
}

/** Text in UTF-8 with some bytes of another encoding in it, or cut in the middle of a character. */
function isBrokenUtf8(sample: Uint8Array): boolean {
  const beyond = new TextDecoder().decode(sample).replace(/[\0-\x7f]/g, '');
  const broken = beyond.split('\ufffd').length - 1;
  return broken * 10 < beyond.length;
}
