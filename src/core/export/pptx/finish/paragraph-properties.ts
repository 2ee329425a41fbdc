/**
 * Leaves one `a:pPr` in a paragraph: the writer puts one before every run, and a second one is invalid
 * (ECMA-376 part 1, 21.1.2.2.6: properties first, then runs).
 */
export function paragraphProperties(xml: string): string {
  return xml.replace(/<a:p>[\s\S]*?<\/a:p>/gu, (paragraph) => {
    let first = true;
    return paragraph.replace(/<a:pPr\b[^>]*?(?:\/>|>[\s\S]*?<\/a:pPr>)/gu, (properties) => {
      if (!first) return '';
      first = false;
      return properties;
    });
  });
}
