import { resolveText } from '../deck/resolve.js';
import { readerSentence } from '../deck/slide-claims.js';
import { textsOf, type SlidePlace, type SlideText } from '../deck/slide-texts.js';
import type { Deck, Slide, Statement, Variable } from '../deck/types.js';
import { oneLine } from '../statements/expressions.js';
import { sentenceRuns } from '../statements/sentence-runs.js';
import { hostTitle } from '../statements/story/slide-text.js';
import { checkStatements } from '../statements/verify.js';
import { followClaims } from './follow-claims.js';
import { followHeadline } from './follow-headline.js';
import { followStatements, type FollowedSlide, type SpokenStatement } from './follow-statements.js';
import { replaceSentences, type Replacement } from '../guard/replace-sentences.js';

/** A sentence of a statement that code worded anew, since the new rows say something else. */
export interface SentenceChange {
  slideId: string;
  place: SlidePlace;
  /** As a reader saw it, over the rows of before. */
  before: string;
  /** As a reader sees it now, over the new rows; absent where nothing of it holds, so that the sentence is gone. */
  after?: string;
  /** The kind of statement that it was: `leader`, `trend`, … */
  kind: string;
  /** The kind that it is now. Absent where it is none: a sentence that is gone, or a title that is its widget's own again. */
  kindAfter?: string;
}

export interface RewordedSlide {
  slide: Slide;
  sentences: SentenceChange[];
}

/**
 * A slide of `before` as it is over the rows of `after`: every sentence that was checked is so again, with the same statement, with what
 * became of it, or it is gone. Sentences of people and models stay word for word. Undefined where the slide has no checked sentence.
 */
export function rewordSlide(before: Deck, after: Deck, slide: Slide): RewordedSlide | undefined {
  const spoken = spokenStatements(before, slide);
  if (spoken.length === 0) return undefined;
  const found = followStatements(spoken, slide, after);
  const texts = replacementsOf(spoken, found, after);
  const statements = (slide.statements ?? []).flatMap((statement): Statement[] => {
    const one = spoken.find(({ checked }) => checked.statement === statement);
    const now = one && found.followed.get(one);
    if (!one) return [statement];
    if (!now) return [];
    const { kind, finding } = now.offer;
    const { with: _, ...own } = statement;
    const beside = now.beside ? { with: now.beside.statement } : {};
    return [{ ...own, kind, args: { ...finding.args }, quote: now.quote, ...beside }];
  });
  const text = (place: SlidePlace, own: string): string => replaceSentences(own, texts.get(place) ?? []);
  const reworded: Slide = {
    ...slide,
    title: texts.get('title')?.[0]?.text ?? slide.title,
    text: text('text', slide.text),
    ...(slide.notes === undefined ? {} : { notes: text('notes', slide.notes) }),
    claims: followClaims(slide, spoken, found),
    statements,
    blocks: followHeadline(slide, spoken, found, after).map((block) =>
      block.kind === 'text' ? { ...block, text: text(`blocks/${block.id}`, block.text) } : block,
    ),
    variables: found.variables,
  };
  const now = { ...reworded, variables: neededVariables(reworded, slide, spoken) };
  return { slide: now, sentences: changesOf(spoken, found, { before, after, slide, now }) };
}

/** The checked statements of a slide that stand on it, in reading order. */
function spokenStatements(deck: Deck, slide: Slide): SpokenStatement[] {
  const checked = checkStatements(slide, deck.sources, deck.format);
  const spoken = new Map<Statement, SpokenStatement>();
  for (const place of textsOf(slide))
    for (const run of sentenceRuns(slide, place, checked)) {
      if (!run.checked) continue;
      const { statement } = run.checked;
      const at = [...(spoken.get(statement)?.at ?? []), { place, run }];
      spoken.set(statement, { checked: run.checked, at });
    }
  return [...spoken.values()];
}

function replacementsOf(
  spoken: readonly SpokenStatement[],
  { followed }: FollowedSlide,
  { sources }: Deck,
): Map<SlidePlace, Replacement[]> {
  const found = new Map<SlidePlace, Replacement[]>();
  for (const one of spoken) {
    const { quote, source } = one.checked.statement;
    const now = followed.get(one);
    if (now?.quote === quote) continue;
    for (const { place, run } of one.at) {
      const { title, widget } = sources[source] ?? { title: '' };
      const words = now?.quote ?? (place.place === 'title' ? hostTitle(widget ?? { title }) : undefined);
      found.set(place.place, [
        ...(found.get(place.place) ?? []),
        { pos: run.pos, end: run.end, text: words },
      ]);
    }
  }
  return found;
}

/** As `tell` names them. */
const BY_CODE = /^figure_[a-z]+$/;

/** Without the variables that only sentences of before needed. */
function neededVariables(
  slide: Slide,
  before: Slide,
  spoken: readonly SpokenStatement[],
): Record<string, Variable> {
  const { variables, ...rest } = slide;
  const quotes = spoken.map(({ checked }) => checked.statement.quote).join('\n');
  const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
  const written = JSON.stringify([rest, Object.values(variables)]);
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) =>
        !BY_CODE.test(name) ||
        names(written, name) ||
        (Object.hasOwn(before.variables, name) && !names(quotes, name)),
    ),
  );
}

function changesOf(
  spoken: readonly SpokenStatement[],
  { followed }: FollowedSlide,
  { before, after, slide, now }: { before: Deck; after: Deck; slide: Slide; now: Slide },
): SentenceChange[] {
  return spoken.flatMap((one) => {
    const { kind, quote } = one.checked.statement;
    const next = followed.get(one);
    if (next?.quote === quote) return [];
    return one.at.flatMap(({ place: { place, source } }): SentenceChange[] => {
      const was = asRead(before, slide, { place, text: quote, source });
      const words = next?.quote ?? (place === 'title' ? now.title : undefined);
      const is = words === undefined ? undefined : asRead(after, now, { place, text: words, source });
      if (is === was) return [];
      const change = { slideId: slide.id, place, before: was, kind };
      return [
        {
          ...change,
          ...(is === undefined ? {} : { after: is }),
          ...(next ? { kindAfter: next.offer.kind } : {}),
        },
      ];
    });
  });
}

/** A title is no Markdown. */
const asRead = (deck: Deck, slide: Slide, { place, text, source }: SlideText): string =>
  place === 'title'
    ? oneLine(resolveText(deck, slide, text, source).text)
    : readerSentence(deck, slide, text, source);
