import { assert } from '@open-wc/testing';
import { rasterizeSvg } from '#rasterize';
import { captureSvgElement, ExportError } from '../../../src/core/export/index.js';
import { Pixels } from './picture-pixels.js';

const RED = [255, 0, 0, 255];
const GREEN = [0, 128, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [0, 0, 0, 0];

const hosts: Element[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

/** Markup on the page, or in a shadow tree; the first SVG with the class `chart` in it. */
function shown(markup: string, { shadow = false } = {}): SVGSVGElement {
  const host = document.createElement('div');
  const tree = shadow ? host.attachShadow({ mode: 'open' }) : host;
  tree.innerHTML = markup;
  document.body.append(host);
  hosts.push(host);
  return tree.querySelector('svg.chart')!;
}

/** A chart of 40 × 10 pixels. */
const chart = (content: string, attributes = ''): string =>
  `<svg class="chart" width="40" height="10" style="display:block" ${attributes}>${content}</svg>`;

async function capture(svg: SVGElement): Promise<{ pixels: Pixels; warnings: string[] }> {
  const warnings: string[] = [];
  const onWarning = (message: string): void => void warnings.push(message);
  const { dataUrl } = await captureSvgElement(svg, { scale: 1, onWarning });
  return { pixels: await Pixels.of(dataUrl), warnings };
}

const ELSEWHERE = `
  <svg width="0" height="0" style="position:absolute">
    <symbol id="sign" viewBox="0 0 10 10"><rect width="10" height="10" fill="currentColor"/></symbol>
    <linearGradient id="sky"><stop style="stop-color: var(--sky)"/></linearGradient>
    <clipPath id="left"><rect width="5" height="10"/></clipPath>
    <mask id="right"><rect x="5" width="5" height="10" fill="#fff"/></mask>
    <filter id="paint" x="0" y="0" width="1" height="1"><feFlood flood-color="blue"/></filter>
    <marker id="end" markerWidth="10" markerHeight="10" refX="5" refY="5" markerUnits="userSpaceOnUse"><rect width="10" height="10" fill="red"/></marker>
  </svg>`;

describe('an SVG of a page as a picture', () => {
  for (const shadow of [false, true])
    it(`takes along what it refers to elsewhere in its ${shadow ? 'shadow tree' : 'document'}`, async () => {
      const svg = shown(
        `<div style="--sky: rgb(0, 128, 0)">${ELSEWHERE}${chart(
          '<use href="#sign" width="10" height="10" style="color: red"/>' +
            '<rect x="10" width="10" height="10" fill="url(#sky)"/>' +
            '<g transform="translate(20)"><rect width="10" height="10" fill="blue" clip-path="url(#left)"/></g>' +
            '<g transform="translate(30)"><rect width="10" height="10" fill="red" style="mask: url(#right)"/></g>' +
            '<g transform="translate(40)"><rect width="10" height="10" filter="url(#paint)"/></g>' +
            '<path d="M55 5H60" stroke="blue" marker-start="url(#end)"/>',
          'viewBox="0 0 60 10"',
        ).replace('width="40"', 'width="60"')}</div>`,
        { shadow },
      );
      const { pixels, warnings } = await capture(svg);
      assert.deepEqual(pixels.at(5, 5), RED, 'use of a symbol');
      assert.deepEqual(pixels.at(15, 5), GREEN, 'gradient');
      assert.deepEqual([pixels.at(22, 5), pixels.at(28, 5)], [BLUE, CLEAR], 'clip path');
      assert.deepEqual([pixels.at(32, 5), pixels.at(38, 5)], [CLEAR, RED], 'mask');
      assert.deepEqual(pixels.at(45, 5), BLUE, 'filter');
      assert.deepEqual(pixels.at(55, 5), RED, 'marker');
      assert.deepEqual(warnings, []);
    });

  it('draws what is used twice in the colours of each use', async () => {
    const svg = shown(
      `<style>.second { fill: blue }</style>${chart(
        '<defs><rect id="box" width="10" height="10"/><g id="tinted"><rect width="10" height="10" fill="var(--tint)"/></g></defs>' +
          '<use href="#box" fill="red"/><use href="#box" x="10" class="second"/>' +
          '<use href="#tinted" x="20" style="--tint: rgb(0, 128, 0)"/><use href="#tinted" x="30" style="--tint: red"/>',
      )}`,
    );
    const { pixels } = await capture(svg);
    assert.deepEqual(
      [5, 15, 25, 35].map((x) => pixels.at(x, 5)),
      [RED, BLUE, GREEN, RED],
    );
  });

  it('keeps ids of charts apart: each has its own gradient and clip path', async () => {
    const own = (color: string, width: number): string =>
      chart(
        `<defs><linearGradient id="g"><stop stop-color="${color}"/></linearGradient><clipPath id="c"><rect width="${width}" height="10"/></clipPath></defs>` +
          '<rect width="40" height="10" fill="url(#g)" clip-path="url(#c)"/>',
      );
    const first = shown(own('red', 10));
    const second = shown(own('blue', 30));
    const [a, b] = [(await capture(first)).pixels, (await capture(second)).pixels];
    assert.deepEqual([a.at(5, 5), a.at(20, 5)], [RED, CLEAR]);
    assert.deepEqual([b.at(5, 5), b.at(20, 5), b.at(35, 5)], [BLUE, BLUE, CLEAR]);
  });

  it('has what style sheets say of colours, places, sizes and visibility', async () => {
    const svg = shown(
      `<style>
        .host { --series: rgb(255, 0, 0); color: rgb(0, 0, 255) }
        .host .dot { r: 5px; fill: var(--series) }
        .host .moved { transform: translateX(10px) }
        .host .gone { display: none } .host .hidden { visibility: hidden } .host .half { opacity: 0.5 }
        .host rect { fill: currentColor }
      </style><div class="host">${chart(
        '<circle class="dot" cx="5" cy="5"/><g class="moved"><rect width="10" height="10"/></g>' +
          '<rect class="gone" x="20" width="10" height="10"/><rect class="hidden" x="20" width="10" height="10"/>' +
          '<rect class="half" x="30" width="10" height="10"/>',
      )}</div>`,
    );
    const { pixels } = await capture(svg);
    assert.deepEqual([pixels.at(5, 5), pixels.at(15, 5), pixels.at(25, 5)], [RED, BLUE, CLEAR]);
    const [red, , blue, alpha] = pixels.at(35, 5) as [number, number, number, number];
    assert.isTrue(red === 0 && blue > 250 && Math.abs(alpha - 128) <= 2, `${pixels.at(35, 5).join()}`);
  });

  it('is as large as on the page, whatever turns or scales it there', async () => {
    const svg = shown(
      `<div style="transform: scale(3) rotate(20deg); width: 200px">${chart('<rect width="40" height="10" fill="red"/>', 'viewBox="0 0 40 10" transform="translate(500)"').replace('display:block', 'display:block;width:100%;height:auto;padding:10px;box-sizing:border-box')}</div>`,
    );
    const { pixels } = await capture(svg);
    assert.deepEqual([pixels.width, pixels.height], [180, 45]);
    assert.deepEqual([pixels.at(1, 1), pixels.at(178, 43)], [RED, RED]);
  });

  it('is written in the fonts that the page has loaded, wherever a style sheet names them', async () => {
    const text = (family: string): string =>
      chart(`<text y="30" style="font: 30px ${family}">Revenue WAVE mm</text>`)
        .replace('width="40"', 'width="400"')
        .replace('height="10"', 'height="40"');
    const bold = '/node_modules/@fontsource/gelasio/files/gelasio-latin-700-normal.woff2';
    const plain = shown(text("'No Such Font', monospace"));
    const svg = shown(
      `<style>@layer fonts { @media all { @font-face { font-family: 'Of The Page'; src: url('${bold}') format('woff2'); unicode-range: U+0000-00FF } } }
        @font-face { font-family: 'Of The Page'; font-weight: 700; src: url('/not-loaded.woff2') }</style>${text("'Of The Page', monospace")}`,
    );
    await document.fonts.load("30px 'Of The Page'");
    const onPage = (svg.firstElementChild as SVGTextElement).getComputedTextLength();
    const { pixels, warnings } = await capture(svg);
    assert.closeTo(pixels.inkWidth(), onPage, 6);
    assert.deepEqual(warnings, []);
    // Else the fallback would do as well.
    assert.isAbove(Math.abs((await capture(plain)).pixels.inkWidth() - onPage), 12);
  });

  it('names a font of a script in a warning: nobody says where its file is', async () => {
    const url = '/node_modules/@fontsource/gelasio/files/gelasio-latin-400-normal.woff2';
    const face = await new FontFace('Of A Script', `url('${url}')`).load();
    document.fonts.add(face);
    try {
      const svg = shown(chart(`<text y="10" style="font: 8px 'Of A Script'">Text</text>`));
      assert.match((await capture(svg)).warnings.join(), /^Font "?Of A Script"? is left out: no style sheet/);
    } finally {
      document.fonts.delete(face);
    }
  });

  it('has images of the page inside, and names in a warning what cannot be had', async () => {
    const blob = new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="red"/></svg>',
      ],
      { type: 'image/svg+xml' },
    );
    const url = URL.createObjectURL(blob);
    try {
      const svg = shown(
        chart(
          `<image href="${url}" width="10" height="10"/><image xlink:href="https://elsewhere.test/a.png" x="10" width="10" height="10"/>` +
            '<use href="/icons.svg#sign" x="20"/><rect x="30" width="10" height="10" fill="blue"/>',
        ),
      );
      const { pixels, warnings } = await capture(svg);
      assert.deepEqual(
        [5, 15, 25, 35].map((x) => pixels.at(x, 5)),
        [RED, CLEAR, CLEAR, BLUE],
      );
      assert.lengthOf(warnings, 2);
      assert.match(warnings.join('\n'), /Image https:\/\/elsewhere\.test\/a\.png is left out/);
      assert.match(warnings.join('\n'), /<use> of \/icons\.svg#sign is left out/);
    } finally {
      URL.revokeObjectURL(url);
    }
  });

  it('draws HTML in the SVG, or says that this browser lets no such picture be read', async () => {
    const svg = shown(
      `<style>.label { background: rgb(255, 0, 0) } .label::after { content: ''; position: absolute; inset: 0 0 0 20px; background: blue }</style>${chart(
        '<foreignObject width="30" height="10"><div class="label" style="height: 10px; position: relative"><iframe style="display:none"></iframe></div></foreignObject>' +
          '<rect x="30" width="10" height="10" fill="green"/>',
      )}`,
    );
    const { pixels, warnings } = await capture(svg);
    assert.deepEqual(pixels.at(35, 5), GREEN);
    assert.match(warnings[0]!, /^The <iframe> in the SVG is left out/);
    if (warnings.length === 1) assert.deepEqual([pixels.at(5, 5), pixels.at(25, 5)], [RED, BLUE]);
    else {
      assert.match(warnings[1]!, /^HTML in the SVG \(foreignObject\) is left out/);
      assert.deepEqual(pixels.at(5, 5), CLEAR);
    }
  });

  it('changes nothing on the page, not for a moment', async () => {
    const svg = shown(
      `${ELSEWHERE}${chart('<use href="#sign" width="10" height="10"/><foreignObject width="5" height="5"><p>a</p></foreignObject><text>b</text>')}`,
    );
    const host = svg.parentElement!;
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, everything);
    const fonts = document.fonts.size;
    await capture(svg);
    seen.push(...observer.takeRecords());
    assert.lengthOf(seen, 0);
    assert.equal(document.fonts.size, fonts);
    host.setAttribute('data-changed', '');
    assert.lengthOf(observer.takeRecords(), 1);
    observer.disconnect();
  });

  it('is as large as a canvas can be where more is asked for, and says its size', async () => {
    const warnings: string[] = [];
    const svg = shown(chart('<rect width="40" height="10" fill="red"/>'));
    const onWarning = (message: string): void => void warnings.push(message);
    const { dataUrl, width, height } = await captureSvgElement(svg, { scale: 1000, onWarning });
    assert.deepEqual([width, height], [16_384, 4096]);
    assert.match(warnings.join(), /^The picture is 16384 × 4096 pixels/);
    const header = new DataView(
      Uint8Array.from(atob(dataUrl.slice(22, 62)), (it) => it.charCodeAt(0)).buffer,
    );
    assert.deepEqual([header.getUint32(16), header.getUint32(20)], [width, height]);
  });

  it('is drawn smaller where the browser gives no such canvas', async () => {
    const asked = { width: 80_000, height: 20, scale: 2 };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80000" height="20"/>';
    const { bytes, width, height } = await rasterizeSvg(svg, asked);
    assert.closeTo(width / height, 4000, 400);
    const header = new DataView(bytes.buffer);
    assert.deepEqual([header.getUint32(16), header.getUint32(20)], [width, height]);
    // WebKit's canvas is as long as that.
    if (!/AppleWebKit(?!.*Chrome)/u.test(navigator.userAgent)) assert.isBelow(width, 80_000);
  });

  it('may stand in no document: then it is drawn by what it says itself', async () => {
    const tree = document.createElement('div');
    tree.innerHTML = chart(
      '<rect width="10" height="10" fill="red"/><rect x="10" width="10" height="10" style="fill: blue"/>' +
        '<g fill="green"><rect x="20" width="10" height="10"/></g>',
    );
    const { pixels } = await capture(tree.querySelector('svg')!);
    assert.deepEqual(
      [5, 15, 25, 35].map((x) => pixels.at(x, 5)),
      [RED, BLUE, GREEN, CLEAR],
    );
  });

  it('is refused where it is no SVG of a page that is shown', async () => {
    const group = shown(chart('<g/>')).firstElementChild as SVGElement;
    const error: unknown = await captureSvgElement(group).catch((reason: unknown) => reason);
    assert.isTrue(ExportError.is(error) && error.code === 'invalid_svg');
  });
});
