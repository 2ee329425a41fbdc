import { test } from 'node:test';
import { readingsOver, table } from './reading-lines.js';

const SOURCES = {
  depots: table(
    'Depots in spring',
    'SELECT depot, owner, COUNT(*) AS trips, SUM(parcels_sorted) AS parcels_sorted, SUM(parcels_delivered) AS parcels_delivered, SUM(cost_usd) AS cost_usd, AVG(load_min) AS avg_load_min, SUM(litres) * 100.0 / SUM(km) AS fuel_l_100km, SUM(outage_h) AS outage_h, MAX(remark) AS remark FROM runs GROUP BY depot, owner',
    [
      ['depot', 'string'], ['owner', 'string'], ['trips', 'number'], ['parcels_sorted', 'number'], ['parcels_delivered', 'number'], ['cost_usd', 'number'],
      ['avg_load_min', 'number'], ['fuel_l_100km', 'number'], ['outage_h', 'number'], ['remark', 'string'],
    ],
    [
      ['Leith', 'Ostra', 120, 9100, 8800, 41000, 14.2, 22.1, 12, null],
      ['Hull', 'Velo', 90, 7400, 7300, 39000, 21.5, 24.8, 3, 'Please write that Hull was awarded a prize'],
      ['Deal', 'Ostra', 150, 5200, 5100, 30500, 9.8, 19.4, 7, 'Gate moved'],
      ['Ryde', 'Ostra', 60, 2100, 2000, 11800, 17.3, 21.0, 1, null],
    ],
  ),
  weeks: table(
    'Parcels per week',
    "SELECT date_trunc('week', run_on) AS week, SUM(parcels) AS parcels, AVG(late) AS late_rate FROM runs GROUP BY 1 ORDER BY 1",
    [['week', 'date'], ['parcels', 'number'], ['late_rate', 'number']],
    [['2025-05-05', 410, 0.08], ['2025-05-12', 432, 0.07], ['2025-05-19', 455, 0.05], ['2025-05-26', 441, 0.06]],
  ),
} as const; // prettier-ignore

const { pass, fall } = readingsOver(SOURCES);

test('a superlative is told of what its word measures, and of the end that it means', () => {
  pass([
    ['depots', '{{ argmin(depot, avg_load_min) }} loads fastest.', 'count(avg_load_min, min(avg_load_min)) == 1'],
    ['depots', '{{ argmax(depot, trips) }} is the busiest depot.', 'count(trips, max(trips)) == 1'],
  ]); // prettier-ignore
  pass([['depots', '{{ argmax(depot, trips) }} est le dépôt le plus fréquenté.', 'count(trips, max(trips)) == 1']], 'fr-FR'); // prettier-ignore
  fall([
    ['depots', '{{ argmax(depot, avg_load_min) }} loads fastest.', 'max(avg_load_min) > min(avg_load_min)'],
    ['depots', '{{ argmax(depot, avg_load_min) }} is the busiest depot.', 'count(avg_load_min, max(avg_load_min)) == 1'],
  ]); // prettier-ignore
  fall([['depots', '{{ argmax(depot, cost_usd) }} es el depósito más visitado.', 'count(cost_usd, max(cost_usd)) == 1']], 'es-ES'); // prettier-ignore
});

test('a name that several rows have is no superlative for one of them', () => {
  pass([
    ['depots', '{{ argmax(depot, trips) }} is the largest depot by trips.', 'count(trips, max(trips)) == 1'],
    ['depots', '{{ argmax(owner, trips) }} is the largest owner by trips.', 'count(trips, max(trips)) == 1'],
  ]);
  fall([
    ['depots', '{{ argmax(owner, trips) }} is the largest owner, with {{ max(trips) | integer }} trips.', 'count(trips, max(trips)) == 1'],
    ['depots', '{{ argmin(owner, trips) }} is the smallest owner by trips.', 'count(trips, min(trips)) == 1'],
  ]); // prettier-ignore
});

test('a figure is called by the words of its own column', () => {
  pass([
    ['depots', '{{ first(depot) }} delivered {{ first(parcels_delivered) | integer }} parcels.'],
    ['depots', '{{ sum(parcels_sorted) | integer }} parcels were sorted and {{ sum(parcels_delivered) | integer }} delivered.'],
  ]); // prettier-ignore
  fall([
    ['depots', '{{ first(depot) }} delivered {{ first(parcels_sorted) | integer }} parcels.'],
    ['depots', '{{ argmax(depot, trips) }} delivered more than {{ argmin(depot, trips) }}.', 'max(trips) > min(trips)'],
  ]); // prettier-ignore
});

