import { Marked, type Token, type Tokens } from 'marked';
import type { ResolvedPart, ResolvedTemplate } from '../template/types.js';
import type { Paragraph, Run } from './types.js';

/** Space before a paragraph and before a list item that follows another, as multiples of the font size. */
const PARAGRAPH_SPACE = 0.65;
const ITEM_SPACE = 0.4;
/** Lists that are nested deeper stand at this level. */
export const MAX_LEVEL = 4;

/** Private-use characters stand for values while Markdown is lexed; 6,400 of them, a template holds 500 values. */
const FIRST = 0xe000;
const LAST = 0xf8ff;
const SENTINEL = /[\ue000-\uf8ff]/u;

const off = (): undefined => undefined;
/**
 * Only paragraphs, lists, emphasis, headings (as bold paragraphs), links and escapes: with every other tokenizer off
 * their source stays literal text, HTML above all.
 */
const markdown = new Marked({
  tokenizer: {
    code: off,
    fences: off,
    hr: off,
    blockquote: off,
    html: off,
    def: off,
    table: off,
    lheading: off,
    tag: off,
    reflink: off,
    codespan: off,
    del: off,
    autolink: off,
    url: off,
  },
});

type Style = Pick<Run, 'bold' | 'italic' | 'href'>;

/**
 * Resolved text in the Markdown subset as paragraphs. Values are cut out before the Markdown is lexed and come back as
 * text, so a value with `**` or `<b>` in it shows exactly that. No HTML string is made at any point. `spaceBefore` is
 * a multiple of the font size; `fitText` turns it into pixels.
 */
export function toParagraphs(resolved: ResolvedTemplate): Paragraph[] {
  const values: Run[] = [];
  const source = resolved.parts.map((part) => cutOut(part, values)).join('');
  const builder = new ParagraphBuilder(values);
  builder.blocks(lexMarkdown(source), 0);
  return builder.finish();
}

/** Markdown nested deeper than the stack (thousands of list markers in a row) is no list: its lines stand as text. */
export function lexMarkdown(source: string): Token[] {
  try {
    return markdown.lexer(source);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const lines = source.split(/\n+/u).filter((line) => line.trim() !== '');
    return lines.map((line): Token => ({
      type: 'paragraph',
      raw: line,
      text: line,
      tokens: [{ type: 'text', raw: line, text: line }],
    }));
  }
}

/** Resolved text that is not Markdown (a title) as one paragraph; white space collapses. */
export function toPlainParagraphs(resolved: ResolvedTemplate): Paragraph[] {
  const runs = resolved.parts.map((part): Run => ({
    ...valueRun(part),
    text: part.text.replace(/\s+/gu, ' '),
  }));
  const kept = runs.filter((run) => run.text !== '');
  if (kept.every((run) => run.text.trim() === '')) return [];
  return [{ runs: kept, level: 0, spaceBefore: 0 }];
}

function valueRun(part: ResolvedPart): Run {
  if (part.kind === 'text') return { text: part.text };
  return { text: part.text, figure: { expression: part.expression, value: part.value, mark: part.mark } };
}

function cutOut(part: ResolvedPart, values: Run[]): string {
  const sentinel = (run: Run): string => {
    if (FIRST + values.length > LAST) return '\ufffd';
    values.push(run);
    return String.fromCharCode(FIRST + values.length - 1);
  };
  if (part.kind === 'value') return sentinel(valueRun(part));
  // Private-use characters an author wrote go the same way, so that none is taken for a value.
  return part.text.replace(/[\ue000-\uf8ff]/gu, (character) => sentinel({ text: character }));
}

class ParagraphBuilder {
  private readonly paragraphs: Paragraph[] = [];
  private readonly values: readonly Run[];

  constructor(values: readonly Run[]) {
    this.values = values;
  }

  blocks(tokens: readonly Token[], level: number): void {
    for (const token of tokens) {
      if (token.type === 'space') continue;
      if (token.type === 'list') this.list(token as Tokens.List, level);
      else this.paragraph(token, { level, spaceBefore: PARAGRAPH_SPACE });
    }
  }

  private list(list: Tokens.List, level: number): void {
    let number = list.ordered && typeof list.start === 'number' ? list.start : 1;
    const own = Math.min(level, MAX_LEVEL);
    for (const [index, item] of list.items.entries()) {
      const marker: Partial<Paragraph> = list.ordered
        ? { list: 'number', number: number++ }
        : { list: 'bullet' };
      const spaceBefore = index === 0 && level === 0 ? PARAGRAPH_SPACE : ITEM_SPACE;
      let marked = false;
      for (const token of item.tokens) {
        if (token.type === 'space' || token.type === 'checkbox') continue;
        if (token.type === 'list') {
          if (!marked) this.push({ level: own, spaceBefore, ...marker }, []);
          this.list(token as Tokens.List, level + 1);
        } else if (!marked) {
          this.paragraph(token, { level: own, spaceBefore, ...marker });
        } else {
          this.paragraph(token, { level: own + 1, spaceBefore: ITEM_SPACE });
        }
        marked = true;
      }
    }
  }

