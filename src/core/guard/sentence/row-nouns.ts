import { THINGS } from '../measure-words.js';
import { dimensionNamed } from '../dimension-words.js';
import { knownWords } from '../vocabulary.js';
import { plainWord } from '../word-forms.js';
import { meaningIn, type ColumnUse } from './column-uses.js';
import { isMeasured, type Mention } from './measure-mentions.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { tableWord } from './word-guard.js';

/**
 * Whether a word for a thing ("shipments", "tickets") says what the rows are, and not what a figure of them measures: the table is called
 * so, and no column counts them.
 */
export const isRowNoun = (mention: Mention, { source }: SentenceView, slide: SlideView): boolean =>
  source !== undefined &&
  THINGS.test(plainWord(mention.text)) &&
  tableWord(slide)(mention.text) &&
  !isMeasured(mention, slide, source);

const PARTITIVE =
  /(?<!\p{L})(?:of|among|von|unter|der|des|de|d[’']|parmi|entre)\s+(?:(?:all|the|these|those|allen|den|diesen|ces|les|tous|toutes|estos|estas|los|las|todos|todas)\s+)*(?:(?:listed|shown|aufgelisteten|gezeigten)\s+)?$/iu;
/** What counts things, whatever they are. */
const COUNTED =
  /(?<!\p{L})(?:numbers?|counts?|totals?|sums?|volumes?|shares?|amounts?|quantit\p{L}+|each|every|one|per|Zahl|Anzahl|Summe|Anteil\p{L}*|nombres?|totaux|sommes?|parts?|números?|cantidad\p{L}*|sumas?)\s+$/iu;

/** "The median of the tickets is {{ … }}". */
const IS = /^(?:\s+(?:listed|shown))?\s+(?:is|was|are|ist|war|liegt|est|es)\s/iu;

/** "The lightest of the shipments listed": some of the rows, where each row is one. */
export function isPartitive(
  { pos, end }: Mention,
  { masked, source }: SentenceView,
  slide: SlideView,
): boolean {
  const before = masked.slice(0, pos);
  const [of] = PARTITIVE.exec(before) ?? [];
  if (of === undefined || COUNTED.test(before.slice(0, -of.length))) return false;
  // "{{ … }} of the shipments" counts them.
  if (/\uFFFC\s*(?:\*\*)?$/u.test(before.slice(0, -of.length))) return false;
  if (/^(?:\s+\p{L}+)?\s*,?\s*(?:\*\*)?\uFFFC/u.test(masked.slice(end)) && !IS.test(masked.slice(end)))
    return false;
  return !/\bgroup\s+by\b|\b(?:count|sum|avg|median|min|max)\s*\(/i.test(sourceOf(source, slide)?.sql ?? '');
}

/** "Tickets opened in … have a handling time of {{ … }}": nearer to a figure than what has it stands what it measures. */
export const isOwner = (
  { end }: Mention,
  pos: number,
  uses: readonly ColumnUse[],
  view: SentenceView,
  slide: SlideView,
): boolean => saysMeasure(view.masked.slice(end, pos), uses, slide);

/** "Shipments are heaviest …", "the ticket with the highest handling time": what they have of all is said beside them. */
export function isSubject(
  { end }: Mention,
  uses: readonly ColumnUse[],
  view: SentenceView,
  slide: SlideView,
): boolean {
  const rest = view.masked.slice(end);
  const clause = CLAUSES.exec(rest)?.[0] ?? rest;
  return saysMeasure(clause, uses, slide) || uses.some((use) => isDimension(clause, use, slide));
}

const CLAUSES = /^[^,;:–—]*/u;
/** Spans of time say when rows are; statistics say how they are put together. */
const NO_NAME =
  /^(?:avg|average|mean|median|min|max|minimum|maximum|total|sum|count|value|hours?|days?|weeks?|months?|quarters?|years?|minutes?|seconds?)$/;

function saysMeasure(text: string, uses: readonly ColumnUse[], slide: SlideView): boolean {
  const words = uses.flatMap(({ column, source }) =>
    (meaningIn(column, source, slide)?.words ?? '').split(/[^\p{L}]+/u),
  );
  const names = words.filter((word) => word.length > 3 && !NO_NAME.test(word));
  const isName = knownWords(names, slide.format.locale, names);
  return (text.match(/\p{L}{4,}/gu) ?? []).some((word) => !NO_NAME.test(plainWord(word)) && isName(word));
}

function isDimension(text: string, { column, source }: ColumnUse, slide: SlideView): boolean {
  const meaning = meaningIn(column, source, slide);
  return meaning !== undefined && dimensionNamed(text, meaning) !== undefined;
}
