/**
 * Names the font of bullets. Without one LibreOffice takes a symbol font, whose bullet stands above the line; the
 * element comes before `a:buChar` (ECMA-376 part 1, 21.1.2.2.7).
 */
export function bulletFont(xml: string): string {
  return xml.replaceAll('<a:buChar ', '<a:buFont typeface="Arial"/><a:buChar ');
}
