import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx, type ExportWarning } from '../../src/core/export/index.js';
import { defaultTheme, themes, type Theme } from '../../src/core/layout/index.js';
import { chartsDeck, TONGUES, type Tongue } from './chart-cases.js';
import { OTHERWISE, type Otherwise } from './chart-differences.js';
import { compareCharts } from './compare-charts.js';

async function bytesOf(deck: Deck): Promise<Uint8Array> {
  const warnings: ExportWarning[] = [];
  const onWarning = (warning: ExportWarning): number => warnings.push(warning);
  const file = await exportToPptx(deck, { charts: 'native', now: () => 0, onWarning });
  assert.deepEqual(warnings, [], 'every chart is one of the file');
  return new Uint8Array(await file.arrayBuffer());
}

const excused = new Set<Otherwise>();
const looks: [string, Tongue, Theme][] = [
  ...Object.entries(TONGUES).map(([name, tongue]): [string, Tongue, Theme] => [name, tongue, defaultTheme]),
  ['english in a dark look', TONGUES.english, themes['ink'] as Theme],
];
for (const [name, tongue, theme] of looks)
  test(`charts of every type have the words, numbers, order and colours of the screen, where it has them: ${name}`, async () => {
    const deck = chartsDeck(tongue, theme);
    const differences = await compareCharts(deck, await bytesOf(deck), { reader: tongue.reader, excused });
    assert.deepEqual(differences, []);
  });

test('every difference that is known is still one', () => {
  assert.deepEqual(
    OTHERWISE.filter((it) => !excused.has(it)),
    [],
  );
});

test('the comparison notices another order, number format, colour, name, and scale', async () => {
  const deck = chartsDeck(TONGUES.english);
  deck.slides = deck.slides.filter(({ id }) => id === 'bar' || id === 'grouped bar');
  const bytes = await bytesOf(deck);
  const faults = async (n: number, ...changes: [string | RegExp, string][]): Promise<string> => {
    const parts = unzipSync(bytes);
    const name = `ppt/charts/chart${n}.xml`;
    let xml = strFromU8(parts[name] as Uint8Array);
    for (const [from, to] of changes) {
      assert.notEqual(xml.replaceAll(from, to), xml, String(from));
      xml = xml.replaceAll(from, to);
    }
    return (await compareCharts(deck, zipSync({ ...parts, [name]: strToU8(xml) }))).join('\n');
  };
  const swapped = (a: string, b: string): [string, string][] => [
    [a, '\u0001'],
    [b, a],
    ['\u0001', b],
  ];
  assert.equal((await compareCharts(deck, bytes)).join('\n'), '');
  const order = await faults(1, ...swapped('<c:v>Partners</c:v>', '<c:v>Retail</c:v>'));
  assert.match(order, /^bar: "Partners" at .* in the file at .*\nbar: "Retail" at /mu);
  const format = await faults(1, [/(<c:dLbls>.*?formatCode=")[^"]*/gsu, '$10.00']);
  assert.match(format, /"46\.2" at \d+, \d+ only on the screen[^]*"46\.20" at \d+, \d+ only in the file/u);
  const colors = await faults(2, ...swapped('"accent1"', '"accent2"'));
  assert.match(colors, /^grouped bar: "Direct, \w+" \(\d+\) is [\d,]+ in \d+ pixels, in the file in 0$/mu);
  const renamed = await faults(2, ['<c:v>South</c:v>', '<c:v>Süd</c:v>']);
  assert.match(renamed, /"South" at .* only on the screen[^]*"Süd" at .* only in the file/u);
  const scale = await faults(2, [/<c:majorUnit val="10"\/>/gu, '<c:majorUnit val="20"/>']);
  assert.match(scale, /"70" at \d+, \d+ only on the screen/u);
});
