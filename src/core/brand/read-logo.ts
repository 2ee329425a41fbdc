import { DeckError } from '../errors.js';
import { encodeBase64 } from '../export/base64.js';
import { ExportError } from '../export/export-error.js';
import { readImage } from '../export/read-image.js';
import { readSvgRoot } from '../export/svg-root.js';
import { imageSize } from '../layout/image-size.js';

export interface Logo {
  /** Written anew, so that it is what it says. */
  dataUrl: string;
  size: { width: number; height: number; isDrawing: boolean };
}

/** Of a picture whose size cannot be told. Its proportions do not matter for its colours. */
const UNKNOWN = { width: 96, height: 96 };
/** More pixels than any logo has; drawing them all at once takes gigabytes. */
const MOST_PIXELS = 50_000_000;

/** What kind of picture a `data:` URL holds and how large it is. Throws `DeckError`s that say what to give instead. */
export function readLogo(logoDataUrl: string, mostCharacters: number): Logo {
  if (typeof logoDataUrl !== 'string' || !/^data:/iu.test(logoDataUrl)) {
    throw new DeckError('invalid_config', `The logo is no data: URL: ${shown(logoDataUrl)}.`, {
      path: 'logoDataUrl',
      hint: 'Nothing is loaded from elsewhere: give the file itself as data:image/png;base64,… or data:image/svg+xml,…',
    });
  }
  if (logoDataUrl.length > mostCharacters) throw tooLarge(`${logoDataUrl.length} characters`, mostCharacters);
  // Read by the browser alone.
  if (/^data:image\/webp;base64,UklGR[\w+/]+={0,2}$/u.test(logoDataUrl))
    return checked(logoDataUrl, imageSize(logoDataUrl));
  const image = readImage(logoDataUrl);
  if (typeof image === 'string') {
    const code = image.startsWith('it holds no') ? 'unsupported_media_type' : 'invalid_config';
    throw new DeckError(code, `The logo cannot be read: ${image}.`, {
      path: 'logoDataUrl',
      hint: 'Give a PNG, JPEG, GIF, WebP or SVG picture as a data: URL.',
    });
  }
  if (image.type === 'image/svg+xml') return drawing(new TextDecoder().decode(image.bytes));
  const dataUrl = `data:${image.type};base64,${encodeBase64(image.bytes)}`;
  return checked(dataUrl, imageSize(dataUrl));
}

function checked(dataUrl: string, size: { width: number; height: number } = UNKNOWN): Logo {
  if (size.width * size.height > MOST_PIXELS)
    throw tooLarge(`${size.width} × ${size.height} pixels`, MOST_PIXELS);
  return { dataUrl, size: { ...size, isDrawing: false } };
}

function drawing(source: string): Logo {
  try {
    const { svg, width, height } = readSvgRoot(source);
    const dataUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return { dataUrl, size: { width, height, isDrawing: true } };
  } catch (error) {
    if (!ExportError.is(error)) throw error;
    throw new DeckError('invalid_config', `The logo cannot be drawn. ${error.message}`, {
      path: 'logoDataUrl',
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
}

function tooLarge(size: string, most: number): DeckError {
  return new DeckError('too_large', `The logo has ${size}; ${most} at most are read.`, {
    path: 'logoDataUrl',
    hint: 'Give a smaller version of the logo.',
  });
}

const shown = (value: unknown): string => JSON.stringify(String(value).slice(0, 60));
