import { brand, type BinaryOperator, type CallExpression, type Expression } from './ast.js';
import type { FormatArgument } from './format-arguments.js';
import { compileFormat, type Format } from './formats.js';
import { isFunction, signatureFor, suggestFunction, usage } from './functions.js';
import type { Token } from './lexer.js';
import { LIMITS } from './limits.js';
import { problemAt } from './template-error.js';
import { TokenReader } from './token-reader.js';
import { finite } from './values.js';

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=']);
const RESERVED = new Set(['and', 'or', 'not']);

/** Recursive descent over one placeholder or expression, one token ahead. */
export class Parser extends TokenReader {
  #depth = -1;

  /** One expression and nothing after it. */
  whole(): Expression {
    const expression = this.#expression();
    if (!this.atEnd) throw this.unexpected();
    return expression;
  }

  /** An expression and where it ends. */
  leading(): { expression: Expression; end: number } {
    const expression = this.#expression();
    return { expression, end: this.previous.end };
  }

  formats(): Format[] {
    const formats: Format[] = [];
    while (this.take('|')) formats.push(this.#format());
    if (!this.atEnd) throw this.unexpected();
    return formats;
  }

  /** `percent:1 | default:"–"` without the leading bar. */
  formatList(): Format[] {
    return this.atEnd ? [] : [this.#format(), ...this.formats()];
  }

  /** Everything that nests passes here, so that depth is bounded. */
  #nested(parse: () => Expression): Expression {
    if (++this.#depth > LIMITS.depth) {
      throw problemAt(
        'LIMIT',
        this.token,
        'Expression is nested too deeply.',
        'Simplify, or compute it in the SQL query.',
      );
    }
    const expression = parse();
    this.#depth--;
    return expression;
  }

  #expression(): Expression {
    return this.#nested(() => {
      const test = this.#coalesce();
      if (!this.take('?')) return test;
      const then = this.#expression();
      if (!this.take(':')) throw this.unexpected('A condition reads: test ? value : other value.');
      const otherwise = this.#expression();
      return brand({ kind: 'choose', test, then, otherwise, pos: test.pos, end: otherwise.end });
    });
  }

  #leftToRight(operators: readonly BinaryOperator[], operand: () => Expression): Expression {
    let left = operand();
    for (;;) {
      const operator = operators.find((candidate) => this.take(candidate));
      if (!operator) return left;
      const right = operand();
      left = brand({ kind: 'binary', operator, left, right, pos: left.pos, end: right.end });
    }
  }

  #coalesce(): Expression {
    return this.#leftToRight(['??'], () =>
      this.#leftToRight(['or'], () => this.#leftToRight(['and'], () => this.#not())),
    );
  }

  #not(): Expression {
    const { pos } = this.token;
    if (!this.take('not')) return this.#compare();
    const of = this.#nested(() => this.#not());
    return brand({ kind: 'not', of, pos, end: of.end });
  }

  #compare(): Expression {
    const left = this.#sum();
    if (!this.#atComparison()) return left;
    const operator = this.advance().text as BinaryOperator;
    const right = this.#sum();
    if (this.#atComparison()) throw this.unexpected('Comparisons do not chain: write a < b and b < c.');
    return brand({ kind: 'binary', operator, left, right, pos: left.pos, end: right.end });
  }

  #atComparison(): boolean {
    return this.token.kind === 'operator' && COMPARISONS.has(this.token.text);
  }

  #sum(): Expression {
    return this.#leftToRight(['+', '-'], () => this.#leftToRight(['*', '/'], () => this.#primary()));
  }

  #primary(): Expression {
    const token = this.token;
    const { pos, end } = token;
    if (token.kind === 'number') {
      this.advance();
      return brand({ kind: 'constant', value: finite(token.value ?? 0), pos, end });
    }
    if (token.kind === 'string') {
      this.advance();
      return brand({ kind: 'constant', value: token.text, pos, end });
    }
    if (token.kind === 'name') return this.#nameOrCall(token);
    if (this.take('-')) {
      const of = this.#nested(() => this.#primary());
      return brand({ kind: 'negate', of, pos, end: of.end });
    }
    if (this.take('(')) {
      const inner = this.#expression();
      if (!this.take(')')) throw this.unexpected('Add the closing ")".');
      return inner;
    }
    throw this.unexpected();
  }

  #nameOrCall(token: Token): Expression {
    const { pos, end, text } = token;
    if (!token.plain && RESERVED.has(text)) throw this.unexpected();
    this.advance();
    if (this.is('(')) {
      if (token.plain)
        throw problemAt(
          'NO_MEMBER_ACCESS',
          token,
          'Values have no methods.',
          'Functions stand alone: sum(value).',
        );
      return this.#call(token);
    }
    if (!token.plain) {
      if (text === 'true' || text === 'false')
        return brand({ kind: 'constant', value: text === 'true', pos, end });
      if (text === 'null') return brand({ kind: 'constant', value: null, pos, end });
    }
    return brand({ kind: 'name', name: text, pos, end });
  }

  #call(token: Token): CallExpression {
    const name = token.text;
    if (!isFunction(name)) {
      throw problemAt(
        'UNKNOWN_FUNCTION',
        token,
        `Unknown function "${name.slice(0, 60)}".`,
        suggestFunction(name),
      );
    }
    this.advance();
    const args: Expression[] = [];
    if (!this.is(')')) {
      do args.push(this.#expression());
      while (this.take(','));
    }
    if (!this.take(')')) throw this.unexpected('Add the closing ")".');
    const signature = signatureFor(name, args.length);
    if (signature === undefined) {
      throw problemAt(
        'ARGUMENT_COUNT',
        token,
        `${name} does not take ${args.length} arguments.`,
        `Write ${usage(name)}.`,
      );
    }
    args.forEach((arg, index) => {
      if (
        signature[index] !== 'c' ||
        arg.kind === 'name' ||
        (arg.kind === 'constant' && typeof arg.value === 'string')
      )
        return;
      throw problemAt(
        'ARGUMENT',
        arg,
        `${name} takes a column name here.`,
        'Compute it as a column of the SQL query, then name that column.',
      );
    });
    return brand({
      kind: 'call',
      name,
      signature,
      args: Object.freeze(args),
      pos: token.pos,
      end: this.previous.end,
    });
  }

  #format(): Format {
    const token = this.token;
    if (token.kind !== 'name' || token.plain)
      throw this.unexpected('After "|" stands the name of a format, for example percent:1.');
    this.advance();
    const args: FormatArgument[] = [];
    if (this.is('(')) {
      throw problemAt(
        'SYNTAX',
        this.token,
        'Format arguments follow ":", not brackets.',
        `Write | ${token.text}:argument`,
      );
    }
    if (this.take(':')) {
      do args.push(this.#formatArgument());
      while (this.take(','));
    }
    return compileFormat({ name: token.text, pos: token.pos, end: token.end, args });
  }

  #formatArgument(): FormatArgument {
    const { pos } = this.token;
    const negative = this.take('-');
    const token = this.token;
    if (token.kind === 'number') {
      this.advance();
      return { kind: 'number', text: (negative ? '-' : '') + token.text, pos, end: token.end };
    }
    if (negative || (token.kind !== 'string' && (token.kind !== 'name' || token.plain)))
      throw this.unexpected();
    this.advance();
    if (token.kind === 'string') return { kind: 'string', text: token.text, pos, end: token.end };
    if (!this.take('=')) return { kind: 'word', text: token.text, pos, end: token.end };
    const value = this.token;
    if (value.kind !== 'string') throw this.unexpected();
    this.advance();
    return { kind: 'string', name: token.text, text: value.text, pos, end: value.end };
  }
}

/** Reads one expression, without braces. Throws a `TemplateError`. */
export function parseExpression(text: string): Expression {
  if (text.length > LIMITS.placeholderLength) {
    throw problemAt(
      'LIMIT',
      { pos: LIMITS.placeholderLength, end: text.length },
      `An expression has at most ${LIMITS.placeholderLength} characters.`,
      'Compute it in the SQL query.',
    );
  }
  const parser = new Parser(text, 0, text.length);
  if (parser.atEnd)
    throw problemAt(
      'EMPTY',
      { pos: 0, end: text.length },
      'The expression is empty.',
      'Write a name or a function: sum(value).',
    );
  return parser.whole();
}

/** Reads formats, `percent:1` or `number | default:"–"`. Throws a `TemplateError`. */
export function parseFormats(text: string): readonly Format[] {
  return new Parser(
    text.slice(0, LIMITS.placeholderLength),
    0,
    Math.min(text.length, LIMITS.placeholderLength),
  ).formatList();
}
