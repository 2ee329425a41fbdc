import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGroupPlural, isPlural, singular } from '../../../src/core/statements/frame/english-nouns.js';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { columnNoun } from '../../../src/core/statements/frame/quantity-names.js';
import { countedThings, tableTitle } from '../../../src/core/statements/frame/table-names.js';
import { readTitle } from '../../../src/core/statements/frame/title.js';
import { namedUnit } from '../../../src/core/statements/frame/units.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { pairsOf, told, widgetOf } from './widget.js';

await Promise.all(['de', 'ja'].map(loadPhrases));

const REGIONS = pairsOf({ North: 400, South: 300, West: 200, East: 100 });
const bar = (select: string, title: string, rows = REGIONS, by = 'region'): ReturnType<typeof widgetOf> =>
  widgetOf('bar', `SELECT ${by} AS category, ${select} AS value FROM bookings GROUP BY 1`, rows, { title });

test('min behind a name is minutes where something takes time, else the least of something', () => {
  for (const name of ['los_min', 'half_split_min', 'finish_min', 'handle_min', 'downtime_min', 'waitMin'])
    assert.equal(namedUnit(name).unit, 'min', name);
  for (const name of ['temp_min', 'price_min', 'salary_min', 'tempMin'])
    assert.match(columnNoun(name), /^minimum /, name);
});

test('units at the end of a name are units, of two words too, and no words of the name', () => {
  const read = (name: string): string => `${columnNoun(name)}, ${namedUnit(name).unit ?? ''}`;
  assert.equal(read('pace_min_per_km'), 'pace, min/km');
  assert.equal(read('yield_t_per_ha'), 'yield, t/ha');
  assert.equal(read('fuel_l_per_100_km'), 'fuel, l/100 km');
  assert.equal(read('alt_u_l'), 'ALT, U/L');
  assert.equal(read('glucose_mg_dl'), 'glucose, mg/dL');
  assert.equal(read('mean_outdoor_c'), 'mean outdoor temperature, °C');
  assert.equal(read('living_area_sqm'), 'living area, m²');
  assert.equal(read('capacity_kwp'), 'capacity, kWp');
  assert.equal(read('gas_kwh'), 'gas, kWh');
});

test('what something is for belongs to its name, and a span of time is no unit', () => {
  for (const [name, noun] of [
    ['litres_per_person', 'litres per person'],
    ['kwh_per_person', 'kWh per person'],
    ['revenue_per_day', 'revenue per day'],
    ['sales_last_6_months', 'sales last 6 months'],
    ['units_sold_90d', 'units sold in 90 days'],
    ['vitamin_c', 'vitamin c'],
  ] as const)
    assert.deepEqual([columnNoun(name), namedUnit(name).unit], [noun, undefined]);
});

test('a name that only says what became of something is completed by its unit', () => {
  assert.equal(columnNoun('irrigated_ha'), 'irrigated area');
  assert.equal(columnNoun('curtailed_kwh'), 'curtailed energy');
  assert.equal(columnNoun('paid_gbp'), 'amount paid');
  assert.equal(columnNoun('repair_hours'), 'repair time');
  assert.equal(columnNoun('lead_time_days'), 'lead time');
  assert.equal(columnNoun('feed_kg'), 'feed');
});

test('sums and averages of participles are told with what the title counts, or as a number and a share', () => {
  const noun = (select: string, title: string): string | undefined =>
    readFrame(bar(select, title)).measure?.noun;
  assert.equal(noun('SUM(enrolled)', 'Enrolled students by region'), 'enrolled students');
  assert.equal(noun('SUM(enrolled)', 'How many came'), 'number enrolled');
  assert.equal(noun('SUM(amount_usd)', 'Raised by region'), 'amount raised');
  const rates = pairsOf({ North: 0.1, South: 0.2, West: 0.15, East: 0.4 });
  assert.match(
    told(bar('AVG(reopened)', 'Reopened tickets by region', rates)).title,
    /share of reopened tickets/i,
  );
  assert.match(told(bar('AVG(is_active)', 'What is going on?', rates)).all, /share active/i);
});

test('known abbreviations are written in capitals, in the middle of names and at the start of sentences', () => {
  assert.equal(columnNoun('ota_share'), 'OTA share');
  assert.equal(columnNoun('median_los'), 'median LOS');
  assert.equal(columnNoun('costo de los envios'), 'costo de los envios');
  assert.equal(columnNoun('BORO'), 'boro');
  assert.match(told(bar('AVG("eNPS (0-10)")', 'Survey')).all, /eNPS/);
  assert.doesNotMatch(told(bar('AVG("eNPS (0-10)")', 'Survey')).all, /ENPS|e NP/);
});

