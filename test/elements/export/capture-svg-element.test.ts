import { assert } from '@open-wc/testing';
import { captureSvgElement, exportToPptx, ExportError } from '../../../src/core/export/index.js';
import { sampleDeck } from '../../core/export/sample-deck.js';
import { Pixels } from './picture-pixels.js';

const SVG = 'http://www.w3.org/2000/svg';

const pixel = async (dataUrl: string, x: number, y: number): Promise<number[]> =>
  (await Pixels.of(dataUrl)).at(x, y);

/** An SVG on the page whose look comes from around it; `remove` takes all of it away again. */
function onPage(content: string): { svg: SVGSVGElement; remove: () => void } {
  const host = document.createElement('div');
  host.style.color = 'rgb(0, 128, 0)';
  host.style.setProperty('--capture-fill', 'rgb(255, 0, 0)');
  const style = document.createElement('style');
  style.textContent = '.capture-blue { fill: rgb(0, 0, 255) }';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 10');
  svg.style.cssText = 'width: 80px; height: 20px; display: block';
  svg.innerHTML = content;
  host.append(style, svg);
  document.body.append(host);
  return { svg, remove: () => host.remove() };
}

describe('captureSvgElement in a page', () => {
  it('keeps variables, classes and currentColor, which a picture by itself would draw black', async () => {
    const { svg, remove } = onPage(
      '<rect width="10" height="10" style="fill: var(--capture-fill)"/>' +
        '<rect x="10" width="10" height="10" class="capture-blue"/>' +
        '<rect x="20" width="10" height="10" fill="currentColor"/>',
    );
    try {
      const { dataUrl, width, height } = await captureSvgElement(svg);
      assert.deepEqual([width, height], [160, 40]);
      assert.deepEqual(await pixel(dataUrl, 20, 20), [255, 0, 0, 255]);
      assert.deepEqual(await pixel(dataUrl, 60, 20), [0, 0, 255, 255]);
      assert.deepEqual(await pixel(dataUrl, 100, 20), [0, 128, 0, 255]);
      assert.equal((await pixel(dataUrl, 140, 20))[3], 0);
    } finally {
      remove();
    }
  });

  it('passes over elements of any name', async () => {
    const { svg, remove } = onPage(
      '<rect width="40" height="10" class="capture-blue"/><constructor/><toString/><valueOf><g/></valueOf>',
    );
    try {
      const { dataUrl } = await captureSvgElement(svg);
      assert.deepEqual(await pixel(dataUrl, 60, 20), [0, 0, 255, 255]);
    } finally {
      remove();
    }
  });

  it('leaves the page and the element as they were', async () => {
    const { svg, remove } = onPage(
      '<rect width="10" height="10" class="capture-blue"/><image href="/nowhere.png" width="5" height="5"/>',
    );
    try {
      const before = document.documentElement.outerHTML;
      const warnings: string[] = [];
      await captureSvgElement(svg, { onWarning: (message) => warnings.push(message) });
      assert.equal(document.documentElement.outerHTML, before);
      assert.match(warnings.join(), /^Image \/nowhere\.png is left out: HTTP status 404\.$/);
    } finally {
      remove();
    }
  });

  it('paints the background asked for', async () => {
    const markup = `<svg xmlns="${SVG}" width="4" height="4"></svg>`;
    const { dataUrl } = await captureSvgElement(markup, { background: '#102030' });
    assert.deepEqual(await pixel(dataUrl, 2, 2), [16, 32, 48, 255]);
  });

  it('refuses a part of an SVG and markup that is not well-formed', async () => {
    const { svg, remove } = onPage('<rect width="10" height="10"/>');
    try {
      for (const bad of [svg.firstElementChild as SVGElement, '<svg width="5" height="5"><g></svg>']) {
        const error: unknown = await captureSvgElement(bad).catch((reason: unknown) => reason);
        assert.isTrue(ExportError.is(error) && error.code === 'invalid_svg');
      }
    } finally {
      remove();
    }
  });
});

describe('exportToPptx in a page', () => {
  it('makes the same kind of file as in Node and touches nothing of the page', async () => {
    const before = document.documentElement.outerHTML;
    const file = await exportToPptx(sampleDeck(), { now: () => 0 });
    assert.equal(file.name, 'Quarterly review.pptx');
    assert.equal(document.documentElement.outerHTML, before);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { checkPackage } = await import('../../core/export/check-package.js');
    assert.deepEqual(checkPackage(bytes), []);
  });
});
