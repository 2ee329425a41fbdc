/** The innermost first: HTML may hold an SVG with HTML again. */
const HTML =
  /<foreignObject\b(?:"[^"]*"|'[^']*'|[^<>"'])*(?:\/>|>(?:(?!<foreignObject\b)[\s\S])*?<\/foreignObject\s*>)/gu;

/** The SVG without its `foreignObject` elements; the same text where there are none. */
export function withoutHtml(svg: string): string {
  let plain = svg;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(HTML, '');
  }
  return plain;
}
