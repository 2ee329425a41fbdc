import { FONT_ALPHABET, FONT_METRICS, FONT_UNITS } from './font-metrics.js';

export interface TextStyle {
  /** Slide pixels. */
  fontSize: number;
  bold?: boolean;
}

/**
 * Advances in em for what the table does not hold. Another font draws these, so each figure is a safe one (its widest
 * common fallback), not a mean: text may end a little early, it does not run out of its box.
 */
const FALLBACK_EM = {
  wide: 1,
  emoji: 1.3,
  hebrew: 0.65,
  arabic: 0.7,
  thai: 0.7,
  indic: 0.85,
  other: 1,
} as const;

const INVISIBLE = /[\p{Mn}\p{Me}\p{Cc}\p{Cf}\u2028\u2029]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const HEBREW = /\p{Script=Hebrew}/u;
const ARABIC = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const THAI = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u;
const INDIC = /[\u0900-\u0dff]/u;

/** Chinese, Japanese and Korean characters and full-width forms: one em each, and a line may break beside them. */
export function isWide(character: string): boolean {
  return WIDE.test(character);
}

type Advances = Map<number, number>;
let tables: { regular: Advances; bold: Advances } | undefined;

function decode(): { regular: Advances; bold: Advances } {
  const digit = new Map([...FONT_ALPHABET].map((letter, index) => [letter, index]));
  const read = (pick: 1 | 2): Advances => {
    const advances: Advances = new Map();
    for (const range of FONT_METRICS) {
      const text = range[pick];
      for (let i = 0; i < text.length; i += 2) {
        const units = (digit.get(text.charAt(i)) ?? 0) * 64 + (digit.get(text.charAt(i + 1)) ?? 0);
        if (units > 0) advances.set(range[0] + i / 2, units / FONT_UNITS);
      }
    }
    return advances;
  };
  return { regular: read(1), bold: read(2) };
}

function fallbackAdvance(character: string): number {
  if (character === '\t' || character === '\n') return 0.28;
  if (INVISIBLE.test(character)) return 0;
  if (WIDE.test(character)) return FALLBACK_EM.wide;
  if (EMOJI.test(character)) return FALLBACK_EM.emoji;
  if (HEBREW.test(character)) return FALLBACK_EM.hebrew;
  if (ARABIC.test(character)) return FALLBACK_EM.arabic;
  if (THAI.test(character)) return FALLBACK_EM.thai;
  if (INDIC.test(character)) return FALLBACK_EM.indic;
  return FALLBACK_EM.other;
}

/**
 * Width of one line of text in slide pixels, from the advances of Arimo (those of Arial). Without kerning: the screen
 * sets `font-kerning: none`, so browser, PowerPoint and this table agree. CJK counts 1 em; emoji, Arabic, Hebrew,
 * Thai and Indic letters count a safe advance of the fallback fonts that draw them. Italic is as wide as upright.
 */
export function measureText(text: string, style: TextStyle): number {
  tables ??= decode();
  const advances = style.bold === true ? tables.bold : tables.regular;
  let em = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    let advance = advances.get(code);
    if (advance === undefined) {
      advance = fallbackAdvance(character);
      // Bounded by Unicode, and each entry is looked at once: the tables double as the cache of the fallbacks.
      advances.set(code, advance);
    }
    em += advance;
  }
  return em * style.fontSize;
}

/** The text cut to a width, with an ellipsis where something was cut; never splits a surrogate pair. */
export function truncateText(text: string, width: number, style: TextStyle): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (measureText(line, style) <= width) return line;
  const room = width - measureText('…', style);
  let kept = '';
  let used = 0;
  for (const character of line) {
    used += measureText(character, style);
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
