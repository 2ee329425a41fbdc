import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const FOLDERS = [
  require.resolve('@expo-google-fonts/carlito/package.json'),
  require.resolve('@expo-google-fonts/gelasio/package.json'),
].map((file) => dirname(file));

/**
 * The environment in which LibreOffice finds the shipped fonts beside the machine's own: fontconfig takes Carlito for
 * Calibri and Gelasio for Georgia, as it does where they are installed.
 *
 * @param {string} folder for the configuration
 * @returns {Record<string, string | undefined>}
 */
export function officeFonts(folder) {
  const file = join(folder, 'fonts.conf');
  const parts = [
    '<include>/etc/fonts/fonts.conf</include>',
    ...FOLDERS.map((fonts) => `<dir>${fonts}</dir>`),
    `<cachedir>${join(folder, 'font-cache')}</cachedir>`,
  ];
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${parts.join('')}</fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: file };
}
