import { decodeBase64 } from '../../core/export/base64.js';

/** How files of pixels begin, in Base64. */
const RASTER = /^data:image\/[\w.+-]+;base64,(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)/u;

/** Whether a `data:` URL can be an SVG, from its first characters. */
export const maybeSvg = (url: string): boolean => /^\s*data:/iu.test(url) && !RASTER.test(url);

/** The SVG in a `data:` URL, whatever kind of file the URL names; undefined where it is something else. */
export function svgTextOf(url: string): string | undefined {
  if (!maybeSvg(url)) return undefined;
  const match = /^\s*data:([^,;]*)((?:;[^,;]*)*),(.*)$/su.exec(url);
  if (!match) return undefined;
  const [, type = '', parameters = '', body = ''] = match;
  const plain = unescaped(body);
  const bytes = /;\s*base64\s*$/iu.test(parameters)
    ? decodeBase64(plain.trim())
    : new TextEncoder().encode(plain);
  const text = bytes ? textOf(bytes) : plain;
  return /^image\/svg/iu.test(type.trim()) || /<svg[\s>]/iu.test(text) ? text : undefined;
}

/** With escapes only where a URL needs them: it is as short as Base64, and can be read. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`;

/** In the encoding that the file itself names. */
export function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/u.exec(head)?.[1];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
