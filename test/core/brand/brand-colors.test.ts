import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { captureSvgElement } from '../../../src/core/export/index.js';
import { brandColors, DeckError, themeFromBrand, themeFromLogo } from '../../../src/core/index.js';
import { contrast } from '../../../src/core/layout/contrast.js';
import { toOklch } from '../../../src/core/layout/oklch.js';
import type { Theme } from '../../../src/core/layout/theme-types.js';
import { LOGOS, svgLogo, svgUrl, TWO_COLOURS } from '../../support/logos.js';

const all = async (url: string): Promise<string[]> => {
  const { main, further } = await brandColors(url);
  return [main, ...further];
};
const png = async (svg: string, scale = 3): Promise<string> =>
  (await captureSvgElement(svg, { scale })).dataUrl;

/** Every text and every mark of a theme reads on both of its grounds. */
function assertReads({ id, colors }: Theme): void {
  for (const ground of [colors.background, colors.surface]) {
    for (const name of ['text', 'muted', 'positive', 'negative', 'accent'] as const)
      assert.ok(contrast(colors[name], ground) >= 4.5, `${id}: ${name} ${colors[name]} on ${ground}`);
    for (const mark of colors.palette) assert.ok(contrast(mark, ground) >= 3, `${id}: ${mark} on ${ground}`);
  }
  assert.ok(contrast(colors.onAccent, colors.accent) >= 4.5, `${id}: on ${colors.accent}`);
  assert.equal(new Set(colors.palette).size, 8, id);
}

test('a logo’s colours are those a person would name, without its ground and the edges of its shapes', async () => {
  for (const { name, svg, colors } of LOGOS) assert.deepEqual(await all(svgUrl(svg)), colors, name);
});

test('a picture of a logo has the colours of its drawing, whatever its size', async () => {
  for (const { name, svg, colors } of LOGOS) {
    for (const scale of name === 'small' ? [1, 40] : [0.5, 3])
      assert.deepEqual(await all(await png(svg, scale)), colors, `${name} × ${scale}`);
  }
});

test('a gradient gives colours from along it, and a see-through logo its own', async () => {
  const stops = '<stop stop-color="#7c3aed"/><stop offset="1" stop-color="#f97316"/>';
  const gradient = svgLogo(
    `<defs><linearGradient id="g">${stops}</linearGradient></defs><circle cx="100" cy="50" r="45" fill="url(#g)"/>`,
  );
  const found = (await all(svgUrl(gradient))).map((color) => toOklch(color).hue);
  assert.ok(found.length >= 2 && found.length <= 4, String(found));
  for (const hue of found) assert.ok(hue > 280 || hue < 60, `hue ${hue}`);
  const clear = svgUrl(TWO_COLOURS.replaceAll('fill="#0', 'opacity=".4" fill="#0'));
  assert.deepEqual(await all(clear), ['#e4002b']);
});

test('a logo of one pixel is that colour', async () => {
  const dot = await png('<svg width="1" height="1"><rect width="1" height="1" fill="#00843d"/></svg>', 1);
  assert.deepEqual(await brandColors(dot), { main: '#00843d', further: [] });
  const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  assert.equal((await brandColors(gif)).main, '#ff0000');
});

