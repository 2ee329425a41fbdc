import { tagAttribute, withoutAttributes } from '../layout/svg-size.js';

/** Start tags of style sheets; a value holds no `<` (XML 1.0, 3.1). */
const STYLE = /<style\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gu;
/** Something else than a screen, by its name alone. */
const ELSEWHERE = /^\s*(?:only\s+)?(?!all\b|screen\b)[a-z]+\s*$/iu;

/** The SVG with its style sheets for print alone turned off: the renderer of Node asks for their type and not for their media. */
export function screenStyles(svg: string): string {
  return svg.replaceAll(STYLE, (tag) => {
    const media = tagAttribute(tag, 'media') ?? '';
    if (!media.split(',').every((each) => ELSEWHERE.test(each))) return tag;
    return withoutAttributes(tag, ['type']).replace('<style', '<style type="none"');
  });
}
