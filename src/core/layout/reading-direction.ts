import type { Box, Run, TableBox, TextBox } from './types.js';

const STRONG = /[\p{L}\u061c\u200e\u200f]/u;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f]/u;
const RIGHT_TO_LEFT_LETTER =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT_LETTER =
  /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [LRM, RLM, LRE, RLE, PDF] = ['\u200e', '\u200f', '\u202a', '\u202b', '\u202c'] as const;

const RTL_LANGUAGES = new Set(['ar', 'arc', 'dv', 'fa', 'he', 'iw', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Whether a BCP 47 locale is written from right to left; a script subtag (`ku-Latn`, `az-Arab`) decides before the language. */
export function isRightToLeft(locale: string): boolean {
  // What follows a single letter is no part of the language: `-u-nu-latn` names digits.
  const [language = '', ...rest] = locale
    .toLowerCase()
    .replace(/[-_]\w[-_].*$/u, '')
    .split(/[-_]/u);
  const script = rest.find((part) => part.length === 4);
  if (script !== undefined) return ['arab', 'hebr', 'thaa', 'syrc', 'nkoo', 'adlm'].includes(script);
  return RTL_LANGUAGES.has(language);
}

/** Whether a text by itself reads from right to left: its first letter or mark decides (UAX #9, P2). */
export function readsRightToLeft(text: string): boolean {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** A text that reads from right to left whatever stands around it: its brackets and full stops stay on their sides. */
export function rightToLeft(text: string): string {
  return `${RLE}${text}${PDF}`;
}

/**
 * A value as one piece of a line: letters of the other direction in it neither turn its own signs (`C++`, `Inc.`) nor
 * draw a figure beside it to their side. Embeddings with a mark at either side, not isolates, which older office
 * programs show as boxes.
 */
export function asOnePiece(value: string, rtl: boolean): string {
  const other = rtl ? LEFT_TO_RIGHT_LETTER : RIGHT_TO_LEFT_LETTER;
  // After Arabic letters European digits lose their hyphens to the line: 2025-07 would read 07-2025.
  const signed = rtl && /\d[-+/]\d/u.test(value) && !STRONG.test(value);
  if (!other.test(value) && !signed) return value;
  const mark = rtl ? RLM : LRM;
  return `${mark}${readsRightToLeft(value) ? rightToLeft(value) : `${LRE}${value}${PDF}`}${mark}`;
}

/** Boxes with every value of the rows as one piece of its line, and number columns aligned on their last digit. */
export function inReadingDirection(boxes: readonly Box[], rtl: boolean): Box[] {
  return boxes.map((box) => {
    if (box.kind === 'text') return textInDirection(box, rtl);
    return box.kind === 'table' ? tableInDirection(box, rtl) : box;
  });
}

/** What cards and blocks show comes from rows and names of columns whole. */
const FROM_ROWS: readonly TextBox['role'][] = ['metric-label', 'metric-note', 'block-title'];

function textInDirection(box: TextBox, rtl: boolean): TextBox {
  const whole = FROM_ROWS.includes(box.role);
  const piece = (run: Run): Run => (run.figure || whole ? { ...run, text: asOnePiece(run.text, rtl) } : run);
  return {
    ...box,
    paragraphs: box.paragraphs.map((paragraph) => ({ ...paragraph, runs: paragraph.runs.map(piece) })),
  };
}

function tableInDirection(box: TableBox, rtl: boolean): TableBox {
  const piece = (text: string): string => asOnePiece(text, rtl);
  return {
    ...box,
    // Numbers run from left to right in every script: their last digits stand one under another at the right.
    columns: box.columns.map((column) => ({
      ...column,
      label: piece(column.label),
      align: rtl ? 'start' : column.align,
    })),
    rows: box.rows.map((row) => row.map(piece)),
  };
}
