import { lineSegments } from '../layout/break-lines.js';
import { graphemes } from '../layout/graphemes.js';
import { measureText, truncateText, type TextStyle } from '../layout/measure.js';

export interface FittedLabel {
  lines: string[];
  /** True where a word had to be cut: the label does not say all it should. */
  cut: boolean;
}

const HANGUL = /\p{Script=Hangul}/u;

/** As a slide's text breaks, and after hyphens, slashes and dashes; a Korean word too long for a line between syllables. */
function pieces(text: string, width: number, style: TextStyle): string[] {
  return lineSegments(text)
    .flatMap((piece) => piece.split(/(?<=[-/–])/u))
    .flatMap((piece) =>
      HANGUL.test(piece) && measureText(piece.trimEnd(), style) > width ? [...graphemes(piece)] : [piece],
    );
}

/** A label in at most `most` lines of a width, measured; the last line ends in an ellipsis where it does not fit. */
export function wrapLabel(text: string, width: number, most: number, fontSize: number): FittedLabel {
  const style = { fontSize };
  const lines: string[] = [];
  let current = '';
  let cut = false;
  const all = pieces(text, width, style);
  for (let i = 0; i < all.length; i += 1) {
    const piece = all[i] ?? '';
    if (measureText((current + piece).trimEnd(), style) <= width) {
      current += piece;
      continue;
    }
    if (current !== '' && lines.length < most - 1) {
      lines.push(current.trimEnd());
      current = piece;
      if (measureText(piece.trimEnd(), style) <= width) continue;
    }
    // The rest has one line left, or a single word is too long for any.
    const rest = current === piece ? all.slice(i) : [current, ...all.slice(i)];
    current = truncateText(rest.join(''), width, style);
    cut = true;
    break;
  }
  if (current !== '') lines.push(current.trimEnd());
  return { lines: lines.length > 0 ? lines : [text], cut };
}

/**
 * Names that stand side by side, each in at most `most` lines of a width. Where cut ones would read alike, what they
 * share is left out of their middle instead: "Depart… North" and "Depart… South".
 */
export function wrapNames(
  names: readonly string[],
  width: number,
  most: number,
  fontSize: number,
): FittedLabel[] {
  const fit = (name: string): FittedLabel => wrapLabel(name, width, most, fontSize);
  const fitted = names.map(fit);
  const alike = new Map<string, Set<string>>();
  fitted.forEach(({ lines, cut }, i) => {
    if (!cut) return;
    const shown = lines.join(' ');
    alike.set(shown, (alike.get(shown) ?? new Set()).add(names[i] ?? ''));
  });
  return fitted.map((label, i) => {
    const group = label.cut ? alike.get(label.lines.join(' ')) : undefined;
    return group === undefined || group.size < 2 ? label : withoutMiddle(names[i] ?? '', [...group], fit);
  });
}

/** A name by its beginning and by the words from which on it differs from the others. */
function withoutMiddle(
  name: string,
  group: readonly string[],
  fit: (name: string) => FittedLabel,
): FittedLabel {
  const others = group.filter((it) => it !== name);
  const shared = Math.max(...others.map((other) => sharedLength(name, other)));
  const tail = name.slice(name.lastIndexOf(' ', shared) + 1);
  let best = { ...fit(`…${tail}`), cut: true };
  let head = '';
  for (const character of graphemes(name.slice(0, name.length - tail.length))) {
    head += character;
    const shown = fit(`${head.trimEnd()}… ${tail}`);
    if (shown.cut) break;
    best = { ...shown, cut: true };
  }
  return best;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
