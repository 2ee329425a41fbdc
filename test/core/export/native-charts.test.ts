import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ChartSpec, WidgetType } from '../../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import {
  exportToPptx,
  type ExportToPptxOptions,
  type ExportWarning,
} from '../../../src/core/export/index.js';
import { defaultTheme, themes } from '../../../src/core/layout/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { OFFICE_TYPES, sampleDeck as samplesOf } from '../../support/office-samples.js';
import { readSheet } from './check-charts.js';
import { checkPackage } from './check-package.js';
import { readPackage, texts } from './read-package.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A deck of one chart over rows of a name and values. */
function chartDeck(type: WidgetType, rows: Row[], config: ChartSpec['config'] = {}): Deck {
  const columns = Object.keys(rows[0] ?? {}).map((name, i): Column =>
    i === 0 ? { name, type: 'string', dbType: 'VARCHAR' } : { name, type: 'number', dbType: 'DOUBLE' },
  );
  const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
  const slide = createSlide({ id: 's', layout: 'chart', title: 'One chart', source: 'rows' });
  slide.blocks = [
    { id: 'c', region: 'chart', kind: 'chart', source: 'rows', spec: { type, encoding: {}, config } },
  ];
  return createDeck({
    title: 'Charts',
    id: 'deck-1',
    now: () => 0,
    sources: { rows: { title: 'Rows', sql: 'SELECT 1', columns, data } },
    slides: [slide],
  });
}

interface Exported {
  chart: string;
  cells: Map<string, string | number>;
  file: File;
}

async function exported(deck: Deck): Promise<Exported> {
  const file = await exportToPptx(deck, { charts: 'native', now: () => 0 });
  const bytes = await bytesOf(file);
  assert.deepEqual(checkPackage(bytes), []);
  const parts = unzipSync(bytes);
  return {
    file,
    chart: strFromU8(parts['ppt/charts/chart1.xml'] ?? new Uint8Array()),
    cells: readSheet(parts['ppt/embeddings/workbook1.xlsx'] ?? new Uint8Array()),
  };
}

test('charts of every type that PowerPoint has are its own, without faults for the validator, light and dark', async () => {
  for (const theme of [defaultTheme, themes['ink'] ?? defaultTheme]) {
    const all = OFFICE_TYPES.map((type) => samplesOf(type, theme));
    const deck = createDeck({ title: 'All types', theme });
    for (const [i, { slides, sources }] of all.entries()) {
      for (const slide of slides) {
        const source = `${i}-${slide.source}`;
        deck.sources[source] = sources[slide.source ?? '']!;
        const blocks = slide.blocks.map((block) => ({ ...block, source }));
        deck.slides.push({ ...slide, source, blocks });
      }
    }
    const warnings: ExportWarning[] = [];
    const file = await exportToPptx(deck, {
      charts: 'native',
      onWarning: (warning) => warnings.push(warning),
    });
    const names = [...(await readPackage(file)).keys()];
    const charts = names.filter((name) => /^ppt\/charts\/chart\d+\.xml$/u.test(name)).length;
    const pictures = warnings.filter(({ code }) => code === 'chart_as_picture').length;
    const tables = [...(await readPackage(file))].filter(
      ([name, xml]) => /^ppt\/slides\/slide\d+\.xml$/u.test(name) && xml.includes('<a:tbl>'),
    ).length;
    assert.equal(charts + tables + pictures, deck.slides.length);
    // Small cells have no room for their values.
    const types = warnings.flatMap(({ message }) => /\((\w+)\) stays a picture/u.exec(message)?.[1] ?? []);
    assert.deepEqual(types.sort(), ['heatmap', 'heatmap', 'heatmap']);
    const bytes = await bytesOf(file);
    assert.deepEqual(checkPackage(bytes), []);
    for (const version of ['Office2007', 'Office2013', 'Office2019', 'Microsoft365'])
      assert.deepEqual(await validatePackage(bytes, version), [], version);
  }
});

test('a deck of all layouts with charts of its own has no faults', async () => {
  const file = await exportToPptx(sampleDeck(), { charts: 'native' });
  assert.deepEqual(await validatePackage(await bytesOf(file)), []);
  assert.deepEqual(checkPackage(await bytesOf(file)), []);
});

