import { test } from 'node:test';
import { readingsOver, table } from './reading-lines.js';

const SOURCES = {
  tramlines: table(
    'Tram lines by month',
    "SELECT date_trunc('month', ran_on) AS month, SUM(trips) AS trips, SUM(riders) AS riders_pax, SUM(cancelled) AS trips_cxl, AVG(delay) AS avg_delay_min, SUM(labor) AS labor_usd FROM runs GROUP BY 1 ORDER BY 1",
    [
      ['month', 'date'], ['trips', 'number'], ['riders_pax', 'number'], ['trips_cxl', 'number'], ['avg_delay_min', 'number'],
      ['labor_usd', 'number'],
    ],
    [
      ['2025-01-01', 900, 54000, 14, 3.5, 41000], ['2025-02-01', 870, 51000, 21, 4.1, 40200], ['2025-03-01', 930, 58000, 9, 2.9, 41900],
      ['2025-04-01', 960, 61000, 7, 2.4, 43100],
    ],
  ),
  shops: table(
    'Shops of the chain',
    'SELECT shop, SUM(sold) AS units_sold, AVG(score) AS csat, AVG(open_rate) AS uptime_pct FROM visits GROUP BY shop',
    [['shop', 'string'], ['units_sold', 'number'], ['csat', 'number'], ['uptime_pct', 'number']],
    [['Lund', 410, 4.1, 98.2], ['Varde', 290, null, 91.5], ['Skive', 350, 4.6, 95]],
  ),
} as const; // prettier-ignore

const { pass, fall } = readingsOver(SOURCES);

test('what all rows have together is not told of one of them', () => {
  pass([
    ['shops', 'The shops sold {{ sum(units_sold) | integer }} units.'],
    ['shops', '{{ first(shop) }} sold {{ first(units_sold) | integer }} of {{ sum(units_sold) | integer }} units.'],
  ]); // prettier-ignore
  fall([
    ['shops', '{{ first(shop) }} sold {{ sum(units_sold) | integer }} units.'],
    ['tramlines', 'In {{ last(month) | date:month }} the average delay was {{ avg(avg_delay_min) | number:1 }} minutes.'],
  ]); // prettier-ignore
});

test('a change is told of the rows that it goes between', () => {
  pass([
    ['tramlines', 'Trips changed by {{ growth(trips) | percent:1 }} between {{ first(month) | date:month }} and {{ last(month) | date:month }}.'],
    ['tramlines', 'Trips changed by {{ growth(nth(trips, 2), last(trips)) | percent:1 }} between {{ nth(month, 2) | date:month }} and {{ last(month) | date:month }}.'],
  ]); // prettier-ignore
  fall([
    ['tramlines', 'Trips changed by {{ growth(trips) | percent:1 }} between {{ nth(month, 2) | date:month }} and {{ last(month) | date:month }}.'],
    ['tramlines', 'Trips changed by {{ growth(trips) | percent:1 }} since {{ nth(month, 3) | date:month }}.'],
  ]); // prettier-ignore
});

test('a missing value is not lent by another row, and rows with a value are not all rows', () => {
  fall([
    ['shops', 'The csat of {{ nth(shop, 2) }} is {{ nth(csat, 2) ?? max(csat) | number:1 }}.'],
    ['shops', 'The chain has {{ count(csat) }} shops.'],
  ]);
  pass([['shops', 'A csat is given for {{ count(csat) }} of the {{ count() }} shops.']]);
});

test('a duration is written from seconds, and percentages differ by points', () => {
  pass([
    ['tramlines', 'The longest average delay is {{ max(avg_delay_min) | number:1 }} minutes.', 'count(avg_delay_min, max(avg_delay_min)) == 1'],
    ['shops', 'Uptime differs by {{ max(uptime_pct) - min(uptime_pct) | number:1 }} percentage points.'],
  ]); // prettier-ignore
  fall([
    ['tramlines', 'The longest average delay is {{ max(avg_delay_min) | duration }}.', 'count(avg_delay_min, max(avg_delay_min)) == 1'],
    ['shops', 'Units sold differ by {{ max(units_sold) - min(units_sold) | integer }} percentage points.'],
  ]); // prettier-ignore
});

test('short forms of column names are read as what they stand for', () => {
  pass([
    ['tramlines', 'The lines carried {{ sum(riders_pax) | integer }} passengers.'],
    ['tramlines', 'Of all trips, {{ sum(trips_cxl) | integer }} were cancelled.'],
    ['tramlines', 'Labor cost comes to {{ sum(labor_usd) | currency:USD,0 }}.'],
  ]);
  pass([['tramlines', 'Se cancelaron {{ sum(trips_cxl) | integer }} viajes.']], 'es-ES');
  fall([
    ['tramlines', 'The lines carried {{ sum(trips_cxl) | integer }} passengers.'],
    ['tramlines', 'Labor revenue comes to {{ sum(labor_usd) | currency:USD,0 }}.'],
  ]);
});

test('a value moves only where a test shows where it came from', () => {
  pass([['tramlines', 'Riders rose from {{ first(riders_pax) | integer }} to {{ max(riders_pax) | integer }}.', 'max(riders_pax) > first(riders_pax)']]); // prettier-ignore
  fall([
    ['tramlines', 'Riders climbed from {{ min(riders_pax) | integer }} to {{ max(riders_pax) | integer }}.', 'max(riders_pax) > min(riders_pax)'],
    ['tramlines', 'Riders held steady, at {{ sum(riders_pax) | integer }} in total.', 'sum(riders_pax) > 0'],
  ]); // prettier-ignore
});
