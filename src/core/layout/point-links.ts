import { slidesOfSources } from '../deck/slide-links.js';
import type { Deck, Slide } from '../deck/types.js';
import { toParagraphs } from './paragraphs.js';
import { isRightToLeft } from './reading-direction.js';
import type { Paragraph, Run } from './types.js';

const NAMES = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** The points of a summary or closing slide, each with an arrow behind it that leads to the slide with its figures. */
export function withPointLinks(
  deck: Deck,
  slide: Slide,
  paragraphs: readonly Paragraph[],
): readonly Paragraph[] {
  const slides = slidesOfSources(deck, slide);
  if (slides.size === 0) return paragraphs;
  const arrow = isRightToLeft(deck.format.locale) ? '←' : '→';
  return paragraphs.map((paragraph): Paragraph => {
    const sources = sourcesOf(paragraph, slide);
    // What is said of the rows of several slides belongs to none of them.
    const [source] = sources.size === 1 ? sources : [];
    const slideId = source === undefined ? undefined : slides.get(source);
    if (slideId === undefined) return paragraph;
    return {
      ...paragraph,
      runs: [...paragraph.runs, { text: '\u00a0' }, { text: arrow, bold: true, slideId }],
    };
  });
}

/** Whose rows the figures and names of a paragraph come from; one without any is found among the statements. */
function sourcesOf({ runs }: Paragraph, { variables, statements = [] }: Slide): Set<string> {
  const figures = runs.flatMap(({ figure }) => figure ?? []);
  if (figures.length === 0) {
    const said = textOf(runs);
    return new Set(statements.filter(({ quote }) => plainly(quote) === said).map(({ source }) => source));
  }
  const names = figures.flatMap(({ expression }) => expression.match(NAMES) ?? []);
  return new Set(
    names.flatMap((name) => {
      const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
      return typeof variable === 'object' ? (variable?.source ?? []) : [];
    }),
  );
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** As a reader sees a text without figures. */
const plainly = (text: string): string =>
  toParagraphs({ text, parts: [{ kind: 'text', text }], problems: [] })
    .map(({ runs }) => textOf(runs))
    .join(' ');