test('the workbook of a chart holds its figures as the query gave them: zero, nothing, negative, tiny and huge', async () => {
  const values = [0, null, -3.5, 1e-9, 1e15, 0.1 + 0.2];
  const { cells } = await exported(
    chartDeck(
      'bar',
      values.map((value, i) => ({ name: `n${i}`, value })),
    ),
  );
  assert.deepEqual(
    values.map((_, i) => cells.get(`B${i + 2}`) ?? null),
    values,
  );
  assert.equal(cells.get('A2'), 'n0');
});

test('the package check catches every such figure that is another in the chart than in its workbook', async () => {
  const values = [0, null, -3.5, 1e-9, 1e15];
  const deck = chartDeck(
    'bar',
    values.map((value, i) => ({ name: `n${i}`, value })),
  );
  const files = unzipSync(await bytesOf(await exportToPptx(deck, { charts: 'native' })));
  const name = 'ppt/charts/chart1.xml';
  const xml = strFromU8(files[name]!);
  const [cache = ''] = /<c:numCache>.*?<\/c:numCache>/su.exec(xml) ?? [];
  values.forEach((value, i) => {
    const point = `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`;
    assert.equal(cache.includes(point), value !== null, point);
    const other =
      value === null
        ? cache.replace('</c:numCache>', `<c:pt idx="${i}"><c:v>0</c:v></c:pt></c:numCache>`)
        : cache.replace(point, `<c:pt idx="${i}"><c:v>${value === 0 ? 1 : 0}</c:v></c:pt>`);
    const found = checkPackage(zipSync({ ...files, [name]: strToU8(xml.replace(cache, other)) }));
    assert.ok(
      found.some((fault) => fault.includes(`B${i + 2} is`)),
      `${value}: ${found.join()}`,
    );
  });
});

test('names of any characters stand in chart and workbook', async () => {
  const names = [
    'Tom & "Jerry" <b>',
    'control \u0001 character',
    'lone \ud800',
    '日本語 👩‍👩‍👧',
    "=cmd|'/c calc'!A1",
  ];
  const { chart, cells } = await exported(
    chartDeck(
      'bar',
      names.map((name, i) => ({ name, value: i + 1 })),
    ),
  );
  assert.equal(cells.get('A2'), 'Tom &amp; &quot;Jerry&quot; &lt;b&gt;');
  assert.ok(chart.includes('日本語 👩‍👩‍👧'));
  // Text of a cell, never a formula.
  assert.equal(cells.get('A6'), "=cmd|'/c calc'!A1");
});

test('axes have the titles that they have on the screen', async () => {
  const rows = [
    { x: 1, y: 2 },
    { x: 3, y: 5 },
  ].map(({ x, y }) => ({ name: `p${x}`, x, y }));
  const { chart } = await exported(
    chartDeck('scatter', rows, { xLabel: 'Weight in kg', yLabel: 'Price & tax' }),
  );
  const titles = [...chart.matchAll(/<c:title>[^]*?<\/c:title>/gu)].map(([title]) => texts(title).join(''));
  assert.deepEqual(titles.sort(), ['Price & tax', 'Weight in kg']);
});

test('bars that lie have the title of their values, though these have no axis', async () => {
  const { chart } = await exported(
    chartDeck('horizontal-bar', [{ name: 'a', value: 1 }], { yLabel: 'Orders' }),
  );
  assert.deepEqual(texts(/<c:title>[^]*?<\/c:title>/u.exec(chart)?.[0] ?? ''), ['Orders']);
});

test('an axis has the steps of the screen and ends where its figures do; one that is not seen has fine steps', async () => {
  const rows = [46, 31, 9.8].map((value, i) => ({ name: `n${i}`, value }));
  const axis = async (config: ChartSpec['config']): Promise<string> =>
    /<c:valAx>.*<\/c:valAx>/su.exec((await exported(chartDeck('bar', rows, config))).chart)?.[0] ?? '';
  const seen = await axis({ valueLabels: false });
  assert.match(seen, /<c:delete val="0"\/>.*<c:majorUnit val="10"\/>/su);
  const unseen = await axis({});
  assert.match(unseen, /<c:delete val="1"\/>.*<c:majorUnit val="0.2"\/>/su);
  for (const xml of [seen, unseen]) assert.ok(!xml.includes('<c:max '), 'a larger figure has room');
});

