import { test } from 'node:test';
import type { Source } from '../../../src/core/deck/types.js';
import { readingsOver, source } from './reading-lines.js';

const DATED = { name: 'category', type: 'date' } as const;
const NAMED = { name: 'category', type: 'string' } as const;
const by = (axis: string, value: string, table: string): string =>
  `SELECT ${axis} AS "category", ${value} AS "value" FROM "${table}" GROUP BY 1`;

const COLUMNS = ['ship_date', 'lane', 'freight_cost_eur', 'weight_kg', 'delay_hours'] as const;
const LISTED: readonly (readonly (string | number)[])[] = [
  ['2024-03-01', 'Alpha', 900, 40, 5], ['2024-02-01', 'Beta', 850, 120, 2], ['2024-05-01', 'Alpha', 800, 300, 9],
  ['2024-06-01', 'Alpha', 790, 310, 12], ['2024-07-01', 'Gamma', 780, 500, 30], ['2024-09-01', 'Beta', 770, 610, 31],
]; // prettier-ignore
const SQL = `SELECT ${COLUMNS.join(', ')} FROM "shipments" ORDER BY 3 DESC LIMIT 6`;
const TITLE = 'Shipments with the highest freight cost';

/** Single rows of a table, and not figures of groups. */
const rows: Source = {
  widget: { id: 'w', type: 'table', title: TITLE, dataKey: SQL },
  title: TITLE,
  sql: SQL,
  columns: COLUMNS.map((name, i) => {
    const type = i === 0 ? 'date' : i === 1 ? 'string' : 'number';
    return { name, type, dbType: type };
  }),
  data: {
    rows: LISTED.map((cells) => Object.fromEntries(COLUMNS.map((name, i) => [name, cells[i] ?? null]))),
    queriedAt: '2026-01-01T00:00:00Z',
    fingerprint: '',
    truncated: false,
  },
};

const { pass, fall } = readingsOver({
  rows,
  weeks: source('line', 'Average delay hours by week', DATED, 'value', [
    ['2024-01-01', 50], ['2024-01-08', 62], ['2024-01-15', 90], ['2024-01-22', 70], ['2024-01-29', 55], ['2024-02-05', 31],
    ['2024-02-12', 44], ['2024-02-19', 58], ['2024-02-26', 61],
  ], by(`DATE_TRUNC('week', "ship_date")::DATE`, 'AVG("delay_hours")', 'shipments')),
  ranges: source('histogram', 'Shipments by freight cost eur', { name: 'bucket', type: 'string' }, 'value', [
    ['0 to 10', 120], ['10 to 20', 340], ['20 to 30', 310], ['30 to 40', 90], ['40 to 50', 35], ['50+', 41],
  ], 'SELECT x AS "bucket", COUNT(*) AS "value" FROM "shipments" GROUP BY 1'),
  lanes: source('horizontal-bar', 'Average weight kg by lane', NAMED, 'value', [
    ['Alpha', 900], ['Beta', 700], ['Gamma', 700], ['Delta', 300],
  ], by('"lane"', 'AVG("weight_kg")', 'shipments')),
  delays: source('horizontal-bar', 'Average delay hours by lane', NAMED, 'value', [
    ['Alpha', 90], ['Beta', 70], ['Gamma', 60], ['Delta', 30],
  ], by('"lane"', 'AVG("delay_hours")', 'shipments')),
  temps: source('line', 'Average temp c by month', DATED, 'value', [
    ['2024-01-01', -2], ['2024-02-01', 3], ['2024-03-01', 8], ['2024-04-01', 14], ['2024-05-01', 11],
  ], by(`DATE_TRUNC('month', d)::DATE`, 'AVG("temp_c")', 'climate')),
  hours: source('bar', 'Average handling time minimum by hour of day', { name: 'category', type: 'number' }, 'value', [
    [8, 20], [9, 25], [10, 31], [11, 28], [12, 40],
  ], by('HOUR("opened_at")', 'AVG("handling_time_min")', 'tickets')),
}); // prettier-ignore

