import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { measureText, truncateText } from '../../../src/core/layout/measure.js';

const require = createRequire(import.meta.url);
interface Font {
  unitsPerEm: number;
  glyphForCodePoint(code: number): { advanceWidth: number };
}
const fontkit = require('fontkit') as { openSync(path: string): Font };
const open = (family: string, face: string): Font =>
  fontkit.openSync(
    require.resolve(`@expo-google-fonts/${family.toLowerCase()}/${face}/${family}_${face}.ttf`),
  );
const faces = (family: string): Record<'regular' | 'bold' | 'italic', Font> => ({
  regular: open(family, '400Regular'),
  bold: open(family, '700Bold'),
  italic: open(family, '400Regular_Italic'),
});
const FONTS = { arimo: faces('Arimo'), carlito: faces('Carlito'), gelasio: faces('Gelasio') };
const widthIn = (font: Font, text: string): number =>
  [...text].reduce((sum, c) => sum + font.glyphForCodePoint(c.codePointAt(0) ?? 0).advanceWidth, 0) /
  font.unitsPerEm;

const SAMPLES = [
  'Net revenue grew 12.4% to $4,812,000 – “on plan”',
  'Überfällige Größen, Ærøskøbing, Łódź, Kraków, Țara',
  'Ελληνικά έσοδα και κόστος',
  'Выручка выросла на 12,4 % — в срок; Україна, ґанок',
  '€ £ ¥ ₹ ₽ • … ‰ ™ № ▲▼ ≤ ≥ ≈ −',
];

/** How many of the samples a family has every letter of. */
const COVERED = { arimo: 5, carlito: 4, gelasio: 2 } as const;

for (const font of ['arimo', 'carlito', 'gelasio'] as const)
  test(`text in ${font} is as wide as the font files say, regular and bold`, () => {
    for (const text of SAMPLES.slice(0, COVERED[font])) {
      for (const bold of [false, true]) {
        const expected = widthIn(bold ? FONTS[font].bold : FONTS[font].regular, text) * 40;
        assert.ok(Math.abs(measureText(text, { fontSize: 40, bold, font }) - expected) < 0.01, text);
      }
    }
  });

test('text whose font is not said is measured in Arimo', () => {
  const [text = ''] = SAMPLES;
  assert.equal(measureText(text, { fontSize: 20 }), measureText(text, { fontSize: 20, font: 'arimo' }));
});

test('letters that a family lacks are given no less room than in Arimo, of which we know the width', () => {
  const width = (text: string, font: 'arimo' | 'carlito' | 'gelasio', bold: boolean): number =>
    measureText(text, { fontSize: 100, font, bold });
  for (const bold of [false, true]) {
    assert.equal(width('▲▼', 'carlito', bold), width('▲▼', 'arimo', bold));
    for (const text of ['Выручка', 'Ελληνικά']) {
      const ratio = width(text, 'gelasio', bold) / width(text, 'arimo', bold);
      assert.ok(ratio >= 1.1 && ratio <= 1.2, `${text}: ${ratio}`);
    }
    assert.equal(width('売上高', 'gelasio', bold), 300);
  }
});

test('italic text is as wide as upright text, so one table serves both', () => {
  for (const text of SAMPLES.slice(0, 4)) {
    const upright = widthIn(FONTS.arimo.regular, text);
    assert.ok(Math.abs(widthIn(FONTS.arimo.italic, text) - upright) < upright * 0.01, text);
  }
});

test('characters the table lacks count their stated advance', () => {
  const width = (text: string): number => measureText(text, { fontSize: 100 });
  assert.equal(width('売上高'), 300);
  assert.equal(width('매출'), 200);
  assert.ok(width('🚀') >= 100);
  assert.ok(width('إيرادات') > 300 && width('إيرادات') <= 700);
  assert.equal(width('e\u0301'), width('e'), 'a combining accent takes no room');
  assert.equal(width('\u200f\u0007'), 0, 'controls take no room');
  assert.ok(Number.isFinite(width('\ud800')), 'a lone surrogate is measured');
});

test('a cut line ends in an ellipsis, fits its width and keeps whole characters', () => {
  const style = { fontSize: 20 };
  assert.equal(truncateText('Short', 200, style), 'Short');
  const cut = truncateText('Rotterdam Freight and Logistics', 150, style);
  assert.match(cut, /^Rotterdam.*…$/u);
  assert.ok(measureText(cut, style) <= 150);
  assert.equal(truncateText('🚀🚀🚀🚀', 70, style).replaceAll('🚀', ''), '…');
  assert.equal(truncateText('one\n two\t three', 400, style), 'one two three');
});

test('the shipped advances are those of the fonts and cost at most 5 kB gzipped', () => {
  const script = new URL('../../../scripts/font-metrics.mjs', import.meta.url);
  execFileSync(process.execPath, [script.pathname, '--check']);
  const table = readFileSync(new URL('../../../src/core/layout/font-metrics.ts', import.meta.url));
  assert.ok(gzipSync(table).length <= 5000);
});