test('below the lowest mark is room for its label, down to the names', async () => {
  for (const lowest of [-8.1, -1.2, -40]) {
    const rows = [12.4, lowest, 3.3].map((value, i) => ({ name: `n${i}`, value }));
    for (const type of ['bar', 'horizontal-bar', 'waterfall'] as const) {
      const { chart } = await exported(chartDeck(type, rows));
      const step = Number(/<c:majorUnit val="([\d.]+)"/u.exec(chart)?.[1]);
      const ends = type === 'waterfall' ? [12.4, 12.4 + lowest] : [12.4, lowest];
      const [top, low] = [Math.max(...ends), Math.min(0, ...ends)];
      if (low === 0) continue;
      const [first, last] = [Math.floor(low / step) * step, Math.ceil(top / step) * step];
      // As the office programs do, from tick to tick; a label takes so much of a chart at least.
      const label = type === 'horizontal-bar' ? 0.03 : 0.05;
      assert.ok((low - first) / (last - first) > label, `${type} ${lowest}: ${step}`);
    }
  }
});

test('names and cells that mean to break out leave a chart of any type without faults', async () => {
  const hostile = [
    '</c:v><x>',
    '"\'&<>',
    ']]>',
    '\u0000\u0001\ud800',
    '_x0041_',
    '=1+1',
    'a\nb\u202e',
    '😀'.repeat(40),
  ];
  for (const type of OFFICE_TYPES) {
    const deck = samplesOf(type, defaultTheme);
    let at = 0;
    for (const source of Object.values(deck.sources)) {
      const named = source.columns.filter(({ type: of }) => of === 'string');
      for (const row of source.data?.rows ?? [])
        for (const { name } of named) row[name] = `${row[name] as string} ${hostile[at++ % hostile.length]}`;
    }
    const bytes = await bytesOf(await exportToPptx(deck, { charts: 'native' }));
    assert.deepEqual(checkPackage(bytes), [], type);
    assert.deepEqual(await validatePackage(bytes), [], type);
  }
});

test('a chart has the colours of the file’s theme by reference, so that a new theme recolours it', async () => {
  const { chart } = await exported(chartDeck('bar', [{ name: 'a', value: 1 }]));
  assert.match(chart, /<c:ser>.*<c:spPr><a:solidFill><a:schemeClr val="accent1">/su);
});

test('bars begin at zero however close their values are', async () => {
  const { chart } = await exported(
    chartDeck('bar', [
      { name: 'a', value: 990 },
      { name: 'b', value: 1000 },
    ]),
  );
  assert.match(chart, /<c:valAx>.*<c:min val="0"\/>/su);
});

test('a highlighted bar keeps its colour, and the order is that of the screen', async () => {
  const rows = [
    { name: 'small', value: 1 },
    { name: 'large', value: 3 },
  ];
  const { chart, cells } = await exported(chartDeck('horizontal-bar', rows, { highlight: 'small' }));
  assert.deepEqual([cells.get('A2'), cells.get('A3')], ['large', 'small']);
  assert.match(chart, /<c:dPt><c:idx val="1"\/>/u);
});

test('sums above stacks are formulas of the workbook, so that they follow its figures', async () => {
  const rows = ['Q1', 'Q2'].flatMap((name) => [
    { name, value: 2, series: 'North' },
    { name, value: 3, series: 'South' },
  ]);
  const deck = chartDeck('stacked-bar', rows);
  deck.sources['rows']!.columns[2]!.type = 'string';
  const { file, cells } = await exported(deck);
  assert.equal(cells.get('D2'), 5);
  const workbook = unzipSync(await bytesOf(file))['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  assert.match(
    strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array),
    /<f>SUM\(B2:C2\)<\/f>/u,
  );
});

