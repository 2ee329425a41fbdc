import type { Column } from '../../../src/core/query/types.js';
import type { TemplateCase } from './run-cases.js';

type Loose = Partial<TemplateCase> & { template: string };
const given = (cases: Loose[], shared: Partial<TemplateCase> = {}): TemplateCase[] =>
  cases.map((item) => ({ variables: {}, ...shared, ...item }));

const column = (name: string, type: Column['type']): Column => ({ name, type, dbType: '' });
const error = (code: string, pos: number, end: number) => ({ code, pos, end, hint: 'x' });

const sales = [
  { region: 'North', month: '2024-02-01', value: 40, cost: 4 },
  { region: 'South', month: '2024-02-01', value: 60, cost: 5 },
  { region: 'North', month: '2024-03-01', value: 30, cost: 3 },
  { region: 'North', month: '2024-03-01', value: 20, cost: null },
  { region: 'South', month: '2024-03-01', value: 150, cost: 9 },
  { region: 'West', month: '2024-03-01', value: null, cost: 1 },
];
const months = (...values: (number | string | null)[]): Partial<TemplateCase> => ({
  rows: values.map((v, index) => ({ m: `m${index + 1}`, v })),
  columns: [column('m', 'string'), column('v', 'number')],
});
const march = 'month, "2024-03-01"';

