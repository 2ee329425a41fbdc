import type { AssertionKind } from '../assertion-words.js';
import type { Assertion } from './assertions.js';
import type { SentenceView } from './sentence-view.js';

export const MOVES: ReadonlySet<AssertionKind> = new Set(['up', 'down']);

const NOT =
  /(?<!\p{L})(?:(?:do|does|did|has|have|had|is|are|was|were)(?: not|n['’]t)|ne(?=\s)|n['’]|no(?=\s))\s*(?!(?:only|just|merely|simply|sólo|solo|solamente)(?!\p{L}))(?:\p{L}+\s+)?$/iu;
const NICHT = /^[^,.;:]{0,40}?(?<!\p{L})nicht(?! (?:nur|allein))(?!\p{L})/iu;

/** "Did not rise" says that it fell, or stayed. */
function isNegated({ pos, end, text }: Assertion, { masked }: SentenceView): boolean {
  const before = masked.slice(0, pos);
  if (/^(?:rose|risen|rising)$/i.test(text)) return NOT.test(before);
  return NOT.test(before) || (MOVE_OF_GERMAN.test(text) && NICHT.test(masked.slice(end)));
}
const MOVE_OF_GERMAN =
  /^(?:stieg(?:en)?|steig(?:t|en)|sank(?:en)?|sink(?:t|en)|fiel(?:en)?|f[äa]ll(?:t|en)|wuchs(?:en)?|w[äa]chst|wachsen|nimmt|nahm(?:en)?|nehmen|ging(?:en)?|geht|gehen)/iu;

/** An assertion with the way that its negation leaves. */
export function asSaid(assertion: Assertion, view: SentenceView): Assertion {
  if (!MOVES.has(assertion.kind) || !isNegated(assertion, view)) return assertion;
  return { ...assertion, kind: assertion.kind === 'up' ? 'down' : 'up' };
}
