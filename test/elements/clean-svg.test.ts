import { expect } from '@open-wc/testing';
import { cleanPicture, cleanSvg } from '../../src/elements/shared/clean-svg.js';
import { HARMLESS, HOSTILE, UNREADABLE } from './hostile-svgs.js';

const encoded = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function pixels(svg: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = encoded(svg);
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 240];
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, 320, 240);
  return context.getImageData(0, 0, 320, 240).data;
}

/** Every way in which what is here could act or lead away, found by other means than those that clean. */
function traces(svg: string): string[] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.namespaceURI === 'http://www.w3.org/2000/svg'
      ? []
      : [`${element.nodeName} of another language`]),
    ...(/^(?:script|foreignobject|set|animate.*|handler|iframe|discard)$/iu.test(element.localName)
      ? [element.localName]
      : []),
    ...[...element.attributes].flatMap(({ name, localName, value }) => {
      if (/^on/iu.test(localName)) return [name];
      if (/href$|^src$|^base$/iu.test(localName))
        return /^(?:#|data:image\/)/u.test(value) ? [] : [`${name}=${value}`];
      return [];
    }),
  ]);
}

describe('SVG of pages and people', () => {
  let requests: string[] = [];
  const seen = new PerformanceObserver((list) => {
    requests.push(...list.getEntries().map(({ name }) => name));
  });
  before(() => seen.observe({ type: 'resource', buffered: false }));
  after(() => seen.disconnect());
  beforeEach(() => {
    requests = [];
    Object.assign(globalThis, { found: () => requests.push('a script ran') });
  });

  for (const [name, svg] of Object.entries(HOSTILE)) {
    it(`keeps nothing of ${name} that acts or leads away, in a file or in a page`, async () => {
      const clean = cleanSvg(svg);
      expect(clean, 'still an SVG').to.contain('id="kept"');
      expect(traces(clean!)).to.deep.equal([]);
      expect(clean).not.to.match(/evil\.test|javascript:|@import|<!DOCTYPE|<\?/iu);
      expect(cleanSvg(clean!), 'clean once is clean').to.equal(clean);
      // The worst that could become of it: somebody puts it into a page, as HTML.
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = clean!;
      place
        .querySelectorAll('a')
        .forEach((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      place.querySelectorAll('*').forEach((element) => element.dispatchEvent(new MouseEvent('mouseover')));
      expect(
        place.querySelectorAll('img, iframe, script, link, audio, style:not(svg style)').length,
      ).to.equal(0);
      await new Promise((resolve) => setTimeout(resolve, 30));
      place.remove();
      expect(requests.filter((one) => /evil|script/u.test(one))).to.deep.equal([]);
    });
  }

  for (const [name, svg] of Object.entries(UNREADABLE)) {
    it(`refuses ${name}`, () => {
      expect(cleanSvg(svg)).to.equal(undefined);
      expect(cleanPicture(encoded(svg))).to.match(/^data:image\/svg\+xml,%3Csvg[^<]*\/%3E$/u);
    });
  }

  for (const [program, svg] of Object.entries(HARMLESS)) {
    it(`draws what ${program} made as it was drawn before`, async () => {
      const clean = cleanSvg(svg)!;
      const [before, after] = [await pixels(svg), await pixels(clean)];
      expect(new Set(before).size, 'there is something to see').to.be.greaterThan(20);
      const changed = before.filter((value, at) => Math.abs(value - after[at]!) > 2).length;
      expect(changed, 'values that differ').to.equal(0);
      expect(cleanSvg(clean)).to.equal(clean);
    });
  }

  it('finds an SVG under another name and leaves pictures of pixels alone', () => {
    const hostile = HOSTILE['a script']!;
    for (const url of [
      encoded(hostile),
      ` data:IMAGE/SVG+XML;charset=utf-8,${encodeURIComponent(hostile)}`,
      `data:image/svg+xml;base64,${btoa(hostile)}`,
      `data:image/png;base64,${btoa(hostile)}`,
      `data:text/html,${encodeURIComponent(hostile)}`,
    ]) {
      const clean = cleanPicture(url);
      expect(clean).to.match(/^data:image\/svg\+xml,/u);
      expect(decodeURIComponent(clean)).not.to.contain('script');
    }
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    expect(cleanPicture(png)).to.equal(png);
  });

  it('reads a file in the encoding that it names', () => {
    const bytes =
      '<?xml version="1.0" encoding="iso-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><text>\u00e9</text></svg>';
    expect(decodeURIComponent(cleanPicture(`data:image/svg+xml;base64,${btoa(bytes)}`))).to.contain('é');
  });
});