test('parts of stacks are named beside the last one in their colours, and the names move with their figures', async () => {
  const rows = ['Q1', 'Q2'].flatMap((name) => [
    { name, value: 2, series: 'North' },
    { name, value: 4, series: 'South' },
  ]);
  const deck = chartDeck('stacked-bar', rows);
  deck.sources['rows']!.columns[2]!.type = 'string';
  const { file, chart, cells } = await exported(deck);
  // South is the larger one, and the lower.
  assert.deepEqual([cells.get('B1'), cells.get('E3'), cells.get('F3')], ['South', 2, 5]);
  assert.equal(cells.get('F1'), 'Height of the name: North');
  assert.ok(!chart.includes('<c:legend>'));
  const named = [...chart.matchAll(/<c:ser>(?:(?!<\/c:ser>).)*<c:showSerName val="1"\/>.*?<\/c:ser>/gsu)];
  assert.deepEqual(
    named.map(([it]) => [/<c:v>(.*?)<\/c:v>/u.exec(it)?.[1], /<c:dLblPos val="(\w+)"/u.exec(it)?.[1]]),
    [
      ['South', 'r'],
      ['North', 'r'],
    ],
  );
  const workbook = unzipSync(await bytesOf(file))['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array);
  assert.match(sheet, /<c r="F3"[^>]*><f>SUM\(B3:B3\)\+C3\/2<\/f>/u);
});

test('a line has its name in its colour at its end, and its last value behind it', async () => {
  const rows = [1, 2].flatMap((name) => [
    { name: `Q${name}`, value: name, series: 'North' },
    { name: `Q${name}`, value: 10 * name, series: 'South' },
  ]);
  const deck = chartDeck('multi-line', rows);
  deck.sources['rows']!.columns[2]!.type = 'string';
  const { chart } = await exported(deck);
  const fields = [...chart.matchAll(/type="(SERIESNAME|VALUE)">.*?<a:t>(.*?)<\/a:t>/gsu)];
  assert.deepEqual(
    fields.map((match) => [match[1], match[2]]),
    [
      ['SERIESNAME', 'North'],
      ['VALUE', '2'],
      ['SERIESNAME', 'South'],
      ['VALUE', '20'],
    ],
  );
});

test('an area that is not stacked has a line as its upper edge alone', async () => {
  const { chart } = await exported(
    chartDeck('area', [
      { name: 'Q1', value: 1 },
      { name: 'Q2', value: 2 },
    ]),
  );
  assert.match(
    chart,
    /<c:areaChart>.*?<c:ser>.*?<\/a:solidFill><a:ln><a:noFill\/><\/a:ln>.*?<c:lineChart>/su,
  );
});

test('the axis of a histogram counts, whatever the format of the values that are counted', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({ value: 30_000 + i * 500 }));
  const deck = chartDeck('histogram', rows, { numberFormat: 'currency:EUR,0', valueLabels: false });
  deck.sources['rows']!.columns[0]!.type = 'number';
  const { chart } = await exported(deck);
  const axis = /<c:valAx>.*<\/c:valAx>/su.exec(chart)?.[0] ?? '';
  assert.ok(!axis.includes('€'), /<c:numFmt[^>]*>/u.exec(axis)?.[0]);
});

const quarters = (values: Record<string, number[]>): Row[] =>
  ['Q1', 'Q2'].flatMap((name, c) =>
    Object.entries(values).map(([series, own]) => ({ name, value: own[c] ?? null, series })),
  );
function seriesDeck(type: WidgetType, rows: Row[], config: ChartSpec['config']): Deck {
  const deck = chartDeck(type, rows, config);
  deck.sources['rows']!.columns[2]!.type = 'string';
  return deck;
}

