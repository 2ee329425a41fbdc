import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from './simulated-charts.js';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { phrasesFor } from '../../../src/core/analyst/narrative/phrases.js';
import { checkClaims } from '../../../src/core/guard/index.js';
import type { Row } from '../../../src/core/query/types.js';
import { findLiterals } from '../../../src/core/template/index.js';
import {
  FORMAT,
  month,
  requestOf,
  show,
  showWidget,
  shown,
  sourcesOf,
  widgetOf,
  type WidgetFields,
} from './widgets.js';

const random = seededRandom(3);
const noise = (scale: number): number => scale * random.normal();

const SALES: WidgetFields = {
  type: 'bar', title: 'Revenue by region', id: 'sales',
  columns: { category: 'string', value: 'number' },
  sql: 'SELECT region AS category, SUM(amount) AS value FROM orders GROUP BY 1',
  rows: [['West', 820000], ['North', 95000], ['East', 91000], ['South', 88000], ['Centre', 84000]].map(([category, value]) => ({ category, value }) as Row),
}; // prettier-ignore
const COURSE: WidgetFields = {
  type: 'line', title: 'Visits by month', id: 'course',
  columns: { category: 'date', value: 'number' },
  rows: Array.from({ length: 30 }, (_, i) => ({ category: month(i), value: Math.round(400 + 25 * i + noise(20)) })),
}; // prettier-ignore
const CLOUD: WidgetFields = {
  type: 'scatter', title: 'Weight vs. mileage', id: 'cloud',
  columns: { weight: 'number', mileage: 'number' },
  rows: Array.from({ length: 60 }, (_, i) => ({ weight: 900 + 20 * i, mileage: 45 - 0.4 * i + noise(1.5) })),
}; // prettier-ignore
const TEAMS: WidgetFields = {
  type: 'stacked-bar', title: 'Tickets by team and severity', id: 'teams',
  columns: { category: 'string', series: 'string', value: 'number' },
  sql: 'SELECT team AS category, severity AS series, COUNT(*) AS value FROM tickets GROUP BY ALL',
  rows: ['Ada', 'Bob', 'Cyd'].flatMap((category) => [['low', 90], ['high', 30], ['urgent', 12]].map(([series, value]) => ({ category, series, value: Number(value) + category.length * category.charCodeAt(0) % 7 }) as Row)),
}; // prettier-ignore
const FLAT: WidgetFields = {
  type: 'bar', title: 'Score by school', id: 'flat', columns: { category: 'string', value: 'number' },
  rows: [70.1, 71.3, 69.8, 70.6, 70.9, 71.1].map((value, i) => ({ category: `School ${'ABCDEF'[i]}`, value })),
}; // prettier-ignore
const TABLE: WidgetFields = {
  type: 'table', title: 'Open invoices', id: 'table', columns: { customer: 'string', amount: 'number' },
  rows: [{ customer: 'Acme', amount: 1200 }, { customer: 'Globex', amount: 300 }, { customer: 'Initech', amount: 90 }],
}; // prettier-ignore
const NUMBER: WidgetFields = {
  type: 'big-number',
  title: 'Total revenue',
  id: 'total',
  columns: { value: 'number' },
  rows: [{ value: 1178000 }],
};
const ALL = [NUMBER, SALES, COURSE, CLOUD, TEAMS, FLAT, TABLE];

test('a slide says its finding with the figures of the rows', () => {
  const sales = showWidget(SALES);
  assert.match(sales.title, /West/);
  assert.match(sales.title, /70%/);
  assert.match(sales.text, /\$820K/);
  assert.equal(sales.slide.source, 'sales');
  assert.equal(sales.slide.origin, 'service');
  const block = sales.slide.blocks[0];
  assert.ok(block?.kind === 'chart' && block.spec.config?.highlight === 'max');
  assert.match(showWidget(COURSE).title, /Visits/);
  assert.match(showWidget(CLOUD).title, /mileage/i);
});

test('no figure and no name stands outside placeholders, and every claim holds', () => {
  const widgets = ALL.map(widgetOf);
  const request = requestOf(widgets);
  const sources = sourcesOf(widgets);
  const names = widgets.flatMap(({ rows = [] }) =>
    rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string')),
  );
  for (const planned of planDeck(request)) {
    const slide = writeSlide(planned, request);
    for (const text of [slide.title, slide.text, slide.notes ?? '']) {
      assert.deepEqual(findLiterals(text, { locale: 'en-US' }), [], text);
      const outside = text.replace(/\{\{.*?\}\}/g, '');
      for (const name of names) assert.ok(!new RegExp(`\\b${name}\\b`).test(outside), `${name} in ${text}`);
    }
    for (const result of checkClaims(slide, sources, FORMAT))
      assert.ok(result.holds, `${slide.id} ${result.id}`);
    for (const { quote } of slide.claims)
      assert.ok(
        [slide.title, slide.text, slide.notes].some((text) => text?.includes(quote)),
        quote,
      );
  }
});

test('the guard finds nothing to take from a deck of the analyst', () => {
  for (const { dropped, problems, slide } of show(requestOf(ALL.map(widgetOf)))) {
    assert.deepEqual(dropped, [], slide.id);
    assert.deepEqual(problems, [], slide.id);
  }
});

test('where chance explains everything the slide describes and claims nothing', () => {
  const { slide, title, text } = showWidget(FLAT);
  assert.deepEqual(slide.claims, []);
  assert.match(`${title} ${text}`, /69\.8/);
  assert.ok(text.split('\n').length >= 2);
});

test('titles fit on a slide', () => {
  for (const { title, slide } of show(requestOf(ALL.map(widgetOf))))
    assert.ok(title.length > 0 && title.length <= 70, `${slide.id}: ${title}`);
});