test('tables and files are things without what an export adds to them', () => {
  assert.equal(countedThings('itsm_incidents'), 'ITSM incidents');
  assert.equal(countedThings('inspections_export'), 'inspections');
  assert.equal(countedThings('fct_orders_v2'), 'orders');
  assert.equal(countedThings('orders_2025_final'), 'orders');
  assert.equal(countedThings('stock_snapshot_2025-10-31'), '');
  assert.equal(tableTitle('stock_snapshot_2025_10_31', 'en-US'), 'Stock snapshot, October 31, 2025');
  assert.equal(tableTitle('inspections_export', 'en-US'), 'Inspections');
  assert.equal(tableTitle('engagement_survey_2025', 'en-US'), 'Engagement survey 2025');
});

test('verbs agree with the noun of a measure', () => {
  for (const noun of [
    'claims paid',
    'claims paid, last 12 months',
    'orders per day',
    'tickets closed within SLA',
  ])
    assert.ok(isPlural(noun), noun);
  for (const noun of [
    'gas',
    'average days to pay',
    'median hours to close',
    'NPS',
    'analysis',
    'share of orders',
  ])
    assert.ok(!isPlural(noun), noun);
  assert.equal(singular('gas'), 'gas');
  assert.match(told(bar('SUM(gas_kwh)', 'Gas by region')).title, /^Gas[: ]|in gas|of gas/);
});

test('verbs agree with the names of groups', () => {
  const rows = pairsOf({ Men: 47.2, 'Not stated': 43.8, 'Non-binary': 42.3, Women: 41 });
  const { all } = told(bar('AVG(score)', 'Score by gender', rows, 'gender'));
  assert.match(all, /Men (?:have|are) /);
  assert.doesNotMatch(all, /Men (?:has|is)\b/);
  const changes = pairsOf({ 'Line 1': 56, 'Line 2': 40, 'Supplier credits': -9 });
  const bridge = widgetOf(
    'waterfall',
    'SELECT line AS category, SUM(cost) AS value FROM t GROUP BY 1',
    changes,
  );
  assert.doesNotMatch(told(bridge).all, /credits (?:takes|adds)/);
  for (const name of ['Sales', 'United States', 'Wales', 'Dockside Lofts', 'Operations', '3-5 years'])
    assert.ok(!isGroupPlural(name, 'department'), name);
  assert.ok(isGroupPlural('Supplier credits', 'line'));
});

test('numbers and codes are told with what they are numbers and codes of', () => {
  const groups = (by: string, names: readonly string[]): string =>
    told(
      bar(
        'COUNT(*)',
        'A widget',
        names.map((category, at) => ({ category, value: 400 - 90 * at })),
        by,
      ),
    ).all;
  assert.match(groups('parity', ['3', '2', '1', '4']), /parity 3/i);
  assert.match(groups('age_band', ['40-59', '25-39', '60+', 'Unknown']), /age band 40-59/i);
  assert.doesNotMatch(groups('age_band', ['Unknown', '40-59', '25-39', '60+']), /age band unknown/i);
  assert.match(groups('priority', ['P3', 'P4', 'P2', 'P1']), /priority P3/i);
  assert.doesNotMatch(groups('sex', ['M', 'F', 'X']), /sex M/i);
  assert.doesNotMatch(groups('quarter', ['Q1', 'Q2', 'Q3', 'Q4']), /quarter Q/i);
  assert.doesNotMatch(groups('region', ['North', 'South', 'West']), /region North/i);
});

test('a number of things as a group is told as so many things', () => {
  const rows = [5, 4, 3, 1].map((category) => ({ category, value: 25 * category }));
  const { all } = told(bar('AVG(living_area_sqm)', 'Area by rooms', rows, 'rooms'));
  assert.match(all, /5 rooms/);
  assert.match(all, /1 room\b/);
  assert.doesNotMatch(all, /5 rooms (?:is|has)/);
});

test('the month that text stands for is named as one', () => {
  const rows = ['02', '07', '11', '12'].map((category, at) => ({ category, value: 100 - 20 * at }));
  assert.match(told(bar('COUNT(*)', 'Arrivals', rows, "strftime(arrival, '%m')")).all, /month 02/i);
});

test('"per" is split by only where what follows is no amount', () => {
  assert.equal(readTitle('Loans per 100 m² of floor space, 2025').measure, 'loans per 100 m² of floor space');
  assert.equal(readTitle('Litres supplied per person and day').measure, 'litres supplied per person and day');
  assert.deepEqual(readTitle('Bursts per month'), {
    dimension: 'month',
    quantity: 'month',
    measure: 'bursts',
  });
  assert.equal(readTitle('Specific yield 2024, kWh per kWp').measure, 'specific yield');
  const sql =
    'SELECT plant AS category, SUM(kwh) / ANY_VALUE(capacity_kwp) AS value FROM production GROUP BY 1';
  assert.match(
    told(widgetOf('bar', sql, REGIONS, { title: 'Specific yield 2024, kWh per kWp' })).title,
    /specific yield.*kWh\/kWp/i,
  );
});

