import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recommendWidgets } from '../../../src/core/analyst/index.js';
import type { Widget } from '../../../src/core/chart/types.js';
import type { Dataset } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

async function recommended(data: Dataset['data'], more: Partial<Dataset> = {}): Promise<Widget[]> {
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load([{ name: 'orders', tableName: 'orders', data, ...more }]);
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    for (const { dataKey } of widgets) await runner.runQuery(dataKey);
    return widgets;
  } finally {
    await runner.close();
  }
}

const csv = (text: string): File => new File([text], 'orders.csv');
const titles = (widgets: Widget[]): string => widgets.map(({ title }) => title).join('\n');
const sql = (widgets: Widget[]): string => widgets.map(({ dataKey }) => dataKey).join('\n');
const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

/** A row a day over ten weeks: invoices of a shop with two branches. */
const INVOICES = Array.from({ length: 70 }, (_unused, at) =>
  [
    102_481 + at * 7,
    day(at),
    `${at % 3 === 0 ? '' : '-'}${(at * 37) % 91},50 €`,
    `${(at * 7) % 40},5 %`,
    `${10 + (at % 9)},90 €`,
    2000 + (at % 3),
    at % 4 === 0 ? 'ja' : 'nein',
    50.1 + (at % 11) / 10,
    8.2 + (at % 7) / 10,
    at % 2 ? 'Köln' : 'Bonn',
  ].join(';'),
);
const SHOP = csv(
  [
    'Rechnungsnummer;Datum;Umsatz;Rabatt %;Einzelpreis;Baujahr;Retoure;Breitengrad;Längengrad;Filiale',
    ...INVOICES,
  ].join('\n'),
);

describe('by what columns are', () => {
  test('what a row of totals sums up is an amount, by whatever name', async () => {
    const rows = Array.from({ length: 30 }, (_unused, at) => `${'NSEW'[at % 4]!},${at * 7 + 3}`);
    const widgets = await recommended(csv(['Branch,Zork', ...rows, `Total,${30 * 3 + 7 * 435}`].join('\n')));
    assert.match(sql(widgets), /SUM\("Zork"\)/);
    assert.doesNotMatch(sql(await recommended(csv(['Branch,Zork', ...rows].join('\n')))), /SUM\("Zork"\)/);
  });

  test('US states are a map of an amount; states of other countries are bars', async () => {
    const orders = (states: string[]): File =>
      csv(['State,Sales', ...Array.from({ length: 60 }, (_, at) => `${states[at % states.length]!},${at * 3 + 5}`)].join('\n')); // prettier-ignore
    const maps = (widgets: Widget[]): string[] =>
      widgets.flatMap(({ type, title }) => (type === 'country-map' ? [title] : []));
    const american = await recommended(orders(['CA', 'TX', 'NY', 'WA', 'IL', 'FL', 'OH', 'GA']));
    assert.deepEqual(maps(american), ['Total sales by state']);
    const german = await recommended(orders(['Bayern', 'Hessen', 'Berlin', 'Bremen', 'Saarland', 'Sachsen']));
    assert.deepEqual(maps(german), []);
  });

  test('only amounts are summed: no ids, rates, prices, years, latitudes', async () => {
    const widgets = await recommended(SHOP);
    assert.match(sql(widgets), /SUM\("Umsatz"\)/);
    assert.doesNotMatch(sql(widgets), /SUM\("(?!Umsatz)/);
    assert.doesNotMatch(sql(widgets), /AVG\("(Rechnungsnummer|Baujahr|Breitengrad|Längengrad)"\)/);
  });

  test('what a person would ask for first is a key figure, and how many records there are is none', async () => {
    const figures = (await recommended(SHOP)).filter(({ type }) => type === 'big-number');
    assert.equal(figures[0]?.title, 'Total umsatz');
    assert.ok(
      figures.length >= 3 && figures.every(({ title }) => title !== 'Number of orders'),
      titles(figures),
    );
  });

  test('figures are in the unit of the cells', async () => {
    const narrow = csv(
      ['Datum;Umsatz;Rabatt %', ...INVOICES.map((line) => line.split(';').slice(1, 4).join(';'))].join('\n'),
    );
    const widgets = await recommended(narrow);
    const config = (title: string) => widgets.find((widget) => widget.title === title)?.config;
    assert.deepEqual(config('Total umsatz'), { numberFormat: 'currency:EUR' });
    assert.deepEqual(config('Average rabatt'), { numberFormat: 'percent:1', hundredths: true });
  });

  test('yes and no are a share of the rows, and are not compared with themselves', async () => {
    const widgets = await recommended(SHOP);
    assert.match(titles(widgets), /^Share of orders with retoure$/m);
    assert.doesNotMatch(titles(widgets), /retoure by retoure/);
  });

  test('latitudes and longitudes are a map, and countries are one', async () => {
    assert.ok((await recommended(SHOP)).some(({ type }) => type === 'geo-map'));
    const countries = ['France', 'Spain', 'Italy', 'Norway', 'Poland', 'Chile'];
    const sales = Array.from({ length: 60 }, (_unused, at) => ({
      country: countries[at % 6],
      sales: (at * 17) % 101,
    }));
    const map = (await recommended(sales)).find(({ type }) => type === 'country-map');
    assert.equal(map?.title, 'Total sales by country');
  });

  test('what a person says of a column wins', async () => {
    const columns = [
      { name: 'Umsatz', role: 'id' as const },
      { name: 'Baujahr', role: 'measure' as const },
    ];
    assert.doesNotMatch(sql(await recommended(SHOP, { columns })), /SUM\("Umsatz"\)/);
  });
});

describe('over time', () => {
  /** Sales of a shop that sells twice as much on Saturdays. */
  const daily = (days: number) =>
    Array.from({ length: days }, (_unused, at) => ({
      day: day(at + 9),
      sales: (new Date(day(at + 9)).getUTCDay() === 6 ? 220 : 100) + ((at * 29) % 47),
    }));

  test('amounts by weekday are given for each day', async () => {
    const weekdays = (await recommended(daily(70))).find(({ title }) => /weekday/.test(title));
    assert.equal(weekdays?.title, 'Sales per day by weekday');
    assert.match(weekdays.dataKey, /SUM\("sales"\) \/ COUNT\(DISTINCT "day"::DATE\)/);
  });

  test('periods that are not complete are left out', async () => {
    const line = (await recommended(daily(400))).find(({ type }) => type === 'line');
    assert.equal(line?.title, 'Total sales by month');
    assert.match(line.dataKey, />= DATE '2024-02-01' AND "day" < DATE '2025-02-01'/);
  });
});

test('no column splits more than two charts', async () => {
  const rows = Array.from({ length: 300 }, (_unused, at) => ({
    team: 'ABCDE'[(at * 7) % 5], sales: (at * 31) % 97, cost: (at * 17) % 89, score: (at * 13) % 11, price: 5 + (at % 23) / 3,
  })); // prettier-ignore
  const widgets = await recommended(rows);
  assert.ok(widgets.filter(({ title }) => / by team(?: and |$)/.test(title)).length <= 2, titles(widgets));
});
