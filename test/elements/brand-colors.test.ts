import { expect } from '@open-wc/testing';
import { brandColors, DeckError } from '../../src/core/index.js';
import { LOGOS, svgLogo, svgUrl, TWO_COLOURS } from '../support/logos.js';

/** The picture of a logo as a browser's own encoder writes it. */
async function picture(svg: string, type: string, width = 400): Promise<string> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = svgUrl(svg);
  });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = (width * image.naturalHeight) / image.naturalWidth;
  const context = canvas.getContext('2d')!;
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.85);
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The same colours in the same order, but for what encoders and smoothing change. */
async function expectColors(url: string, wanted: readonly string[], off: number): Promise<void> {
  const { main, further } = await brandColors(url);
  const found = [main, ...further];
  const told = `${found.join(' ')} instead of ${wanted.join(' ')}`;
  expect(found.length, told).to.equal(wanted.length);
  for (const [at, hex] of found.entries())
    for (const [channel, value] of channels(hex).entries())
      expect(value, told).to.be.closeTo(channels(wanted[at]!)[channel]!, off);
}

describe('the colours of a logo, in a page', () => {
  it('are those that Node finds, of drawings and of pictures', async () => {
    for (const { name, svg, colors } of LOGOS) {
      await expectColors(svgUrl(svg), colors, 2);
      if (name !== 'small') await expectColors(await picture(svg, 'image/png'), colors, 2);
    }
  });

  it('are found in a JPEG in spite of its noise, and in a WebP where the browser writes one', async () => {
    await expectColors(await picture(TWO_COLOURS, 'image/jpeg'), ['#e4002b', '#0057b8'], 10);
    const webp = await picture(TWO_COLOURS, 'image/webp');
    if (webp.startsWith('data:image/webp')) await expectColors(webp, ['#e4002b', '#0057b8'], 10);
  });

  it('are read from an SVG without running or loading anything in it', async () => {
    const before = performance.getEntriesByType('resource').length;
    const url = new URL('/never-asked-for.png', location.href).href;
    const svg = svgLogo(
      `<script>parent.logoRan = true; window.logoRan = true</script><circle cx="50" cy="50" r="40" fill="#00843d" onload="window.logoRan = true"/><image href="${url}" width="1" height="1"/>`,
    );
    expect(await brandColors(svgUrl(svg))).to.deep.equal({ main: '#00843d', further: [] });
    expect(window).to.not.have.property('logoRan');
    const asked = performance.getEntriesByType('resource').slice(before);
    expect(asked.filter(({ name }) => name.includes('never-asked-for'))).to.deep.equal([]);
  });

  it('are refused with a reason where there are none', async () => {
    for (const [url, code] of [
      ['https://example.com/logo.png', 'invalid_config'],
      ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUg', 'invalid_config'],
      [svgUrl('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'), 'invalid_config'],
      [svgUrl(svgLogo('')), 'invalid_config'],
      ['data:image/webp;base64,UklGRiIAAABXRUJQVlA4', 'invalid_config'],
    ] as const) {
      const error = await brandColors(url).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(DeckError.is(error) && error.code, url).to.equal(code);
    }
  });
});
