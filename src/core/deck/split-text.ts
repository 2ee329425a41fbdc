import { splitSentences } from '../guard/sentences.js';
import { layoutSlide } from '../layout/layout-slide.js';
import { createSlide } from './create-deck.js';
import { continuedTitle } from './continued-title.js';
import { stands } from './slide-claims.js';
import { textsOf } from './slide-texts.js';
import type { Claim, Deck, Slide } from './types.js';

/** More slides than these nobody turns. */
const MOST_PAGES = 20;
const NUMBERED = /^(\s*)(\d{1,3})(?=[.)][ \t])/u;

/**
 * A slide whose text does not fit, as the slide with what fits and those that go on with the rest, under the same title. Text is parted
 * at a paragraph or a point of a list, a paragraph that is too long by itself at a sentence; claims and variables go with the sentences
 * that need them. Empty where the text fits, or cannot be parted.
 */
export function splitText(deck: Deck, slide: Slide): Slide[] {
  if (fits(deck, slide)) return [];
  const pages: Slide[] = [];
  let page = slide;
  while (!fits(deck, page) && pages.length < MOST_PAGES) {
    const parted = partedText(deck, page);
    if (!parted) break;
    const [before, rest] = parted;
    pages.push({ ...page, text: before });
    page = createSlide({
      layout: 'text',
      title: continuedTitle(slide.title, deck.format.locale),
      text: rest,
      ...(slide.source === undefined ? {} : { source: slide.source }),
      variables: slide.variables,
      claims: slide.claims,
      origin: slide.origin,
    });
  }
  return pages.length === 0 ? [] : withTheirOwn([...pages, page]);
}

function fits(deck: Deck, slide: Slide): boolean {
  const { boxes } = layoutSlide(deck, slide, { index: 0 });
  return !boxes.some((box) => box.kind === 'text' && box.field === 'text' && box.overflow);
}

/** As much of a text as fits, and the rest; undefined where not even its first piece does. */
function partedText(deck: Deck, slide: Slide): [string, string] | undefined {
  const points = piecesOf(slide.text);
  return (
    partedAt(deck, slide, points) ?? partedAt(deck, slide, [...sentencesOf(points[0]), ...points.slice(1)])
  );
}

/** The most pieces that fit, found by halving: each try sets the whole slide. */
function partedAt(deck: Deck, slide: Slide, pieces: readonly string[]): [string, string] | undefined {
  const upTo = (count: number): string => pieces.slice(0, count).join('').trimEnd();
  let [fitting, tooMany] = [0, pieces.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(deck, { ...slide, text: upTo(middle) })) fitting = middle;
    else tooMany = middle;
  }
  return fitting === 0 ? undefined : [upTo(fitting), goingOn(pieces, fitting)];
}

/** Paragraphs and points of lists; what is nested stays with its point. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { lead, sentences } of splitSentences(text)) {
    const piece = lead + sentences.map((sentence) => sentence.text).join('');
    if (pieces.length > 0 && /^\n[ \t]+\S/u.test(piece)) pieces.push(`${pieces.pop()}${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

function sentencesOf(piece = ''): string[] {
  return splitSentences(piece).flatMap(({ lead, sentences }) =>
    sentences.map(({ text }, at) => (at === 0 ? lead + text : text)),
  );
}

/** A list whose points are all written `1.` goes on with the number that its first point here was shown with. */
function goingOn(pieces: readonly string[], from: number): string {
  const rest = pieces.slice(from).join('').trimStart();
  if (!NUMBERED.test(rest)) return rest;
  let first = from;
  while (first > 0 && NUMBERED.test(pieces[first - 1] ?? '')) first -= 1;
  if (first === from) return rest;
  const start = Number(NUMBERED.exec(pieces[first] ?? '')?.[2]);
  return rest.replace(NUMBERED, (_, space: string) => `${space}${start + from - first}`);
}

/** Each slide with the claims and variables of its own sentences; the first one keeps those that no sentence needs. */
function withTheirOwn(pages: readonly Slide[]): Slide[] {
  const owned = pages.map(ownOf);
  return pages.map((page, at): Slide => {
    const own = owned[at] as Own;
    const isMine = <T>(one: T, of: (other: Own) => ReadonlySet<T>): boolean =>
      of(own).has(one) || (at === 0 && owned.every((other) => !of(other).has(one)));
    return {
      ...page,
      claims: page.claims.filter((claim) => isMine(claim, ({ claims }) => claims)),
      variables: Object.fromEntries(
        Object.entries(page.variables).filter(([name]) => isMine(name, ({ variables }) => variables)),
      ),
    };
  });
}

interface Own {
  claims: ReadonlySet<Claim>;
  /** Names. */
  variables: ReadonlySet<string>;
}

function ownOf(slide: Slide): Own {
  const texts = textsOf(slide).map(({ text }) => text);
  const claims = slide.claims.filter(({ quote }) => texts.some((text) => stands(quote, text)));
  const variables = new Set<string>();
  const look = (text: string): void => {
    for (const [name, variable] of Object.entries(slide.variables)) {
      if (variables.has(name) || !text.includes(name)) continue;
      variables.add(name);
      if (typeof variable === 'object' && variable !== null) look(variable.expr);
    }
  };
  for (const text of [...texts, ...claims.map(({ test }) => test)]) look(text);
  return { claims: new Set(claims), variables };
}
