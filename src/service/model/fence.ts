/**
 * Puts foreign data into a prompt so that nothing in it can end the fence or pass for an instruction's line: it is JSON on one line
 * between two tags, in which whatever could begin a tag, a code fence or a line is escaped.
 */
export function fence(label: string, data: unknown): string {
  const json = JSON.stringify(data) ?? 'null';
  const closed = json.replace(
    /`|<(?=[a-z/!?])|[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gi,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<data name="${label}">\n${closed}\n</data>`;
}
