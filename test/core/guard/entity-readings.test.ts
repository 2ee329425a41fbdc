import { test } from 'node:test';
import { readingsOver, table } from './reading-lines.js';

const SOURCES = {
  pools: table(
    'Swimming pools',
    'SELECT pool, operator, COUNT(*) AS visits, SUM(minutes) AS minutes, SUM(water_litres) AS water_litres, SUM(revenue_eur) AS revenue_eur, ROUND(AVG(full), 2) AS occupancy_rate, ROUND(AVG(paid), 2) AS card_rate FROM swims GROUP BY pool, operator',
    [
      ['pool', 'string'], ['operator', 'string'], ['visits', 'number'], ['minutes', 'number'], ['water_litres', 'number'],
      ['revenue_eur', 'number'], ['occupancy_rate', 'number'], ['card_rate', 'number'],
    ],
    [
      ['Nordbad', 'Aqua', 900, 54000, 81000, 4100, 0.61, 0.8],
      ['Westbad', 'Wave', 1200, 66000, 99000, 5200, 0.83, 0.7],
      ['Seebad', 'Aqua', 700, 49000, 72000, 3900, 0.55, 0.9],
      ['Stadtbad', 'Bath', 1100, 60000, 90000, 4700, 0.83, 0.6],
    ],
  ),
  kinds: table(
    'Harvest by site and kind',
    'SELECT site, kind, SUM(kg) AS harvest_kg, SUM(crates) AS crates FROM harvests GROUP BY site, kind',
    [['site', 'string'], ['kind', 'string'], ['harvest_kg', 'number'], ['crates', 'number']],
    [['Hill', 'Apple', 400, 40], ['Hill', 'Pear', 300, 30], ['Dale', 'Apple', 250, 25], ['Dale', 'Pear', 500, 50], ['Mead', 'Plum', 120, 15]],
  ),
  months: table(
    'Ferry traffic',
    "SELECT date_trunc('month', sailed_at) AS month, COUNT(*) AS crossings, SUM(passengers) AS passengers, SUM(fuel_litres) AS fuel_litres FROM sailings GROUP BY 1 ORDER BY 1",
    [['month', 'date'], ['crossings', 'number'], ['passengers', 'number'], ['fuel_litres', 'number']],
    [['2025-01-01', 240, 38000, 180000], ['2025-02-01', 220, 35000, 170000], ['2025-03-01', 260, 45000, 196000], ['2025-04-01', 300, 58000, 214000], ['2025-05-01', 290, 52000, 209000]],
  ),
} as const; // prettier-ignore

const { pass, fall } = readingsOver(SOURCES);

test('a comparison of two named rows needs the comparison of their values in its direction', () => {
  pass([
    ['pools', '{{ nth(pool, 2) }} has a higher occupancy rate than {{ first(pool) }}.', 'nth(occupancy_rate, 2) > first(occupancy_rate)'],
    ['pools', '{{ nth(pool, 2) }} has a higher occupancy rate than {{ first(pool) }}.', 'not (nth(occupancy_rate, 2) <= first(occupancy_rate))'],
    ['kinds', 'The harvest of {{ first(site) }} is smaller than that of {{ nth(site, 3) }}.', 'sum(harvest_kg, site, first(site)) < sum(harvest_kg, site, nth(site, 3))'],
    ['months', 'Passengers in {{ nth(month, 4) | date:month }} exceeded those in {{ last(month) | date:month }}.', 'nth(passengers, 4) > last(passengers)'],
  ]); // prettier-ignore
  fall([
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) < nth(occupancy_rate, 2)'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) != nth(occupancy_rate, 2)'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'not (first(occupancy_rate) > nth(occupancy_rate, 2))'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) > nth(occupancy_rate, 3)'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) > 0.5 * nth(occupancy_rate, 2)'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(card_rate) > nth(card_rate, 2)'],
    ['kinds', 'The harvest of {{ first(site) }} is larger than that of {{ nth(site, 3) }}.', 'first(harvest_kg) > nth(harvest_kg, 3)'],
    ['months', 'Passengers in {{ last(month) | date:month }} exceeded those in {{ nth(month, 4) | date:month }}.', 'last(passengers) > first(passengers)'],
  ]); // prettier-ignore
});

