import { cleanText, escapeXml } from '../clean-text.js';
import type { PackagePlan } from '../package-plan.js';
import { hex, themeSlots, type ThemeSlot } from '../theme-colors.js';
import { replaceXml, type Parts } from './parts.js';

/**
 * Puts the deck's colours into the file's theme; the writer has Office's blue there and no way to change it. A dark
 * theme keeps `dk1` dark and `lt1` light, as Office's own do, and the master maps background and text to them.
 */
export function themeColors(parts: Parts, { theme }: PackagePlan): void {
  const slots = themeSlots(theme);
  const dark = theme.mode === 'dark';
  const slot = (name: ThemeSlot): string => slots.get(name) ?? '000000';
  const colors: [string, string][] = [
    ['dk1', slot(dark ? 'bg1' : 'tx1')],
    ['lt1', slot(dark ? 'tx1' : 'bg1')],
    ['dk2', slot(dark ? 'bg2' : 'tx2')],
    ['lt2', slot(dark ? 'tx2' : 'bg2')],
    ...[1, 2, 3, 4, 5, 6].map((n): [string, string] => [`accent${n}`, slot(`accent${n}` as ThemeSlot)]),
    ['hlink', hex(theme.colors.accent)],
    ['folHlink', hex(theme.colors.muted)],
  ];
  const scheme = colors.map(([tag, value]) => `<a:${tag}><a:srgbClr val="${value}"/></a:${tag}>`).join('');
  const name = escapeXml(cleanText(theme.name));
  const file = 'ppt/theme/theme1.xml';
  replaceXml(
    parts,
    file,
    /<a:clrScheme\b[\s\S]*?<\/a:clrScheme>/u,
    `<a:clrScheme name="${name}">${scheme}</a:clrScheme>`,
  );
  replaceXml(parts, file, / name="Office Theme"/u, ` name="${name}"`);
}
