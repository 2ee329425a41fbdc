import { visibleText } from '../../template/visible-text.js';

/** Builders for the template grammar: column names as it reads them, and placeholders. */

const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}\p{M}_]*$/u;
const WORDS_OF_THE_GRAMMAR = new Set(['and', 'or', 'not', 'true', 'false', 'null']);
// A quoted name ends at a backtick and must not look like the end of a placeholder.
const NEEDS_STRING = /[`\u0000-\u001f\u007f-\u009f\u2028\u2029]|\}\}/u;

/** A column as an argument: bare where it is an identifier, else in backticks, else as a string. */
export function columnRef(name: string): string {
  if (IDENTIFIER.test(name) && !WORDS_OF_THE_GRAMMAR.has(name)) return name;
  return NEEDS_STRING.test(name) || name === '' ? quoted(name) : `\`${name}\``;
}

function quoted(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}

/** `{{ expr | format }}`. */
export function placeholder(expr: string, ...formats: (string | undefined)[]): string {
  return `{{ ${[expr, ...formats.filter((format) => format !== undefined && format !== '')].join(' | ')} }}`;
}

/** The expression holds and only one row has that value: a superlative must not hide a tie. */
export function onlyOne(value: string, which: 'max' | 'min'): string {
  return `count(${value}, ${which}(${value})) == 1`;
}

/** An expression of the grammar has at most 500 characters. */
export const LONGEST_TEST = 480;

/** That one expression is above (or below) all others; undefined where there are none, or too many to write. */
export function beyond(own: string, others: readonly string[], way: '>' | '<' = '>'): string | undefined {
  if (others.length === 0) return undefined;
  const bound = `${way === '>' ? 'greatest' : 'least'}(${others.join(', ')})`;
  const test = `${own} ${way} ${bound}`;
  return test.length <= LONGEST_TEST ? test : undefined;
}

/** Host text on its way into a template: one line, nothing that Markdown or the template would read. */
export function plainText(text: string): string {
  return visibleText(text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' '))
    .replace(/[{}*_`~<>[\]|#\\]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
