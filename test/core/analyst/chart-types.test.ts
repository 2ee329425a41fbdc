import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkClaims } from '../../../src/core/guard/index.js';
import type { Row } from '../../../src/core/query/types.js';
import { findLiterals } from '../../../src/core/template/index.js';
import { SAMPLES as COMPARISONS } from '../../support/samples/comparisons.js';
import { SAMPLES as DISTRIBUTIONS } from '../../support/samples/distributions.js';
import { SAMPLES as MAPS } from '../../support/samples/maps.js';
import { SAMPLES as STRUCTURES } from '../../support/samples/structures.js';
import { FORMAT, requestOf, show, showWidget, sourcesOf, widgetOf, type WidgetFields } from './widgets.js';

const rowsOf = (names: readonly string[], cells: readonly (readonly (string | number | null)[])[]): Row[] =>
  cells.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? null])));
const named = (cells: readonly (readonly [string, number | null])[]): Pick<WidgetFields, 'columns' | 'rows'> => ({
  columns: { category: 'string', value: 'number' },
  rows: rowsOf(['category', 'value'], cells),
}); // prettier-ignore

/** Every wording of a story: the same widget in decks whose words begin elsewhere. */
function wordings(fields: WidgetFields): string[] {
  const widget = widgetOf(fields);
  return Array.from({ length: 8 }, (_, i) => {
    const [, shown] = show(requestOf([{ ...widget }], { title: `Review ${'abcdefgh'[i]}` }));
    assert.ok(shown);
    assert.deepEqual([shown.dropped, shown.problems], [[], []], shown.title);
    for (const text of [shown.slide.title, shown.slide.text, shown.slide.notes ?? ''])
      assert.deepEqual(
        findLiterals(text, { locale: 'en-US', allowed: [widget.title] }).filter(
          (one) => one.text !== 'percentage points',
        ),
        [],
        text,
      );
    for (const { id, holds } of checkClaims(shown.slide, sourcesOf([widget]), FORMAT)) assert.ok(holds, id);
    return `${shown.title}\n${shown.text}`;
  });
}

function says(fields: WidgetFields, ...words: RegExp[]): void {
  for (const text of wordings(fields)) for (const word of words) assert.match(text, word);
}

const FUNNEL: WidgetFields = {
  type: 'funnel', title: 'From visit to order',
  ...named([['Visited', 48_200], ['Viewed', 31_750], ['Basket', 12_480], ['Checkout', 6_930], ['Ordered', 4_310]]),
}; // prettier-ignore

test('a funnel says what comes through and where most is lost', () => {
  says(FUNNEL, /8\.9%/, /Visited/, /Ordered/, /largest drop.*Viewed and Basket|Between Viewed and Basket.*largest drop/);
}); // prettier-ignore

test('a funnel whose last step is larger than its first tells no conversion', () => {
  const { title, text } = showWidget({ ...FUNNEL, ...named([['Opened', 300], ['Read', 120], ['Shared', 340]]) }); // prettier-ignore
  assert.doesNotMatch(`${title} ${text}`, /113%|come through|arrive/);
  assert.match(`${title} ${text}`, /340/);
});

const BRIDGE: WidgetFields = {
  type: 'waterfall', title: 'Headcount', config: { total: ['Start', 'End'] },
  ...named([['Start', 412], ['Hires', 96], ['Transfers', 38], ['Retirements', -21], ['Departures', -54], ['End', 471]]),
}; // prettier-ignore

test('a waterfall says what it comes to, and what adds and takes most; levels are no changes', () => {
  says(BRIDGE, /412/, /471/, /Hires/, /Departures/);
  says({ ...BRIDGE, config: {}, rows: BRIDGE.rows.slice(1, 5) }, /59/, /Hires/, /Departures/);
});

const CELLS = ['Mon', 'Tue', 'Wed'].flatMap((day, i) =>
  ['Calls', 'Mails', 'Chats'].map((channel, j) => [
    day,
    channel,
    20 + 7 * i + 11 * j + (i === 1 && j === 1 ? 60 : 0),
  ]),
);
const HEAT: WidgetFields = {
  type: 'heatmap', title: 'Tickets by weekday and channel', columns: { row: 'string', col: 'string', value: 'number' },
  sql: 'SELECT weekday AS row, channel AS col, COUNT(*) AS value FROM tickets GROUP BY 1, 2',
  rows: rowsOf(['row', 'col', 'value'], CELLS),
}; // prettier-ignore

