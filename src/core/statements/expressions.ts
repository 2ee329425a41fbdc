import { visibleText } from '../template/visible-text.js';

/** Builders for the template grammar: placeholders and tests. */

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

/** A row's key as a string of the grammar. */
export function quoted(key: string): string {
  return `"${key.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** Line breaks and runs of spaces count as one space: a sentence may be broken over lines. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
