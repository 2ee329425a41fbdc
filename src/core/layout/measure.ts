import { FONT_FAMILIES, type FontMetrics } from './font-families.js';
import { FONT_ALPHABET, FONT_METRICS, FONT_UNITS } from './font-metrics.js';
import { graphemes } from './graphemes.js';

export interface TextStyle {
  /** Slide pixels. */
  fontSize: number;
  bold?: boolean;
  /** Whose advances; Arimo's where it is not said. */
  font?: FontMetrics | undefined;
}

/**
 * Advances in em for what the table does not hold. Another font draws these, so each figure is a safe one (its widest
 * common fallback), not a mean: text may end a little early, it does not run out of its box.
 */
const FALLBACK_EM = {
  wide: 1,
  emoji: 1.3,
  /** One of the two letters of a flag, which some systems show as letters. */
  flagLetter: 0.7,
  /** What a keycap is wider than the digit in it. */
  keycap: 0.75,
  hebrew: 0.65,
  arabic: 0.6,
  arabicNarrow: 0.36,
  arabicWide: 1,
  thai: 0.7,
  devanagari: 0.72,
  devanagariSign: 0.35,
  indic: 0.85,
  space: 0.28,
  other: 1,
} as const;

/** How much wider the bold of Arabic fallback fonts is. */
const BOLD_WIDENING = 1.15;

/** What LibreOffice adds between Chinese, Japanese or Korean and other characters, in em. */
const SPACE_BESIDE_WIDE = 0.2;

/** Marks that Chinese and Japanese fonts, but not Korean ones, draw as wide as their letters. */
const QUOTE = /[‘’“”…—]/u;
const HANGUL_SYLLABLE = /[\uac00-\ud7a3]/u;

const INVISIBLE = /[\p{Mn}\p{Me}\p{Cc}\p{Cf}\u2028\u2029]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const SKIN_TONE = /[\u{1f3fb}-\u{1f3ff}]/u;
const FLAG_LETTER = /\p{Regional_Indicator}/u;
const KEYCAP = '\u20e3';
const NARROW_SPACE = /[\t\n\u2004-\u2006\u2008-\u200a\u202f\u205f]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const HEBREW = /\p{Script=Hebrew}/u;
const ARABIC = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const THAI = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u;
/** Alef in its forms, and the signs between digits; and the letters with teeth, whose every form is wide. */
const ARABIC_NARROW = /[\u060c\u0622\u0623\u0625\u0627\u066b\u066c\u0671]/u;
const ARABIC_WIDE = /[\u0633-\u0638\u069c]/u;
const DEVANAGARI = /[\u0900-\u097f]/u;
const INDIC = /[\u0980-\u0dff]/u;

/** Chinese, Japanese and Korean characters and full-width forms: one em each, and a line may break beside them. */
export function isWide(character: string): boolean {
  return WIDE.test(character);
}

type Advances = Map<number, number>;
const tables = new Map<FontMetrics, { regular: Advances; bold: Advances }>();

function tableOf(font: FontMetrics): { regular: Advances; bold: Advances } {
  let table = tables.get(font);
  if (!table) tables.set(font, (table = { regular: decode(font, 1), bold: decode(font, 2) }));
  return table;
}

function decode(font: FontMetrics, pick: 1 | 2): Advances {
  const digit = new Map([...FONT_ALPHABET].map((letter, index) => [letter, index]));
  const advances: Advances = new Map();
  for (const range of FONT_METRICS[font]) {
    const text = range[pick];
    for (let i = 0; i < text.length; i += 2) {
      const units = (digit.get(text.charAt(i)) ?? 0) * 64 + (digit.get(text.charAt(i + 1)) ?? 0);
      if (units > 0) advances.set(range[0] + i / 2, units / FONT_UNITS);
    }
  }
  return advances;
}

