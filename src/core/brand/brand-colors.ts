import { imagePixels } from '#rasterize';
import { DECK_LIMITS } from '../deck/schema.js';
import { DeckError } from '../errors.js';
import { ExportError } from '../export/export-error.js';
import type { ImagePixels } from '../export/rasterize-types.js';
import { toHex } from '../layout/oklch.js';
import { readLogo } from './read-logo.js';
import { distance, isMix, pictureColors, type PictureColor } from './picture-colors.js';

/** Colours of a brand, each `#rrggbb`: the one it is known by, and up to three that look different. */
export interface BrandColors {
  main: string;
  further: string[];
}

/** A logo is read as about this many pixels: enough for its colours, whatever its size. */
const PIXELS = 96 * 96;
/** Below this chroma a colour is a grey to the eye; in the dark it takes more. */
const GREY = 0.04;
const DARK_GREY = 0.06;
/** Share of what is drawn that a colour must have: less is noise. */
const LEAST_SHARE = 0.02;
/** Distance in OKLab at which two colours are told apart at a glance. */
const DISTINCT = 0.12;
const MOST_FURTHER = 3;

/**
 * The colours of a logo: its strong ones by area and chroma, without ground, smooth edges and what is transparent; of a
 * logo without colours its darkest grey. The same logo gives the same colours.
 *
 * @param logoDataUrl - A `data:` URL of a PNG, JPEG, GIF, SVG or (in a page) WebP picture. An SVG may come from anybody:
 * nothing in it is run or loaded.
 * @throws `DeckError` with `invalid_config` for what is no such picture, is broken or shows nothing, `too_large`,
 * `unsupported_media_type`; in Node `unsupported` for WebP, and `no_rasterizer` where that optional part is missing.
 */
export async function brandColors(logoDataUrl: string): Promise<BrandColors> {
  const { dataUrl, size } = readLogo(logoDataUrl, DECK_LIMITS.dataUrlLength);
  const scale = Math.sqrt(PIXELS / (size.width * size.height));
  // A drawing can be enlarged, of a picture there is no more than its pixels.
  const factor = size.isDrawing ? scale : Math.min(1, scale);
  const [width, height] = [size.width, size.height].map((length) =>
    Math.min(PIXELS, Math.max(1, Math.round(length * factor))),
  ) as [number, number];
  let pixels: ImagePixels;
  try {
    pixels = await imagePixels(dataUrl, width, height);
  } catch (cause) {
    if (!ExportError.is(cause) || cause.code !== 'invalid_svg') throw cause;
    throw new DeckError('invalid_config', 'The logo cannot be drawn: the file is broken.', {
      path: 'logoDataUrl',
      hint: 'Save the picture once more as PNG or SVG.',
      cause,
    });
  }
  const { colors, ground } = pictureColors(pixels);
  if (colors.length === 0) {
    throw new DeckError('invalid_config', 'The logo shows nothing: it is broken or transparent all over.', {
      path: 'logoDataUrl',
      hint: 'Give a picture with something in it.',
    });
  }
  return chooseColors(colors, ground);
}

function chooseColors(colors: readonly PictureColor[], ground: PictureColor | undefined): BrandColors {
  const marks = colors.filter((color) => color !== ground);
  const drawn = marks.reduce((sum, { area }) => sum + area, 0);
  const largest = Math.max(...marks.map(({ area }) => area), 0);
  const counted = colors
    // A ground is as large as the margin around the mark: it counts as one of the colours, not as the most of them.
    .map((color) => (color === ground && marks.length > 0 ? { ...color, area: largest } : color))
    .filter(({ area }) => area >= LEAST_SHARE * drawn);
  const strong = counted.filter((color) => !isGrey(color)).sort((a, b) => weight(b) - weight(a));
  const [main] = strong;
  if (!main) return { main: darkest(counted), further: [] };
  const chosen = [main];
  for (const color of strong) {
    if (chosen.length > MOST_FURTHER) break;
    const isNew = chosen.every(
      (other) => distance(other.lab, color.lab) >= DISTINCT && !isRemnant(color, other, ground),
    );
    if (isNew) chosen.push(color);
  }
  return { main: main.hex, further: chosen.slice(1).map(({ hex }) => hex) };
}

/** Whether a colour is but the thin parts of another one, paled by the ground. */
function isRemnant(color: PictureColor, other: PictureColor, ground: PictureColor | undefined): boolean {
  return ground !== undefined && color.area < other.area / 3 && isMix(color.rgb, other.rgb, ground.rgb);
}

const chroma = ({ lab }: PictureColor): number => Math.hypot(lab[1], lab[2]);

const isGrey = (color: PictureColor): boolean => chroma(color) < (color.lab[0] < 0.25 ? DARK_GREY : GREY);

/** A strong colour says more of a brand than a pale one of the same area. */
const weight = (color: PictureColor): number => color.area * chroma(color) ** 2;

function darkest(colors: readonly PictureColor[]): string {
  const lightness = Math.min(...colors.map(({ lab }) => lab[0]));
  return toHex({ lightness, chroma: 0, hue: 0 });
}
