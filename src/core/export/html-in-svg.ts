/** Start and end tags; a value holds no `<` (XML 1.0, 3.1), so that no tag is looked for beyond the next one. */
const TAGS = /<foreignObject\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>|<\/foreignObject\s*>/gu;

/** The SVG without its `foreignObject` elements, whatever they hold; the same text where there are none. */
export function withoutHtml(svg: string): string {
  /** What is left out, in order; none lies in another. */
  const left: { start: number; end: number }[] = [];
  /** Where elements begin whose end has not come yet. */
  const open: number[] = [];
  for (const { 0: tag, index } of svg.matchAll(TAGS)) {
    if (!tag.startsWith('</') && !tag.endsWith('/>')) {
      open.push(index);
      continue;
    }
    const start = tag.startsWith('</') ? open.pop() : index;
    if (start === undefined) continue;
    while ((left.at(-1)?.start ?? -1) > start) left.pop();
    left.push({ start, end: index + tag.length });
  }
  let plain = '';
  let from = 0;
  for (const { start, end } of left) {
    plain += svg.slice(from, start);
    from = end;
  }
  return plain + svg.slice(from);
}
