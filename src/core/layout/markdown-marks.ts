import type { Token, Tokens } from 'marked';
import { scan } from '../template/scan.js';
import { lexMarkdown, MAX_LEVEL } from './paragraphs.js';

/** How a stretch of a Markdown text is set. Offsets are UTF-16 in the text, signs included. */
export interface MarkdownStyle {
  kind: 'strong' | 'em' | 'heading' | 'link';
  pos: number;
  end: number;
  /** Its signs, which no reader sees: `**` before and after, a link's address. */
  signs: readonly { pos: number; end: number }[];
}

/** The marker of a list item, with the space before and behind it. */
export interface MarkdownItem {
  pos: number;
  end: number;
  level: number;
  /** The number that a reader sees; absent where it has a bullet. */
  number?: number;
}

export interface MarkdownMarks {
  styles: MarkdownStyle[];
  items: MarkdownItem[];
}

/** What of a template's text is Markdown, as the slide reads it. */
export function markdownMarks(text: string): MarkdownMarks {
  const marks: MarkdownMarks = { styles: [], items: [] };
  const walker = new Walker(text, marks);
  walker.tokens(lexMarkdown(walker.source), 0);
  return marks;
}

/** Stands for a placeholder: no sign of Markdown, and no space. */
const STAND_IN = '\ue000';

/** Goes through tokens and text side by side: a token knows its text, but not where it stands. */
class Walker {
  /** As long as the text, with nothing of a placeholder in it that Markdown would read. */
  readonly source: string;
  readonly #marks: MarkdownMarks;
  #at = 0;

  constructor(text: string, marks: MarkdownMarks) {
    this.source = scan(text)
      .map(({ kind, pos, end }) =>
        kind === 'placeholder' ? STAND_IN.repeat(end - pos) : text.slice(pos, end),
      )
      .join('');
    this.#marks = marks;
  }

  tokens(tokens: readonly Token[], level: number): void {
    for (const token of tokens) this.#token(token, level);
  }

  #token(token: Token, level: number): void {
    switch (token.type) {
      case 'list':
        return this.#list(token as Tokens.List, level);
      case 'heading':
        return this.#styled('heading', token as Tokens.Heading, level);
      case 'strong':
      case 'em':
      case 'link':
        return this.#styled(token.type, token as Tokens.Strong, level);
      default:
        if ('tokens' in token && token.tokens?.length) this.tokens(token.tokens, level);
        else this.#skip(token.raw);
    }
  }

  #styled(kind: MarkdownStyle['kind'], token: { raw: string; tokens: Token[] }, level: number): void {
    const sign = kind === 'link' ? '[' : (/^\s*(?:#+\s*|[*_]+)/u.exec(token.raw)?.[0] ?? '');
    const opening = (
      kind === 'strong' ? sign.slice(0, 2) : kind === 'em' ? sign.slice(0, 1) : sign
    ).trimStart();
    const pos = this.#find(opening);
    this.#at = pos + opening.length;
    const inner = this.#at;
    this.tokens(token.tokens, level);
    const closed = this.#at;
    if (kind === 'strong' || kind === 'em') this.#skip(opening);
    if (kind === 'link') this.#skip(token.raw.slice(token.raw.lastIndexOf('](')));
    const signs = [
      { pos, end: inner },
      { pos: closed, end: this.#at },
    ].filter((stretch) => stretch.end > stretch.pos);
    this.#marks.styles.push({ kind, pos, end: this.#at, signs });
  }

  #list(list: Tokens.List, level: number): void {
    let number = list.ordered && typeof list.start === 'number' ? list.start : 1;
    for (const item of list.items) {
      const marker = /^\s*(?:[-*+]|\d+[.)])[ \t]*/u.exec(item.raw)?.[0] ?? '';
      const found = this.#find(marker.trim());
      const pos = this.source.lastIndexOf('\n', found - 1) + 1;
      const behind = /^[ \t]?/u.exec(this.source.slice(found + marker.trimStart().length))?.[0] ?? '';
      // The space behind the marker of an item that is still empty is not among its tokens.
      const end = found + marker.trimStart().length + (/\s$/u.test(marker) ? 0 : behind.length);
      // Two markers on one line: the second is an item of a list in the first.
      this.#marks.items.push({
        pos: Math.max(pos, this.#marks.items.at(-1)?.end ?? 0),
        end,
        level: Math.min(level, MAX_LEVEL),
        ...(list.ordered && { number: number++ }),
      });
      this.#at = end;
      this.tokens(item.tokens, level + 1);
    }
  }

  /** Line by line: an item's lines have lost the space before them. */
  #skip(raw: string): void {
    for (const line of raw.split('\n')) {
      const text = line.trim();
      if (text !== '') this.#at = this.#find(text) + text.length;
    }
  }

  #find(text: string): number {
    const found = this.source.indexOf(text, this.#at);
    return found < 0 ? this.#at : found;
  }
}
