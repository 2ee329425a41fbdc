import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const FOLDERS = [
  require.resolve('@expo-google-fonts/carlito/package.json'),
  require.resolve('@expo-google-fonts/gelasio/package.json'),
].map((file) => dirname(file));

/** The face that browsers take for Arabic letters where it is installed; LibreOffice would take another. */
const ARABIC =
  '<match target="pattern"><test name="lang" compare="contains"><string>ar</string></test>' +
  '<edit name="family" mode="append" binding="strong"><string>Noto Sans Arabic</string></edit></match>';

/**
 * The environment in which LibreOffice finds the shipped fonts beside the machine's own: fontconfig takes Carlito for
 * Calibri and Gelasio for Georgia, as it does where they are installed.
 *
 * @param {string} folder for the configuration
 * @param {{ asBrowsers?: boolean }} [options] `asBrowsers`: the machine's Arabic face is that of the browsers, where pictures of both are compared
 * @returns {Record<string, string | undefined>}
 */
export function officeFonts(folder, { asBrowsers = false } = {}) {
  const file = join(folder, 'fonts.conf');
  const parts = [
    ...(asBrowsers ? [ARABIC] : []),
    '<include>/etc/fonts/fonts.conf</include>',
    ...FOLDERS.map((fonts) => `<dir>${fonts}</dir>`),
    `<cachedir>${join(folder, 'font-cache')}</cachedir>`,
  ];
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${parts.join('')}</fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: file };
}
