#!/usr/bin/env node
/**
 * Writes src/core/layout/font-metrics.ts: advance widths of Arimo regular and bold, read from the font files.
 * Arimo's advances equal Arial's, so one table measures the screen (Arimo) and the file (Arial).
 * Run `node scripts/font-metrics.mjs`; with `--check` it fails when the stored table differs.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const fontkit = require('fontkit');
const target = new URL('../src/core/layout/font-metrics.ts', import.meta.url);

/** Inclusive code point ranges: what Latin, Greek and Cyrillic slides use, with punctuation, currencies and signs. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x4ff],
  [0x2010, 0x203a],
  [0x2070, 0x208e],
  [0x20a0, 0x20be],
  [0x2116, 0x2122],
  [0x2190, 0x2195],
  [0x2202, 0x2265],
  [0x25a0, 0x25cf],
];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const UNITS = 2048;

const open = (file) => fontkit.openSync(require.resolve(`@expo-google-fonts/arimo/${file}`));
const encode = (width) => ALPHABET[width >> 6] + ALPHABET[width & 63];

/** Two letters a code point; `AA` (zero) where the font lacks it or the glyph takes no room. */
function table(font) {
  if (font.unitsPerEm !== UNITS)
    throw new Error(`${font.postscriptName}: ${font.unitsPerEm} units, expected ${UNITS}`);
  const known = new Set(font.characterSet);
  return RANGES.map(([from, to]) => {
    let text = '';
    for (let code = from; code <= to; code++) {
      text += encode(known.has(code) ? Math.min(4095, font.glyphForCodePoint(code).advanceWidth) : 0);
    }
    return text;
  });
}

const regular = table(open('400Regular/Arimo_400Regular.ttf'));
const bold = table(open('700Bold/Arimo_700Bold.ttf'));
const code = `// Written by scripts/font-metrics.mjs from Arimo (SIL Open Font License); do not edit.
/** [first code point, regular advances, bold advances]: two letters each, base 64, in 1/${UNITS} em; \`AA\` = not in the font. */
export const FONT_UNITS = ${UNITS};
export const FONT_ALPHABET = '${ALPHABET}';
export const FONT_METRICS: readonly (readonly [first: number, regular: string, bold: string])[] = [
${RANGES.map(([from], i) => `  [0x${from.toString(16)}, '${regular[i]}', '${bold[i]}'],`).join('\n')}
];
`;
if (process.argv.includes('--check')) {
  const stored = readFileSync(target, 'utf8').replace(/\s+/g, '');
  if (stored !== code.replace(/\s+/g, '')) {
    console.error(
      'src/core/layout/font-metrics.ts differs from the fonts: run node scripts/font-metrics.mjs',
    );
    process.exit(1);
  }
} else {
  writeFileSync(target, code);
  console.log(`font-metrics.ts: ${code.length} bytes, ${gzipSync(code, { level: 9 }).length} gzipped`);
}
