import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardSlide } from '../../../src/core/guard/index.js';
import { readingsOver, source } from './reading-lines.js';

const SOURCES = {
  ranges: source('histogram', 'Records by wind speed', { name: 'bucket', type: 'string' }, 'value', [
    ['0–10', 120], ['10–20', 340], ['20–30', 310], ['30–40', 90], ['40–50', 35], ['50–60', 5],
  ]), // prettier-ignore
  bands: source('bar', 'Passengers by age band', { name: 'bucket', type: 'string' }, 'value', [
    ['20–40', 410], ['40–60', 230], ['0–20', 180], ['60–80', 60],
  ]), // prettier-ignore
  years: source('line', 'Landings per year', { name: 'category', type: 'number' }, 'value', [
    [2015, 410], [2016, 430], [2017, 395], [2018, 470], [2019, 455], [2020, 520], [2021, 480], [2022, 505],
  ]), // prettier-ignore
  regions: source('bar', 'Revenue by region', { name: 'category', type: 'string' }, 'value', [
    ['Americas', 9800], ['Asia', 6100], ['Europe', 4200], ['Oceania', 2300], ['Africa', 1500],
  ]), // prettier-ignore
  waits: source('bar', 'Average wait by clinic', { name: 'category', type: 'string' }, 'value', [
    ['Ashford', 12.4], ['Brook', 31.6], ['Cotley', 22.7], ['Dunmore', 18.3],
  ]), // prettier-ignore
} as const;

const { pass, fall } = readingsOver(SOURCES);

test('records before and after a range are those that stand there, and no others', () => {
  pass([
    ['ranges', '{{ first(value) + nth(value, 2) | integer }} records lie below {{ nth(bucket, 3) }}.'],
    ['ranges', '{{ (first(value) + nth(value, 2)) / sum(value) | percent:0 }} of the records are at {{ nth(bucket, 2) }} or lower.'],
    ['ranges', 'Below {{ nth(bucket, 3) }} lie {{ first(value) + nth(value, 2) | integer }} records.'],
  ]); // prettier-ignore
  fall([
    ['ranges', '{{ first(value) | integer }} records lie below {{ nth(bucket, 3) }}.'],
    ['ranges', '{{ sum(value) | integer }} records lie below {{ nth(bucket, 2) }}, counted from {{ first(bucket) }}.'],
    ['ranges', 'Of {{ sum(value) | integer }} records, {{ first(value) | integer }} do not lie below {{ nth(bucket, 2) }}.'],
    ['ranges', 'Wind speed is typically above {{ nth(bucket, 5) }}: {{ last(value) | integer }} records.'],
    ['ranges', '{{ sum(value) | integer }} records are {{ last(bucket) }} or above.'],
    ['bands', '{{ first(value) | integer }} passengers are aged below {{ nth(bucket, 2) }}.'],
  ]); // prettier-ignore
});

test('records fall in a range, while revenue that falls needs rows that show it', () => {
  pass([
    ['ranges', '{{ max(value) / sum(value) | percent:0 }} of them fall in {{ argmax(bucket, value) }}.'],
    ['ranges', '{{ max(value) | integer }} records fall there.'],
    ['ranges', '{{ max(value) / sum(value) | percent:0 }} of all records are in {{ argmax(bucket, value) }}.'],
  ]); // prettier-ignore
  fall([
    ['regions', 'Revenue of {{ first(value) | integer }} falls in {{ first(category) }}.'],
    ['ranges', '{{ max(value) | integer }} records fall outside {{ argmax(bucket, value) }}.'],
    ['regions', 'With {{ first(value) | integer }} all regions lie above {{ avg(value) | integer }}.'],
  ]);
});

test('all rows are held against one of them', () => {
  pass([
    ['years', 'No year lies below the {{ nth(value, 3) | integer }} landings of {{ nth(category, 3) }}.'],
    ['waits', 'All clinics lie above {{ floor(min(value)) | integer }}.'],
    ['regions', 'All regions have {{ min(value) | integer }} or more.'],
  ]);
  fall([
    ['years', 'No year lies below the {{ first(value) | integer }} landings of {{ first(category) }}.'],
    ['waits', 'No clinic exceeds {{ floor(min(value)) | integer }}.'],
    ['waits', 'Only {{ argmax(category, value) }} lies above {{ floor(min(value)) | integer }}.'],
    ['regions', 'A single region has {{ min(value) | integer }} or higher.'],
    ['waits', 'Waits are {{ ceil(min(value)) | integer }} minutes or higher.'],
    ['regions', 'No region is missing, and the others lie below {{ last(value) | integer }}.'],
    ['years', 'Landings no longer reach {{ first(value) | integer }}.'],
  ]);
});

test('a step is one from the row before it, and a name is told of its own row', () => {
  pass([
    ['years', 'Landings fell to {{ nth(value, 3) | integer }} in {{ nth(category, 3) }}.'],
    ['regions', '{{ first(category) }} has the most revenue.', 'count(value, max(value)) == 1'],
    ['regions', '{{ first(category) }} exceeds {{ last(category) }}.', 'first(value) > last(value)'],
  ]);
  fall([
    ['years', 'Landings rose to {{ nth(value, 3) | integer }} in {{ nth(category, 3) }}.'],
    ['years', 'Compared with {{ first(value) | integer }}, landings fell to {{ nth(value, 5) | integer }} in {{ nth(category, 5) }}.'],
    ['years', 'Landings collapsed to {{ nth(value, 5) | integer }} in {{ nth(category, 5) }}.'],
    ['regions', '{{ last(category) }} has the most revenue.', 'count(value, max(value)) == 1'],
    ['regions', '{{ last(category) }} exceeds {{ first(category) }}.', 'last(value) < first(value)'],
    ['regions', '{{ last(category) }}, at {{ last(value) | integer }}, is ahead of {{ first(category) }}, at {{ first(value) | integer }}.'],
    ['years', 'The record is {{ first(value) | integer }} landings.'],
    ['years', '{{ last(category) }} holds the record with {{ last(value) | integer }} landings.'],
  ]); // prettier-ignore
});

test('what rows are is not read into them: quarters are no months, and a query names no forecast', () => {
  const quarters = source('line', 'Orders over time', { name: 'date', type: 'date' }, 'value', [
    ['2024-01-01', 10], ['2024-04-01', 12], ['2024-07-01', 11], ['2024-10-01', 14],
  ]); // prettier-ignore
  const slide = {
    id: 's', layout: 'text', title: '', notes: '', source: 'q', variables: {}, claims: [], blocks: [], origin: 'service' as const,
    text: 'Orders reach {{ sum(value) | integer }} in {{ count() }} months.',
  }; // prettier-ignore
  const format = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
  assert.notDeepEqual(guardSlide(slide, { q: quarters }, format).report.dropped, []);
  fall([['regions', 'Die Prognose liegt bei {{ sum(value) | integer }}.']], 'de-DE');
  fall([
    [
      'years',
      'Landings rose by a whole percent to {{ last(value) | integer }}.',
      'last(value) > first(value)',
    ],
  ]);
});
