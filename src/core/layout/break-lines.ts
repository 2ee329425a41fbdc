import { paragraphIndent } from './list-indent.js';
import { isWide, measureText } from './measure.js';
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
/** Characters that may not begin, and may not end, a line of Chinese, Japanese or Korean text. */
const NOT_FIRST =
  /[、。，．・：；？！）」』】〕〉》”’…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％)\],.:;?!}%]/u;
const NOT_LAST = /[（「『【〔〈《“‘([{¥￥$€£]/u;
const NO_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The shortest pieces a line can be made of; each keeps its trailing spaces. */
export function lineSegments(text: string): string[] {
  const segments: string[] = [];
  for (const [word] of text.matchAll(WORDS)) {
    if (NO_SPACES.test(word)) segments.push(...byDictionary(word));
    else segments.push(...splitWord(word));
  }
  return segments;
}

function byDictionary(word: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [word];
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(word)) {
    if (/^[\s\p{P}\p{S}]+$/u.test(segment) && pieces.length > 0) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Breaks after a hyphen between letters, and on both sides of a wide character, as browsers and PowerPoint do. */
function splitWord(word: string): string[] {
  const characters = [...word];
  const pieces: string[] = [];
  let piece = '';
  characters.forEach((character, index) => {
    piece += character;
    const next = characters[index + 1];
    if (next === undefined || SPACES.test(next)) return;
    const hyphen =
      (character === '-' || character === '\u2010' || character === '\u00ad') &&
      /\p{L}/u.test(characters[index - 1] ?? '') &&
      /\p{L}/u.test(next);
    const wide =
      (isWide(character) || isWide(next)) &&
      !NOT_FIRST.test(next) &&
      !NOT_LAST.test(character) &&
      !/\p{M}/u.test(next);
    if (hyphen || wide) {
      pieces.push(piece);
      piece = '';
    }
  });
  if (piece !== '') pieces.push(piece);
  return pieces;
}

function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (s) => s.segment,
  );
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

export function measureParagraph(paragraph: Paragraph, bold: boolean): MeasuredParagraph {
  const text = paragraph.runs.map((run) => run.text).join('');
  const before = new Float64Array(text.length + 1);
  let offset = 0;
  let em = 0;
  for (const run of paragraph.runs) {
    const style = { fontSize: 1, bold: bold || run.bold === true };
    for (const character of run.text) {
      const width = measureText(character, style);
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
