/** Control characters but tab and line feed, lone surrogates and the two noncharacters: no XML 1.0 file may hold them. */
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for a run, a name or an attribute: one line, nothing in it that XML forbids. */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/[\t\n\u2028\u2029]+/gu, ' ');
}

/** The same for text that may have several lines, separated by `\n`. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(FORBIDDEN, '');
}

/** Text as it stands in XML content and attributes; give it cleaned text. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
