import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../../../src/core/layout/contrast.js';
import { fontStack, screenTheme, themeFonts } from '../../../src/core/layout/theme-fonts.js';
import type { ThemeFont } from '../../../src/core/layout/theme-types.js';
import { defaultTheme, otherMode, themes } from '../../../src/core/layout/themes.js';

test('contrast is that of WCAG: 21 for black on white, 1 for the same colour, NaN for what is no colour', () => {
  assert.equal(Math.round(contrast('#000000', '#ffffff') * 100) / 100, 21);
  assert.equal(contrast('#336699', '#336699'), 1);
  assert.equal(Math.round(contrast('#767676', '#ffffff') * 100) / 100, 4.54);
  assert.ok(Number.isNaN(contrast('red', '#ffffff')));
});

test('every theme reads: text 4.5 on both grounds, palette and accent 3, text on accent 4.5', () => {
  for (const { id, colors } of Object.values(themes)) {
    for (const ground of [colors.background, colors.surface]) {
      for (const name of ['text', 'muted', 'positive', 'negative'] as const) {
        assert.ok(
          contrast(colors[name], ground) >= 4.5,
          `${id}: ${name} on ${ground}: ${contrast(colors[name], ground)}`,
        );
      }
      assert.ok(contrast(colors.accent, ground) >= 4.5, `${id}: links are set in the accent`);
    }
    assert.ok(contrast(colors.onAccent, colors.accent) >= 4.5, `${id}: onAccent`);
    for (const color of colors.palette) assert.ok(contrast(color, colors.background) >= 3, `${id}: ${color}`);
  }
});

/** Colours as a person without one kind of cone sees them (Viénot, Brettel and Mollon 1999, linear RGB). */
const DICHROMACY = {
  protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
};
function lab(color: string, matrix?: readonly number[]): [number, number, number] {
  const linear = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const at = (m: readonly number[], row: number, v: readonly number[]): number =>
    [0, 1, 2].reduce((sum, i) => sum + (m[row * 3 + i] ?? 0) * (v[i] ?? 0), 0);
  const seen = matrix ? [0, 1, 2].map((row) => Math.min(1, Math.max(0, at(matrix, row, linear)))) : linear;
  const toXyz = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505];
  const white = [0.9505, 1, 1.089];
  const [x, y, z] = [0, 1, 2].map((row) => {
    const t = at(toXyz, row, seen) / (white[row] ?? 1);
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('neighbouring palette colours stay apart for people with red or green blindness', () => {
  for (const { id, colors } of Object.values(themes)) {
    for (const [kind, matrix] of [['full', undefined], ...Object.entries(DICHROMACY)] as const) {
      colors.palette.slice(0, 6).forEach((color, index, all) => {
        const next = all[(index + 1) % all.length] as string;
        const [a, b] = [lab(color, matrix), lab(next, matrix)];
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        assert.ok(distance >= 20, `${id}, ${kind}: ${color} and ${next} differ by ${distance.toFixed(1)}`);
      });
    }
  }
});

test('fonts are named for the screen without quotes, and for the file by a font every office has', () => {
  const files = { arimo: 'Arial', carlito: 'Calibri', gelasio: 'Georgia' };
  for (const { fonts } of Object.values(themes)) {
    for (const font of Object.values(fonts)) {
      assert.equal(font.file, files[font.metrics]);
      for (const { screen } of [font, ...Object.values(font.scripts ?? {})])
        assert.doesNotMatch(screen, /["'<>&;]/u);
    }
    assert.equal(fonts.body.metrics, 'arimo', 'texts, tables and figures are set in one font in every look');
  }
  assert.equal(defaultTheme.id, 'paper');
});

test('the looks differ in the face of their titles, and both modes of a look have the same', () => {
  const faces = Object.values(themes).map(({ fonts }) => fonts.heading.metrics);
  for (const face of ['arimo', 'carlito', 'gelasio'])
    assert.equal(faces.filter((each) => each === face).length, 4, face);
  for (const theme of Object.values(themes)) assert.deepEqual(otherMode(theme).fonts, theme.fonts, theme.id);
});

test('a language whose script the fonts lack has its own fonts in the stack, before the generic one', () => {
  const { carlito, gelasio } = themeFonts;
  const before = (stack: string, a: string, b: string): boolean =>
    stack.split(', ').indexOf(a) >= 0 && stack.split(', ').indexOf(a) < stack.split(', ').indexOf(b);
  for (const [language, name] of [
    ['ja-JP', 'Hiragino Sans'],
    ['zh', 'Microsoft YaHei'],
    ['zh-TW', 'Microsoft JhengHei'],
    ['ko', 'Malgun Gothic'],
    ['ar-EG', 'Noto Sans Arabic'],
    ['he', 'Noto Sans Hebrew'],
    ['th', 'Leelawadee UI'],
    ['hi', 'Nirmala UI'],
  ] as const) {
    const stack = fontStack(carlito, language);
    assert.ok(stack.startsWith('Carlito, Calibri, '), stack);
    assert.ok(before(stack, name, 'sans-serif'), `${language}: ${stack}`);
  }
  assert.ok(before(fontStack(gelasio, 'fa'), 'Noto Naskh Arabic', 'serif'));
  // One stack for both would draw Japanese with Chinese shapes.
  assert.doesNotMatch(fontStack(carlito, 'ja'), /YaHei|PingFang/u);
  for (const language of ['de', 'ru', 'el', 'en-US', 'no language', ''])
    assert.equal(fontStack(carlito, language), carlito.screen);
});

test('a host’s theme states its own fonts for a script, and those of the looks stand in for the rest', () => {
  const brand: ThemeFont = {
    screen: 'Brand Sans',
    file: 'Brand Sans',
    metrics: 'carlito',
    scripts: { Jpan: { screen: 'Brand Kana', file: 'Brand Kana' } },
  };
  assert.equal(fontStack(brand, 'ja'), 'Brand Sans, Brand Kana');
  assert.match(fontStack(brand, 'ko'), /^Brand Sans, .*Malgun Gothic/u);
  const theme = { ...defaultTheme, fonts: { heading: brand, body: brand } };
  assert.equal(screenTheme(theme, 'ja').fonts.heading.screen, 'Brand Sans, Brand Kana');
  assert.equal(screenTheme(theme, 'ja'), screenTheme(theme, 'ja'), 'one object for one theme and language');
  assert.equal(screenTheme(theme, 'de'), theme);
});
