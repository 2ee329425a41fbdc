import { LIMITS } from './limits.js';
import type { TemplateErrorCode } from './types.js';

/** A stretch of template text. A `text` segment's `text` has its escapes resolved; offsets are of the source. */
export type Segment =
  | { kind: 'text'; pos: number; end: number; text: string }
  | { kind: 'placeholder'; pos: number; end: number }
  | { kind: 'bad'; pos: number; end: number; code: TemplateErrorCode };

/** Cuts a template into text and placeholders, knowing that `}}` and `{{` inside a string or backticks are text. */
export function scan(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('{{', from);
    if (open < 0) {
      segments.push({ kind: 'text', pos: from, end: text.length, text: text.slice(from) });
      break;
    }
    if (open > from && text[open - 1] === '\\') {
      segments.push({ kind: 'text', pos: from, end: open + 2, text: text.slice(from, open - 1) + '{{' });
      from = open + 2;
      continue;
    }
    if (open > from) segments.push({ kind: 'text', pos: from, end: open, text: text.slice(from, open) });
    const segment = scanPlaceholder(text, open);
    segments.push(segment);
    from = segment.end;
  }
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
    if (char === '{' && next === '{') return { kind: 'bad', pos, end: at, code: 'UNCLOSED' };
    at = char === '"' || char === "'" || char === '`' ? closingQuote(text, at, limit) + 1 : at + 1;
  }
  const close = text.indexOf('}}', at);
  const open = text.indexOf('{{', at);
  if (limit < text.length && close >= 0 && (open < 0 || close < open)) {
    return { kind: 'bad', pos, end: close + 2, code: 'LIMIT' };
  }
  return { kind: 'bad', pos, end: open < 0 ? text.length : open, code: 'UNCLOSED' };
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
