/**
 * Puts foreign data into a prompt so that nothing in it can end the fence or pass for an instruction's line: it is JSON on one line,
 * with every angle bracket, backtick and line separator escaped, between two marks that hold angle brackets.
 */
export function fence(label: string, data: unknown): string {
  const json = JSON.stringify(data) ?? 'null';
  const closed = json.replace(
    /[<>`\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<data name="${label}">\n${closed}\n</data>`;
}
