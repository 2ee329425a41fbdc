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

const YEARS = ['2012', '2013', '2014'];

test('a title that names the split before the period calls both by their names', () => {
  const { title, text, notes } = showWidget({
    type: 'stacked-bar', title: 'Days by kind of weather and year',
    columns: { category: 'string', series: 'string', value: 'number' },
    sql: 'SELECT CAST(year(day) AS VARCHAR) AS category, weather AS series, COUNT(*) AS value FROM days GROUP BY 1, 2',
    rows: YEARS.flatMap((category, i) => ['rain', 'sun', 'fog'].map((series, j) => ({ category, series, value: 100 + 7 * i + 3 * j }))),
  }); // prettier-ignore
  assert.match(notes, /year and kind of weather/);
  assert.doesNotMatch(`${title} ${text}`, /by year, split by year|kinds? of weather and kinds? of weather/);
});

test('one row is one row, and one category is not compared with itself', () => {
  const table = showWidget({ ...TABLE, rows: TABLE.rows.slice(0, 1) });
  assert.doesNotMatch(`${table.title} ${table.text}`, /\b1 (rows|entries)\b/);
  const single = showWidget({ ...SALES, rows: SALES.rows.slice(0, 1) });
  assert.match(single.title, /West/);
  assert.doesNotMatch(`${single.title} ${single.text}`, /\b1 regions\b|range|from .* to|median|in total/);
});

test('names in quotes lose their quotes before they are put into the plural', () => {
  const { title, text } = showWidget({
    type: 'bar', title: "Sales by 'N'", columns: { category: 'string', value: 'number' },
    rows: [['a', 4], ['b', 6], ['c', 5]].map(([category, value]) => ({ category, value }) as Row),
  }); // prettier-ignore
  assert.doesNotMatch(`${title} ${text}`, /'N's|'N'/);
});

test('values that are all alike, and places that several share, name no end of a range', () => {
  const alike = showWidget({ ...SALES, rows: ['N', 'S', 'E'].map((category) => ({ category, value: 5 })) });
  assert.match(alike.title, /same/);
  assert.doesNotMatch(`${alike.title} ${alike.text}`, /one end|from 5|range/);
  const tied = showWidget({
    ...SALES, rows: [['N', 5], ['S', 5], ['E', 9], ['W', 9]].map(([category, value]) => ({ category, value }) as Row),
  }); // prettier-ignore
  assert.doesNotMatch(`${tied.title} ${tied.text}`, /\(N\)|\(E\)|one end/);
});

test('text of the SQL is never taken for a name', () => {
  const { title, text } = showWidget({
    type: 'bar', title: '', columns: { category: 'string', value: 'number' },
    sql: 'SELECT NULL::VARCHAR AS category, COUNT(*) AS value FROM t GROUP BY 1',
    rows: [{ category: null, value: 3 }, { category: 'a', value: 4 }, { category: 'b', value: 5 }],
  }); // prettier-ignore
  assert.doesNotMatch(`${title} ${text}`, /NULL|VARCHAR|::/);
});

test('magnitudes that no one measures are not told', () => {
  for (const value of [-1.7e308, 1e200, 1e-200]) {
    const rows = COURSE.rows.map((row, i) => ({ ...row, value: i % 2 ? value : value / 2 }));
    const { title, text, problems } = showWidget({ ...COURSE, rows });
    assert.doesNotMatch(`${title} ${text}`, /E\d|0\.000|\d{20}/i);
    assert.deepEqual(problems, []);
    assert.notEqual(title, '');
  }
});

