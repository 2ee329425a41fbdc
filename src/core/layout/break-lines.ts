import { graphemes } from './graphemes.js';
import { paragraphIndent } from './list-indent.js';
import { advanceAfter, isWide, type TextStyle } from './measure.js';
import type { Paragraph, Run } from './types.js';

export interface TextLine {
  runs: Run[];
  /** Offset of the text from the start edge, slide pixels. */
  indent: number;
  /** Without trailing spaces, slide pixels. */
  width: number;
  /** Index of the paragraph, and whether this is its first line (which carries the bullet and `spaceBefore`). */
  paragraph: number;
  first: boolean;
}

const SPACES = /[ \t\n\u1680\u2000-\u2006\u2008-\u200a\u200b\u205f\u3000]+/u;
const WORDS = new RegExp(`(?:(?!${SPACES.source})[^])+(?:${SPACES.source})?|${SPACES.source}`, 'gu');
/** Characters that may not begin, and may not end, a line: the rules of JIS X 4051 and UAX #14, as the screen's `line-break: strict`. */
const NOT_FIRST =
  /[、。，．・：；？！）」』】〕〉》］｝〙〗｠〟”’»›…‥ー々〻ゝゞヽヾ゛゜〜～゠ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｰ｡｣､･ﾞﾟ％℃°′″‰‼⁇⁈⁉)\],.:;?!}%‐\-–ๆฯ]/u;
