import type { Run } from '../layout/types.js';
import type { SentenceState } from '../statements/check-deck.js';
import { typedFigures } from './typed-figures.js';

/** Where a sentence ends that is not checked, in UTF-16 units of the paragraph's text. */
export interface SentenceEnd {
  pos: number;
  state: Exclude<SentenceState, 'checked'>;
}

interface Annotations {
  locale: string;
  /** Texts of the host, whose figures are not typed. */
  allowed: readonly string[];
  ends: readonly SentenceEnd[];
  /** Stretches of the text that code wrote: words such as "doubled" are computed there as figures are. */
  checked: readonly { pos: number; end: number }[];
}

/** Cuts runs where a typed figure begins and ends, and where a sentence ends that is not checked. */
export function annotateRuns(runs: readonly Run[], { locale, allowed, ends, checked }: Annotations): Run[] {
  // Placeholders stand for computed figures, so that `-{{ x }}` is found.
  const stand = (run: Run): string => (run.figure ? '{{ v }}' : run.text);
  const found = typedFigures(runs.map(stand).join(''), locale, allowed);
  let [from, textFrom] = [0, 0];
  return runs.flatMap((run): Run[] => {
    const [start, textStart] = [from, textFrom];
    from += stand(run).length;
    textFrom += run.text.length;
    const isChecked = (pos: number): boolean =>
      checked.some((one) => one.pos <= textStart + pos && textStart + pos < one.end);
    const typed = run.figure
      ? []
      : found
          .filter(({ pos, end }) => pos < from && end > start)
          .map(({ pos, end }) => ({
            pos: Math.max(pos - start, 0),
            end: Math.min(end - start, run.text.length),
          }))
          .filter(({ pos }) => !isChecked(pos));
    const own = ends
      .filter(({ pos }) => pos > textStart && pos <= textFrom)
      // A figure or a link stays one: what ends within it is marked behind it.
      .map(({ pos, state }) => ({ pos: isWhole(run) ? run.text.length : pos - textStart, state }));
    const cuts = [
      ...typed.flatMap(({ pos, end }) => [pos, end]),
      ...own.map(({ pos }) => pos),
      run.text.length,
    ];
    const pieces: Run[] = [];
    let at = 0;
    for (const cut of cuts.sort((a, b) => a - b)) {
      if (cut <= at) continue;
      const isTyped = typed.some(({ pos, end }) => pos <= at && at < end);
      const ended = own.findLast(({ pos }) => pos === cut);
      pieces.push({
        ...run,
        text: run.text.slice(at, cut),
        ...(isTyped && { typed: true }),
        ...(ended && { ends: ended.state }),
      });
      at = cut;
    }
    return pieces;
  });
}

const isWhole = ({ figure, href }: Run): boolean => figure !== undefined || href !== undefined;
