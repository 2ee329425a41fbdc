import { scan } from '../template/scan.js';
import { resolveText } from './resolve.js';
import { textsOf, type SlidePlace, type SlideText } from './slide-texts.js';
import type { Deck, Slide } from './types.js';

export interface FindOptions {
  /** Capital and small letters differ. */
  matchCase?: boolean;
  /** What stands between the braces of placeholders is searched too, in the place of the figures they print. */
  formulas?: boolean;
}

/** Where the words that are looked for stand. */
export interface TextMatch {
  slideId: string;
  place: SlidePlace;
  /** UTF-16 offsets in the template of its place; where a figure is touched, of the whole placeholder. */
  pos: number;
  end: number;
  /** Touches a figure: it can be found, but not be replaced. */
  fixed: boolean;
  /** The words around it as they read, for a list or a bar: what stands before, the match itself, what follows. */
  excerpt: readonly [before: string, match: string, after: string];
}

/** Characters of an excerpt at either side. */
const AROUND = 40;

/**
 * Every place where words stand on the slides of a deck, as a reader sees them: in titles, texts, text blocks and notes, figures as they
 * are printed. Runs of spaces and line breaks count as one space. In the order of the deck, each slide in reading order.
 */
export function findText(deck: Deck, query: string, options: FindOptions = {}): TextMatch[] {
  const pattern = patternOf(query, options);
  if (!pattern) return [];
  return deck.slides.flatMap((slide) =>
    textsOf(slide).flatMap((text) => findIn(shownText(deck, slide, text, options), slide, text, pattern)),
  );
}

function patternOf(query: string, { matchCase = false }: FindOptions): RegExp | undefined {
  const words = query.trim();
  if (words === '') return undefined;
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/\s+/gu, '\\s+');
  // A space that was typed at an end is part of what is looked for.
  const edges = [/^\s/u, /\s$/u].map((edge) => (edge.test(query) ? '\\s+' : ''));
  return new RegExp(`${edges[0]}${escaped}${edges[1]}`, matchCase ? 'gu' : 'giu');
}

/** A stretch of a template as it reads, and where it stands in the template. */
interface Piece {
  text: string;
  pos: number;
  end: number;
  fixed: boolean;
}

/** A template as it reads, piece by piece. */
function shownText(
  deck: Deck,
  slide: Slide,
  { text, source }: SlideText,
  { formulas }: FindOptions,
): Piece[] {
  const values = new Map<number, string>();
  // Only a figure needs the rows.
  if (!formulas && text.includes('{{')) {
    for (const part of resolveText(deck, slide, text, source).parts)
      if (part.kind === 'value') values.set(part.pos, part.text);
  }
  return scan(text).flatMap(({ kind, pos, end }): Piece[] => {
    const raw = text.slice(pos, end);
    if (kind !== 'text') return [{ text: values.get(pos) ?? raw, pos, end, fixed: true }];
    // An escape is two signs that read as braces.
    return raw.split(/(\\\{\{)/u).map((part, index, parts): Piece => {
      const from = pos + parts.slice(0, index).join('').length;
      return {
        text: part === '\\{{' ? '{{' : part,
        pos: from,
        end: from + part.length,
        fixed: part === '\\{{',
      };
    });
  });
}

function findIn(pieces: readonly Piece[], slide: Slide, { place }: SlideText, pattern: RegExp): TextMatch[] {
  const shown = pieces.map(({ text }) => text).join('');
  return [...shown.matchAll(pattern)].flatMap((found): TextMatch[] => {
    const [match] = found;
    const from = found.index;
    const to = from + match.length;
    if (match === '') return [];
    let at = 0;
    const touched: { piece: Piece; start: number }[] = [];
    for (const piece of pieces) {
      if (at < to && at + piece.text.length > from) touched.push({ piece, start: at });
      at += piece.text.length;
    }
    const [first, last] = [touched[0], touched.at(-1)];
    if (!first || !last) return [];
    return [
      {
        slideId: slide.id,
        place,
        pos: first.piece.fixed ? first.piece.pos : first.piece.pos + from - first.start,
        end: last.piece.fixed ? last.piece.end : last.piece.pos + to - last.start,
        fixed: touched.some(({ piece }) => piece.fixed),
        excerpt: [excerptBefore(shown, from), match, excerptAfter(shown, to)],
      },
    ];
  });
}

const excerptBefore = (text: string, at: number): string =>
  at > AROUND ? `…${text.slice(at - AROUND, at)}` : text.slice(0, at);
const excerptAfter = (text: string, at: number): string =>
  text.length - at > AROUND ? `${text.slice(at, at + AROUND)}…` : text.slice(at);