test('rows beside an extreme stand where the sentence places them', () => {
  pass([
    ['weeks', 'After the peak, the delay fell to {{ nth(value, 5) | integer }} hours in the week of {{ nth(category, 5) | date:medium }}.'],
    ['weeks', 'The week right after the highest averaged {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'A week before the peak, the average was {{ nth(value, 2) | integer }} hours.'],
    ['weeks', 'Since that low, the average has recovered to {{ last(value) | integer }} hours in the week of {{ last(category) | date:medium }}.'],
    ['weeks', 'Between {{ argmin(category, value) | date:medium }} and {{ last(category) | date:medium }}, delays rose again, from {{ min(value) | integer }} to {{ last(value) | integer }}.', 'last(value) > min(value)'],
    ['weeks', 'The following week, {{ nth(category, 7) | date:medium }}, the average climbed to {{ nth(value, 7) | integer }} hours.', 'nth(value, 7) > nth(value, 6)'],
  ]); // prettier-ignore
  pass([
    ['weeks', 'Nach dem Höchstwert sank der Wert auf {{ nth(value, 5) | integer }} im {{ nth(category, 5) | date:medium }}.'],
  ], 'de-DE'); // prettier-ignore
  pass([
    ['weeks', 'Après le pic, la moyenne est retombée à {{ nth(value, 5) | integer }} heures.'],
  ], 'fr-FR'); // prettier-ignore
  pass([
    ['weeks', 'Tras el máximo, el promedio bajó a {{ nth(value, 5) | integer }} horas.'],
  ], 'es-ES'); // prettier-ignore
  fall([
    ['weeks', 'After the peak, the delay fell to {{ nth(value, 2) | integer }} hours in the week of {{ nth(category, 2) | date:medium }}.', 'nth(value, 2) < max(value)'],
    ['weeks', 'After the peak, the delay fell to {{ first(value) | integer }} hours.', 'first(value) < max(value)'],
    ['weeks', 'After the peak, the delay rose to {{ nth(value, 5) | integer }} hours.'],
    ['weeks', 'After the peak, the delay rose to {{ nth(value, 5) | integer }} hours.', 'nth(value, 5) > min(value)'],
    ['weeks', 'After the low, the delay fell to {{ nth(value, 7) | integer }} hours.', 'nth(value, 7) < max(value)'],
    ['weeks', 'After the low, the delay fell to {{ nth(value, 7) | integer }} hours.'],
    ['weeks', 'Before the peak, the delay fell to {{ nth(value, 5) | integer }} hours.', 'nth(value, 5) < max(value)'],
    ['weeks', 'The week right after the highest averaged {{ nth(value, 6) | integer }} hours.'],
    ['weeks', 'The week right after the highest averaged {{ nth(value, 2) | integer }} hours.'],
    ['weeks', 'The week right before the highest averaged {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'A week before the peak, the average was {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'A month before the peak, the average was {{ nth(value, 2) | integer }} hours.'],
    ['weeks', 'A day before the peak, the average was {{ nth(value, 2) | integer }} hours.'],
    ['weeks', 'A quarter after the peak, the average was {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'A year after the peak, the average was {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'Two weeks before the peak, the average was {{ nth(value, 2) | integer }} hours.'],
    ['weeks', 'Since that low, the average has recovered to {{ nth(value, 4) | integer }} hours.', 'nth(value, 4) > min(value)'],
    ['weeks', 'Since that low, the average has recovered to {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'Since that peak, the average has recovered to {{ last(value) | integer }} hours.', 'last(value) > min(value)'],
    ['weeks', 'Since that low, the average has soared to {{ last(value) | integer }} hours.'],
    ['weeks', 'Between {{ argmin(category, value) | date:medium }} and {{ last(category) | date:medium }}, delays fell again, from {{ min(value) | integer }} to {{ last(value) | integer }}.', 'last(value) > min(value)'],
    ['weeks', 'Delays rose again, from {{ first(value) | integer }} to {{ last(value) | integer }}.', 'last(value) > first(value)'],
    ['weeks', 'Delays rose again, from {{ min(value) | integer }} to {{ max(value) | integer }}.', 'max(value) > min(value)'],
    ['weeks', 'Delays rose from {{ min(value) | integer }} to {{ max(value) | integer }}.', 'max(value) > min(value)'],
    ['weeks', 'The following week, {{ nth(category, 6) | date:medium }}, the average climbed to {{ nth(value, 6) | integer }} hours.'],
    ['weeks', 'The following week, {{ nth(category, 4) | date:medium }}, the average rose to {{ nth(value, 4) | integer }} hours.', 'nth(value, 4) > min(value)'],
    ['weeks', 'After {{ argmax(category, value) | date:medium }}, delays fell to {{ nth(value, 2) | integer }}.', 'nth(value, 2) < max(value)'],
    ['weeks', 'After {{ argmin(category, value) | date:medium }}, delays rose to {{ nth(value, 4) | integer }}.', 'nth(value, 4) > min(value)'],
    ['weeks', 'Before {{ argmax(category, value) | date:medium }}, delays fell from {{ nth(value, 4) | integer }} to {{ nth(value, 5) | integer }}.', 'nth(value, 5) < nth(value, 4)'],
    ['weeks', 'Because of the peak, the average fell to {{ nth(value, 4) | integer }} hours.', 'nth(value, 4) < max(value)'],
    ['weeks', 'After the peak, the strike ended at {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'After the peak, the delay collapsed to {{ nth(value, 5) | integer }} hours.'],
    ['weeks', 'Just before the low, the average was {{ nth(value, 4) | integer }} hours.'],
    ['weeks', 'The week right after the peak averaged {{ nth(value, 4) | integer }} hours, the highest of all.'],
    ['weeks', 'Following the peak, delays climbed to {{ nth(value, 4) | integer }} hours.', 'nth(value, 4) > min(value)'],
    ['weeks', 'Since the peak, delays have been falling to {{ last(value) | integer }} hours every week.', 'last(value) < max(value)'],
    ['weeks', 'Since the peak, every week was below {{ nth(value, 4) | integer }} hours.', 'nth(value, 5) < nth(value, 4)'],
    ['weeks', 'Immediately after the high, the average was {{ nth(value, 8) | integer }} hours.'],
    ['weeks', 'After the all-time high, delays fell to {{ nth(value, 5) | integer }} hours.'],
    ['weeks', 'After the peak in demand, delays fell to {{ nth(value, 5) | integer }} hours.'],
    ['weeks', 'The average fell from {{ max(value) | integer }} to {{ first(value) | integer }}.', 'first(value) < max(value)'],
    ['weeks', 'The average rose from {{ nth(value, 6) | integer }} to {{ max(value) | integer }}.', 'max(value) > nth(value, 6)'],
  ]); // prettier-ignore
  fall([
    ['weeks', 'Nach dem Höchstwert sank der Wert auf {{ nth(value, 2) | integer }}.', 'nth(value, 2) < max(value)'],
    ['weeks', 'Nach dem Höchstwert stieg der Wert auf {{ nth(value, 5) | integer }}.'],
    ['weeks', 'Vor dem Höchstwert lag der Wert bei {{ nth(value, 5) | integer }}.', 'nth(value, 5) < max(value)'],
    ['weeks', 'Seit dem Tiefstwert fiel der Wert auf {{ last(value) | integer }}.', 'last(value) < max(value)'],
    ['weeks', 'Direkt nach dem Höchstwert lag der Wert bei {{ nth(value, 6) | integer }}.'],
    ['weeks', 'Eine Woche vor dem Höchstwert lag der Wert bei {{ nth(value, 4) | integer }}.'],
    ['weeks', 'Der Wert stieg von {{ min(value) | integer }} auf {{ max(value) | integer }}.', 'max(value) > min(value)'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['weeks', 'La semaine suivante, celle du {{ nth(category, 8) | date:medium }}, la moyenne remonte à {{ nth(value, 8) | integer }}.'],
    ['weeks', 'La semaine suivante, celle du {{ nth(category, 4) | date:medium }}, la moyenne remonte à {{ nth(value, 4) | integer }}.', 'nth(value, 4) > min(value)'],
    ['weeks', 'Après le pic, la moyenne est retombée à {{ nth(value, 2) | integer }} heures.', 'nth(value, 2) < max(value)'],
    ['weeks', 'Après le creux, la moyenne est remontée à {{ nth(value, 4) | integer }} heures.', 'nth(value, 4) > min(value)'],
    ['weeks', 'Juste après le pic, la moyenne est de {{ nth(value, 6) | integer }}.'],
    ['weeks', 'Depuis le creux, la moyenne a baissé à {{ last(value) | integer }}.', 'last(value) < max(value)'],
    ['weeks', 'La moyenne monte de {{ min(value) | integer }} à {{ max(value) | integer }}.', 'max(value) > min(value)'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['weeks', 'Tras el máximo, el promedio bajó a {{ first(value) | integer }} horas.', 'first(value) < max(value)'],
    ['weeks', 'Antes del mínimo, el promedio era de {{ nth(value, 7) | integer }} horas.', 'nth(value, 7) > min(value)'],
    ['weeks', 'Justo antes del máximo, el promedio era de {{ nth(value, 5) | integer }}.'],
    ['weeks', 'Desde el mínimo, el promedio bajó a {{ last(value) | integer }}.', 'last(value) < max(value)'],
  ], 'es-ES'); // prettier-ignore
});

test('what did not move is shown by a test of that', () => {
  pass([
    ['weeks', 'Delays did not rise from {{ nth(value, 4) | integer }} to {{ nth(value, 5) | integer }}.', 'nth(value, 5) <= nth(value, 4)'],
  ]); // prettier-ignore
  fall([
    ['weeks', 'Delays did not rise from {{ first(value) | integer }} to {{ last(value) | integer }}.'],
    ['weeks', 'Delays did not rise from {{ first(value) | integer }} to {{ last(value) | integer }}.', 'last(value) > first(value)'],
    ['weeks', 'Delays have not fallen from {{ max(value) | integer }} to {{ last(value) | integer }}.', 'last(value) < max(value)'],
    ['weeks', 'The average is {{ avg(value) | number:1 }} °C.'],
    ['weeks', 'The average never rose above {{ nth(value, 2) | integer }} hours.', 'nth(value, 2) > first(value)'],
    ['weeks', 'The average has not declined since {{ argmax(category, value) | date:medium }}.', 'max(value) > last(value)'],
  ]); // prettier-ignore
  fall([
    ['weeks', 'Der Wert stieg nicht, von {{ first(value) | integer }} auf {{ last(value) | integer }}.', 'last(value) > first(value)'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['weeks', 'La moyenne n’augmente pas de {{ first(value) | integer }} à {{ last(value) | integer }}.', 'last(value) > first(value)'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['weeks', 'El promedio no aumentó de {{ first(value) | integer }} a {{ last(value) | integer }}.', 'last(value) > first(value)'],
  ], 'es-ES'); // prettier-ignore
});

test('a lead is of one row over another, by their distance, and ties are equal', () => {
  pass([
    ['ranges', '{{ nth(bucket, 2) }} leads {{ nth(bucket, 3) }} by {{ nth(value, 2) - nth(value, 3) | integer }} shipments.'],
    ['lanes', '{{ first(category) }} leads {{ nth(category, 2) }} by {{ first(value) - nth(value, 2) | integer }} kg.'],
    ['lanes', '{{ last(category) }} falls short of {{ first(category) }} by {{ first(value) - last(value) | integer }} kg.'],
  ]); // prettier-ignore
  pass([
    ['lanes', '{{ nth(category, 2) }} und {{ nth(category, 3) }} liegen gleichauf bei {{ nth(value, 2) | integer }} kg.', 'nth(value, 2) == nth(value, 3)'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['ranges', '{{ nth(bucket, 3) }} leads {{ nth(bucket, 2) }} by {{ nth(value, 2) - nth(value, 3) | integer }} shipments.'],
    ['ranges', '{{ nth(bucket, 3) }} leads {{ nth(bucket, 2) }} by {{ nth(value, 2) - nth(value, 3) | integer }} shipments.', 'nth(value, 2) > nth(value, 3)'],
    ['ranges', '{{ nth(bucket, 2) }} leads {{ nth(bucket, 3) }} by {{ nth(value, 2) - nth(value, 4) | integer }} shipments.', 'nth(value, 2) > nth(value, 3)'],
    ['ranges', '{{ nth(bucket, 2) }} leads {{ nth(bucket, 3) }} by {{ max(value) - min(value) | integer }} shipments.', 'nth(value, 2) > nth(value, 3)'],
    ['lanes', '{{ first(category) }} is ahead of {{ last(category) }} by {{ first(value) - nth(value, 2) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ last(category) }} is ahead of {{ first(category) }} by {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ argmin(category, value) }} leads {{ argmax(category, value) }} by {{ max(value) - min(value) | integer }} kg.', 'max(value) > min(value)'],
    ['lanes', '{{ first(category) }} trails {{ last(category) }} by {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} falls short of {{ last(category) }} by {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} leads {{ last(category) }} by {{ first(value) / last(value) | number:1 }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ last(category) }} leads with {{ last(value) | integer }} kg.', 'last(value) < first(value)'],
    ['lanes', '{{ first(category) }} and {{ nth(category, 3) }} are tied at {{ max(value) | integer }} kg.', 'first(value) == max(value)'],
    ['lanes', '{{ nth(category, 2) }} is tied with {{ first(category) }} at {{ nth(value, 2) | integer }} kg.', 'nth(value, 2) == nth(value, 3)'],
    ['lanes', '{{ first(category) }} is level with {{ nth(category, 2) }}.', 'first(value) > nth(value, 2)'],
    ['lanes', '{{ nth(category, 2) }} leads {{ nth(category, 3) }}.', 'nth(value, 2) >= nth(value, 3)'],
    ['lanes', '{{ last(category) }} leads {{ first(category) }}.', 'last(value) < first(value)'],
    ['lanes', '{{ first(category) }} leads {{ last(category) }} by {{ sum(value) - max(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} leads {{ last(category) }} by {{ first(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ argmax(category, value) }} exceeds {{ argmin(category, value) }} by {{ max(value) - median(value) | integer }} kg.', 'max(value) > min(value)'],
    ['lanes', '{{ argmax(category, value) }} is heavier than {{ argmin(category, value) }} by {{ max(value) / min(value) | percent }}.', 'max(value) > min(value)'],
  ]); // prettier-ignore
  fall([
    ['lanes', '{{ last(category) }} übertrifft {{ first(category) }} um {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} und {{ nth(category, 3) }} liegen gleichauf.', 'first(value) == max(value)'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['lanes', '{{ last(category) }} devance {{ first(category) }} de {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} et {{ nth(category, 2) }} sont à égalité en tête avec {{ max(value) | integer }} kg.', 'first(value) == max(value)'],
    ['lanes', '{{ nth(category, 2) }} et {{ nth(category, 3) }} sont à égalité en tête avec {{ nth(value, 2) | integer }} kg.', 'nth(value, 2) == nth(value, 3)'],
    ['lanes', '{{ last(category) }} est plus lourd que {{ first(category) }} de {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['lanes', '{{ last(category) }} supera a {{ first(category) }} en {{ first(value) - last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', '{{ first(category) }} y {{ last(category) }} están empatados con {{ max(value) | integer }} kg.', 'first(value) == max(value)'],
  ], 'es-ES'); // prettier-ignore
});

test('ends and beginnings of ranges are those of the axis', () => {
  pass([
    ['ranges', 'From {{ nth(bucket, 2) }} to {{ nth(bucket, 5) }}, the number of shipments declines from {{ nth(value, 2) | integer }} to {{ nth(value, 5) | integer }}.', 'nth(value, 5) < nth(value, 2)'],
    ['ranges', 'After {{ argmax(bucket, value) }}, the number of shipments declines from {{ nth(value, 3) | integer }} to {{ nth(value, 5) | integer }} in {{ nth(bucket, 5) }}.', 'nth(value, 5) < nth(value, 3)'],
    ['ranges', 'Below them, {{ first(bucket) }} has {{ first(value) | integer }} records.'],
  ]); // prettier-ignore
  pass([
    ['ranges', 'Im untersten Bereich {{ first(bucket) }} liegen {{ first(value) | integer }} Sendungen, im obersten {{ last(bucket) }} sind es {{ last(value) | integer }}.'],
  ], 'de-DE'); // prettier-ignore
  pass([
    ['ranges', 'La tranche la plus basse, {{ first(bucket) }}, en compte {{ first(value) | integer }}.'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['ranges', 'From {{ nth(bucket, 2) }} upward, the number of shipments does not increase from any range to the next.', 'nth(value, 3) <= nth(value, 2) and nth(value, 4) <= nth(value, 3) and nth(value, 5) <= nth(value, 4)'],
    ['ranges', 'From {{ nth(bucket, 3) }} upward, the number of shipments does not increase from any range to the next.', 'nth(value, 3) <= nth(value, 2) and nth(value, 4) <= nth(value, 3)'],
    ['ranges', 'From {{ nth(bucket, 2) }} upward there are {{ nth(value, 2) | integer }} shipments.'],
    ['ranges', 'The top range, {{ first(bucket) }}, has {{ first(value) | integer }} and {{ last(bucket) }} has {{ last(value) | integer }}.'],
    ['ranges', 'Below them, {{ last(bucket) }} has {{ last(value) | integer }} records.'],
    ['ranges', 'Below them, {{ nth(bucket, 2) }} has {{ nth(value, 2) | integer }} records.'],
    ['ranges', 'Above them, {{ first(bucket) }} has {{ first(value) | integer }} records.'],
    ['ranges', 'With rising freight cost, shipments become more: {{ last(value) | integer }} in {{ last(bucket) }}.'],
    ['ranges', 'After {{ argmax(bucket, value) }}, the number of shipments declines from {{ first(value) | integer }} to {{ nth(value, 5) | integer }} in {{ nth(bucket, 5) }}.', 'nth(value, 5) < first(value)'],
    ['ranges', 'After {{ argmax(bucket, value) }}, the number of shipments declines from {{ nth(value, 3) | integer }} to {{ nth(value, 5) | integer }} in {{ nth(bucket, 4) }}.', 'nth(value, 5) < nth(value, 3)'],
    ['ranges', 'The number declines from {{ nth(value, 3) | integer }} to {{ nth(value, 5) | integer }} in {{ nth(bucket, 3) }}.', 'nth(value, 5) < nth(value, 3)'],
    ['ranges', 'In the lowest range, {{ last(bucket) }}, there are {{ last(value) | integer }} shipments.'],
    ['ranges', 'Above that, {{ nth(bucket, 4) }} has {{ nth(value, 4) | integer }} records.'],
    ['ranges', 'With rising freight cost, shipments become fewer.', 'last(value) < first(value)'],
    ['ranges', 'Before {{ argmax(bucket, value) }}, the number fell from {{ nth(value, 3) | integer }} to {{ nth(value, 4) | integer }}.', 'nth(value, 4) < nth(value, 3)'],
  ]); // prettier-ignore
  fall([
    ['ranges', 'Im obersten Bereich {{ first(bucket) }} liegen {{ first(value) | integer }} Sendungen, im untersten {{ last(bucket) }} sind es {{ last(value) | integer }}.'],
    ['ranges', 'Mit steigenden Umsätzen sind es {{ last(value) | integer }} in {{ last(bucket) }}.'],
    ['ranges', 'Im obersten {{ nth(bucket, 5) }} liegen {{ nth(value, 5) | integer }} Sendungen.'],
    ['ranges', 'Die oberste {{ first(bucket) }} hat {{ first(value) | integer }} Sendungen.'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['ranges', 'La tranche la plus basse, {{ last(bucket) }}, en compte {{ last(value) | integer }}.'],
    ['ranges', 'La tranche la plus haute, {{ nth(bucket, 2) }}, en compte {{ nth(value, 2) | integer }}.'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['ranges', 'Le tramo más alto, {{ first(bucket) }}, tiene {{ first(value) | integer }}.'],
  ], 'es-ES'); // prettier-ignore
});

test('adjectives and nouns of rows are of the column that is measured', () => {
  pass([
    ['lanes', 'Shipments are heaviest on average on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['rows', 'The median of the listed shipments is {{ median(weight_kg) | number:1 }} kg.'],
    ['rows', 'That record belongs to {{ argmax(lane, freight_cost_eur) }}.'],
    ['rows', 'The most valuable shipment, at {{ max(freight_cost_eur) | currency:EUR,0 }}, is of {{ argmax(lane, freight_cost_eur) }}.', 'count(freight_cost_eur, max(freight_cost_eur)) == 1'],
    ['hours', 'Tickets opened in hour {{ last(category) }} have an average handling time {{ growth(value) | percent:0 }} above those of hour {{ first(category) }}.', 'last(value) > first(value)'],
  ]); // prettier-ignore
  fall([
    ['delays', 'Shipments are heaviest on average on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['delays', 'Shipments are highest on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['delays', 'Most shipments are on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['lanes', 'Shipments are lightest on average on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['lanes', 'Shipments are slowest on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['lanes', 'Shipments are most expensive on the lane {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['lanes', 'The number of shipments is {{ max(value) | integer }}.'],
    ['lanes', '{{ argmax(category, value) }} has {{ max(value) | integer }} shipments.'],
    ['lanes', 'Shipments reach {{ max(value) | integer }} on {{ argmax(category, value) }}.'],
    ['rows', 'The number of the shipments listed is {{ sum(weight_kg) | integer }}.'],
    ['rows', 'A total of {{ sum(weight_kg) | integer }} of the shipments are listed.'],
    ['rows', 'At {{ max(weight_kg) | integer }} kg it is also the lightest of the shipments listed.'],
    ['rows', 'At {{ min(weight_kg) | integer }} kg it is also the heaviest of the shipments listed.'],
    ['rows', '{{ max(weight_kg) | integer }} shipments are listed.'],
    ['rows', 'The most valuable shipment, at {{ min(freight_cost_eur) | currency:EUR,0 }}, is of {{ argmin(lane, freight_cost_eur) }}.', 'count(freight_cost_eur, min(freight_cost_eur)) == 1'],
    ['rows', 'The most valuable shipment is of {{ argmax(lane, weight_kg) }}, at {{ max(weight_kg) | integer }} kg.', 'count(weight_kg, max(weight_kg)) == 1'],
    ['rows', 'The shipment with the highest delay was on {{ argmax(lane, weight_kg) }}.', 'count(weight_kg, max(weight_kg)) == 1'],
    ['rows', 'That record belongs to {{ argmin(lane, freight_cost_eur) }}.'],
    ['rows', 'That record belongs to {{ last(lane) }}.'],
    ['rows', 'A valuable partner is {{ first(lane) }}.'],
    ['rows', '{{ nth(lane, 2) }} is the most frequent lane here, with {{ count(lane, nth(lane, 2)) }} shipments.', 'count(lane, first(lane)) > count() - count(lane, first(lane))'],
    ['rows', '{{ nth(lane, 2) }} is the most frequent lane here.', 'count(lane, first(lane)) > count() - count(lane, first(lane))'],
    ['rows', '{{ nth(lane, 2) }} is the most frequent lane here, with {{ count(lane, nth(lane, 2)) }} shipments.', 'count(lane, nth(lane, 2)) > count() - count(lane, nth(lane, 2))'],
    ['hours', 'Tickets are highest in hour {{ argmax(category, value) }}.', 'count(value, max(value)) == 1'],
    ['hours', 'Tickets opened in hour {{ last(category) }} number {{ last(value) | integer }}.'],
    ['hours', 'Tickets in hour {{ last(category) }} are {{ growth(value) | percent:0 }} above those of hour {{ first(category) }}.', 'last(value) > first(value)'],
    ['hours', 'Tickets opened in hour {{ first(category) }} have an average handling time of {{ last(value) | integer }}.'],
    ['lanes', 'The heaviest average is {{ max(value) | integer }} °C.'],
    ['lanes', '{{ argmin(category, value) }} is the heaviest lane.', 'count(value, min(value)) == 1'],
    ['lanes', '{{ argmax(category, value) }} is the lightest lane.', 'count(value, max(value)) == 1'],
    ['lanes', '{{ argmax(category, value) }} is the most valuable lane.', 'count(value, max(value)) == 1'],
    ['rows', '{{ argmax(lane, delay_hours) }} carries the heaviest shipment.', 'count(delay_hours, max(delay_hours)) == 1'],
    ['rows', '{{ argmax(lane, delay_hours) }} carries the cheapest shipment.', 'count(delay_hours, max(delay_hours)) == 1'],
    ['rows', 'Of the shipments listed, {{ max(weight_kg) | integer }} are of {{ first(lane) }}.'],
    ['rows', 'The average of the shipments is {{ avg(weight_kg) | integer }} EUR.'],
    ['rows', 'The sum of the shipments is {{ sum(weight_kg) | integer }}.'],
    ['rows', 'The count of the listed shipments is {{ median(weight_kg) | integer }}.'],
    ['rows', '{{ nth(lane, 5) }} is the most frequent lane.', 'count(lane, first(lane)) > count() - count(lane, first(lane))'],
    ['hours', 'Tickets opened in hour {{ first(category) }} number a handling time of {{ max(value) | integer }}.'],
    ['hours', 'Customers waited longest in hour {{ argmin(category, value) }}.', 'count(value, max(value)) == 1'],
    ['delays', '{{ argmax(category, value) }} reached {{ max(value) | integer }} °C.'],
  ]); // prettier-ignore
  fall([
    ['lanes', '{{ argmax(category, value) }} ist die leichteste Strecke.', 'count(value, max(value)) == 1'],
  ], 'de-DE'); // prettier-ignore
});

test('a column that names its scale has no other', () => {
  pass([
    ['temps', 'The average is {{ avg(value) | number:1 }} °C.'],
  ]); // prettier-ignore
  pass([
    ['temps', 'Im {{ argmax(category, value) | date:month }} war die Temperatur mit {{ max(value) | integer }} °C am höchsten.', 'count(value, max(value)) == 1'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['temps', 'The average is {{ avg(value) | number:1 }} °F.'],
    ['temps', 'The average is {{ avg(value) | number:1 }} degrees Fahrenheit.'],
    ['temps', 'The average is {{ avg(value) | number:1 }} kelvin.'],
    ['temps', 'The average is {{ avg(value) | number:1 }} kg.'],
    ['temps', '{{ argmax(category, value) | date:month }} is the coldest month at {{ max(value) | integer }} °C.', 'count(value, max(value)) == 1'],
    ['temps', '{{ argmin(category, value) | date:month }} is the hottest month.', 'count(value, min(value)) == 1'],
  ]); // prettier-ignore
  fall([
    ['temps', 'Im {{ argmax(category, value) | date:month }} war es mit {{ max(value) | integer }} °C am kältesten.', 'count(value, max(value)) == 1'],
    ['temps', '{{ argmin(category, value) | date:month }} ist der wärmste Monat.', 'count(value, min(value)) == 1'],
  ], 'de-DE'); // prettier-ignore
});

test('words of causes, judgements and other days are no plain words', () => {
  fall([
    ['lanes', 'Stop shipping on {{ last(category) }}: {{ last(value) | integer }} kg.'],
  ]); // prettier-ignore
  fall([
    ['lanes', 'Dadurch liegt {{ first(category) }} bei {{ first(value) | integer }} kg.'],
    ['lanes', 'Als Folge liegt {{ first(category) }} bei {{ first(value) | integer }} kg.'],
    ['lanes', '{{ first(category) }} liegt dank guter Planung bei {{ first(value) | integer }} kg.'],
    ['lanes', '{{ last(category) }} hat den nächsthöheren Wert, {{ last(value) | integer }} kg.', 'first(value) > last(value)'],
    ['lanes', 'Nach {{ first(category) }} hat {{ last(category) }} das nächsthöhere Gewicht.', 'first(value) > last(value)'],
    ['lanes', 'Morgen liegt {{ first(category) }} bei {{ first(value) | integer }} kg.'],
    ['lanes', 'Infolge dessen legte {{ first(category) }} {{ first(value) | integer }} kg still.'],
  ], 'de-DE'); // prettier-ignore
  fall([
    ['lanes', '{{ first(category) }} est attribué à {{ first(value) | integer }} kg de retard.'],
    ['lanes', '{{ first(category) }} se maintient à {{ first(value) | integer }} kg.'],
    ['lanes', '{{ last(category) }} culmine à {{ last(value) | integer }} kg.', 'last(value) < first(value)'],
    ['lanes', '{{ first(category) }} a refusé {{ first(value) | integer }} kg.'],
    ['lanes', '{{ first(category) }} dépend de {{ first(value) | integer }} kg.'],
    ['lanes', '{{ first(category) }} stagne à {{ first(value) | integer }} kg.'],
  ], 'fr-FR'); // prettier-ignore
  fall([
    ['lanes', '{{ first(category) }} depende de {{ first(value) | integer }} kg.'],
    ['lanes', '{{ first(category) }} destaca con {{ first(value) | integer }} kg.'],
    ['lanes', '{{ last(category) }} predomina con {{ last(value) | integer }} kg.', 'last(value) < first(value)'],
    ['lanes', '{{ first(category) }} rechaza {{ first(value) | integer }} kg.'],
    ['lanes', '{{ first(category) }} mantiene {{ first(value) | integer }} kg.'],
  ], 'es-ES'); // prettier-ignore
});