test('slides of the same kind do not repeat their sentences', () => {
  const twins = Array.from({ length: 4 }, (_, i) => widgetOf({ ...SALES, id: `sales-${i}` }));
  const [, ...slides] = planDeck(requestOf(twins)).map((planned) => writeSlide(planned, requestOf(twins)));
  const skeletons = slides.flatMap((slide) => [slide.title, ...slide.text.split('\n')]);
  assert.equal(new Set(skeletons).size, skeletons.length);
});

test('column names with spaces, quotes, backticks and words of the grammar are read', () => {
  for (const [label, value] of [
    ['Major genre', 'Gross (US $)'],
    ['a`b', 'x}}y'],
    ['not', 'null'],
    ['__proto__', 'constructor'],
    ['Größe', '100% "net"'],
  ] as const) {
    const rows = SALES.rows.map((row) => JSON.parse(JSON.stringify([row])) as Row[]).flat().map((row) => Object.defineProperties({}, {
      [label]: { value: row.category, enumerable: true }, [value]: { value: row.value, enumerable: true },
    }) as Row); // prettier-ignore
    const columns = Object.create(null) as WidgetFields['columns'];
    columns[label] = 'string';
    columns[value] = 'number';
    const result = showWidget({ ...SALES, sql: '', columns, rows });
    assert.deepEqual(result.problems, [], label);
    assert.deepEqual(result.dropped, [], label);
    assert.match(`${result.title}${result.text}`, /West/, label);
  }
});

test('hostile titles and cells reach no template and no markup', () => {
  const rows = SALES.rows.map((row, i) =>
    i === 0 ? { ...row, category: '{{ sum(value) }} <b>*x*</b>' } : row,
  );
  const { title, problems } = showWidget({
    ...SALES,
    title: 'Rev {{ count() }} <img> by `region`\u0007',
    rows,
  });
  assert.deepEqual(problems, []);
  assert.ok(title.includes('{{ sum(value) }} <b>*x*</b>') || !title.includes('sum('), title);
  const [cover] = show({ ...requestOf([widgetOf(SALES)]), title: 'Plan {{ count() }}' });
  assert.equal(cover?.title, 'Plan {{ count() }}');
});

test('nothing, one row, nulls and ties are told honestly', () => {
  const empty = showWidget({ ...SALES, rows: [] });
  assert.match(empty.text, /no rows/);
  assert.deepEqual(empty.slide.claims, []);
  for (const rows of [
    [{ category: 'West', value: 5 }],
    [
      { category: 'West', value: null },
      { category: null, value: null },
    ],
    [
      { category: null, value: 900 },
      { category: 'B', value: 1 },
      { category: 'C', value: 1 },
      { category: 'D', value: 2 },
      { category: 'E', value: 1 },
    ],
    [
      { category: 'A', value: 7 },
      { category: 'B', value: 7 },
      { category: 'C', value: 7 },
    ],
    [
      { category: 'A', value: 0 },
      { category: 'B', value: 0 },
    ],
    [
      { category: 'A', value: -4 },
      { category: 'B', value: 3 },
      { category: 'C', value: 1 },
    ],
    [
      { category: 'A', value: '12345678901234567890.5' },
      { category: 'B', value: 1 },
    ],
    [
      { category: 'A', value: 1 },
      { category: 'A', value: 2 },
      { category: 'B', value: 9 },
    ],
  ] as Row[][]) {
    const result = showWidget({ ...SALES, rows });
    assert.deepEqual(result.dropped, [], JSON.stringify(rows));
    assert.deepEqual(result.problems, [], JSON.stringify(rows));
    assert.notEqual(result.title, '', JSON.stringify(rows));
    assert.doesNotMatch(result.title + result.text, /–|NaN|undefined|null/, JSON.stringify(rows));
  }
});

test('a list that was cut is not taken for the whole', () => {
  const { title, text } = showWidget({
    ...SALES,
    sql: 'SELECT region AS category, SUM(amount) AS value FROM orders GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
  });
  assert.doesNotMatch(`${title} ${text}`, /%|total|lowest|smallest/);
});

test('without rows every sentence is one that the page can check on its own rows', () => {
  const widgets = ALL.map(widgetOf);
  const bare = widgets.map(({ rows: _, dataKey: __, ...widget }) => widget);
  const sources = sourcesOf(widgets);
  const request = requestOf(bare, { privacy: 'none' });
  for (const planned of planDeck(request)) {
    const { title, text, problems } = shown(writeSlide(planned, request), sources);
    assert.deepEqual(problems, []);
    assert.notEqual(title, '');
    if (planned.layout === 'chart-text')
      assert.ok(text.split('\n').length >= 2, `${planned.slideId}: ${text}`);
  }
  const sent = JSON.stringify(planDeck(request).map((planned) => writeSlide(planned, request)));
  assert.doesNotMatch(sent, /West|Acme|820000/);
});

test('figures follow the format that the widget asks for', () => {
  assert.match(showWidget({ ...SALES, config: { numberFormat: 'currency:EUR,0' } }).text, /€820,000/);
  const rates = [0.9, 0.31, 0.3, 0.29, 0.3, 0.31].map((value, i) => ({
    category: `Shop ${'ABCDEF'[i]}`,
    value,
  }));
  assert.match(showWidget({ ...SALES, title: 'Return rate by shop', sql: '', rows: rates }).title, /90%/);
});

test('an unknown locale is written in English', () => {
  assert.equal(phrasesFor('xx-YY'), phrasesFor('en-GB'));
  const [, slide] = show(requestOf([widgetOf(SALES)], { locale: 'tlh' }));
  assert.match(slide?.title ?? '', /West/);
});