test('what is no logo is refused with what is wrong and what to do', async () => {
  const cases: [url: string, code: string, says: RegExp][] = [
    ['', 'invalid_config', /no data: URL/u],
    ['https://example.com/logo.png', 'invalid_config', /no data: URL: "https:\/\/example.com/u],
    ['data:image/png;base64,', 'invalid_config', /empty/u],
    ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUg', 'invalid_config', /broken/u],
    ['data:text/plain,hello', 'unsupported_media_type', /text\/plain/u],
    [`data:image/png;base64,${'A'.repeat(9_000_000)}`, 'too_large', /9000022 characters/u],
    [
      svgUrl('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'),
      'invalid_config',
      /broken/u,
    ],
    [svgUrl('<svg xmlns="http://www.w3.org/2000/svg"/> '), 'invalid_config', /no size/u],
    [svgUrl(svgLogo('')), 'invalid_config', /shows nothing/u],
    ['data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD', 'unsupported', /WebP/u],
  ];
  for (const [url, code, says] of cases) {
    const error = await brandColors(url).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    assert.ok(DeckError.is(error), `${url.slice(0, 40)}: ${String(error)}`);
    assert.equal(error.code, code, url.slice(0, 40));
    assert.match(error.message, says);
    assert.ok(error.hint, `${error.message} says not what to do`);
  }
  const huge = Buffer.from('89504e470d0a1a0a0000000d4948445200013880000138800806000000', 'hex');
  await assert.rejects(brandColors(`data:image/png;base64,${huge.toString('base64')}`), {
    code: 'too_large',
    path: 'logoDataUrl',
  });
});

test('a logo reads no file of the machine, however it names one', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret.png');
  const red = await png('<svg width="9" height="9"><rect width="9" height="9" fill="#ff0000"/></svg>');
  writeFileSync(file, Buffer.from(red.slice(red.indexOf(',') + 1), 'base64'));
  const image = (attribute: string): string => `<image width="200" height="100" ${attribute}/>`;
  const shapes = [
    svgLogo(image(`href="${file}"`)),
    svgLogo(image(`href = '\n${file}'`)),
    svgLogo(image(`href="file://${file}"`)),
    svgLogo(image(`xmlns:x="http://www.w3.org/1999/xlink" x:href="${file}"`)),
    svgLogo(image(`href="&#${file.charCodeAt(0)};${file.slice(1)}"`)),
    `<!DOCTYPE svg [<!ENTITY f "${file}">]>${svgLogo(image('href="&f;"'))}`,
    `<!DOCTYPE svg [<!ENTITY f '<image width="200" height="100" &#104;ref="${file}"/>'>]>${svgLogo('&f;')}`,
  ];
  for (const svg of shapes) {
    // Drawn in red it would have been read.
    const found = await all(svgUrl(svg)).catch((error: unknown) =>
      DeckError.is(error) ? error.code : String(error),
    );
    assert.equal(found, 'invalid_config', svg);
  }
  assert.deepEqual(
    await all(svgUrl(svgLogo(image(`href="${red}"`)))),
    ['#ff0000'],
    'its own pictures are drawn',
  );
  const drawn = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://example.com/ns">]>${TWO_COLOURS.replace('<svg', '<svg xmlns:i="&ns;"')}`;
  assert.deepEqual(
    await all(svgUrl(drawn)),
    ['#e4002b', '#0057b8'],
    'entities of drawing programs do no harm',
  );
});

test('a theme from a logo is that of its colours, light and dark', async () => {
  for (const mode of ['light', 'dark'] as const) {
    const theme = await themeFromLogo(svgUrl(TWO_COLOURS), { mode, id: 'acme', name: 'Acme' });
    const brand = { color: '#e4002b', further: ['#0057b8'], mode, id: 'acme', name: 'Acme' };
    assert.deepEqual(theme, themeFromBrand(brand));
  }
  const { colors } = await themeFromLogo(svgUrl(TWO_COLOURS.replace('#e4002b', '#b3005e')));
  assert.deepEqual(colors.palette.slice(0, 2), ['#b3005e', '#0057b8']);
  const grey = await themeFromLogo(svgUrl(svgLogo('<circle cx="50" cy="50" r="40" fill="#333"/>')));
  for (const name of ['background', 'surface', 'text', 'accent'] as const)
    assert.ok(toOklch(grey.colors[name]).chroma < 0.005, `${name} ${grey.colors[name]} is no grey`);
});

const SEED = Number(process.env['LOGO_SEED'] ?? 20_261_121);
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colours a logo has, the theme made from it reads, light and dark', async () => {
  const logo = fc.record({
    ground: fc.option(color),
    shapes: fc.array(
      fc.record({ fill: color, x: fc.nat(180), y: fc.nat(80), size: fc.integer({ min: 8, max: 90 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  });
  await fc.assert(
    fc.asyncProperty(logo, async ({ ground, shapes }) => {
      const body = shapes.map(
        ({ fill, x, y, size }) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}"/>`,
      );
      const svg = svgLogo(
        (ground === null ? '' : `<rect width="200" height="100" fill="${ground}"/>`) + body.join(''),
      );
      const { main, further } = await brandColors(svgUrl(svg));
      assert.ok(further.length <= 3 && new Set([main, ...further]).size === further.length + 1);
      for (const mode of ['light', 'dark'] as const) assertReads(await themeFromLogo(svgUrl(svg), { mode }));
    }),
    { numRuns: 40, seed: SEED },
  );
});

test('any colours of a brand give a theme that reads, and series that stay apart', () => {
  fc.assert(
    fc.property(color, fc.array(color, { maxLength: 3 }), fc.boolean(), (main, further, dark) => {
      const theme = themeFromBrand({ color: main, further, mode: dark ? 'dark' : 'light' });
      assertReads(theme);
      const labs = theme.colors.palette.map(toOklch);
      for (const [at, one] of labs.entries())
        for (const other of labs.slice(at + 1)) {
          const angle = ((one.hue - other.hue) * Math.PI) / 180;
          const across = Math.hypot(
            one.chroma - other.chroma * Math.cos(angle),
            other.chroma * Math.sin(angle),
          );
          assert.ok(
            Math.hypot(one.lightness - other.lightness, across) > 0.04,
            theme.colors.palette.join(' '),
          );
        }
    }),
    { numRuns: 200, seed: SEED },
  );
});
