import { decodeBase64 } from './base64.js';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/svg+xml';
export interface ReadImage {
  type: ImageType;
  bytes: Uint8Array;
}

const SIGNATURES: [ImageType, number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/**
 * Bytes of a `data:` URL with the type they really have, whatever the URL says: a file with a wrong type needs repair
 * when it is opened. A string says why the picture cannot be used.
 */
export function readImage(dataUrl: string): ReadImage | string {
  const match = /^data:([^,;]*)((?:;[^,;]*)*),(.*)$/su.exec(dataUrl.trim());
  if (match === null) return 'it is not a data: URL';
  const [, declared = '', parameters = '', payload = ''] = match;
  const bytes = /;\s*base64\s*$/iu.test(parameters)
    ? decodeBase64(unescapeUrl(payload))
    : utf8(unescapeUrl(payload));
  if (bytes === undefined) return 'its Base64 is broken';
  if (bytes.length === 0) return 'it is empty';
  for (const [type, signature] of SIGNATURES) {
    if (signature.every((byte, index) => bytes[index] === byte)) return { type, bytes };
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  if (/<svg[\s>:]/iu.test(start)) return { type: 'image/svg+xml', bytes };
  return `it holds no PNG, JPEG, GIF or SVG${declared === '' ? '' : ` (declared ${declared.slice(0, 60)})`}`;
}

/** By its last part: IEND (PNG 3rd edition, 11.2.5), end of image (ITU T.81, B.1.1.3), trailer (GIF89a, 27). More may follow it. */
export function isWhole({ type, bytes }: ReadImage): boolean {
  if (type === 'image/svg+xml') return true;
  const last: readonly number[] =
    type === 'image/png' ? [0x49, 0x45, 0x4e, 0x44] : type === 'image/jpeg' ? [0xff, 0xd9] : [0x3b];
  for (let at = bytes.lastIndexOf(last[0]!); at >= 0; at = at > 0 ? bytes.lastIndexOf(last[0]!, at - 1) : -1)
    if (last.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

function unescapeUrl(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
