import { graphemes } from './graphemes.js';
import type { Run } from './types.js';

interface Piece {
  run: Run;
  text: string;
}

/**
 * The longest beginning of a text that fits, with an ellipsis. A run with digits of a figure stands whole or not at all:
 * half of it would be another figure.
 */
export function cutToFit(runs: readonly Run[], fits: (runs: readonly Run[]) => boolean): Run[] {
  const pieces = runs.flatMap((run): Piece[] =>
    run.figure && /\p{N}/u.test(run.text)
      ? [{ run, text: run.text }]
      : Array.from(graphemes(run.text), (text) => ({ run, text })),
  );
  let least = 0;
  let most = pieces.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(ended(pieces.slice(0, middle)))) least = middle;
    else most = middle - 1;
  }
  return ended(pieces.slice(0, least));
}

/** Pieces joined to runs again, without spaces before the ellipsis. */
function ended(pieces: readonly Piece[]): Run[] {
  const kept = [...pieces];
  while (kept.at(-1)?.text.trim() === '') kept.pop();
  const joined: Run[] = [];
  let open: Run | undefined;
  for (const { run, text } of kept) {
    const last = joined.at(-1);
    if (last && run === open) joined[joined.length - 1] = { ...last, text: last.text + text };
    else joined.push({ ...run, text });
    open = run;
  }
  return [...joined, { text: '…' }];
}
