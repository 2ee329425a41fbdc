import type { Column } from '../../../src/core/query/types.js';
import { functionCases } from './function-cases.js';
import type { TemplateCase } from './run-cases.js';

type Loose = Partial<TemplateCase> & { template: string };
const given = (cases: Loose[]): TemplateCase[] => cases.map((item) => ({ variables: {}, ...item }));

const column = (name: string, type: Column['type']): Column => ({ name, type, dbType: '' });
const sales = [
  { region: 'EU', year: 2024, revenue: 0.1, zip: '01234' },
  { region: 'EU', year: 2025, revenue: 0.2, zip: '01234' },
  { region: 'US', year: 2025, revenue: -5, zip: '99999' },
];
const exact = [{ id: '12345678901234567890.5', n: 3 }];
const numeric = [column('id', 'number'), column('n', 'number')];
const big = {
  rows: [
    { name: 'big', id: '9007199254740993' },
    { name: 'low', id: -9 },
    { name: 'small', id: 7 },
  ],
  columns: [column('name', 'string'), column('id', 'number')],
};
const nothing = { rows: [], columns: [column('v', 'number')] };
const error = (code: string, pos: number, end: number) => ({ code, pos, end, hint: 'x' });

/** Cases of our own beside those of the contract, by what they show. */
export const extraCases: Record<string, TemplateCase[]> = {
  ...functionCases,
  "sums are compensated and filters take keys of the column's type": given([
    { template: '{{ sum(revenue, region, "EU") }}', rows: sales, expected: '0.3' },
    {
      template: '{{ sum(revenue, year, 2025) }} {{ sum(revenue, year, "2025") }}',
      rows: sales,
      expected: '-4.8 -4.8',
    },
    { template: '{{ count(zip, "01234") }} {{ count(zip, 1234) }}', rows: sales, expected: '2 0' },
    { template: '{{ share(revenue, region, "US") | percent }}', rows: sales, expected: '106.4%' },
    {
      template: '{{ argmin(region, revenue) }} {{ argmax("year", "revenue") }}',
      rows: sales,
      expected: 'US 2025',
    },
    {
      template: '{{ min(zip) }} {{ max(region) }} {{ distinct(year) }}',
      rows: sales,
      expected: '01234 US 2',
    },
    {
      template: '{{ first(year) }} {{ list(year, 2) }}',
      rows: sales,
      expected: '2024 2024 and 2025',
      note: 'years have no separator',
    },
    {
      template: '{{ delta(revenue, region, "EU") }} {{ growth(4, 5) | percent }}',
      rows: sales,
      expected: '0.1 25%',
    },
    {
      template: '{{ growth(0 - 100, 0 - 50) | percent }}',
      expected: '50%',
      note: 'its sign is the direction',
    },
    { template: '{{ sum(zip) }}', rows: sales, error: error('TYPE', 7, 10), note: 'a ZIP code stays text' },
  ]),
  'numbers beyond 2^53 print, add up and compare with every digit': given([
    {
      template: '{{ id | number }}',
      rows: exact,
      columns: numeric,
      expected: '12,345,678,901,234,567,890.5',
    },
    {
      template: '{{ first(id) | currency:EUR,0 }}',
      rows: exact,
      columns: numeric,
      expected: '€12,345,678,901,234,567,891',
    },
    {
      template: '{{ first(id) | number:1 }}',
      rows: exact,
      expected: '12,345,678,901,234,567,890.5',
      error: error('TYPE', 15, 21),
      note: 'text in a text column',
    },
    { template: '{{ id + 1 }}', rows: exact, columns: numeric, expected: '12,345,678,901,234,567,891.5' },
    { template: '{{ -id - n }}', rows: exact, columns: numeric, expected: '-12,345,678,901,234,567,893.5' },
    { template: '{{ sum(id) }} of {{ count(id) }}', ...big, expected: '9,007,199,254,740,991 of 3' },
    { template: '{{ max(id) }}, {{ min(id) }}', ...big, expected: '9,007,199,254,740,993, -9' },
    { template: '{{ argmax(name, id) }}, {{ argmin(name, id) }}', ...big, expected: 'big, low' },
    {
      template: '{{ share(id, name, "big") | percent:0 }} {{ avg(id) | compact }}',
      ...big,
      expected: '100% 3002.4T',
    },
    {
      template: '{{ delta(id) }} {{ growth(id) | percent:0 }}',
      ...big,
      expected: '-9,007,199,254,740,986 -100%',
    },
    {
      template: '{{ first(id) > 9007199254740992 and first(id) > last(id) ? "more" : "less" }}',
      ...big,
      expected: 'more',
    },
    { template: '{{ first(id) * 2 }} {{ last(id) * 2 }}', ...big, expected: '18,014,398,509,481,986 14' },
    {
      template: '{{ abs(-first(id)) }}, {{ greatest(last(id), first(id)) }}',
      ...big,
      expected: '9,007,199,254,740,993, 9,007,199,254,740,993',
    },
    {
      template: '{{ round(id) }}, {{ floor(-id) }}, {{ ceil(-id) }}, {{ round(id, -3) }}',
      rows: exact,
      columns: numeric,
      expected:
        '12,345,678,901,234,567,891, -12,345,678,901,234,567,891, -12,345,678,901,234,567,890, 12,345,678,901,234,568,000',
    },
    {
      template: '{{ id | compact }}',
      rows: [{ id: '170141183460469231731687303715884105727' }],
      columns: numeric,
      expected: '1.7E38',
    },
    { template: '{{ id == id ? "same" : "other" }}', rows: exact, columns: numeric, expected: 'same' },
    {
      template: '{{ sum(n) }}',
      rows: [{ n: '9007199254740991' }],
      columns: numeric,
      expected: '9,007,199,254,740,991',
    },
  ]),
  'null passes through arithmetic and formats until it is caught': given([
    { template: '{{ a + 1 | percent }}', variables: { a: null }, expected: '–' },
    { template: '{{ a ?? b ?? "none" }}', variables: { a: null, b: null }, expected: 'none' },
    { template: '{{ a == null ? "yes" : "no" }}', variables: { a: null }, expected: 'no' },
    { template: '{{ growth(0, 5) | default:"new" | percent }}', expected: 'new' },
    { template: '{{ a | default:"n/a" | upper }}', variables: { a: null }, expected: 'N/A' },
    { template: '{{ a }}', variables: { a: Number.NaN }, options: { nullText: 'none' }, expected: 'none' },
    { template: '{{ sum(v) }} {{ count() }} {{ count(v) }} {{ max(v) }}', ...nothing, expected: '– 0 0 –' },
    { template: '{{ least(a, 3, 2) }} {{ greatest(a) }}', variables: { a: null }, expected: '2 –' },
  ]),
  'formats follow the locale': given([
    { template: '{{ x | percent:1 }}', variables: { x: 0.124 }, locale: 'de-DE', expected: '12,4\u00a0%' },
    { template: '{{ n | ordinal }} {{ m | ordinal }}', variables: { n: 22, m: 113 }, expected: '22nd 113th' },
    {
      template: '{{ n | plural:one="# zamówienie",few="# zamówienia",other="# zamówień" }}',
      variables: { n: 3 },
      locale: 'pl-PL',
      expected: '3 zamówienia',
    },
    {
      template: '{{ s | duration:clock }} {{ t | duration:clock }} {{ t | duration:narrow }}',
      variables: { s: 3661, t: 65 },
      expected: '1:01:01 1:05 1m 5s',
    },
    { template: '{{ s | duration }}', variables: { s: 3599.7 }, expected: '1 hr' },
    { template: '{{ s | duration }}', variables: { s: -3900 }, expected: '-1 hr, 5 min' },
    {
      template: '{{ d | date:quarter }} {{ d | date:weekday }} {{ d | date:short }}',
      variables: { d: '2026-03-31' },
      expected: 'Q1 2026 Tuesday 3/31/26',
    },
    {
      template: '{{ d | date:month,en }} {{ d | date:"MMMM",en }}',
      rows: [{ d: '2026-03-05' }],
      locale: 'de-DE',
      expected: 'March 2026 March',
    },
    { template: '{{ d | date:month,"99" }}', rows: [{ d: '2026-03-05' }], error: error('ARGUMENT', 18, 22) },
    {
      template: '{{ x | compact }} {{ x | currency:EUR,compact }} {{ y | compact }}',
      rows: [{ x: 4636.5, y: 1_250_000 }],
      locale: 'de-DE',
      expected: '4.637 4.637\u00a0€ 1,3\u00a0Mio.',
    },
    {
      template: '{{ d | date:iso }}',
      variables: { d: '2026-03-31' },
      options: { timeZone: 'America/New_York' },
      expected: '2026-03-31',
      note: 'a day has no zone',
    },
    {
      template: '{{ d | date:iso }} {{ d | date:"H:mm" }} {{ z | date:"H:mm" }}',
      variables: { d: '2024-12-01T00:00:00', z: '2024-12-01T00:00:00Z' },
      options: { timeZone: 'America/Los_Angeles' },
      expected: '2024-12-01 0:00 16:00',
      note: 'a time without a zone is what the clock showed',
    },
    {
      template: '{{ d | date:"d. MMMM yyyy, h:mm a \'at\' EEE" }}',
      variables: { d: '2026-03-01T13:05:00+01:00' },
      expected: '1. March 2026, 12:05 PM at Sun',
    },
    {
      template: '{{ x | number }} {{ y | number }}',
      variables: { x: 0.000123456, y: 1234.5678 },
      expected: '0.000123 1,234.568',
    },
    { template: '{{ f | truncate:2 }}', variables: { f: '👩‍👩‍👧‍👦👍🏽x' }, expected: '👩‍👩‍👧‍👦…' },
  ]),
  'names reach own keys only': given([
    { template: '{{ constructor }}', error: error('UNKNOWN_NAME', 3, 14) },
    { template: '{{ __proto__ }}', rows: [{ a: 1 }], error: error('UNKNOWN_NAME', 3, 12) },
    { template: '{{ sum(toString) }}', rows: [{ a: 1 }], error: error('UNKNOWN_COLUMN', 7, 15) },
    { template: '{{ a | constructor }}', variables: { a: 1 }, error: error('UNKNOWN_FORMAT', 7, 18) },
    { template: '{{ hasOwnProperty("a") }}', error: error('UNKNOWN_FUNCTION', 3, 17) },
    {
      template: '{{ a.b }} {{ `odd name` }}',
      variables: { 'a.b': 'flat', 'odd name': 'x' },
      expected: 'flat x',
    },
    { template: '{{ a.b }}', variables: { a: { b: 1, expr: '1' } }, error: error('UNKNOWN_NAME', 3, 6) },
    { template: '{{ x.constructor("y") }}', variables: { x: 1 }, error: error('NO_MEMBER_ACCESS', 3, 16) },
    {
      template: '{{ __proto__ }}',
      variables: JSON.parse('{"__proto__":"own"}') as Record<string, unknown>,
      expected: 'own',
    },
    {
      template: '{{ x }}',
      variables: { x: '{{ y }}' },
      expected: '{{ y }}',
      note: 'values are never scanned again',
    },
  ]),
  'rows that are missing, cut or too many are refused': given([
    { template: '{{ sum(v) }}', error: error('NO_ROWS', 3, 9) },
    {
      template: '{{ sum(v) }}',
      rows: [{ v: 1 }],
      options: { truncated: true },
      error: error('TRUNCATED_ROWS', 7, 8),
    },
    {
      template: '{{ count() }}',
      rows: [{ v: 1 }],
      options: { truncated: true },
      error: error('TRUNCATED_ROWS', 3, 10),
    },
    {
      template: '{{ v }}',
      rows: [{ v: 1 }],
      options: { truncated: true },
      error: error('TRUNCATED_ROWS', 3, 4),
    },
    {
      template: 'No {{ name }}',
      variables: { name: 'rows' },
      options: { truncated: true },
      expected: 'No rows',
    },
    {
      template: '{{ count() }}',
      rows: Array.from({ length: 100_001 }, () => ({})),
      error: error('LIMIT', 3, 10),
    },
    {
      template: '{{ total }} {{ other }}',
      variables: { total: { expr: 'sum(v)', source: 'a' }, other: { expr: 'sum(v)' } },
      rows: [{ v: 2 }],
      options: { sources: { a: { rows: [{ v: 5 }] } } },
      expected: '5 2',
    },
    {
      template: '{{ total }}',
      variables: { total: { expr: 'sum(v)', source: 'gone' } },
      error: error('NO_ROWS', 3, 8),
    },
    { template: '{{ a }}', variables: { a: { expr: 'b' }, b: { expr: 'a' } }, error: error('LIMIT', 3, 4) },
  ]),
  'habits of other languages get a hint': given([
    { template: '{{ rows[0].x }}', error: error('NO_MEMBER_ACCESS', 7, 8) },
    { template: '{{ average(x) }}', error: error('UNKNOWN_FUNCTION', 3, 10) },
    { template: '{{ x && y }}', error: error('SYNTAX', 5, 7) },
    { template: '{{ x || y }}', error: error('SYNTAX', 5, 7) },
    { template: '{{ x = 1 }}', error: error('SYNTAX', 5, 6) },
    { template: '{{ 1 < 2 < 3 }}', error: error('SYNTAX', 9, 10) },
    { template: '{{ x | pct }}', error: error('UNKNOWN_FORMAT', 7, 10) },
    { template: '{{ x | number:9 }}', error: error('ARGUMENT', 14, 15) },
    { template: '{{ x ? "a" }}', error: error('SYNTAX', 11, 11) },
    { template: '{{ growth ? "a" : "b" }}', variables: { growth: 0.5 }, error: error('TYPE', 3, 9) },
    { template: '{{ sum(a * b) }}', error: error('ARGUMENT', 7, 12) },
    { template: '{{ sum() }}', error: error('ARGUMENT_COUNT', 3, 6) },
    { template: "{{ it's }}", error: error('UNCLOSED_STRING', 5, 8) },
    { template: 'open {{ x', error: error('UNCLOSED', 5, 9) },
    { template: '{{ x | currency:XX }}', variables: { x: 1 }, error: error('ARGUMENT', 16, 18) },
    { template: '{{ d | date }}', variables: { d: '31/03/2026' }, error: error('TYPE', 7, 11) },
    { template: '{{ d | date }}', variables: { d: '2026-02-30' }, error: error('TYPE', 7, 11) },
    { template: '{{ 1_000 * 2 }} {{ 1e3 }}', expected: '2000 1000' },
    { template: `{{ ${'not '.repeat(40)}true }}`, error: error('LIMIT', 135, 138) },
    { template: `{{ ${'x'.repeat(600)} }}`, error: error('LIMIT', 0, 606) },
    { template: 'x', options: { locale: 'not a locale' }, error: error('ARGUMENT', 0, 0) },
  ]),
};
