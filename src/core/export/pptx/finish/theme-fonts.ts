import { fallbackScript, scriptFont } from '../../../layout/theme-fonts.js';
import { FALLBACK_SCRIPTS, type FallbackScript, type ThemeFont } from '../../../layout/theme-types.js';
import { cleanText, escapeXml } from '../clean-text.js';
import type { PackagePlan } from '../package-plan.js';
import { replaceXml, type Parts } from './parts.js';

const EAST_ASIAN: readonly FallbackScript[] = ['Jpan', 'Hang', 'Hans', 'Hant'];

/**
 * Puts the deck's fonts into the file's theme, with those of other scripts (ECMA-376 part 1, 20.1.4.1.16): the writer
 * has Office's list there, and no way to name an East Asian or a complex font. What the deck's own language needs is
 * named outright; for the others PowerPoint chooses from the list by what it finds in a text.
 */
export function themeFonts(parts: Parts, { theme, language }: PackagePlan): void {
  const script = fallbackScript(language);
  const { heading, body } = theme.fonts;
  const scheme =
    `<a:fontScheme name="${name(theme.name)}">` +
    `<a:majorFont>${collection(heading, script)}</a:majorFont>` +
    `<a:minorFont>${collection(body, script)}</a:minorFont></a:fontScheme>`;
  replaceXml(parts, 'ppt/theme/theme1.xml', /<a:fontScheme\b[\s\S]*?<\/a:fontScheme>/u, scheme);
}

function collection(font: ThemeFont, script: FallbackScript | undefined): string {
  const own = script === undefined ? '' : name(scriptFont(font, script).file);
  const eastAsian = script !== undefined && EAST_ASIAN.includes(script);
  const others = FALLBACK_SCRIPTS.map(
    (each) => `<a:font script="${each}" typeface="${name(scriptFont(font, each).file)}"/>`,
  );
  return (
    `<a:latin typeface="${name(font.file)}"/>` +
    `<a:ea typeface="${eastAsian ? own : ''}"/><a:cs typeface="${eastAsian ? '' : own}"/>${others.join('')}`
  );
}

const name = (text: string): string => escapeXml(cleanText(text));
