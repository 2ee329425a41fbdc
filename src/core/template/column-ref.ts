// A column's name as the grammar reads it.
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
