import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imagePixels, rasterizeSvg } from '#rasterize';
import { renderChart } from '../../../src/core/chart/render-chart.js';
import { createSlide } from '../../../src/core/deck/index.js';
import { exportToPptx } from '../../../src/core/export/index.js';
import { officeSvg } from '../../../src/core/export/office-svg/office-svg.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import { sampleCharts, SIZE } from '../../../bench/pages/sample-charts.js';
import { HOSTILE } from '../../elements/hostile-svgs.js';
import { checkPackage } from './check-package.js';
import { readPackage } from './read-package.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const now = (): number => 0;
const sample = exportToPptx(sampleDeck(), { now });

/** Share of pixels of which a channel differs by more than smooth edges do. */
async function differing(a: string, b: string, { width, height } = SIZE): Promise<number> {
  const png = async (svg: string): Promise<string> => {
    const { bytes } = await rasterizeSvg(svg, { width, height, scale: 1, background: '#ffffff' });
    return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
  };
  const [one, other] = [
    await imagePixels(await png(a), width, height),
    await imagePixels(await png(b), width, height),
  ];
  let count = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    const apart = (channel: number): boolean =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > 32;
    if (apart(0) || apart(1) || apart(2)) count += 1;
  }
  return count / (width * height);
}

/** The drawings that the pictures of a slide name, by the pictures' descriptions. */
function drawingsOf(parts: Map<string, string>, slide: number): Map<string, string> {
  const links = parts.get(`ppt/slides/_rels/slide${slide}.xml.rels`) ?? '';
  const pictures =
    (parts.get(`ppt/slides/slide${slide}.xml`) ?? '').match(/<p:pic>[\s\S]*?<\/p:pic>/gu) ?? [];
  return new Map(
    pictures.flatMap((picture): [string, string][] => {
      const id = /<asvg:svgBlip [^>]*r:embed="([^"]+)"/u.exec(picture)?.[1];
      const target = new RegExp(
        `Id="${id}" Type="[^"]*/image" Target="\\.\\./(media/[^"]+\\.svg)"`,
        'u',
      ).exec(links);
      const drawing = parts.get(`ppt/${target?.[1]}`);
      return drawing === undefined ? [] : [[/descr="([^"]*)"/u.exec(picture)?.[1] ?? '', drawing]];
    }),
  );
}

test('every chart picture and an SVG logo have their drawing beside the pixels', async () => {
  const file = await sample;
  const parts = await readPackage(file);
  for (const slide of [3, 4, 5]) {
    const pictures = parts.get(`ppt/slides/slide${slide}.xml`)?.match(/<p:pic>/gu)?.length ?? 0;
    const drawings = drawingsOf(parts, slide);
    assert.equal(drawings.size, pictures, `slide ${slide}`);
    assert.ok([...drawings].some(([alt]) => alt.includes(' chart: ')));
    for (const svg of drawings.values()) assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  }
  assert.match(
    parts.get('[Content_Types].xml') ?? '',
    /<Default Extension="svg" ContentType="image\/svg\+xml"\/>/,
  );
  assert.match(
    parts.get('ppt/slides/slide3.xml') ?? '',
    /<a:blip r:embed="rIdPicture\d+"><a:extLst><a:ext uri="\{96DAC541-7B7A-43D3-8B79-37D633B846F1\}"><asvg:svgBlip xmlns:asvg="http:\/\/schemas\.microsoft\.com\/office\/drawing\/2016\/SVG\/main" r:embed="rIdDrawing\d+"\/>/,
  );
});

test('a file with drawings beside its pictures is valid for every Office since 2007', async () => {
  const bytes = new Uint8Array(await (await sample).arrayBuffer());
  assert.deepEqual(checkPackage(bytes), []);
  for (const version of [
    'Office2007',
    'Office2010',
    'Office2013',
    'Office2016',
    'Office2019',
    'Microsoft365',
  ])
    assert.deepEqual(await validatePackage(bytes, version), [], version);
});