test('stacks of shares are percent stacks of the values, and their labels are formulas of these', async () => {
  const rows = quarters({ North: [3, 1], South: [1, 1] });
  const { chart, cells, file } = await exported(seriesDeck('stacked-bar', rows, { stack: 'percent' }));
  assert.match(chart, /<c:grouping val="percentStacked"\/>/u);
  assert.deepEqual([cells.get('B2'), cells.get('C2'), cells.get('D2'), cells.get('E2')], [3, 1, 0.75, 0.25]);
  assert.equal(cells.get('D1'), 'Share of North');
  const said = [...chart.matchAll(/type="CELLRANGE">.*?<a:t>(.*?)<\/a:t>/gsu)].map((match) => match[1]);
  assert.deepEqual(said, ['75%', '50%', '25%', '50%']);
  const workbook = unzipSync(await bytesOf(file))['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array);
  assert.match(sheet, /<f>B2\/SUM\(\$B2:\$C2\)<\/f>/u);
  const area = await exported(seriesDeck('stacked-area', rows, { stack: 'percent' }));
  assert.match(area.chart, /<c:areaChart><c:grouping val="percentStacked"\/>/u);
});

test('series that are lines over bars share the axes of the bars', async () => {
  for (const type of ['grouped-bar', 'stacked-bar'] as const) {
    const rows = quarters({ Target: [9, 9], North: [3, 1], South: [1, 1] });
    const { chart } = await exported(seriesDeck(type, rows, { lines: ['Target'] }));
    const names = (plot: string): (string | undefined)[] =>
      [
        ...(new RegExp(`<c:${plot}>.*?</c:${plot}>`, 'su').exec(chart)?.[0] ?? '').matchAll(
          /<c:tx>.*?<c:v>(.*?)</gsu,
        ),
      ].map((match) => match[1]);
    assert.deepEqual([names('barChart').sort(), names('lineChart')], [['North', 'South'], ['Target']], type);
    const ids = [...chart.matchAll(/<c:axId val="(\d+)"\/>/gu)].map((match) => match[1]);
    assert.equal(new Set(ids).size, 2);
    assert.match(chart, /<c:lineChart>.*<c:symbol val="circle"\/>/su);
  }
});

test('charts of shares and of lines over bars have no faults, in any version of Office', async () => {
  const rows = quarters({ Target: [9, 9], North: [3, 1], South: [1, 1] });
  const decks = [
    seriesDeck('stacked-bar', rows, { stack: 'percent' }),
    seriesDeck('stacked-area', rows, { stack: 'percent' }),
    seriesDeck('grouped-bar', rows, { lines: ['Target'] }),
    seriesDeck('stacked-bar', rows, { lines: ['Target'] }),
  ];
  const [deck] = decks as [Deck];
  decks.slice(1).forEach(({ slides }, i) => deck.slides.push({ ...slides[0]!, id: `s${i + 2}` }));
  const bytes = await bytesOf(await exportToPptx(deck, { charts: 'native' }));
  assert.deepEqual(checkPackage(bytes), []);
  for (const version of ['Office2007', 'Office2013', 'Office2019', 'Microsoft365'])
    assert.deepEqual(await validatePackage(bytes, version), [], version);
});

test('every bar of a waterfall across zero is exact: parts above and below the axis on a ground that is not seen', async () => {
  const rows = [
    { name: 'Start', value: 5 },
    { name: 'Costs', value: -12 },
    { name: 'Loan', value: 4 },
    { name: 'Sales', value: 10 },
    { name: 'Nothing', value: null },
  ];
  const { chart, cells } = await exported(chartDeck('waterfall', rows));
  const column = (letter: string): unknown[] => [2, 3, 4, 5, 6, 7].map((row) => cells.get(`${letter}${row}`));
  assert.deepEqual(column('B'), [5, -12, 4, 10, undefined, 7]);
  assert.deepEqual(column('C'), [5, -7, -3, 7, 7, 7]);
  // Ground; rises above and below zero; falls above and below it; the total.
  assert.deepEqual(column('F'), [0, 0, -3, 0, 7, 0]);
  assert.deepEqual(column('G'), [5, 0, 0, 7, 0, undefined]);
  assert.deepEqual(column('H'), [0, 0, -4, -3, 0, undefined]);
  assert.deepEqual(column('I'), [0, 5, 0, 0, 0, undefined]);
  assert.deepEqual(column('J'), [0, -7, 0, 0, 0, undefined]);
  assert.deepEqual(column('K'), [undefined, undefined, undefined, undefined, undefined, 7]);
  assert.match(chart, /<c:grouping val="stacked"\/>/u);
  // The labels are those of the screen, read from cells: falls stand below their bars.
  const said = [...chart.matchAll(/<c15:dlblRangeCache>.*?<\/c15:dlblRangeCache>/gsu)].map(([range]) =>
    [...range.matchAll(/<c:v>(.*?)<\/c:v>/gu)].map((match) => match[1]),
  );
  assert.deepEqual(said, [
    ['+5', '', '+4', '+10', '–', '7'],
    ['', '-12', '', '', '', ''],
  ]);
});

test('the workbook of a waterfall has one column to edit; the others are formulas of it', async () => {
  const rows = [
    { name: 'Open', value: 412 },
    { name: 'Hires', value: 96 },
    { name: 'Leavers', value: -21 },
    { name: 'Close', value: 487 },
    { name: 'Counted', value: 480 },
  ];
  const { file } = await exported(chartDeck('waterfall', rows, { total: ['Open', 'Close', 'Counted'] }));
  const workbook = unzipSync(await bytesOf(file))['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array);
  const formulas = new Map(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>(.*?)<\/f>/gu)].map((match) => [match[1], match[2]]),
  );
  // A total that the steps add up to follows them; one that says something else is typed.
  assert.deepEqual(
    [2, 3, 4, 5, 6].map((row) => formulas.get(`B${row}`)),
    [undefined, undefined, undefined, 'C4', undefined],
  );
  assert.deepEqual(
    [2, 3, 4, 5, 6].map((row) => formulas.get(`C${row}`)),
    ['B2', 'C2+B3', 'C3+B4', 'B5', 'B6'],
  );
  const typed = [...sheet.matchAll(/<c r="([B-Z])\d+"(?: s="\d+")?><v>/gu)].map((match) => match[1]);
  assert.deepEqual([...new Set(typed)], ['B']);
});

