import { measureText, truncateText } from '../layout/measure.js';

export interface FittedLabel {
  lines: string[];
  /** True where a word had to be cut: the label does not say all it should. */
  cut: boolean;
}

// Chinese, Japanese and Thai break between characters, everything else at spaces and after hyphens and slashes.
const UNSPACED = /[\u0e00-\u0e7f\u2e80-\u9fff\uac00-\ud7a3\uff00-\uffef]/u;

function pieces(text: string): string[] {
  return text
    .split(/(?<=[\s\-/–])/u)
    .flatMap((word) => (UNSPACED.test(word) ? Array.from(word) : [word]))
    .filter((word) => word !== '');
}

/** A label in at most `most` lines of a width, measured; the last line ends in an ellipsis where it does not fit. */
export function wrapLabel(text: string, width: number, most: number, fontSize: number): FittedLabel {
  const style = { fontSize };
  const lines: string[] = [];
  let current = '';
  let cut = false;
  const all = pieces(text);
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