test('a heatmap names its hottest and coldest cell, its strongest row and column', () => {
  says(HEAT, /Tue, Mails.*98|98.*Tue, Mails/, /Tue.*174|174.*Tue/, /Mails.*174|174.*Mails/);
  const averages = { ...HEAT, title: 'Average wait by weekday and channel', sql: 'SELECT weekday AS row, channel AS col, AVG(wait) AS value FROM tickets GROUP BY 1, 2' }; // prettier-ignore
  says(averages, /Tue.*average|average.*Tue/);
  for (const text of wordings(averages)) assert.doesNotMatch(text, /174|most of all/);
});

test('a radar of several series says who is highest and who is lowest on which axis, and averages no axes', () => {
  says({ ...HEAT, type: 'radar', title: 'Score by aspect and vendor', sql: '', columns: { category: 'string', series: 'string', value: 'number' }, rows: rowsOf(['category', 'series', 'value'], CELLS) }, /Mails (?:is highest|peaks) on Tue|Mails on Tue/, /lowest/); // prettier-ignore
});

const FLOWS: WidgetFields = {
  type: 'sankey', title: 'Where energy goes', columns: { source: 'string', target: 'string', value: 'number' },
  rows: rowsOf(['source', 'target', 'value'], [['Oil', 'Transport', 2480], ['Oil', 'Industry', 190], ['Gas', 'Industry', 810], ['Gas', 'Homes', 890], ['Power', 'Industry', 720]]),
}; // prettier-ignore

test('a sankey names its largest flow, source and target, and a share only where nothing flows on', () => {
  says(FLOWS, /Oil.*Transport.*2,480/, /Oil.*2,670|2,670.*Oil/, /Transport.*2,480/);
  assert.ok(wordings(FLOWS).some((text) => /49%/.test(text)));
  const chained = { ...FLOWS, rows: [...FLOWS.rows, { source: 'Industry', target: 'Goods', value: 500 }] };
  for (const text of wordings(chained)) assert.doesNotMatch(text, /%|in total/);
});

const HISTOGRAM: WidgetFields = {
  type: 'histogram', title: 'Customers by age', columns: { bucket: 'string', count: 'number' },
  rows: rowsOf(['bucket', 'count'], [['40-49', 501], ['10-19', 96], ['20-29', 412], ['60-69', 88], ['30-39', 655], ['50-59', 110]]),
}; // prettier-ignore

test('a histogram says where most lie and in which range the median is, in whatever order its ranges come', () => {
  says(HISTOGRAM, /30-39 or 40-49/, /62%/, /median.*30-39|30-39.*median/);
});

test('a histogram of single values gives their median and says to which side they trail off', () => {
  const days = Array.from({ length: 200 }, (_, i) => ({ days: Math.round(10 * 1.02 ** i) / 10 }));
  says({ type: 'histogram', title: 'Delivery time', columns: { days: 'number' }, rows: days }, /median.*7\.2|7\.2.*median/, /above the median/); // prettier-ignore
});

const SPREAD = ['North', 'South', 'West'].flatMap((city, c) =>
  Array.from({ length: 9 }, (_, i) => [city, 10 + 5 * c + i * (c + 1)]),
);

test('a boxplot names the largest and the smallest median and the widest box, of values and of figures', () => {
  const values: WidgetFields = {
    type: 'boxplot', title: 'Delivery time by city', columns: { category: 'string', value: 'number' },
    rows: rowsOf(['category', 'value'], SPREAD),
  }; // prettier-ignore
  says(values, /West.*median.*32|median.*West.*32/, /North.*14/, /West.*standard deviation/);
  const figures = ['min', 'q1', 'median', 'q3', 'max'];
  says({
    type: 'boxplot', title: 'Salaries by department',
    columns: Object.fromEntries([['department', 'string'], ...figures.map((name) => [name, 'number'])]) as WidgetFields['columns'],
    rows: rowsOf(['department', ...figures], [['Sales', 31, 42, 52, 69, 140], ['Support', 28, 33, 37, 41, 52], ['Research', 48, 61, 72, 84, 121]]),
  }, /Research.*72/, /Support.*37/, /Sales.*27/); // prettier-ignore
});

const PAIRS: WidgetFields = {
  type: 'dumbbell', title: 'Life expectancy by country', columns: { label: 'string', value1: 'number', value2: 'number' },
  rows: rowsOf(['label', 'value1', 'value2'], [['Germany', 31, 54], ['Spain', 37, 58], ['Austria', 76, 85], ['Netherlands', 12, 50], ['Latvia', 52, 51]]),
}; // prettier-ignore

