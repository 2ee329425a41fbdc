import { templateOf } from '../deck/plain-text.js';
import { hostTexts } from '../deck/host-texts.js';
import { resolveText } from '../deck/resolve.js';
import { slideSource } from '../deck/slide-source.js';
import { slideClaims } from '../deck/slide-claims.js';
import { textsOf, type SlidePlace } from '../deck/slide-texts.js';
import { typedFigures } from '../deck/typed-figures.js';
import type { Deck, Slide, Statement } from '../deck/types.js';
import { withoutLeftOut } from '../guard/left-out.js';
import { replaceSentences } from '../guard/replace-sentences.js';
import { oneLine } from './expressions.js';
import { loadPhrases } from './phrases/load.js';
import { isStoryHeading } from './phrases/story-words.js';
import { sentenceRuns } from './sentence-runs.js';
import { rowNotes } from './shown/row-notes.js';
import { typeNoteOf } from './shown/type-note.js';
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
 * The deck without the sentences that code did not write: of titles, texts and notes those stay that are checked, and what the host named
 * itself. A title that goes gives its place to the name of its source.
 */
export async function checkedOnly(deck: Deck): Promise<Deck> {
  await loadPhrases(deck.format.locale);
  const allowed = new Set(hostTexts(deck).map(oneLine));
  const slides = deck.slides.map((slide): Slide => {
    const checked = checkStatements(slide, deck.sources, deck.format);
    const fixed = fixedNotes(deck, slide);
    const texts = new Map(
      textsOf(slide).map((place) => [
        place.place,
        replaceSentences(
          place.text,
          sentenceRuns(slide, place, checked)
            .filter(
              ({ text, checked: found }) =>
                !found &&
                !allowed.has(oneLine(text)) &&
                !isStoryHeading(text, deck.format.locale) &&
                !fixed.has(oneLine(text)),
            )
            .map(({ pos, end }) => ({ pos, end, text: undefined })),
        ),
      ]),
    );
    const kept = (place: SlidePlace, text: string): string => texts.get(place) ?? text;
    const title = kept('title', slide.title);
    return {
      ...withoutLeftOut(slide),
      title: title || templateOf(slideSource(slide, deck.sources)?.title ?? deck.title),
      text: kept('text', slide.text),
      ...(slide.notes === undefined ? {} : { notes: kept('notes', slide.notes) }),
      blocks: slide.blocks.map((block) =>
        block.kind === 'text' ? { ...block, text: kept(`blocks/${block.id}`, block.text) } : block,
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
  const checked = checkStatements(slide, deck.sources, deck.format);
  const fixed = fixedNotes(deck, slide);
  const broken = slideClaims(deck, slide).filter(({ holds }) => !holds);
  const brokenIds = new Set(broken.map(({ id }) => id));
  const quotes = slide.claims.filter(({ id }) => brokenIds.has(id)).map(({ quote }) => oneLine(quote));
  return textsOf(slide).flatMap((place) =>
    sentenceRuns(slide, place, checked)
      .filter(({ text }) => !isStoryHeading(text, deck.format.locale))
      .map(({ text, checked: found }): CheckedSentence => {
        const { parts, problems, text: shown } = resolveText(deck, slide, text, place.source);
        const figures = parts.flatMap((part) => (part.kind === 'value' ? [part.text] : []));
        const sentence = { slideId: slide.id, field: place.place, text: oneLine(shown), figures };
        const [problem] = problems;
        if (problem) return { ...sentence, state: 'broken', why: problem.message };
        if (found) {
          const { kind, source, args } = found.statement;
          return { ...sentence, state: 'checked', statement: { kind, source, args } };
        }
        const own = oneLine(text);
        if (fixed.has(own) && place.place === 'notes') return { ...sentence, state: 'checked' };
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

/** What code says in the notes of a slide without a statement: why its chart is not of the type that was asked for, and which rows it leaves out. */
function fixedNotes({ sources, format }: Deck, slide: Slide): Set<string> {
  const own = slideSource(slide, sources);
  const shown = slide.blocks.map(({ source = '' }) =>
    Object.hasOwn(sources, source) ? sources[source] : undefined,
  );
  const frames = [own, ...shown].flatMap((source) => (source && readSource(source)?.frame) ?? []);
  const widget = own && readSource(own)?.frame.widget;
  const note = widget && typeNoteOf(slide, widget, format.locale);
  return new Set([
    ...(note === undefined ? [] : [note]),
    ...frames.flatMap((frame) => rowNotes(frame, format.locale)),
  ]);
}