  private paragraph(token: Token, shape: Omit<Paragraph, 'runs'>): void {
    const style: Style = token.type === 'heading' ? { bold: true } : {};
    const lines = this.inline(inlineTokens(token), style);
    lines.forEach((runs, index) => {
      if (index === 0) this.push(shape, runs);
      // A line break inside a paragraph: a paragraph without space before and without a second bullet.
      else this.push({ level: shape.level + (shape.list === undefined ? 0 : 1), spaceBefore: 0 }, runs);
    });
  }

  private push(shape: Omit<Paragraph, 'runs'>, runs: Run[]): void {
    const trimmed = trimRuns(runs);
    if (trimmed.length > 0) this.paragraphs.push({ ...shape, runs: trimmed });
  }

  /** Lines of runs; more than one where the text has hard breaks. */
  private inline(tokens: readonly Token[], style: Style): Run[][] {
    const lines: Run[][] = [[]];
    const add = (runs: readonly Run[]): void => void lines[lines.length - 1]?.push(...runs);
    for (const token of tokens) {
      if (token.type === 'br') {
        lines.push([]);
        continue;
      }
      const nested = this.nested(token, style);
      if (nested === undefined) {
        add(this.text('text' in token && typeof token.text === 'string' ? token.text : token.raw, style));
        continue;
      }
      nested.forEach((runs, index) => {
        if (index > 0) lines.push([]);
        add(runs);
      });
    }
    return lines;
  }

  private nested(token: Token, style: Style): Run[][] | undefined {
    if (token.type === 'strong') return this.inline(inlineTokens(token), { ...style, bold: true });
    if (token.type === 'em') return this.inline(inlineTokens(token), { ...style, italic: true });
    if (token.type === 'link') {
      const href = safeHref((token as Tokens.Link).href);
      if (href !== undefined) return this.inline(inlineTokens(token), { ...style, href });
      return [this.text(token.raw, style)];
    }
    if (token.type === 'image') return [this.text(token.raw, style)];
    return token.type === 'text' && 'tokens' in token && token.tokens
      ? this.inline(token.tokens, style)
      : undefined;
  }

  /** Literal text, values put back; soft line ends are spaces. */
  private text(source: string, style: Style): Run[] {
    const runs: Run[] = [];
    let literal = '';
    const flush = (): void => {
      if (literal !== '') runs.push({ text: literal, ...style });
      literal = '';
    };
    for (const character of source) {
      const value = SENTINEL.test(character) ? this.values[character.charCodeAt(0) - FIRST] : undefined;
      if (value === undefined) {
        literal += /\s/u.test(character) && character !== '\u00a0' ? ' ' : character;
        continue;
      }
      flush();
      if (value.text !== '') runs.push({ ...value, text: value.text.replace(/\s*\n\s*/gu, ' '), ...style });
    }
    flush();
    return runs;
  }

  finish(): Paragraph[] {
    return this.paragraphs.map((paragraph, index) =>
      index === 0 ? { ...paragraph, spaceBefore: 0 } : paragraph,
    );
  }
}

function inlineTokens(token: Token): readonly Token[] {
  if ('tokens' in token && token.tokens) return token.tokens;
  return [{ type: 'text', raw: token.raw, text: token.raw.trim() }];
}

/** Web and mail addresses only, and none that a value is part of. */
function safeHref(href: string): string | undefined {
  if (SENTINEL.test(href) || /[\s\p{Cc}]/u.test(href)) return undefined;
  if (/^mailto:[^@]+@[^@]+$/iu.test(href)) return href;
  if (!/^https:\/\//iu.test(href)) return undefined;
  return URL.canParse(href) ? href : undefined;
}

/** Adjacent runs of one style joined, spaces at both ends of the line removed. */
function trimRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (
      last &&
      !last.figure &&
      !run.figure &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.href === run.href
    ) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else {
      joined.push(run);
    }
  }
  const first = joined[0];
  if (first && !first.figure) joined[0] = { ...first, text: first.text.trimStart() };
  const end = joined.at(-1);
  if (end && !end.figure) joined[joined.length - 1] = { ...end, text: end.text.trimEnd() };
  return joined.filter((run) => run.text !== '');
}