test('a dumbbell says which way most went, who went the other way, and the widest gap', () => {
  says(PAIRS, /rose for most countries|most countries.*rose/i, /Netherlands.*12.*50/, /Latvia/);
  says({ ...PAIRS, rows: PAIRS.rows.slice(0, 4) }, /all 4 countries/i, /Netherlands/);
  says({ ...PAIRS, rows: PAIRS.rows.map(({ label, value1, value2 }) => ({ label: label ?? '', value1: value2 ?? 0, value2: value1 ?? 0 })) }, /fell/); // prettier-ignore
});

test('a gauge sets its value beside its target', () => {
  const gauge = (value: number, target: number | null): WidgetFields => ({
    type: 'gauge', title: 'Orders on time', columns: { value: 'number', target: 'number' }, rows: [{ value, target }], config: { numberFormat: 'percent:1' },
  }); // prettier-ignore
  says(gauge(0.873, 0.95), /87\.3%/, /below/i, /95\.0%/, /7\.7 percentage points/);
  says(gauge(0.97, 0.95), /above|exceeded/i);
  for (const text of wordings(gauge(0.9, null))) assert.doesNotMatch(text, /target/);
});

test('maps and treemaps name the largest and the share of the largest three', () => {
  const cells = [['Japan', 430], ['Brazil', 210], ['Germany', 330], ['France', 300], ['Kenya', 180], ['Chile', 260], ['Spain', 240]] as const; // prettier-ignore
  const total = 'SELECT country, SUM(orders) AS value FROM t GROUP BY 1';
  for (const type of ['country-map', 'treemap'] as const) {
    says({ type, title: 'Orders by country', sql: total, columns: { country: 'string', value: 'number' }, rows: rowsOf(['country', 'value'], cells) }, /Japan.*430/, /Japan, Germany, and France/, /54%/); // prettier-ignore
  }
  says({
    type: 'geo-map', title: 'Orders by city', sql: 'SELECT lat, lon, city AS label, SUM(orders) AS value FROM t GROUP BY ALL',
    columns: { lat: 'number', lon: 'number', label: 'string', value: 'number' },
    rows: rowsOf(['lat', 'lon', 'label', 'value'], cells.map(([label, value], i) => [10 * i, 5 * i, label, value])),
  }, /Japan.*430/, /54%/); // prettier-ignore
});

test('a map of places without values says how many there are and how far they reach', () => {
  says({
    type: 'geo-map', title: 'Stations', columns: { lat: 'number', lon: 'number', label: 'string' },
    rows: rowsOf(['lat', 'lon', 'label'], [[64.1, -21.9, 'Reykjavík'], [78.2, 15.7, 'Longyearbyen'], [59.9, 10.8, 'Oslo']]),
  }, /3 places/, /Oslo.*Longyearbyen/); // prettier-ignore
});

test('bubbles are told like points, and the largest of them is named', () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({ income: 1000 + 700 * i, life: 50 + i + (i % 3), population: (i * 37) % 101, label: `Land ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'[i]}` })); // prettier-ignore
  says({ type: 'bubble', title: 'Income and life', columns: { income: 'number', life: 'number', population: 'number', label: 'string' }, rows, config: { encoding: { x: 'income', y: 'life', size: 'population', label: 'label' } } }, /higher|rise together/i, /Land T.*9|9.*Land T|largest population/); // prettier-ignore
});

test('of every sample of these types each wording passes the guard', () => {
  // Markup in a name is refused wherever it would stand; what it is drawn as is looked at elsewhere.
  const isPlain = (row: Row): boolean => !JSON.stringify(row).includes('<b>');
  for (const samples of [COMPARISONS, DISTRIBUTIONS, MAPS, STRUCTURES])
    for (const [type, list] of Object.entries(samples))
      for (const { name, title, columns, rows } of list) {
        const fields = { type, title, columns: Object.fromEntries(columns.map((column) => [column.name, column.type])), rows: rows.filter(isPlain) } as WidgetFields; // prettier-ignore
        for (const text of wordings(fields))
          assert.doesNotMatch(text, /NaN|undefined|null/, `${type} ${name}`);
      }
});

test('without rows these types still get a title and sentences that the page can check', () => {
  for (const samples of [COMPARISONS, DISTRIBUTIONS, MAPS, STRUCTURES])
    for (const [type, list] of Object.entries(samples))
      for (const { name, title, columns, rows } of list.slice(0, 1)) {
        const fields = { type, title, columns: Object.fromEntries(columns.map((column) => [column.name, column.type])), rows } as WidgetFields; // prettier-ignore
        const widget = widgetOf(fields);
        const { rows: _, dataKey: __, ...bare } = widget;
        const [, shown] = show(requestOf([bare], { privacy: 'none' }), [widget]);
        assert.ok(shown && shown.title !== '' && shown.text !== '', `${type} ${name}`);
        assert.deepEqual(shown.problems, [], `${type} ${name}`);
      }
});
