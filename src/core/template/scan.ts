import { LIMITS } from './limits.js';

/** Why a stretch is no placeholder: never closed, too long, or one too many. */
export type BadReason = 'unclosed' | 'long' | 'many';

/** A stretch of template text. A `text` segment's `text` has its escapes resolved; offsets are of the source. */
export type Segment =
  | { kind: 'text'; pos: number; end: number; text: string }
  | { kind: 'placeholder'; pos: number; end: number }
  | { kind: 'bad'; pos: number; end: number; reason: BadReason };

/** Cuts a template into text and placeholders, knowing that `}}` and `{{` inside a string or backticks are text. */
export function scan(text: string): Segment[] {
  const segments: Segment[] = [];
  let pos = 0;
  let from = 0;
  let piece = '';
  const flush = (end: number) => {
    piece += text.slice(from, end);
    if (piece) segments.push({ kind: 'text', pos, end, text: piece });
    piece = '';
  };
  for (let placeholders = 0; ;) {
    const open = text.indexOf('{{', from);
    if (open < 0) break;
    if (open > from && text[open - 1] === '\\') {
      piece += `${text.slice(from, open - 1)}{{`;
      from = open + 2;
      continue;
    }
    flush(open);
    const many = ++placeholders > LIMITS.placeholders;
    const segment: Segment = many
      ? { kind: 'bad', pos: open, end: text.length, reason: 'many' }
      : scanPlaceholder(text, open);
    segments.push(segment);
    pos = from = segment.end;
  }
  flush(text.length);
  return segments;
}

function scanPlaceholder(text: string, pos: number): Segment {
  const limit = Math.min(text.length, pos + 2 + LIMITS.placeholderLength + 2);
  let at = pos + 2;
  while (at < limit) {
    const char = text[at];
    const next = text[at + 1];
    if (char === '}' && next === '}') {
      if (at + 2 > limit) break;
      return { kind: 'placeholder', pos, end: at + 2 };
    }
    if (char === '{' && next === '{') return { kind: 'bad', pos, end: at, reason: 'unclosed' };
    at = char === '"' || char === "'" || char === '`' ? closingQuote(text, at, limit) + 1 : at + 1;
  }
  const close = text.indexOf('}}', at);
  const open = text.indexOf('{{', at);
  const long = limit < text.length && close >= 0 && (open < 0 || close < open);
  if (long) return { kind: 'bad', pos, end: close + 2, reason: 'long' };
  return { kind: 'bad', pos, end: open < 0 ? text.length : open, reason: 'unclosed' };
}

/** Index of the quote that closes the one at `at`; `at` itself when there is none before the line ends. */
export function closingQuote(text: string, at: number, limit: number): number {
  const quote = text[at];
  for (let index = at + 1; index < limit; index++) {
    const char = text[index];
    if (char === quote) return index;
    if (char === '\n') return at;
    if (char === '\\' && quote !== '`') index++;
  }
  return at;
}