test('key figures stand in a sentence, with their units', () => {
  const figure = (id: string, title: string, value: number, sql: string) =>
    widgetOf({ id, type: 'big-number', title, sql, columns: { value: 'number' }, rows: [{ value }], config: { numberFormat: 'integer' } }); // prettier-ignore
  const weather = [
    figure('a', 'Days with rain', 623, 'SELECT COUNT(*) FILTER (p > 0) AS value FROM days'),
    figure('b', 'Rainfall in the last year, mm', 1139, 'SELECT SUM(p) AS value FROM days'),
  ];
  const [, numbers] = show(requestOf(weather));
  assert.match(numbers?.title ?? '', /^623 days with rain[,;] rainfall in the last year at 1,139 mm$/);
  const flights = [
    figure('a', 'Number of flights', 400, 'SELECT COUNT(*) AS value FROM flights'),
    weather[1]!,
  ];
  assert.match(
    show(requestOf(flights))[1]?.title ?? '',
    /^400 flights[,;] rainfall in the last year at 1,139 mm$/,
  );
});

test('a unit after the comma belongs to the figures, not to the name', () => {
  const { title, text, notes } = showWidget({
    type: 'bar', title: 'Average delay by hour of departure, minutes', columns: { category: 'string', value: 'number' },
    sql: 'SELECT h AS category, AVG(delay) AS value FROM flights GROUP BY 1',
    rows: [7, 8, 9, 8, 7, 60].map((value, i) => ({ category: `0${i}:00`, value })),
  }); // prettier-ignore
  assert.match(`${title} ${text}`, /60 minutes/);
  assert.doesNotMatch(`${title} ${text} ${notes}`, /departure, minutes/);
});

test('the cover says the strongest finding in other words, and one note in a deck says that chance explains the rest', () => {
  const widgets = [SALES, { ...FLAT, id: 'f1' }, { ...FLAT, id: 'f2' }, { ...FLAT, id: 'f3' }].map((one) =>
    widgetOf(one),
  );
  const slides = show(requestOf(widgets));
  const [cover, ...rest] = slides;
  assert.match(cover?.text ?? '', /West/);
  assert.ok(!rest.some(({ title }) => title === cover?.text));
  const chance = slides.filter(({ notes }) =>
    /chance produces|stands out here|passed the significance/.test(notes),
  );
  assert.equal(chance.length, 1);
});

test('a number format of the wrong kind is ignored, on the title slide too', () => {
  for (const numberFormat of [
    7,
    {},
    null,
    ['x'],
    'nonsense(',
    'date',
    'integer }} evil {{ 1',
  ] as unknown as string[]) {
    const slides = show(requestOf([widgetOf({ ...SALES, config: { numberFormat } })]));
    assert.equal(slides.length, 2);
    for (const { problems, dropped, title } of slides) {
      assert.deepEqual([problems, dropped], [[], []]);
      assert.doesNotMatch(title, /evil/);
    }
    assert.match(slides[1]?.title ?? '', /West/);
  }
});

test('a bullet whose figures all stand on the slide already is left out', () => {
  const { title, text } = showWidget({
    ...SALES, sql: 'SELECT region AS category, COUNT(*) AS value FROM orders GROUP BY 1', title: 'Orders by region',
    rows: [['A', 21], ['B', 20], ['C', 19]].map(([category, value]) => ({ category, value }) as Row),
  }); // prettier-ignore
  const totals = `${title}\n${text}`.split('\n').filter((line) => /\b60\b/.test(line));
  assert.equal(totals.length, 1, `${title}\n${text}`);
});

test('characters that turn or hide text reach no slide, from cells, names or the title of the deck', () => {
  const turned = '\u202eWest\u202c\u2066\u200b\ufeff';
  const rows = SALES.rows.map((row, i) => (i === 0 ? { ...row, category: turned } : row));
  const widget = widgetOf({ ...SALES, title: 'Revenue \u202eby\u202c region', rows });
  const slides = show(requestOf([widget], { title: 'Re\u202eview' }));
  const all = slides.map(({ title, text, notes }) => [title, text, notes].join('\n')).join('\n');
  assert.doesNotMatch(all, /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/);
  assert.match(all, /West/);
  assert.deepEqual(
    slides.flatMap(({ dropped }) => dropped),
    [],
  );
});
