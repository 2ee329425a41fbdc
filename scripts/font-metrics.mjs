#!/usr/bin/env node
/**
 * Writes src/core/layout/font-metrics.ts: advance widths of Arimo, Carlito and Gelasio, regular and bold, read from the
 * font files. Their advances equal those of Arial, Calibri and Georgia, so one table measures screen and file.
 * Run `node scripts/font-metrics.mjs`; with `--check` it fails when the stored table differs.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const FAMILIES = {
  Arimo: require.resolve('@expo-google-fonts/arimo/package.json'),
  Carlito: require.resolve('@expo-google-fonts/carlito/package.json'),
  Gelasio: require.resolve('@expo-google-fonts/gelasio/package.json'),
};
const open = (family, face) =>
  fontkit.openSync(join(dirname(FAMILIES[family]), face, `${family}_${face}.ttf`));
const encode = (width) => ALPHABET[width >> 6] + ALPHABET[width & 63];

/** Read from `hmtx` itself: a glyph's own getter also wants an outline, which a space at the end of the file lacks. */
function advanceOf(font, code) {
  const { metrics } = font.hmtx;
  return metrics.get(Math.min(font.glyphForCodePoint(code).id, metrics.length - 1)).advance;
}

/** Two letters a code point; `AA` (zero) where the font lacks it or the glyph takes no room. */
function table(font) {
  if (font.unitsPerEm !== UNITS)
    throw new Error(`${font.postscriptName}: ${font.unitsPerEm} units, expected ${UNITS}`);
  const known = new Set(font.characterSet);
  return RANGES.map(([from, to]) => {
    let text = '';
    for (let code = from; code <= to; code++) {
      text += encode(known.has(code) ? Math.min(4095, advanceOf(font, code)) : 0);
    }
    return text;
  });
}

/** A range that the font does not have at all is left out. */
function familyTable(family) {
  const regular = table(open(family, '400Regular'));
  const bold = table(open(family, '700Bold'));
  const lines = RANGES.map(([from], i) =>
    /^A*$/.test(regular[i] + bold[i]) ? '' : `    [0x${from.toString(16)}, '${regular[i]}', '${bold[i]}'],\n`,
  );
  return `  ${family.toLowerCase()}: [\n${lines.join('')}  ],\n`;
}

const code = `// Written by scripts/font-metrics.mjs from ${Object.keys(FAMILIES).join(', ')} (SIL Open Font License); do not edit.
import type { FontMetrics } from './font-families.js';

/** [first code point, regular advances, bold advances]: two letters each, base 64, in 1/${UNITS} em; \`AA\` = not in the font. */
export type AdvanceRange = readonly [first: number, regular: string, bold: string];
export const FONT_UNITS = ${UNITS};
export const FONT_ALPHABET = '${ALPHABET}';
export const FONT_METRICS: Readonly<Record<FontMetrics, readonly AdvanceRange[]>> = {
${Object.keys(FAMILIES).map(familyTable).join('')}};
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