test('a test with "or" bears out what each of its branches does', () => {
  pass([
    ['months', 'Passengers rose from {{ first(passengers) | integer }} to {{ last(passengers) | integer }}.', 'last(passengers) > first(passengers) or growth(passengers) > 0'],
  ]); // prettier-ignore
  fall([
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) > nth(occupancy_rate, 2) or count() > 0'],
    ['pools', '{{ first(pool) }} has a higher occupancy rate than {{ nth(pool, 2) }}.', 'first(occupancy_rate) > nth(occupancy_rate, 2) or true'],
    ['months', 'Passengers fell to {{ last(passengers) | integer }}.', 'last(passengers) < first(passengers) or last(passengers) > first(passengers)'],
  ]); // prettier-ignore
});

test('a total, an average and a deviation are told of what computes them', () => {
  pass([
    ['months', 'In total, {{ sum(passengers) | integer }} passengers sailed.'],
    ['months', 'The average month has {{ avg(passengers) | integer }} passengers.'],
    ['months', 'The standard deviation of passengers is {{ stddev(passengers) | integer }}.'],
    [
      'months',
      'The total for {{ last(month) | date:month }} is {{ last(passengers) | integer }} passengers.',
    ],
  ]);
  fall([
    ['months', 'Passengers total {{ max(passengers) | integer }} over the period.'],
    ['months', 'In total, {{ last(passengers) | integer }} passengers sailed.'],
    ['months', 'Average passengers per month are {{ last(passengers) | integer }}.'],
    ['months', 'The standard deviation of passengers is {{ max(passengers) - min(passengers) | integer }}.'],
  ]);
  fall([['months', 'Au total, {{ max(passengers) | integer }} passagers ont navigué.']], 'fr-FR');
  fall([['months', 'La desviación típica es de {{ avg(passengers) | integer }} pasajeros.']], 'es-ES');
});

test('a figure of one row is not told of a name that several rows have', () => {
  pass([
    ['kinds', '{{ first(site) }} has a harvest of {{ sum(harvest_kg, site, first(site)) | integer }} kg.'],
    ['kinds', '{{ nth(site, 5) }} has a harvest of {{ nth(harvest_kg, 5) | integer }} kg.'],
    ['kinds', '{{ first(site) }} has a harvest of {{ first(harvest_kg) | integer }} kg of {{ first(kind) }}.'],
    ['kinds', '{{ share(harvest_kg, site, first(site)) | percent:0 }} of the harvest comes from {{ first(site) }}.'],
  ]); // prettier-ignore
  fall([
    ['kinds', '{{ first(site) }} has a harvest of {{ first(harvest_kg) | integer }} kg.'],
    ['kinds', '{{ argmax(site, harvest_kg) }} has the largest harvest of all sites, {{ max(harvest_kg) | integer }} kg.', 'count(harvest_kg, max(harvest_kg)) == 1'],
    ['kinds', '{{ first(harvest_kg) / sum(harvest_kg) | percent:0 }} of the harvest comes from {{ first(site) }}.'],
  ]); // prettier-ignore
});

test('a share divides a column by itself, and is one of all rows or of a name as it is told', () => {
  pass([
    ['pools', '{{ share(visits, pool, first(pool)) | percent:0 }} of the visits are to {{ first(pool) }}.'],
  ]);
  fall([
    ['pools', '{{ first(revenue_eur) / sum(visits) | percent:1 }} of the visits are to {{ first(pool) }}.'],
    ['pools', '{{ share(visits, pool, first(pool)) | percent:0 }} of the visits of {{ first(operator) }} are to {{ first(pool) }}.'],
  ]); // prettier-ignore
});

