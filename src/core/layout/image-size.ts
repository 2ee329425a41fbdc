import { decodeBase64 } from '../export/base64.js';
import { svgSize, svgTag } from './svg-size.js';

export interface ImageSize {
  width: number;
  height: number;
}

/** Enough of a file that says its size at the beginning. */
const SHORT_HEAD = 64;
/** Enough of any other: JPEG metadata in front of the frame header can be long. */
const HEAD = 400_000;

/**
 * Pixel size of a PNG, JPEG, GIF, WebP or SVG in a `data:` URL, from its header; undefined where it cannot be told, so that
 * a caller falls back to a square.
 */
export function imageSize(dataUrl: string): ImageSize | undefined {
  const match = /^data:([^;,]*)((?:;[^;,]*)*),/u.exec(dataUrl.slice(0, 300));
  if (!match) return undefined;
  const body = dataUrl.slice(match[0].length);
  const base64 = (match[2] ?? '').includes(';base64');
  if (match[1] === 'image/svg+xml') {
    const bytes = base64 ? decodeBase64(body.slice(0, HEAD)) : undefined;
    const tag = svgTag(bytes ? new TextDecoder().decode(bytes) : decodePercent(body));
    return tag === undefined ? undefined : svgSize(tag);
  }
  if (!base64) return undefined;
  const start = decodeBase64(body.slice(0, SHORT_HEAD));
  if (start === undefined) return undefined;
  const size = pngSize(start) ?? gifSize(start) ?? webpSize(start);
  if (size || !isJpeg(start)) return size;
  const bytes = decodeBase64(body.slice(0, HEAD));
  return bytes && jpegSize(bytes);
}

function decodePercent(body: string): string {
  try {
    return decodeURIComponent(body.slice(0, HEAD));
  } catch {
    return body.slice(0, HEAD);
  }
}

function checked(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)
    ? { width, height }
    : undefined;
}

function pngSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return undefined;
  return checked(view.getUint32(16), view.getUint32(20));
}

function gifSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 10 || view.getUint32(0) !== 0x47494638) return undefined;
  return checked(view.getUint16(6, true), view.getUint16(8, true));
}

/** Of each of its three kinds: extended, lossless, lossy (RFC 9649). */
function webpSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 30 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250)
    return undefined;
  const kind = String.fromCharCode(bytes[15] ?? 0);
  if (kind === 'X')
    return checked((view.getUint32(23, true) >>> 8) + 1, (view.getUint32(26, true) >>> 8) + 1);
  if (kind === 'L') {
    const bits = view.getUint32(21, true);
    return checked((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return checked(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

const isJpeg = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xd8;

function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return checked(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
