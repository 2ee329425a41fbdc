import { findLiterals } from '../../template/index.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** Placeholders that cannot be read, name what is not there, or take what they must not. */
export function brokenPlaceholder({ problems }: SentenceView): string | undefined {
  return problems[0]?.message;
}

/** Figures inside placeholders that no row has a part in. */
export function unboundPlaceholder({ unbound }: SentenceView): string | undefined {
  const [first] = unbound;
  return first && `{{ ${first.expression} }} is ${first.mark}, not computed from rows`;
}

/** Figures outside placeholders, in digits or words. */
export function literalFigure({ text }: SentenceView, { format, allowed }: SlideView): string | undefined {
  const [literal] = findLiterals(text, { locale: format.locale, allowed });
  return literal && `"${literal.text}" stands outside placeholders`;
}