test('a highlighted step of a waterfall has its colour, the others are quiet', async () => {
  const rows = [
    { name: 'a', value: 5 },
    { name: 'b', value: -7 },
  ];
  const { chart } = await exported(chartDeck('waterfall', rows, { highlight: 'b' }));
  const own = [...chart.matchAll(/<c:dPt><c:idx val="(\d+)"\/>.*?<a:solidFill>(.*?)<\/a:solidFill>/gsu)];
  assert.deepEqual(new Set(own.map((match) => match[1])), new Set(['1']));
  assert.equal(new Set(own.map((match) => match[2])).size, 3);
});

test('labels have the number format of the chart', async () => {
  const rows = [
    { name: 'a', value: 0.125 },
    { name: 'b', value: 0.5 },
  ];
  const percent = await exported(chartDeck('bar', rows, { numberFormat: 'percent:1' }));
  assert.ok(percent.chart.includes('formatCode="#,##0.0%"'));
  const money = await exported(chartDeck('bar', rows, { numberFormat: 'currency:EUR,2' }));
  assert.ok(money.chart.includes('formatCode="&quot;€&quot;#,##0.00"'));
});

test('a type that PowerPoint has no chart for stays a picture, and the warning names it', async () => {
  const warnings: ExportWarning[] = [];
  const deck = chartDeck('funnel', [
    { name: 'a', value: 3 },
    { name: 'b', value: 1 },
  ]);
  const file = await exportToPptx(deck, { charts: 'native', onWarning: (warning) => warnings.push(warning) });
  assert.deepEqual(
    warnings.map(({ code, slideId }) => [code, slideId]),
    [['chart_as_picture', 's']],
  );
  assert.equal(
    warnings[0]?.message,
    'Chart "c" (funnel) stays a picture: PowerPoint has no chart of this type.',
  );
  const names = [...(await readPackage(file)).keys()];
  assert.ok(
    names.some((name) => name.endsWith('.png')) && !names.some((name) => name.startsWith('ppt/charts/')),
  );
});

