import { Lexer, type Token } from './lexer.js';
import { problemAt, type TemplateError } from './template-error.js';

/** Tokens one ahead, and what to say about one that does not fit. */
export class TokenReader {
  readonly #lexer: Lexer;
  /** The token ahead. */
  protected token: Token;
  /** The token last taken; the first one before any was. */
  protected previous: Token;

  constructor(text: string, from: number, to: number) {
    this.#lexer = new Lexer(text, from, to);
    this.token = this.#lexer.next();
    this.previous = this.token;
  }

  get atEnd(): boolean {
    return this.token.kind === 'end';
  }

  protected advance(): Token {
    this.previous = this.token;
    this.token = this.#lexer.next();
    return this.previous;
  }

  protected is(operator: string): boolean {
    return this.token.kind === 'operator' && this.token.text === operator;
  }

  protected isWord(word: string): boolean {
    return this.token.kind === 'name' && !this.token.plain && this.token.text === word;
  }

  protected take(operator: string): boolean {
    const found = this.is(operator) || this.isWord(operator);
    if (found) this.advance();
    return found;
  }

  protected unexpected(hint?: string): TemplateError {
    const token = this.token;
    if (token.kind === 'end') {
      return problemAt(
        'SYNTAX',
        token,
        'The expression ends too early.',
        hint ?? 'Complete it, or delete the last sign.',
      );
    }
    const shown = this.#lexer.text.slice(token.pos, token.end).slice(0, 60);
    const previous =
      this.previous === token
        ? ''
        : this.#lexer.text.slice(this.previous.pos, this.previous.end).slice(0, 60);
    return problemAt(
      'SYNTAX',
      token,
      `Unexpected "${shown}"${previous ? ` after "${previous}"` : ''}.`,
      hint ?? this.#habit(shown, previous),
    );
  }

  #habit(shown: string, previous: string): string {
    if (shown === ',')
      return 'Format arguments follow ":": percent:1,signed. Numbers have no thousands separators: 1000.';
    if (shown === '=') return 'Compare with "==".';
    if (this.token.kind === 'name' && this.previous.kind === 'name')
      return `Names with spaces go in backticks: \`${previous} ${shown}\`.`;
    return 'Put an operator between two values, and text in "quotes".';
  }
}