test('a drawing that several pictures show is stored once, and is the same in every export', async () => {
  const drawings = async (file: File): Promise<string[]> =>
    [...(await readPackage(file))].filter(([name]) => name.endsWith('.svg')).map(([, svg]) => svg);
  const all = await drawings(await sample);
  assert.equal(new Set(all).size, all.length);
  assert.equal(all.filter((svg) => svg.includes('Acme')).length, 1);
  assert.deepEqual(await drawings(await exportToPptx(sampleDeck(), { now })), all);
});

test('the drawing of a chart of any type looks like its pixels, in one font that Office has', async () => {
  const context = { ...SIZE, theme: defaultTheme, locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
  const charts = new Map(sampleCharts(50).map((chart) => [chart.spec.type, chart]));
  assert.equal(charts.size, 20);
  for (const [type, { spec, data }] of charts) {
    const { svg } = await renderChart(spec, data, context);
    const drawing = officeSvg(svg, { ...SIZE, background: '#ffffff' });
    assert.ok(drawing, type);
    assert.ok((await differing(svg, drawing)) < 0.001, `${type}: ${await differing(svg, drawing)}`);
    assert.deepEqual([...new Set(drawing.match(/font-family="[^"]*"/gu))], ['font-family="Arial"'], type);
    assert.doesNotMatch(drawing, / (?:style|class|paint-order|dominant-baseline)=/);
  }
  const { svg } = await renderChart(charts.get('bar')!.spec, charts.get('bar')!.data, context);
  assert.ok(
    (await differing(svg, svg.replaceAll(/<text[\s\S]*?<\/text>/gu, ''))) > 0.005,
    'without its texts',
  );
});

test('a logo as drawing programs write it becomes a drawing of attributes that looks the same', async () => {
  const logo = `<?xml version="1.0" encoding="utf-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 60 30" style="enable-background:new 0 0 60 30" inkscape:version="1">
<style type="text/css"><![CDATA[ .st0{fill:#0B5CAD;} rect, .st1 { stroke : red } #dot{fill:url(#g)} ]]></style><metadata><rdf:RDF/></metadata>
<defs><linearGradient id="g"><stop offset="0" style="stop-color:#00ff00"/></linearGradient></defs>
<title>Logo</title><g id="a"><rect class="st0 other" x="5" y="5" width="20" height="20" style="stroke-width:2px"/><circle id="dot" cx="40" cy="15" r="10"/></g></svg>`;
  const size = { width: 60, height: 30 };
  const drawing = officeSvg(logo, size);
  assert.ok(drawing);
  assert.doesNotMatch(drawing, / (?:style|class)=|inkscape|metadata|title|rdf:/);
  assert.equal(await differing(logo, drawing, size), 0);
  assert.ok((await differing(logo, drawing.replace('stroke="red"', ''), size)) > 0.02);
});

test('a drawing in a file holds nothing that acts or leads away, whatever SVG it came from', () => {
  const kept = Object.entries(HOSTILE).filter(([name, svg]) => {
    const drawing = officeSvg(svg, { width: 40, height: 20 });
    if (drawing === undefined) return false;
    assert.doesNotMatch(
      drawing,
      /evil|found|script|\son\w|<(?:a|foreignObject|style)\b|<!|javascript/iu,
      name,
    );
    for (const [, target] of drawing.matchAll(/href="([^"]*)"/gu))
      assert.match(target ?? '', /^#|^data:image\/(?:png|jpeg|gif);/, name);
    return true;
  });
  // Those that are drawn by what is left are a few.
  assert.ok(kept.length > 0 && kept.length < Object.keys(HOSTILE).length);
});

test('prefixes that are declared alone, styles for the screen and styles in several pieces change nothing', async () => {
  const size = { width: 40, height: 20 };
  const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:x="urn:x"';
  const sheets =
    '<style media="screen">.a { fill: red }</style><style type="text/css" media="all">#b { stroke: blue }';
  const svg = `<svg ${root} width="40" height="20">${sheets}<![CDATA[ .c { fill: green } ]]></style><x:rect/><rect class="a" width="9" height="9"/><rect id="b" x="20" width="9" height="9"/><rect class="c" x="30" width="9" height="9"/></svg>`;
  const drawing = officeSvg(svg, size);
  assert.ok(drawing);
  assert.deepEqual(drawing.match(/(?:fill|stroke)="[^"]*"/gu), [
    'fill="red"',
    'stroke="blue"',
    'fill="green"',
  ]);
  assert.equal(await differing(svg, drawing, size), 0);
});

test('a logo whose every name has a prefix is in the file as pixels', async () => {
  const logo =
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><svg:rect width="40" height="20"/></svg:svg>';
  const deck = sampleDeck();
  deck.branding = { logoDataUrl: `data:image/svg+xml,${encodeURIComponent(logo)}` };
  deck.slides = [createSlide({ id: 's1', layout: 'text', title: 'One', text: 'Two' })];
  const warnings: string[] = [];
  const file = await exportToPptx(deck, { now, onWarning: ({ message }) => warnings.push(message) });
  const parts = await readPackage(file);
  assert.deepEqual(warnings, []);
  assert.match(parts.get('ppt/slideMasters/slideMaster1.xml') ?? '', /<p:pic>/);
  assert.equal([...parts.keys()].filter((name) => name.endsWith('.svg')).length, 0);
});

test('fonts and entities of a drawing may be called like what every object has', () => {
  const drawing = (content: string): string | undefined =>
    officeSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`, {
      width: 40,
      height: 20,
    });
  for (const name of ['constructor', 'toString', '__proto__']) {
    assert.match(
      drawing(`<text font-family="${name}">a</text>`) ?? '',
      new RegExp(`font-family="${name}"`, 'u'),
    );
    assert.equal(drawing(`<text>&${name};</text>`), undefined, name);
  }
});

test('what Office would draw in another way stands as pixels alone', async () => {
  const svg = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`;
  const size = { width: 40, height: 20 };
  for (const content of [
    '<filter id="f"/><rect width="9" height="9" filter="url(#f)"/>',
    '<rect width="9" height="9" mask="url(#m)"/>',
    '<text dominant-baseline="central">a</text>',
    '<rect width="9" height="9" fill="currentColor"/>',
    '<rect width="9" height="9" style="mix-blend-mode: multiply"/>',
    '<style>g > rect { fill: red }</style><rect width="9" height="9"/>',
    '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    '<rect id="twice"/><rect id="twice"/>',
    // Names that are not what they seem, and style sheets that do not hold on a screen.
    '<svg:rect xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"/>',
    '<g xmlns:s="http://www.w3.org/2000/svg"><s:style>rect { fill: red }</s:style></g><rect width="9" height="9"/>',
    '<g xmlns="urn:other"><rect width="9" height="9"/></g>',
    '<rect xmlns="" width="9" height="9"/>',
    '<style media="print">rect { fill: red }</style><rect width="9" height="9"/>',
    '<style media="(min-width: 90px)">rect { fill: red }</style><rect width="9" height="9"/>',
    '<style type="text/less">rect { fill: red }</style><rect width="9" height="9"/>',
    '<rect width="9"',
    `<path d="${'M0 0'.repeat(100_000)}"/>`,
  ])
    assert.equal(officeSvg(svg(content), size), undefined, content.slice(0, 80));
  assert.ok(officeSvg(svg('<rect width="9" height="9"/>'), size));
  const deck = sampleDeck();
  const logo = svg('<filter id="f"/><rect width="40" height="20" filter="url(#f)"/>');
  deck.branding = { logoDataUrl: `data:image/svg+xml,${encodeURIComponent(logo)}` };
  deck.slides = [createSlide({ id: 's1', layout: 'text', title: 'One', text: 'Two' })];
  const parts = await readPackage(await exportToPptx(deck, { now }));
  assert.match(parts.get('ppt/slideMasters/slideMaster1.xml') ?? '', /<p:pic>/);
  assert.equal([...parts.keys()].filter((name) => name.endsWith('.svg')).length, 0);
});
