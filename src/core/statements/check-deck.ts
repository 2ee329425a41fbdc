import { hostTexts } from '../deck/host-texts.js';
import { resolveText } from '../deck/resolve.js';
import { slideSource } from '../deck/slide-source.js';
import { slideClaims } from '../deck/slide-claims.js';
import { textsOf, type SlidePlace, type SlideText } from '../deck/slide-texts.js';
import { typedFigures } from '../deck/typed-figures.js';
import type { Deck, Slide, Statement } from '../deck/types.js';
import { joinSentences, splitSentences, type Sentence } from '../guard/sentences.js';
import { oneLine } from './expressions.js';
import { loadPhrases } from './phrases/load.js';
import { checkStatements } from './verify.js';

/**
 * `checked`: code wrote it from a statement that holds. `computed`: other words, and every figure comes from rows. `typed`: somebody typed a
 * figure of it. `broken`: a placeholder or a claim of it fails.
 */
export type SentenceState = 'checked' | 'computed' | 'typed' | 'broken';

export interface CheckedSentence {
  slideId: string;
  field: SlidePlace;
  /** As a reader sees it, Markdown and all. */
  text: string;
  state: SentenceState;
  /** What a checked sentence says, as data. */
  statement?: Pick<Statement, 'kind' | 'source' | 'args'>;
  /** The figures and names in it that are computed from rows, as they are printed. */
  figures: string[];
  /** Why it is broken, or which figures were typed. */
  why?: string;
}

/**
 * Every sentence of a deck, with what became of it when it was checked against the deck's rows: whoever wrote the deck, and whatever it says
 * of itself. A deck without rows has no checked sentence.
 */
export async function checkDeck(deck: Deck): Promise<CheckedSentence[]> {
  await loadPhrases(deck.format.locale);
  const allowed = hostTexts(deck);
  return deck.slides.flatMap((slide) => slideSentences(deck, slide, allowed));
}

/**
 * The deck without the sentences that code did not write: of titles, texts and notes those stay that are checked, and what the host named
 * itself. A title that goes gives its place to the name of its source.
 */
export async function checkedOnly(deck: Deck): Promise<Deck> {
  await loadPhrases(deck.format.locale);
  const allowed = new Set(hostTexts(deck).map(oneLine));
  const slides = deck.slides.map((slide): Slide => {
    const statements = statementsOf(deck, slide);
    const stays = (text: string): boolean => allowed.has(oneLine(text)) || statements.has(oneLine(text));
    const kept = (text: string): string => {
      const blocks = splitSentences(text).map((block) => ({
        ...block,
        sentences: runsIn(block.sentences, statements).flatMap(({ sentences, statement }) =>
          (statement ?? stays(sentences.map((one) => one.text).join(''))) ? sentences : [],
        ),
      }));
      return joinSentences(blocks.filter(({ sentences }) => sentences.length > 0));
    };
    return {
      ...slide,
      title: stays(slide.title)
        ? slide.title
        : (slideSource(slide, deck.sources)?.title ?? deck.title).replaceAll('{{', '\\{{'),
      text: kept(slide.text),
      ...(slide.notes === undefined ? {} : { notes: kept(slide.notes) }),
      blocks: slide.blocks.map((block) =>
        block.kind === 'text' ? { ...block, text: kept(block.text) } : block,
      ),
    };
  });
  return { ...deck, slides };
}

/**
 * Every sentence of one slide; `loadPhrases` must have loaded the deck's language.
 * @param allowed texts of the host, whose figures are not typed
 */
export function slideSentences(
  deck: Deck,
  slide: Slide,
  allowed: readonly string[] = hostTexts(deck),
): CheckedSentence[] {
  const statements = statementsOf(deck, slide);
  const broken = slideClaims(deck, slide).filter(({ holds }) => !holds);
  const brokenIds = new Set(broken.map(({ id }) => id));
  const quotes = slide.claims.filter(({ id }) => brokenIds.has(id)).map(({ quote }) => oneLine(quote));
  return textsOf(slide).flatMap((place) =>
    runsOf(place, statements).map(({ text, statement }): CheckedSentence => {
      const { parts, problems, text: shown } = resolveText(deck, slide, text, place.source);
      const figures = parts.flatMap((part) => (part.kind === 'value' ? [part.text] : []));
      const sentence = { slideId: slide.id, field: place.place, text: oneLine(shown), figures };
      const [problem] = problems;
      if (problem) return { ...sentence, state: 'broken', why: problem.message };
      if (statement) {
        const { kind, source, args } = statement;
        return { ...sentence, state: 'checked', statement: { kind, source, args } };
      }
      const own = oneLine(text);
      if (quotes.some((quote) => quote !== '' && (own.includes(quote) || quote.includes(own))))
        return { ...sentence, state: 'broken', why: 'The rows do not bear out what it claims.' };
      const given = parts.filter((part) => part.kind === 'value' && part.mark !== 'computed');
      const typed = [...typedFigures(text, deck.format.locale, allowed), ...given].map((one) => one.text);
      return typed.length > 0
        ? { ...sentence, state: 'typed', why: `Typed: ${typed.join(', ')}` }
        : { ...sentence, state: 'computed' };
    }),
  );
}

/** The checked statements of a slide by their words. */
const statementsOf = (deck: Deck, slide: Slide): Map<string, Statement> =>
  new Map(
    checkStatements(slide, deck.sources, deck.format).map(({ statement }) => [
      oneLine(statement.quote),
      statement,
    ]),
  );

/** The sentences of a text; several that are one statement together are one. */
function runsOf(
  { place, text }: SlideText,
  statements: ReadonlyMap<string, Statement>,
): { text: string; statement?: Statement }[] {
  if (place === 'title') {
    const statement = statements.get(oneLine(text));
    return text.trim() === '' ? [] : [{ text, ...(statement ? { statement } : {}) }];
  }
  return splitSentences(text).flatMap(({ sentences }) =>
    runsIn(
      sentences.filter((sentence) => sentence.text.trim() !== ''),
      statements,
    ).map(({ sentences: run, statement }) => ({
      text: run.map((one) => one.text).join(''),
      ...(statement ? { statement } : {}),
    })),
  );
}

/** Sentences that are one statement together, the longest first; all others by themselves. */
function runsIn(
  sentences: readonly Sentence[],
  statements: ReadonlyMap<string, Statement>,
): { sentences: Sentence[]; statement?: Statement }[] {
  const runs: { sentences: Sentence[]; statement?: Statement }[] = [];
  for (let from = 0; from < sentences.length;) {
    let end = sentences.length;
    const said = (): Statement | undefined =>
      statements.get(
        oneLine(
          sentences
            .slice(from, end)
            .map(({ text }) => text)
            .join(''),
        ),
      );
    while (end > from + 1 && !said()) end -= 1;
    const statement = said();
    runs.push({ sentences: sentences.slice(from, end), ...(statement ? { statement } : {}) });
    from = end;
  }
  return runs;
}
