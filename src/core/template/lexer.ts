import { closingQuote } from './scan.js';
import { problemAt, type Span, type TemplateError } from './template-error.js';

export interface Token extends Span {
  /** `name` is an identifier, with dots or in backticks too; `end` stands after the last token. */
  readonly kind: 'number' | 'string' | 'name' | 'operator' | 'end';
  /** Operator, name, or the string's text. */
  readonly text: string;
  readonly value?: number;
  /** Dotted or backticked: never a keyword, function or format. */
  readonly plain?: boolean;
}

/** Names of plain letters, with nothing beyond them: the first use of a Unicode class costs milliseconds. */
const PLAIN_IDENTIFIER = /(?:[A-Za-z_][A-Za-z0-9_]*)?(?![\w\u0080-\uffff])/y;
const IDENTIFIER = /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/uy;
const NUMBER = /\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[\s\u00a0]*/y;
const OPERATOR = /==?(?!=)|!=(?!=)|<(?!>)=?|>=?|\?\?|\|(?!\|)|[+\-*/?:(),]/y;
const TYPOGRAPHIC = /[\u2018-\u201f\u00ab\u00bb]/;

/** What people write out of habit, and what to write instead. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/%/y, 'Write 0.12 and format with "| percent".'],
  [/&&?/y, 'Write "and".'],
  [/\|\|/y, 'Write "or"; for a fallback, "??".'],
  [/=+/y, 'Compare with "==".'],
  [/!==/y, 'Compare with "!=".'],
  [/<>/y, 'Compare with "!=".'],
  [/!/y, 'Write "not".'],
  [/#/y, "Write the column's name; names with special characters go in backticks."],
];

/** Reads the tokens of `text` between `from` and `to`, throwing a `TemplateError` at the first that is none. */
export class Lexer {
  #at: number;

  constructor(
    readonly text: string,
    from: number,
    readonly to: number,
  ) {
    this.#at = from;
  }

  next(): Token {
    const { text, to } = this;
    const pos = this.#at + (this.#match(SPACE, this.#at)?.length ?? 0);
    if (pos >= to) return { kind: 'end', text: '', pos: to, end: to };
    const char = text[pos] ?? '';
    if (char === '"' || char === "'") return this.#string(pos, char);
    if (char === '`') return this.#backticked(pos);
    const digits = this.#match(NUMBER, pos);
    if (digits !== undefined) return this.#number(pos, digits);
    const identifier = this.#identifier(pos);
    if (identifier !== undefined) return this.#name(pos, identifier);
    const operator = this.#match(OPERATOR, pos);
    if (operator !== undefined)
      return this.#token({ kind: 'operator', text: operator, pos, end: pos + operator.length });
    throw this.#foreign(pos);
  }

  #token(token: Token): Token {
    this.#at = token.end;
    return token;
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(this.text)?.[0];
    return found === undefined ? undefined : found.slice(0, Math.max(0, this.to - at));
  }

  #identifier(pos: number): string | undefined {
    // No text is an answer as well: no name begins here. Only what is neither needs the whole of Unicode.
    const plain = this.#match(PLAIN_IDENTIFIER, pos);
    return plain === undefined ? this.#match(IDENTIFIER, pos) : plain || undefined;
  }

  #number(pos: number, digits: string): Token {
    const end = pos + digits.length;
    const tail = this.#identifier(end);
    if (tail) {
      throw problemAt(
        'SYNTAX',
        { pos: end, end: end + tail.length },
        `Unexpected "${tail}" after a number.`,
        'Names that begin with a digit go in backticks.',
      );
    }
    return this.#token({ kind: 'number', text: digits, value: Number(digits.replaceAll('_', '')), pos, end });
  }

  #name(pos: number, identifier: string): Token {
    let end = pos + identifier.length;
    let text = identifier;
    while (this.text[end] === '.') {
      const member = this.#identifier(end + 1);
      if (!member) break;
      text += `.${member}`;
      end += member.length + 1;
    }
    return this.#token({ kind: 'name', text, pos, end, plain: text !== identifier });
  }

  #backticked(pos: number): Token {
    const close = closingQuote(this.text, pos, this.to);
    if (close === pos) throw this.#unclosed(pos, '`');
    return this.#token({
      kind: 'name',
      text: this.text.slice(pos + 1, close),
      pos,
      end: close + 1,
      plain: true,
    });
  }

  #string(pos: number, quote: string): Token {
    const close = closingQuote(this.text, pos, this.to);
    if (close === pos) throw this.#unclosed(pos, quote);
    const raw = this.text.slice(pos + 1, close);
    const text = raw.replace(/\\([^]?)/g, (_, char: string, offset: number) => {
      if (char === 'n') return '\n';
      if (char === '"' || char === "'" || char === '\\') return char;
      const at = pos + 1 + offset;
      throw problemAt(
        'SYNTAX',
        { pos: at, end: at + 2 },
        `Unknown escape "\\${char}".`,
        'Known: \\" \\\' \\\\ \\n.',
      );
    });
    return this.#token({ kind: 'string', text, pos, end: close + 1 });
  }

  #unclosed(pos: number, quote: string): TemplateError {
    return problemAt(
      'UNCLOSED_STRING',
      { pos, end: this.to },
      `A ${quote} is never closed.`,
      `Add the closing ${quote} on the same line.`,
    );
  }

  #foreign(pos: number): TemplateError {
    const char = String.fromCodePoint(this.text.codePointAt(pos) ?? 0);
    const at = { pos, end: pos + char.length };
    if (TYPOGRAPHIC.test(char)) {
      return problemAt(
        'SMART_QUOTES',
        at,
        'Typographic quotes are not allowed.',
        'Use straight quotes: "text".',
      );
    }
    if (char === '[' || char === '.') {
      return problemAt(
        'NO_MEMBER_ACCESS',
        at,
        'Expressions cannot reach into values.',
        'Instead of rows[0].x write first(x); a name with dots or spaces goes in backticks.',
      );
    }
    for (const [pattern, hint] of HABITS) {
      const found = this.#match(pattern, pos);
      if (found)
        return problemAt(
          'SYNTAX',
          { pos, end: pos + found.length },
          `"${found}" is not allowed in expressions.`,
          hint,
        );
    }
    return problemAt(
      'SYNTAX',
      at,
      `Unexpected character ${JSON.stringify(char)}.`,
      'Names with special characters go in backticks.',
    );
  }
}
