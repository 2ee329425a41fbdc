import { assert } from '@open-wc/testing';
import { captureSvgElement } from '../../../src/core/export/index.js';
import { Pixels } from './picture-pixels.js';

const SVG = 'http://www.w3.org/2000/svg';
const FONT = '/node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2';

function element(parent: Element, name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

describe('a page whose policy forbids inline styles, with Trusted Types', () => {
  it('gives pictures of its charts with styles and fonts, without a violation', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@font-face { font-family: Strict; src: url('${FONT}') }
      .strict { --bar: rgb(255, 0, 0) } .strict rect { fill: var(--bar) } .strict text { font: 30px Strict, monospace }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.load('30px Strict');
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.sample}`),
    );
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content =
      "style-src 'self'; img-src data:; font-src 'self'; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'";
    document.head.append(policy);

    const svg = element(document.body, 'svg', { class: 'strict', width: '400', height: '50' });
    element(svg, 'rect', { y: '40', width: '10', height: '10' });
    const text = element(svg, 'text', { y: '30' }) as SVGTextElement;
    text.textContent = 'Revenue WAVE mm';
    try {
      const { dataUrl } = await captureSvgElement(svg, { scale: 1 });
      const pixels = await Pixels.of(dataUrl);
      assert.deepEqual(pixels.at(5, 45), [255, 0, 0, 255]);
      assert.closeTo(pixels.inkWidth(), text.getComputedTextLength(), 6);
      assert.deepEqual(violations, []);
      // The policy holds: what it forbids is told.
      svg.setAttribute('style', 'fill: red');
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.match(violations.join(), /^style-src/);
    } finally {
      svg.remove();
    }
  });
});