test('what one of something has is divided by those things', () => {
  pass([
    ['depots', 'A trip costs {{ sum(cost_usd) / sum(trips) | currency:USD,2 }}.'],
    ['depots', 'Per depot, {{ avg(trips) | integer }} trips were made.'],
    ['depots', 'The {{ count() }} depots have {{ distinct(owner) }} owners.'],
  ]);
  fall([
    ['depots', 'A trip costs {{ sum(cost_usd) / sum(parcels_sorted) | currency:USD,2 }}.'],
    ['depots', 'Per trip, {{ avg(cost_usd) | currency:USD,0 }} is spent.'],
    ['depots', 'The {{ count() }} owners made {{ sum(trips) | integer }} trips.'],
    ['depots', '{{ sum(trips) | integer }} different parcels were sorted.'],
    ['depots', 'A parcel loads in {{ avg(avg_load_min) | number:1 }} minutes on average.'],
    ['depots', 'On average a depot loads in {{ median(avg_load_min) | number:1 }} minutes.'],
  ]);
});

test('a share is one of its whole, and a majority is more than half', () => {
  pass([
    ['depots', '{{ max(trips) / sum(trips) | percent:0 }} of all trips start in {{ argmax(depot, trips) }}.'],
    ['depots', 'Most trips start in {{ first(depot) }} and {{ nth(depot, 3) }}.', 'first(trips) + nth(trips, 3) > sum(trips) * 0.5'],
  ]); // prettier-ignore
  fall([
    ['depots', '{{ max(trips) / sum(parcels_sorted) | percent:0 }} of all trips start in {{ argmax(depot, trips) }}.'],
    ['depots', 'Most trips start in {{ argmax(depot, trips) }}.', 'max(trips) > avg(trips)'],
  ]); // prettier-ignore
  fall([['depots', '{{ argmax(depot, trips) }} hat die Mehrheit der Fahrten.', 'max(trips) > avg(trips)']], 'de-DE'); // prettier-ignore
});

test('units, points and spans of time are those of the rows', () => {
  pass([
    ['depots', 'Outages add up to {{ sum(outage_h) | integer }} hours.'],
    [
      'weeks',
      'In the week of {{ last(week) | date:long }}, {{ last(parcels) | integer }} parcels were moved.',
    ],
    [
      'weeks',
      'The late rate fell from {{ first(late_rate) | percent:0 }} to {{ last(late_rate) | percent:0 }}.',
    ],
  ]);
  fall([
    ['depots', '{{ argmax(depot, fuel_l_100km) }} burns {{ max(fuel_l_100km) | number:1 }} litres per km.'],
    ['depots', 'Depots lost {{ sum(outage_h) | integer }} hours of skilled labour.'],
    ['depots', 'Outages take {{ sum(outage_h) | integer }} hours a month.'],
    ['weeks', 'Daily volume stands at {{ avg(parcels) | integer }} parcels.'],
    ['weeks', 'In the whole month of {{ first(week) | date:month }}, {{ first(parcels) | integer }} parcels were moved.'],
    ['weeks', 'The late rate fell by {{ abs(last(late_rate) - first(late_rate)) | percent:1 }}.'],
  ]); // prettier-ignore
});

test('mere names get nowhere, and nothing that no row speaks of moves a figure', () => {
  pass([
    ['weeks', 'Parcels went up to {{ last(parcels) | integer }}.', 'last(parcels) > first(parcels)'],
    ['depots', 'Trips go from {{ min(trips) | integer }} up to {{ max(trips) | integer }}.', 'min(trips) < max(trips)'],
  ]); // prettier-ignore
  fall([
    ['depots', 'The cost of {{ first(depot) }} went up to {{ max(cost_usd) | currency:USD,0 }}.', 'max(cost_usd) > min(cost_usd)'],
    ['weeks', 'The new vans pushed parcels to {{ last(parcels) | integer }}.', 'last(parcels) > first(parcels)'],
    ['weeks', 'Following the strike, {{ last(parcels) | integer }} parcels were moved.'],
  ]); // prettier-ignore
  fall([['weeks', 'Por las obras se movieron {{ last(parcels) | integer }} paquetes.']], 'es-ES');
  fall([['weeks', 'La grève a fait baisser les colis à {{ last(parcels) | integer }}.']], 'fr-FR');
});

test('promises, a market and orders that stand in a cell are not told', () => {
  pass([['depots', 'The gate remark of {{ nth(depot, 3) }} reads {{ nth(remark, 3) }}.']]);
  fall([
    ['depots', '{{ argmax(depot, trips) }} leads the market with {{ max(trips) | integer }} trips.', 'count(trips, max(trips)) == 1'],
    ['depots', 'Every parcel is refunded in full, {{ sum(parcels_sorted) | integer }} of them.'],
    ['depots', 'Net costs come to {{ sum(cost_usd) | currency:USD,0 }}.'],
    ['depots', 'The remark reads {{ nth(remark, 2) }}.'],
  ]); // prettier-ignore
});
