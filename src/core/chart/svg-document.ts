import { cleanText } from './cells.js';

/** What the renderer leaves in a `style` attribute, as attributes: a strict CSP forbids inline styles. */
function attributesOf(style: string): string {
  return style
    .split(';')
    .map((part) => part.split(':', 2) as [string, string?])
    .filter(([name, value]) => /^font-(size|weight|style)$/u.test(name.trim()) && value !== undefined)
    .map(([name, value]) => ` ${name.trim()}="${(value ?? '').trim()}"`)
    .join('');
}

export function escapeXml(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

/**
 * The renderer's SVG as a document of ours: no styles, classes, ids or pointer rules (they differ from run to run, and
 * a strict CSP forbids them), the font named once, a title and a description for people who cannot see it. Cell text
 * is escaped by the renderer: inside a tag a `<` or `>` cannot occur, so that rewriting tag by tag is safe.
 */
export function svgDocument(
  raw: string,
  document: { width: number; height: number; font: string; title: string; description: string },
): string {
  const { width, height, title, description } = document;
  const body = raw
    .replace(/<style[^>]*>[\s\S]*?<\/style>/gu, '')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '')
    .replace(/<rect[^>]*fill="none"[^>]*><\/rect>/u, '')
    .replace(/<[a-z][^>]*>/giu, (tag) =>
      tag
        .replace(/ style="([^"]*)"/u, (_, style: string) => attributesOf(style))
        .replace(/ (?:class|id|pointer-events|ecmeta_[a-z_]+|xml:space)="[^"]*"/gu, ''),
    )
    .replace(/<defs\s*>\s*<\/defs>/gu, '')
    .replace(/><\/(?:path|circle|rect|polyline)>/gu, '/>')
    .replace(/\n+/gu, '\n')
    .trim();
  // Double quotes would end the attribute; a family name in single quotes is as good.
  const family = escapeXml(cleanText(document.font).replace(/"/gu, "'"));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" font-family="${family}">\n` +
    `<title>${escapeXml(cleanText(title))}</title>\n<desc>${escapeXml(cleanText(description))}</desc>\n${body}\n</svg>`
  );
}