test('a heatmap is a table of its values: header row and column, cells in the colours of the screen with ink that reads', async () => {
  const tableOf = async (count: number): Promise<{ xml: string; warnings: ExportWarning[] }> => {
    const rows = ['North', 'South'].flatMap((row, r) =>
      Array.from({ length: count }, (_, c) => ({ row, col: `Q${c + 1}`, value: (r + 1) * (c + 1) * 1000 })),
    );
    const deck = chartDeck('heatmap', rows);
    deck.sources['rows']!.columns[1]!.type = 'string';
    const warnings: ExportWarning[] = [];
    const file = await exportToPptx(deck, { charts: 'native', onWarning: (it) => warnings.push(it) });
    return { xml: (await readPackage(file)).get('ppt/slides/slide1.xml') ?? '', warnings };
  };
  const { xml, warnings } = await tableOf(4);
  assert.deepEqual(warnings, []);
  assert.match(xml, /<a:tblPr firstRow="1" firstCol="1"\/>/u);
  assert.match(xml, /<p:cNvPr [^>]*name="Table" descr="[^"]+"/u);
  const rows = [...xml.matchAll(/<a:tr .*?<\/a:tr>/gsu)].map(([row]) => texts(row));
  assert.deepEqual(rows[0]?.slice(-4), ['Q1', 'Q2', 'Q3', 'Q4']);
  assert.deepEqual(rows[2], ['South', '2,000', '4,000', '6,000', '8,000']);
  // The largest value has the strongest shade, the accent of the theme, and white on it.
  const last = [...xml.matchAll(/<a:tc>.*?<\/a:tc>/gsu)].at(-1)?.[0] ?? '';
  assert.match(last, /<a:rPr.*?<a:solidFill><a:schemeClr val="bg1"\/>/su);
  assert.match(last, /<a:tcPr.*<a:schemeClr val="accent1"\/>/su);
  // More columns than have room for their values make a picture.
  const dense = await tableOf(50);
  assert.ok(!dense.xml.includes('<a:tbl>') && dense.xml.includes('<p:pic>'));
  assert.deepEqual(
    dense.warnings.map(({ code }) => code),
    ['chart_as_picture'],
  );
  assert.match(dense.warnings[0]?.message ?? '', /its values do not fit into cells of \d+ × \d+ px/u);
});

test('native charts and tables of charts are described by their rows as pictures are, and every page of a table by its columns', async () => {
  const described = async (deck: Deck, options: ExportToPptxOptions): Promise<string[][]> => {
    const parts = await readPackage(await exportToPptx(deck, options));
    return deck.slides.map((_, index) => {
      const xml = parts.get(`ppt/slides/slide${index + 1}.xml`) ?? '';
      const objects = xml.match(/<p:(?:pic|graphicFrame)>.*?<\/p:(?:pic|graphicFrame)>/gsu) ?? [];
      return objects.map((object) => / descr="([^"]*)"/u.exec(object)?.[1] ?? 'none');
    });
  };
  for (const type of ['bar', 'waterfall', 'donut', 'heatmap'] as const) {
    for (const highest of [7, 9]) {
      const rows = ['a', 'b'].map((name, i) => ({
        name,
        ...(type === 'heatmap' ? { col: 'x' } : {}),
        value: i + highest,
      }));
      const deck = chartDeck(type, rows);
      if (type === 'heatmap') deck.sources['rows']!.columns[1]!.type = 'string';
      const native = await described(deck, { charts: 'native' });
      assert.deepEqual(native, await described(deck, { charts: 'image' }), type);
      assert.equal(native[0]?.length, 1, type);
      assert.match(native[0]?.[0] ?? '', new RegExp(`\\b${highest + 1}\\b`, 'u'), type);
    }
  }
  const deck = sampleDeck();
  deck.slides = deck.slides.slice(6, 7);
  const parts = await readPackage(await exportToPptx(deck, { tables: 'all' }));
  const tables = [...parts].filter(([, xml]) => xml.includes('<a:tbl>'));
  assert.ok(tables.length > 1);
  for (const [name, xml] of tables)
    assert.match(xml, /name="Table" descr="Customer, Product name, Quantity, Amount"/u, name);
});