const NOT_LAST = /[（「『【〔〈《［｛〘〖｟〝“‘«‹([{¥￥$＄€£￡₩№]/u;
/** Nothing breaks on either side of these: no-break spaces and hyphens, the word joiner, what joins emoji. */
const GLUE = /[\u00a0\u2007\u202f\u2011\u2060\ufeff\u200d]/u;
/** Korean breaks at spaces, as word processors and `word-break: keep-all` have it. */
const HANGUL = /\p{Script=Hangul}/u;
/** Scripts without spaces between words, which only a dictionary can break. */
const NO_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The shortest pieces a line can be made of; each keeps its trailing spaces. */
export function lineSegments(text: string): string[] {
  return Array.from(text.matchAll(WORDS), ([word]) => word).flatMap(splitWord);
}

let dictionary: Intl.Segmenter | undefined;

/** Offsets at which words begin that no space separates; none where the platform has no dictionary. */
function dictionaryBreaks(word: string): ReadonlySet<number> {
  if (!NO_SPACES.test(word) || typeof Intl.Segmenter !== 'function') return new Set();
  dictionary ??= new Intl.Segmenter('th', { granularity: 'word' });
  return new Set(Array.from(dictionary.segment(word), ({ index }) => index));
}

/** Breaks after a hyphen between letters, on both sides of a wide character, and between words of a dictionary. */
function splitWord(word: string): string[] {
  const characters = [...word];
  const words = dictionaryBreaks(word);
  const pieces: string[] = [];
  let piece = '';
  let offset = 0;
  characters.forEach((character, index) => {
    piece += character;
    offset += character.length;
    const next = characters[index + 1];
    if (next === undefined || SPACES.test(next) || GLUE.test(next) || GLUE.test(character)) return;
    if (isHyphen(character, characters[index - 1], next) || mayBreak(character, next, words.has(offset))) {
      pieces.push(piece);
      piece = '';
    }
  });
  if (piece !== '') pieces.push(piece);
  return pieces;
}

function isHyphen(character: string, before: string | undefined, next: string): boolean {
  return /[-\u2010\u00ad]/u.test(character) && /\p{L}/u.test(before ?? '') && /\p{L}/u.test(next);
}

function mayBreak(character: string, next: string, wordBegins: boolean): boolean {
  if (NOT_FIRST.test(next) || NOT_LAST.test(character) || /\p{M}/u.test(next)) return false;
  if (breaksBeside(character) || breaksBeside(next)) return true;
  return wordBegins && NO_SPACES.test(character) && NO_SPACES.test(next);
}

function breaksBeside(character: string): boolean {
  return isWide(character) && !HANGUL.test(character);
}

/** A paragraph measured once at one pixel, so that lines at any font size are a matter of comparing sums. */
export interface MeasuredParagraph {
  paragraph: Paragraph;
  text: string;
  /** Width of the text before each UTF-16 offset, in em. */
  before: Float64Array;
  /** End offset of each segment, and the one without its trailing spaces. */
  segments: { end: number; inked: number }[];
}

export function measureParagraph(
  paragraph: Paragraph,
  { bold, font }: Pick<TextStyle, 'bold' | 'font'> = {},
): MeasuredParagraph {
  const text = paragraph.runs.map((run) => run.text).join('');
  const before = new Float64Array(text.length + 1);
  let offset = 0;
  let em = 0;
  let previous = '';
  for (const run of paragraph.runs) {
    const style = { bold: bold === true || run.bold === true, font };
    for (const character of run.text) {
      const width = advanceAfter(previous, character, style);
      previous = character;
      // Both halves of a surrogate pair stand at the start of the character.
      for (let i = 0; i < character.length; i++) before[offset + i] = em;
      em += width;
      offset += character.length;
    }
  }
  before[offset] = em;
  const segments: { end: number; inked: number }[] = [];
  let end = 0;
  for (const segment of lineSegments(text)) {
    const trimmed = segment.replace(new RegExp(`${SPACES.source}$`, 'u'), '');
    segments.push({ end: end + segment.length, inked: end + trimmed.length });
    end += segment.length;
  }
  return { paragraph, text, before, segments };
}

/** The same where a line may end behind the sign of a number, as LibreOffice has it: `-` and `0.5`. */
export function breakingAfterSigns(measured: MeasuredParagraph): MeasuredParagraph {
  const { text } = measured;
  let start = 0;
  const segments = measured.segments.flatMap((segment) => {
    const at = start;
    start = segment.end;
    return /^-\d/.test(text.slice(at, segment.end)) ? [{ end: at + 1, inked: at + 1 }, segment] : [segment];
  });
  return { ...measured, segments };
}

/** Greedy line breaking: spans [start, end, inked end) of the text, for a width in em. */
function breakSpans(measured: MeasuredParagraph, width: number): [number, number][] {
  const { text, before, segments } = measured;
  const at = (offset: number): number => before[offset] ?? 0;
  const lines: [number, number][] = [];
  let start = 0;
  let inked = 0;
  let position = 0;
  for (const segment of segments) {
    if (at(segment.inked) - at(start) > width && inked > start) {
      lines.push([start, inked]);
      start = position;
    }
    if (at(segment.inked) - at(start) > width) {
      // A word longer than a line is cut between characters.
      let cut = start;
      for (const cluster of graphemes(text.slice(start, segment.inked))) {
        if (at(cut + cluster.length) - at(start) > width && cut > start) {
          lines.push([start, cut]);
          start = cut;
        }
        cut += cluster.length;
      }
    }
    inked = segment.inked;
    position = segment.end;
  }
  if (inked > start || lines.length === 0) lines.push([start, inked]);
  return lines;
}

function sliceRuns(runs: Run[], start: number, end: number): Run[] {
  const pieces: Run[] = [];
  let offset = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    if (text !== '') pieces.push({ ...run, text });
    offset += run.text.length;
  }
  return pieces;
}

/** Lines of measured paragraphs in a box of a width, at a font size; both in slide pixels. */
export function breakLines(
  paragraphs: readonly MeasuredParagraph[],
  width: number,
  fontSize: number,
): TextLine[] {
  return paragraphs.flatMap((measured, index) => {
    const indent = paragraphIndent(measured.paragraph) * fontSize;
    const room = Math.max(1, width - indent) / fontSize;
    return breakSpans(measured, room).map(([start, end], line): TextLine => ({
      runs: sliceRuns(measured.paragraph.runs, start, end),
      indent,
      width: ((measured.before[end] ?? 0) - (measured.before[start] ?? 0)) * fontSize,
      paragraph: index,
      first: line === 0,
    }));
  });
}
