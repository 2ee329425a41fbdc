import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../../../src/core/layout/contrast.js';
import { themeFromBrand } from '../../../src/core/layout/brand-theme.js';
import { toHex, toOklch } from '../../../src/core/layout/oklch.js';
import { otherMode, themes } from '../../../src/core/layout/themes.js';
import { themeFonts } from '../../../src/core/layout/theme-fonts.js';
import type { Theme, ThemeFont } from '../../../src/core/layout/theme-types.js';

/** Every corner of what a brand may be: greys, neons, near white and near black. */
const BRANDS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#fefefe',
  '#010203',
  '#e4002b',
  '#c0ffee',
  '#ffd700',
];

test('any brand colour becomes a theme whose texts and marks read, light and dark', () => {
  for (const color of BRANDS) {
    for (const mode of ['light', 'dark'] as const) {
      const { colors } = themeFromBrand({ color, mode });
      for (const ground of [colors.background, colors.surface]) {
        for (const name of ['text', 'muted', 'positive', 'negative', 'accent'] as const)
          assert.ok(
            contrast(colors[name], ground) >= 4.5,
            `${color} ${mode}: ${name} ${colors[name]} on ${ground}`,
          );
        for (const mark of colors.palette)
          assert.ok(contrast(mark, ground) >= 3, `${color} ${mode}: ${mark} on ${ground}`);
      }
      assert.ok(
        contrast(colors.onAccent, colors.accent) >= 4.5,
        `${color} ${mode}: ${colors.onAccent} on ${colors.accent}`,
      );
      assert.equal(new Set(colors.palette).size, 8, `${color} ${mode}`);
    }
  }
});

test('a brand colour that reads is the accent and the first series as it is, further ones follow it', () => {
  const { colors } = themeFromBrand({ color: '#b3005e', further: ['#005eb3'] });
  assert.equal(colors.accent, '#b3005e');
  assert.deepEqual(colors.palette.slice(0, 2), ['#b3005e', '#005eb3']);
});

test('the same brand gives the same theme', () => {
  assert.deepEqual(themeFromBrand({ color: '#b3005e' }), themeFromBrand({ color: '#b3005e' }));
});

test('what is no colour is refused with its place', () => {
  assert.throws(() => themeFromBrand({ color: 'red' }), {
    code: 'invalid_config',
    path: 'color',
    hint: 'Write it as #rrggbb.',
  });
  assert.throws(() => themeFromBrand({ color: '#123456', further: ['blue'] }), { path: 'further[0]' });
});

test('a brand names its own fonts, each measured with the table it says, and only with one there is', () => {
  const heading = { screen: 'Brand Serif, serif', file: 'Brand Serif', metrics: 'gelasio' } as const;
  const { fonts } = themeFromBrand({ color: '#123456', fonts: { heading } });
  assert.deepEqual(fonts, { heading, body: themeFonts.arimo });
  const unknown = { ...heading, metrics: 'verdana' } as unknown as ThemeFont;
  assert.throws(() => themeFromBrand({ color: '#123456', fonts: { body: unknown } }), {
    code: 'invalid_config',
    path: 'fonts.body.metrics',
    hint: 'There are arimo, carlito, gelasio.',
  });
});

test('a colour goes to lightness, chroma and hue and back', () => {
  for (const hex of ['#0b5cad', '#d1660f', '#12806a', '#ffffff', '#000000', '#ff0000'])
    assert.equal(toHex(toOklch(hex)), hex);
});

test('six looks are there, light and dark, each the other mode of its twin', () => {
  const all = Object.values(themes);
  assert.equal(all.length, 12);
  assert.equal(new Set(all.map(({ id }) => id)).size, 12);
  for (const theme of all) {
    const other = otherMode(theme);
    assert.notEqual(other.mode, theme.mode);
    assert.equal(otherMode(other), theme);
  }
  const own: Theme = { ...themeFromBrand({ color: '#b3005e' }), id: 'own' };
  assert.equal(otherMode(own).mode, 'dark');
  const { hue } = toOklch('#b3005e');
  assert.ok(Math.abs(toOklch(otherMode(own).colors.accent).hue - hue) < 8, 'the host’s hue is kept');
  const unchecked = { ...own, colors: { ...own.colors, accent: 'red' } };
  assert.equal(otherMode(unchecked).mode, 'dark');
});