test('conditions are said as people say them', () => {
  const where = (condition: string, locale?: string): string =>
    told(
      widgetOf(
        'bar',
        `SELECT region AS category, SUM(v) AS value FROM bookings WHERE ${condition} GROUP BY 1`,
        REGIONS,
      ),
      locale,
    ).title;
  assert.match(where("status <> 'cancelled'"), /\(without cancelled bookings\)$/);
  assert.match(where('cancelled = 0'), /\(without cancelled bookings\)$/);
  assert.match(where("status = 'Paid'"), /\(paid bookings only\)$/);
  assert.match(where('closed_at IS NOT NULL'), /\(closed bookings only\)$/);
  assert.match(where('closed_at IS NULL'), /\(bookings not yet closed\)$/);
  assert.match(where('has_receipt'), /\(with receipt\)$/);
  assert.match(where("sex IN ('M', 'F')"), /\(sexes M and F only\)$/);
  assert.match(where("day >= '2024-06-01' AND day < '2025-06-01'"), /\(June 2024.–.May 2025\)$/);
  assert.match(where("month = '2025-10-01'"), /\(October 2025 only\)$/);
  assert.match(where('month(day) BETWEEN 4 AND 10'), /\(April to October\)$/);
  assert.match(where("month = '2025-10-01'", 'de-DE'), /Oktober 2025/);
});

test('a week is told as a week, not as its first day', () => {
  const start = Date.UTC(2024, 0, 1);
  const rows = Array.from({ length: 40 }, (_, at) => ({
    category: new Date(start + at * 7 * 86_400_000).toISOString().slice(0, 10),
    value: at === 20 ? 95 : 8 + (at % 3),
  }));
  const sql = "SELECT date_trunc('week', day) AS category, COUNT(*) AS value FROM claims GROUP BY 1";
  const { all } = told(widgetOf('line', sql, rows));
  assert.match(all, /the week of May 20, 2024/i);
  assert.doesNotMatch(all, /(?<!week of )May 20, 2024/);
});

test('yes and no as groups are told as the things that they part', () => {
  const rows = [1, 0].map((category, at) => ({ category, value: 60 - 20 * at }));
  const { all } = told(bar('AVG(price)', 'Price by return', rows, 'is_returned'));
  assert.match(all, /Returned bookings have|returned bookings/i);
  assert.match(all, /bookings not returned/i);
  assert.doesNotMatch(all, /is returned [01]/i);
});

test('a group in small letters begins a sentence with a capital', () => {
  const { all } = told(
    bar('SUM(mwh)', 'Energy by fuel', pairsOf({ gas: 400, hydro: 200, wind: 150, iPhone: 2 })),
  );
  assert.match(all, /Gas (?:leads|has|accounts|comes|is)/);
  assert.doesNotMatch(all, /IPhone/);
});

test('our own noun for the months of a time is said in English decks alone', () => {
  const rows = ['02', '07', '11', '12'].map((category, at) => ({ category, value: 100 - 20 * at }));
  const widget = bar('COUNT(*)', 'Arrivals', rows, "strftime(arrival, '%m')");
  for (const locale of ['de-DE', 'ja-JP']) assert.doesNotMatch(told(widget, locale).all, /month/i);
  assert.match(told(widget).all, /month 02/i);
});

test('a system of two letters before the name of a table is none of its things', () => {
  assert.equal(countedThings('cl_loans'), 'loans');
  assert.equal(countedThings('pd_parcels'), 'parcels');
  assert.match(countedThings('hr_applications'), /^hr applications$/i);
  assert.match(countedThings('us_orders'), /orders$/);
});

test('temporary workers have no temperature, and days of which something is known are none of its words', () => {
  assert.equal(columnNoun('temp_worker'), 'temporary worker');
  assert.match(columnNoun('temp_max'), /temperature/);
  const accepted = bar('count(accepted_on) / count(*)', 'Accepted by source');
  assert.doesNotMatch(told(accepted).all, /accepted on/);
});

test('a share keeps its name, and a percentage of something is a share of it', () => {
  assert.equal(readTitle('Waste in % of revenue by format').measure, 'waste as a share of revenue');
  assert.equal(
    readTitle('Share of incidents that met SLA by service').measure,
    'share of incidents that met SLA',
  );
});

test('groups that are things have the verbs of several', () => {
  assert.ok(isGroupPlural('trips without rain', 'rain'));
  assert.ok(isGroupPlural('loans returned late', 'returned late'));
  assert.ok(!isGroupPlural('Bath with spa', 'city'));
});