test('in a language from right to left cells of a heatmap read that way, and a value stands behind the name of its line', async () => {
  const rows = ['شمال', 'جنوب'].flatMap((row, r) =>
    ['Q1', 'Q2'].map((col, c) => ({ row, col, value: r + c })),
  );
  const deck = chartDeck('heatmap', rows);
  deck.sources['rows']!.columns[1]!.type = 'string';
  deck.format = { ...deck.format, locale: 'ar' };
  const file = await exportToPptx(deck, { charts: 'native' });
  const xml = (await readPackage(file)).get('ppt/slides/slide1.xml') ?? '';
  const cells = [...xml.matchAll(/<a:tc>.*?<\/a:tc>/gsu)].map(([cell]) => cell);
  assert.equal(cells.length, 9);
  assert.ok(cells.every((cell) => cell.includes('rtl="1"')));
  const lines = quarters({ شمال: [1, 2], جنوب: [3, 4] });
  const { chart } = await exported(seriesDeck('multi-line', lines, {}));
  assert.match(chart, /type="SERIESNAME">.*?<a:t> \u200e<\/a:t>.*?type="VALUE">/su);
});

test('the warning of a chart that stays a picture says the exact reason', async () => {
  const reasonOf = async (deck: Deck): Promise<string | undefined> => {
    const warnings: ExportWarning[] = [];
    await exportToPptx(deck, { charts: 'native', onWarning: (it) => warnings.push(it) });
    return /stays a picture: (.*)\.$/u.exec(warnings[0]?.message ?? '')?.[1];
  };
  const cells = (columns: string[], config: ChartSpec['config'] = {}): Deck => {
    const rows = columns.flatMap((col) => ['a', 'b'].map((row, i) => ({ row, col, value: i })));
    const deck = chartDeck('heatmap', rows, config);
    deck.sources['rows']!.columns[1]!.type = 'string';
    return deck;
  };
  assert.equal(
    await reasonOf(cells(['Q1'], { valueLabels: false })),
    'its cells are drawn without their values (valueLabels: false)',
  );
  const long = Array.from({ length: 12 }, (_, i) => `Donaudampfschifffahrtsgesellschaft ${i}`);
  assert.match(
    (await reasonOf(cells(long))) ?? '',
    /^the column name "Donau.* does not fit above cells of \d+ px$/u,
  );
  assert.equal(await reasonOf(chartDeck('pie', [{ name: 'a', value: 0 }])), 'all of its values are zero');
});

test('names that look like codes of characters are read as they were written, in workbook and chart', async () => {
  // What a program reads: the first two would be A and a control character, the last an underscore and more.
  const names = ['_x0041_', 'a _x0001_ b', '_x0041_x0042_', '_X0041_', '_x41_', '_x005F_x0041_'];
  const rows = names.map((name, i) => ({ name, value: i + 1 }));
  const { chart, cells, file } = await exported(chartDeck('bar', rows));
  assert.deepEqual(
    names.map((_, i) => cells.get(`A${i + 2}`)),
    names,
  );
  for (const written of [
    '_x005F_x0041_',
    'a _x005F_x0001_ b',
    '_x005F_x0041_x005F_x0042_',
    '_X0041_',
    '_x41_',
  ])
    assert.ok(chart.includes(`<c:v>${written}</c:v>`), written);
  const byName = quarters({ _x0041_: [3, 1], South: [1, 1] });
  const series = await exported(
    seriesDeck('stacked-bar', byName, { stack: 'percent', numberFormat: 'currency:EUR' }),
  );
  assert.equal(series.cells.get('B1'), '_x0041_');
  assert.equal(series.cells.get('D1'), 'Share of _x0041_');
  // Labels are text of slides, which knows no codes.
  for (const [, text = ''] of series.chart.matchAll(/<a:t>(.*?)<\/a:t>/gu))
    assert.ok(!text.includes('x005F'), text);
  assert.deepEqual(await validatePackage(await bytesOf(file)), []);
});

test('the same deck gives the same bytes, one export after another', async () => {
  const deck = chartDeck('bar', [{ name: 'a', value: 1 }]);
  const [first, second] = [await exported(deck), await exported(deck)];
  assert.deepEqual(await bytesOf(first.file), await bytesOf(second.file));
});
