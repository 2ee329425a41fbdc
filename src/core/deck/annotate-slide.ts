import { toParagraphs } from '../layout/paragraphs.js';
import type { Box, Paragraph, SlideGeometry, TextBox } from '../layout/types.js';
import { oneLine } from '../statements/expressions.js';
import type { CheckedSentence } from '../statements/check-deck.js';
import { annotateRuns, type SentenceEnd } from './annotate-runs.js';
import { hostTexts } from './host-texts.js';
import type { SlideClaim } from './slide-claims.js';
import type { SlidePlace } from './slide-texts.js';
import type { Deck } from './types.js';
import type { SlideVerification } from './verify-slide.js';

/**
 * The same boxes with marks for an editor: runs that are figures typed as text, where a sentence ends that is not checked, and with
 * each paragraph the claims of its sentences. Nothing changes its place or size.
 */
export function annotateSlide(
  deck: Deck,
  geometry: SlideGeometry,
  { claims, sentences }: SlideVerification,
): SlideGeometry {
  const allowed = hostTexts(deck);
  const boxes = geometry.boxes.map((box): Box => {
    const place = box.kind === 'text' ? placeOf(box) : undefined;
    if (box.kind !== 'text' || place === undefined) return box;
    const own = claims.filter((claim) => claim.place === place);
    const found = placed(
      sentences.filter(({ field }) => field === place),
      box.paragraphs,
    );
    const paragraphs = box.paragraphs.map((paragraph, at) => {
      const { ends = [], checked = [] } = found.get(at) ?? {};
      const runs = annotateRuns(paragraph.runs, { locale: deck.format.locale, allowed, ends, checked });
      const said = own.filter((claim) => saidIn(paragraph, claim));
      return { ...paragraph, runs, ...(said.length > 0 ? { claims: said } : {}) };
    });
    return { ...box, paragraphs };
  });
  return { ...geometry, boxes };
}

/** Which template a box shows; undefined for texts that layout makes itself, such as the labels of big numbers. */
function placeOf({ field, blockId, role }: TextBox): SlidePlace | undefined {
  if (field !== undefined) return field;
  return blockId !== undefined && role === 'body' ? `blocks/${blockId}` : undefined;
}

const textOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

/** A sentence stands in one paragraph, or runs over several. */
function saidIn(paragraph: Paragraph, { sentence }: SlideClaim): boolean {
  const text = oneLine(textOf(paragraph));
  return text !== '' && (text.includes(sentence) || sentence.includes(text));
}

/** What of a paragraph belongs to sentences; offsets are UTF-16 units of its text. */
interface PlacedSentences {
  ends: SentenceEnd[];
  checked: { pos: number; end: number }[];
}

/** What a sentence and a paragraph have in common, whatever Markdown and layout make of spaces and signs. */
const isLetter = (character: string): boolean => !/[\s*_\\#]/u.test(character);
const lettersOf = (text: string): string => [...text].filter(isLetter).join('');

/** Finds sentences in the paragraphs of their box, by the paragraph's index. One that layout has cut off is not there. */
function placed(
  sentences: readonly CheckedSentence[],
  paragraphs: readonly Paragraph[],
): Map<number, PlacedSentences> {
  const letters = paragraphs.flatMap((paragraph, at) => {
    let pos = 0;
    return [...textOf(paragraph)].flatMap((character) => {
      const from = pos;
      pos += character.length;
      // One for each unit, as a search in text counts.
      const { length } = isLetter(character) ? character : '';
      return Array.from({ length }, () => ({ at, pos: from, end: from + character.length }));
    });
  });
  const all = lettersOf(paragraphs.map(textOf).join(''));
  const found = new Map<number, PlacedSentences>();
  const of = (at: number): PlacedSentences => {
    const known = found.get(at) ?? { ends: [], checked: [] };
    found.set(at, known);
    return known;
  };
  let from = 0;
  for (const { field, text, state } of sentences) {
    const wanted = lettersOf(field === 'title' ? text : withoutMarkdown(text));
    const start = wanted === '' ? -1 : all.indexOf(wanted, from);
    if (start < 0) continue;
    from = start + wanted.length;
    const own = letters.slice(start, from);
    if (state === 'checked') for (const { at, pos, end } of own) of(at).checked.push({ pos, end });
    const last = own.at(-1);
    if (state !== 'checked' && last) of(last.at).ends.push({ pos: last.end, state });
  }
  return found;
}

const withoutMarkdown = (text: string): string =>
  toParagraphs({ text, parts: [{ kind: 'text', text }], problems: [] })
    .map(textOf)
    .join(' ');
