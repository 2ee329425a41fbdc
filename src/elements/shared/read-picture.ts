import { DECK_LIMITS } from '../../core/deck/schema.js';
import type { Asset } from '../../core/deck/types.js';
import { imageSize } from '../../core/layout/image-size.js';
import { cleanSvg } from './clean-svg.js';
import { pictureType } from './picture-file.js';
import { svgUrl, textOf } from './picture-url.js';

/** What is wrong with a file, as the name of the words that say it. */
export type PictureProblem = 'pictureWrongType' | 'pictureTooLarge' | 'pictureUnreadable';

type Read = { asset: Asset } | { problem: PictureProblem };

/** Of the file as it comes; what a deck carries is bound by `DECK_LIMITS`. */
const MOST_BYTES = 50 * 1024 * 1024;
/** More would take gigabytes to draw. */
const MOST_PIXELS = 100_000_000;
/** Longest side: sharp on a slide that fills a screen of 2560 pixels. */
const LONGEST = 2560;
const QUALITY = 0.85;

/** What PowerPoint files carry; all else is written anew. */
const CARRIED = new Set(['image/png', 'image/jpeg', 'image/gif']);

/**
 * A picture from a file, ready for a deck: PNG, JPEG, GIF or a clean SVG, its longest side at most 2560 pixels, turned as its
 * camera says and without what else that wrote into it. What is small and plain enough stays as it is.
 */
export async function readPicture(file: File): Promise<Read> {
  const type = pictureType(file);
  if (type === undefined) return { problem: 'pictureWrongType' };
  if (file.size > MOST_BYTES) return { problem: 'pictureTooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (type === 'image/svg+xml') {
    const svg = cleanSvg(textOf(bytes));
    return svg === undefined ? { problem: 'pictureUnreadable' } : carried(type, svgUrl(svg));
  }
  const head = await dataUrlOf(new Blob([bytes.subarray(0, 300_000)], { type }));
  const { width = 0, height = 0 } = imageSize(head) ?? {};
  if (width * height > MOST_PIXELS) return { problem: 'pictureTooLarge' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' });
  } catch {
    return { problem: 'pictureUnreadable' };
  }
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST;
    const same =
      isSmall && CARRIED.has(type) && !hasExif(bytes)
        ? carried(type, await dataUrlOf(file, type))
        : undefined;
    return same && 'asset' in same ? same : drawnAnew(bitmap, type);
  } finally {
    bitmap.close();
  }
}

const carried = (mediaType: string, dataUrl: string): Read =>
  dataUrl.length > DECK_LIMITS.dataUrlLength
    ? { problem: 'pictureTooLarge' }
    : { asset: { mediaType, dataUrl } };

/** What a camera writes into its files: how it was held, and where. */
function hasExif(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 128 * 1024));
  return /Exif\0\0|eXIf/u.test(head);
}

function drawnAnew(bitmap: ImageBitmap, type: string): Read {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return { problem: 'pictureTooLarge' };
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = (): string => canvas.toDataURL('image/jpeg', QUALITY);
  if (type === 'image/jpeg') return carried('image/jpeg', jpeg());
  const png = carried('image/png', canvas.toDataURL('image/png'));
  // A photograph is many times as large as PNG; where something shows through, there is no other way.
  return 'asset' in png || !isOpaque(context) ? png : carried('image/jpeg', jpeg());
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return false;
  return true;
}

function dataUrlOf(file: Blob, type = file.type): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file.slice(0, file.size, type));
  });
}