test('best and worst mean an end of their column, which one row has alone', () => {
  pass([
    ['pools', '{{ argmin(pool, occupancy_rate) }} has the worst occupancy rate.', 'count(occupancy_rate, min(occupancy_rate)) == 1'],
    ['pools', '{{ argmax(pool, card_rate) }} has the best card rate.', 'count(card_rate, max(card_rate)) == 1'],
    ['months', 'The weakest passengers came in {{ nth(month, 2) | date:month }}.', 'nth(passengers, 2) == min(passengers)'],
  ]); // prettier-ignore
  fall([
    ['pools', '{{ argmin(pool, card_rate) }} has the best card rate.', 'count(card_rate, min(card_rate)) == 1'],
    ['pools', '{{ argmax(pool, occupancy_rate) }} has the highest occupancy rate.', 'max(occupancy_rate) > min(occupancy_rate)'],
    ['months', 'The weakest passengers came in {{ first(month) | date:month }}.', 'first(passengers) < last(passengers)'],
  ]); // prettier-ignore
  fall([['pools', 'La piscina más barata es {{ argmax(pool, revenue_eur) }}.', 'count(revenue_eur, max(revenue_eur)) == 1']], 'es-ES'); // prettier-ignore
});

test('constants make no figure', () => {
  fall([
    ['months', '{{ count() * 100 | integer }} passengers sailed.'],
    ['months', '{{ sum(passengers) * 100 | integer }} passengers sailed.'],
    ['months', '{{ sum(crossings) + sum(crossings) | integer }} crossings were made.'],
    ['months', '{{ sum(crossings) + 100 | integer }} crossings were made.'],
    ['months', '{{ sum(passengers) / 1000 | integer }} passengers sailed.'],
  ]);
});

test('what keeps rising does so at every step, and a fall is told of the row it leads to', () => {
  pass([
    ['months', 'Passengers fell in {{ nth(month, 2) | date:month }} to {{ nth(passengers, 2) | integer }}.', 'nth(passengers, 2) < nth(passengers, 1)'],
  ]); // prettier-ignore
  fall([
    ['months', 'Passengers keep climbing, to {{ last(passengers) | integer }}.', 'last(passengers) > first(passengers)'],
    ['months', 'Passengers fell in {{ nth(month, 4) | date:month }} to {{ nth(passengers, 4) | integer }}.', 'last(passengers) < nth(passengers, 4)'],
  ]); // prettier-ignore
  fall([['kinds', 'Die Ernte von {{ nth(kind, 1) }} geht von {{ first(harvest_kg) | integer }} Kilogramm bis {{ last(site) }} auf {{ last(harvest_kg) | integer }} Kilogramm zurück.', 'last(harvest_kg) < first(harvest_kg)']], 'de-DE'); // prettier-ignore
});

test('names, units and measures of a figure are its own', () => {
  pass([
    ['months', 'The ships used {{ sum(fuel_litres) | integer }} litres.'],
    ['months', 'Fuel use is {{ sum(fuel_litres) / sum(crossings) | integer }} litres per crossing.'],
    ['pools', '{{ argmax(pool, visits) }} has an occupancy rate of {{ lookup(occupancy_rate, pool, argmax(pool, visits)) | percent:0 }}.'],
  ]); // prettier-ignore
  fall([
    ['months', 'The ships used {{ sum(fuel_litres) | integer }} gallons.'],
    ['months', 'The ships used {{ max(fuel_litres) | integer }} litres per crossing.'],
    ['kinds', '{{ sum(crates) | integer }} kg were harvested.'],
    ['pools', 'Plumbing has {{ max(visits) | integer }} visits.'],
    ['pools', 'High fees lower the occupancy rate of {{ nth(pool, 3) }} to {{ nth(occupancy_rate, 3) | percent:0 }}.', 'nth(occupancy_rate, 3) < avg(occupancy_rate)'],
    ['pools', 'High prices keep visitors of {{ nth(pool, 3) }} from paying: {{ nth(visits, 3) | integer }} visits.'],
  ]); // prettier-ignore
});
