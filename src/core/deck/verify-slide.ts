import { findInText } from '../template/literals.js';
import { scan } from '../template/scan.js';
import type { ResolvedPart, TemplateProblem } from '../template/types.js';
import { loadPhrases, phrasesReady } from '../statements/phrases/load.js';
import { checkStatements } from '../statements/verify.js';
import { slideSentences, type CheckedSentence } from '../statements/check-deck.js';
import { blockFigures } from './block-figures.js';
import { hostTexts } from './host-texts.js';
import { resolveText } from './resolve.js';
import { slideClaims, type SlideClaim } from './slide-claims.js';
import { textsOf, type SlidePlace } from './slide-texts.js';
import { typedFigures, type Stretch } from './typed-figures.js';
import type { Deck, Slide } from './types.js';

/**
 * Why a figure does not count as verified: the host or the user gave its value, its expression holds a number of its
 * own, it was typed as text, or its placeholder cannot be computed.
 */
export type Doubt = 'given' | 'literal' | 'typed' | 'failed';

export interface UnverifiedFigure {
  place: SlidePlace;
  /** As it shows on the slide. */
  text: string;
  doubt: Doubt;
  /** UTF-16 offsets in the template of its place. */
  pos: number;
  end: number;
}

export interface SlideVerification {
  /** Figures that code computed from rows. */
  verified: number;
  unverified: UnverifiedFigure[];
  /** Sentences that stand or fall with the rows, those of the notes among them. */
  claims: SlideClaim[];
  /** Every sentence with its state, those of the notes last. */
  sentences: CheckedSentence[];
}

/** Says of every figure on a slide whether it was computed from rows, and of every claim whether it holds. */
export function verifySlide(
  deck: Deck,
  slide: Slide,
  allowed: readonly string[] = hostTexts(deck),
): SlideVerification {
  const { locale } = deck.format;
  const sentences = slideSentences(deck, slide, allowed);
  const quotes = checkedQuotes(deck, slide);
  let verified = blockFigures(deck, slide).length;
  const unverified: UnverifiedFigure[] = [];
  for (const { place, text, source } of textsOf(slide)) {
    if (place === 'notes') continue;
    const { parts, problems } = resolveText(deck, slide, text, source);
    const failed = failures(text, problems);
    // Words such as "doubled" in a sentence of code are computed as its figures are.
    const worded = quotes.flatMap((quote) => stretchesOf(quote, text));
    const typed = typedFigures(text, locale, allowed).filter(
      ({ pos }) => ![...failed, ...worded].some((one) => one.pos <= pos && pos < one.end),
    );
    const values = parts.filter((part): part is ValuePart => part.kind === 'value');
    verified += values.filter(({ mark }) => mark === 'computed').length;
    const doubted: UnverifiedFigure[] = [
      ...values.flatMap(({ mark, text: shown, pos, end }) =>
        // A given name or a word is no figure: there is nothing to verify.
        mark === 'computed' || findInText(shown, { locale, allowed }).length === 0
          ? []
          : [{ place, text: shown, doubt: mark, pos, end }],
      ),
      ...typed.map(({ text: shown, pos, end }) => ({
        place,
        text: shown,
        doubt: 'typed' as const,
        pos,
        end,
      })),
      ...failed.map((failure) => ({ ...failure, place, doubt: 'failed' as const })),
    ];
    unverified.push(...doubted.sort((a, b) => a.pos - b.pos));
  }
  return {
    verified,
    unverified,
    claims: slideClaims(deck, slide),
    sentences,
  };
}

/** Placeholders with a problem, each once, as they stand in the text. */
function failures(text: string, problems: readonly TemplateProblem[]): Stretch[] {
  return scan(text)
    .filter(({ kind, pos, end }) => kind !== 'text' && problems.some((at) => pos <= at.pos && at.pos < end))
    .map(({ pos, end }) => ({ text: text.slice(pos, end), pos, end }));
}

/** The same once the words of the deck's language are there: undefined until then, and `ready` is called when they are. */
export function verifyOnceReady(deck: Deck, slide: Slide, ready: () => void): SlideVerification | undefined {
  const { locale } = deck.format;
  if (phrasesReady(locale)) return verifySlide(deck, slide);
  void loadPhrases(locale).then(ready);
  return undefined;
}

const checkedQuotes = ({ sources, format }: Deck, slide: Slide): string[] =>
  checkStatements(slide, sources, format).map(({ statement }) => statement.quote);

function stretchesOf(quote: string, text: string): Stretch[] {
  const pos = quote === '' ? -1 : text.indexOf(quote);
  return pos < 0 ? [] : [{ text: quote, pos, end: pos + quote.length }];
}

type ValuePart = Extract<ResolvedPart, { kind: 'value' }>;