/** The functions over columns: filters by two keys, places, ends, steps in row order. */
export const functionCases: Record<string, TemplateCase[]> = {
  'filters take two keys, and a row must match both': given(
    [
      { template: `{{ sum(value, region, "North", ${march}) }}`, expected: '50' },
      { template: `{{ avg(value, region, "North", ${march}) }}`, expected: '25' },
      {
        template: `{{ min(value, region, "North", ${march}) }} {{ max(value, ${march}, region, "North") }}`,
        expected: '20 30',
      },
      { template: '{{ count(region, "North", month, "2024-03-01") }}', expected: '2' },
      { template: '{{ count(region, "North", month, "2024-04-01") }}', expected: '0' },
      {
        template: `{{ delta(value, region, "North", ${march}) }} {{ growth(value, region, "South", month, "2024-02-01") }}`,
        expected: '-10 0',
      },
      { template: `{{ share(value, region, "North", ${march}) | percent }}`, expected: '25%' },
      { template: `{{ share(value, region, "East", ${march}) }}`, expected: '–' },
      { template: '{{ share(value, region, "North", month, "2024-04-01") }}', expected: '–' },
      { template: `{{ lookup(value, region, "South", ${march}) }}`, expected: '150' },
      { template: `{{ lookup(value, region, "East", ${march}) }}`, expected: '–' },
      { template: `{{ sum(value, region, none, ${march}) }}`, variables: { none: null }, expected: '–' },
      {
        template: `{{ argmax(region, value, ${march}) }} {{ argmin(region, value, ${march}) }} {{ argmin(region, value, month, "x") }}`,
        expected: 'South North –',
      },
      { template: '{{ sum(value, region, "a", month) }}', error: error('ARGUMENT_COUNT', 3, 6) },
      {
        template: '{{ sum(value, region, "a", month, "b", cost, 1) }}',
        error: error('ARGUMENT_COUNT', 3, 6),
      },
      { template: '{{ sum(value, region, "a", mont, "b") }}', error: error('UNKNOWN_COLUMN', 27, 31) },
      { template: '{{ sum(value, region, "a", 1 + 1, "b") }}', error: error('ARGUMENT', 27, 32) },
    ],
    { rows: sales },
  ),
  'a rank is the place of a key among the sums of all keys': given([
    {
      template:
        '{{ rank(value, region, "South") }} {{ rank(value, region, "North") | ordinal }} {{ rank(value, region, "West") }} {{ rank(value, region, "East") }}',
      rows: sales,
      expected: '1 2nd – –',
      note: 'a key without values has no place',
    },
    {
      template: '{{ rank(v, k, "a") }} {{ rank(v, k, "b") }} {{ rank(v, k, "c") }} {{ rank(v, k, "d") }}',
      rows: [
        { k: 'a', v: 1 },
        { k: 'a', v: 2 },
        { k: 'b', v: 3 },
        { k: 'c', v: 9 },
        { k: null, v: 99 },
        { k: 'd', v: -1 },
      ],
      expected: '2 2 1 4',
      note: 'ties share the better place, rows without a key have none',
    },
    {
      template: '{{ rank(v, m, "m1") }} {{ rank(v, m, "m2") }}',
      ...months('9007199254740993', '9007199254740992'),
      expected: '1 2',
      note: 'both are the same double',
    },
    { template: '{{ rank(region, month, "x") }}', rows: sales, error: error('TYPE', 8, 14) },
  ]),
  'values above and below a bound are counted': given([
    {
      template: '{{ above(value, avg(value)) }} {{ below(value, avg(value)) }} {{ above(value, 60) }}',
      rows: sales,
      expected: '1 3 1',
    },
    {
      template: '{{ above(month, "2024-02-15") }} {{ below(value, target) }} {{ above(value, target) }}',
      rows: sales,
      variables: { target: null },
      expected: '4 – –',
      note: 'no bound, no number',
    },
    {
      template: '{{ above(v, 9007199254740992) }} {{ below(v, last(v)) }} {{ above(v, first(v)) }}',
      ...months('9007199254740993', 7, null, '9007199254740992.5'),
      expected: '2 1 0',
    },
    { template: '{{ above(v, 0) }} {{ below(v, avg(v)) }}', ...months(), expected: '0 –' },
    { template: '{{ above(value, "many") }}', rows: sales, error: error('TYPE', 16, 22) },
  ]),
  'percentiles lie between closest ranks, and the largest values add up': given([
    {
      template:
        '{{ percentile(v, 0) }} {{ percentile(v, 25) }} {{ percentile(v, 50) }} {{ percentile(v, 90) }} {{ percentile(v, 99.5) }} {{ percentile(v, 100) }}',
      ...months(4, null, 1, 3, 2),
      expected: '1 1.75 2.5 3.7 3.985 4',
      note: 'R: quantile(1:4, c(0, .25, .5, .9, .995, 1))',
    },
    { template: '{{ percentile(v, 90) }} {{ top(v, 3) }}', ...months(null, null), expected: '– –' },
    { template: '{{ percentile(v, 90) }} {{ top(v, 3) }}', ...months(0.1), expected: '0.1 0.1' },
    {
      template: '{{ top(v, 2) }} {{ top(v, 1) }} {{ top(v, 9) }}',
      ...months(0.1, null, 0.2, -5),
      expected: '0.3 0.2 -4.7',
    },
    {
      template: '{{ top(v, 1) }} {{ top(v, 2) }} {{ percentile(v, 100) | compact }}',
      ...months('9007199254740992', '9007199254740993', 1),
      expected: '9,007,199,254,740,993 18,014,398,509,481,985 9007.2T',
    },
    { template: '{{ percentile(v, 101) }}', ...months(1), error: error('ARGUMENT', 17, 20) },
    { template: '{{ percentile(v, "9") }}', ...months(1), error: error('ARGUMENT', 17, 20) },
    { template: '{{ top(v, 0) }}', ...months(1), error: error('ARGUMENT', 10, 11) },
    { template: '{{ top(v, 1.5) }}', ...months(1), error: error('ARGUMENT', 10, 13) },
    { template: '{{ top(v) }}', ...months(1), error: error('ARGUMENT_COUNT', 3, 6) },
    { template: '{{ top(m, 1) }}', ...months(1), error: error('TYPE', 7, 8) },
    {
      template: '{{ percentile(v, n) }} {{ top(v, n) }}',
      ...months(1),
      variables: { n: null },
      expected: '– –',
    },
  ]),
  'correlation is of ranks, over rows where both columns are filled': given([
    {
      template: '{{ correlation(value, cost) }}',
      rows: sales,
      expected: '1',
      note: 'three rows are left out',
    },
    {
      template: '{{ correlation(x, y) | number:4 }} {{ correlation(y, x) | number:4 }}',
      rows: [106, 100, 86, 101, 99, 103, 97, 113, 112, 110].map((x, index) => ({
        x,
        y: [7, 27, 2, 50, 28, 29, 20, 12, 6, 17][index],
      })),
      expected: '-0.1758 -0.1758',
    },
    {
      template: '{{ correlation(x, y) | number:4 }}',
      rows: [1, 2, 2, 3].map((x, index) => ({ x, y: [1, 3, 2, 4][index] })),
      expected: '0.9487',
      note: 'equal values share their average rank',
    },
    { template: '{{ correlation(v, v) }}', ...months(1, 2), expected: '–', note: 'below three pairs' },
    { template: '{{ correlation(v, v) }}', ...months(5, 5, 5, 5), expected: '–', note: 'no variance' },
    { template: '{{ correlation(v, v) }}', ...months('9007199254740993', 1, 2), expected: '1' },
    { template: '{{ correlation(v, m) }}', ...months(1, 2, 3), error: error('TYPE', 18, 19) },
  ]),
  'sums of rows by their place': given([
    {
      template: '{{ sum_rows(v, 2, 3) }} {{ sum_rows(v, -2, -1) }}',
      ...months(1, 2, 3, null),
      expected: '5 3',
    },
    {
      template: '{{ sum_rows(v, 3, 5) }} {{ sum_rows(v, 3, 2) }}',
      ...months(1, 2, 3),
      expected: '– –',
      note: 'no such rows',
    },
    { template: '{{ sum_rows(v, 0, 1) }}', ...months(1), error: error('ARGUMENT', 15, 16) },
    { template: '{{ sum_rows(m, 1, 1) }}', ...months(1), error: error('TYPE', 12, 13) },
  ]),
  'medians of the outer quarters by another column': given([
    {
      template: '{{ median_low(y, x) }} {{ median_high(y, x) }}',
      rows: [8, 1, 2, 3, 4, 5, 6, 7].map((x) => ({ x, y: 10 * x })),
      expected: '15 75',
    },
    {
      template: '{{ median_low(y, x) }} {{ median_high(y, x) }}',
      rows: [1, 1, 1, 1, 2, null].map((x, index) => ({ x, y: index })),
      expected: '1.5 2',
      note: 'all that tie with the last of the quarter are in it',
    },
    { template: '{{ median_low(v, v) }}', ...months(null), expected: '–' },
    { template: '{{ median_high(v, m) }}', ...months(1, 2, 3), error: error('TYPE', 18, 19) },
  ]),
  'steps in row order: how many went the same way, and how fast': given([
    { template: '{{ streak(v) }}', ...months(1, 2, 3, 2.5), expected: '1' },
    { template: '{{ streak(v) }}', ...months(1, 2, 3), expected: '2' },
    { template: '{{ streak(v) }}', ...months(9, 8, null, 7, null), expected: '2' },
    { template: '{{ streak(v) }}', ...months(1, 2, 2), expected: '0' },
    { template: '{{ streak(v) }}', ...months(1, 1, 2, 3), expected: '2', note: 'an equal step ends it' },
    { template: '{{ streak(v) }} {{ pace(v) }}', ...months(1, null), expected: '– –' },
    {
      template: '{{ streak(v) }}',
      ...months('9007199254740993', '9007199254740992'),
      expected: '1',
      note: 'both are the same double',
    },
    {
      template: '{{ streak(value, region, "North") }} {{ streak(value, region, "South") }}',
      rows: sales,
      expected: '2 1',
    },
    { template: '{{ pace(v) | percent:1 }}', ...months(100, null, 90, 121), expected: '10.0%' },
    {
      template: '{{ pace(v) | percent }}',
      ...months('20000000000000000000', '5000000000000000000'),
      expected: '-75%',
    },
    { template: '{{ pace(v) }}', ...months(0, 2, 4), expected: '–' },
    { template: '{{ pace(v) }}', ...months(1, 2, -4), expected: '–' },
    { template: '{{ pace(value, region, "South") | percent }}', rows: sales, expected: '150%' },
    { template: '{{ streak(m) }}', ...months(1, 2), error: error('TYPE', 10, 11) },
  ]),
  'the row since which the last value is the highest or the lowest': given([
    { template: '{{ since(v, m) }} {{ low_since(v, m) }}', ...months(9, 7, 3, 8, 6), expected: 'm4 m3' },
    { template: '{{ since(v, m) }}', ...months(9, 5, 5, null), expected: 'm2', note: 'at least as high' },
    { template: '{{ since(v, m) }} {{ low_since(v, m) }}', ...months(1, 2, 3), expected: '– m2' },
    { template: '{{ since(v, m) }} {{ low_since(v, m) }}', ...months(null, 3), expected: '– –' },
    { template: '{{ since(v, m) }}', ...months(), expected: '–' },
    {
      template: '{{ since(v, m) }}',
      ...months('9007199254740993', '9007199254740992', '9007199254740993'),
      expected: 'm1',
    },
    { template: '{{ since(m, v) }}', ...months(1, 2), error: error('TYPE', 9, 10) },
  ]),
  'habits of other tools get the name of the function': given([
    { template: '{{ corr(x, y) }}', error: error('UNKNOWN_FUNCTION', 3, 7) },
    { template: '{{ quantile(x, 90) }}', error: error('UNKNOWN_FUNCTION', 3, 11) },
    { template: '{{ cagr(x) }}', error: error('UNKNOWN_FUNCTION', 3, 7) },
  ]),
};
