import type { SlideText } from '../deck/slide-texts.js';
import type { Slide } from '../deck/types.js';
import { splitSentences, type Sentence } from '../guard/sentences.js';
import { oneLine } from './expressions.js';
import type { CheckedStatement } from './verify.js';

/** A sentence of a text, or several that are one statement together. `text` is its source with the space that follows it. */
export interface SentenceRun {
  text: string;
  /** Where it is in the text, in UTF-16 units. */
  pos: number;
  end: number;
  /** The statement that it words. */
  checked?: CheckedStatement;
}

/** The sentences of a text of a slide, in order, each with the statement whose words it has. */
export function sentenceRuns(
  slide: Pick<Slide, 'source'>,
  { place, text, source }: SlideText,
  checked: readonly CheckedStatement[],
): SentenceRun[] {
  const byQuote = new Map<string, CheckedStatement>();
  for (const one of checked) {
    const { statement } = one;
    // Bare expressions read the rows of their text: over those of another source the same words say something else.
    if (statement.source === slide.source && source !== slide.source) continue;
    const quote = oneLine(statement.quote);
    if (quote !== '' && (statement.field === place || !byQuote.has(quote))) byQuote.set(quote, one);
  }
  if (place === 'title') {
    const found = byQuote.get(oneLine(text));
    return text.trim() === '' ? [] : [{ text, pos: 0, end: text.length, ...(found && { checked: found }) }];
  }
  return splitSentences(text).flatMap(({ sentences }) => runsOf(sentences, byQuote));
}

function runsOf(
  sentences: readonly Sentence[],
  byQuote: ReadonlyMap<string, CheckedStatement>,
): SentenceRun[] {
  const spoken = sentences.filter(({ text }) => text.trim() !== '');
  const runs: SentenceRun[] = [];
  for (let from = 0; from < spoken.length;) {
    const { end, checked } = longestRun(spoken, from, byQuote);
    const pos = spoken[from]?.pos ?? 0;
    const text = joined(spoken.slice(from, end));
    runs.push({ text, pos, end: pos + text.length, ...(checked && { checked }) });
    from = end;
  }
  return runs;
}

function longestRun(
  sentences: readonly Sentence[],
  from: number,
  byQuote: ReadonlyMap<string, CheckedStatement>,
): { end: number; checked?: CheckedStatement } {
  for (let end = sentences.length; end > from; end -= 1) {
    const checked = byQuote.get(oneLine(joined(sentences.slice(from, end))));
    if (checked) return { end, checked };
  }
  return { end: from + 1 };
}

const joined = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join('');
