import { typeNoteOf } from '../analyst/type-note.js';
import { hostTexts } from '../deck/host-texts.js';
import { resolveText } from '../deck/resolve.js';
import { slideClaims } from '../deck/slide-claims.js';
import { textsOf, type SlidePlace, type SlideText } from '../deck/slide-texts.js';
import { typedFigures } from '../deck/typed-figures.js';
import type { Deck, Slide, Statement } from '../deck/types.js';
import { splitSentences } from '../guard/sentences.js';
import { oneLine } from './expressions.js';
import { loadPhrases } from './phrases/load.js';
import { checkStatements, readSource } from './verify.js';

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
 * The same for one slide; `loadPhrases` must have loaded the deck's language.
 * @param allowed texts of the host, whose figures are not typed
 */
export function slideSentences(
  deck: Deck,
  slide: Slide,
  allowed: readonly string[] = hostTexts(deck),
): CheckedSentence[] {
  const statements = new Map(
    checkStatements(slide, deck.sources, deck.format).map(({ statement }) => [
      oneLine(statement.quote),
      statement,
    ]),
  );
  const source = Object.hasOwn(deck.sources, slide.source ?? '')
    ? deck.sources[slide.source ?? '']
    : undefined;
  const widget = source && readSource(source)?.frame.widget;
  const typeNote = widget && typeNoteOf(slide, widget, deck.format.locale);
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
      if (own === typeNote && place.place === 'notes') return { ...sentence, state: 'checked' };
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

/** The sentences of a text; several that are one statement together are one. */
function runsOf(
  { place, text }: SlideText,
  statements: ReadonlyMap<string, Statement>,
): { text: string; statement?: Statement }[] {
  if (place === 'title') {
    const statement = statements.get(oneLine(text));
    return text.trim() === '' ? [] : [{ text, ...(statement ? { statement } : {}) }];
  }
  return splitSentences(text).flatMap(({ sentences }) => {
    const texts = sentences.map((sentence) => sentence.text).filter((sentence) => sentence.trim() !== '');
    const runs: { text: string; statement?: Statement }[] = [];
    for (let from = 0; from < texts.length;) {
      const found = longestRun(texts, from, statements);
      runs.push(
        found
          ? { text: texts.slice(from, found.end).join(''), statement: found.statement }
          : { text: texts[from] as string },
      );
      from = found?.end ?? from + 1;
    }
    return runs;
  });
}

function longestRun(
  texts: readonly string[],
  from: number,
  statements: ReadonlyMap<string, Statement>,
): { end: number; statement: Statement } | undefined {
  for (let end = texts.length; end > from; end -= 1) {
    const statement = statements.get(oneLine(texts.slice(from, end).join('')));
    if (statement) return { end, statement };
  }
  return undefined;
}