/** Greek in Gelasio, an arrow in Carlito: letters that another font of the stack draws, or the file's own where it has them. */
function substituteAdvance(
  character: string,
  code: number,
  { font = 'arimo', bold }: Omit<TextStyle, 'fontSize'>,
): number {
  if (font === 'arimo') return fallbackAdvance(character, bold === true);
  const { regular, bold: heavy } = tableOf('arimo');
  const advance = (bold === true ? heavy : regular).get(code);
  return advance === undefined
    ? fallbackAdvance(character, bold === true)
    : advance * FONT_FAMILIES[font].widening;
}

function fallbackAdvance(character: string, bold: boolean): number {
  const heavier = bold ? BOLD_WIDENING : 1;
  if (NARROW_SPACE.test(character)) return FALLBACK_EM.space;
  if (character === KEYCAP) return FALLBACK_EM.keycap;
  if (INVISIBLE.test(character)) return 0;
  if (WIDE.test(character)) return FALLBACK_EM.wide;
  if (EMOJI.test(character)) return FALLBACK_EM.emoji;
  if (FLAG_LETTER.test(character)) return FALLBACK_EM.flagLetter;
  if (HEBREW.test(character)) return FALLBACK_EM.hebrew;
  if (ARABIC_NARROW.test(character)) return FALLBACK_EM.arabicNarrow * heavier;
  if (ARABIC_WIDE.test(character)) return FALLBACK_EM.arabicWide * heavier;
  if (ARABIC.test(character)) return FALLBACK_EM.arabic * heavier;
  if (THAI.test(character)) return FALLBACK_EM.thai;
  if (DEVANAGARI.test(character))
    return /\p{Mc}/u.test(character) ? FALLBACK_EM.devanagariSign : FALLBACK_EM.devanagari;
  if (INDIC.test(character)) return FALLBACK_EM.indic;
  return FALLBACK_EM.other;
}

/** Whether a character is drawn in the emoji before it: a member of a family, a tone of skin. */
function joinsEmoji(previous: string, character: string): boolean {
  if (previous === '\u200d') return EMOJI.test(character);
  return SKIN_TONE.test(character) && EMOJI.test(previous);
}

function spacedBeside(previous: string, character: string): boolean {
  return isWide(previous) !== isWide(character) && !/[\s\p{C}]/u.test(previous + character);
}

/** Advance in em of a character after another one of its line; `previous` is empty at the start. */
export function advanceAfter(
  previous: string,
  character: string,
  style: Omit<TextStyle, 'fontSize'>,
): number {
  const table = tableOf(style.font ?? 'arimo');
  const advances = style.bold === true ? table.bold : table.regular;
  const code = character.codePointAt(0) ?? 0;
  let advance = advances.get(code);
  if (advance === undefined) {
    advance = substituteAdvance(character, code, style);
    // Bounded by Unicode, and each entry is looked at once: the tables double as the cache of the fallbacks.
    advances.set(code, advance);
  }
  // Nothing below these joins or is wide, which is nearly all that is ever measured.
  if (previous === '' || (character < '\u1100' && previous < '\u1100')) return advance;
  if (joinsEmoji(previous, character)) return 0;
  if (QUOTE.test(character) && isWide(previous) && !HANGUL_SYLLABLE.test(previous))
    return Math.max(advance, FALLBACK_EM.wide);
  return spacedBeside(previous, character) ? advance + SPACE_BESIDE_WIDE : advance;
}

/**
 * Width of one line of text in slide pixels, from the advances of its font. Without kerning and ligatures: the screen
 * sets both off, so browser, PowerPoint and this table agree. CJK counts 1 em; emoji, Arabic, Hebrew, Thai and Indic
 * letters count a safe advance of the fallback fonts that draw them. Italic is as wide as upright.
 */
export function measureText(text: string, style: TextStyle): number {
  let em = 0;
  let previous = '';
  for (const character of text) {
    em += advanceAfter(previous, character, style);
    previous = character;
  }
  return em * style.fontSize;
}

/** The text cut to a width, with an ellipsis where something was cut; never splits what a reader sees as one character. */
export function truncateText(text: string, width: number, style: TextStyle): string {
  const line = text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim();
  if (measureText(line, style) <= width) return line;
  let kept = '';
  for (const character of graphemes(line)) {
    if (measureText(`${kept}${character}…`, style) > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
