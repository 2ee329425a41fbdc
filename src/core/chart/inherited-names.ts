// No character: nothing else brings it, and it is taken out again before anyone sees the text.
const MARK = '\ufdd0';

/**
 * A text that ECharts can keep what it measured under. It does so in a plain object: a label `__proto__` would find there the prototype
 * of every object of the page, and write into it.
 */
export function ownName(text: string): string {
  return text in Object.prototype ? text + MARK : text;
}

/** The text of a document without the marks of `ownName`. */
export function withoutMarks(raw: string): string {
  return raw.replaceAll(MARK, '');
}
