import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportToPptx, type ExportToPptxOptions } from '../../../src/core/export/index.js';
import { summaryDeck } from '../../support/summary-deck.js';
import { checkPackage } from './check-package.js';
import { paragraphs, readPackage } from './read-package.js';
import { validatePackage } from './validate-package.js';

const NOW = { now: () => Date.UTC(2026, 6, 1) };

/** The links of a slide of the file: what a reader is told of each, and the part that it shows. */
async function linksOf(slide: number, options: ExportToPptxOptions = {}): Promise<[string, string][]> {
  const parts = await readPackage(await exportToPptx(summaryDeck(), { ...NOW, ...options }));
  const xml = parts.get(`ppt/slides/slide${slide}.xml`) ?? '';
  const relations = parts.get(`ppt/slides/_rels/slide${slide}.xml.rels`) ?? '';
  return [...xml.matchAll(/<a:hlinkClick ([^>]*)>/gu)].map(([, attributes = '']) => {
    assert.match(attributes, /action="ppaction:\/\/hlinksldjump"/u);
    const id = /r:id="([^"]*)"/u.exec(attributes)?.[1] ?? '';
    const relation = new RegExp(`<Relationship Id="${id}"[^>]*>`, 'u').exec(relations)?.[0] ?? '';
    assert.match(relation, /relationships\/slide"/u);
    return [/tooltip="([^"]*)"/u.exec(attributes)?.[1] ?? '', /Target="([^"]*)"/u.exec(relation)?.[1] ?? ''];
  });
}

test('points of the summary are links to slides of the file, named by their titles', async () => {
  assert.deepEqual(await linksOf(2), [
    ['All of costs: 24', 'slide4.xml'],
    ['All of sales: 60', 'slide3.xml'],
    ['All of sales: 60', 'slide3.xml'],
  ]);
});

test('of a part of the deck links lead to its slides alone, by their place in the file', async () => {
  assert.deepEqual(await linksOf(1, { slides: ['summary', 'costs'] }), [['All of costs: 24', 'slide2.xml']]);
  const file = await exportToPptx(summaryDeck(), { ...NOW, slides: ['summary', 'costs'] });
  const said = paragraphs((await readPackage(file)).get('ppt/slides/slide1.xml') ?? '');
  assert.ok(said.includes('Costs come to 24\u00a0→'), said.join('\n'));
  assert.ok(said.includes('Sales come to 60'), said.join('\n'));
});

test('a file with links to its slides is valid, and the same each time', async () => {
  const [first, again] = await Promise.all(
    [0, 1].map(async () => new Uint8Array(await (await exportToPptx(summaryDeck(), NOW)).arrayBuffer())),
  );
  assert.ok(first && again);
  assert.deepEqual([await validatePackage(first), checkPackage(first)], [[], []]);
  assert.deepEqual(await validatePackage(first, 'Office2007'), []);
  assert.deepEqual(first, again);
});
