import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../../src/core/query/types.js';
import { kindsOf, told, widgetOf } from './widget.js';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

test('of averages by two names the one that decides is told, over all of the other', () => {
  const sql =
    "SELECT strftime(d, '%b') AS \"row\", strftime(d, '%a') AS col, AVG(births) AS value FROM births GROUP BY ALL";
  const rows = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].flatMap((month, m) =>
    WEEK.map((day, d): Row => ({ row: month, col: day, value: (d > 4 ? 7000 : 12_000) + 40 * d + 30 * m })),
  );
  const { title } = told(widgetOf('heatmap', sql, rows, { title: 'Births by month and weekday' }));
  assert.match(title, /all 6 months.*Fri.*12.*Sat.*7/);
});

test('the hours of a heatmap are told, where the weekdays of its month are not equally many', () => {
  const sql =
    'SELECT strftime(t, \'%a\') AS "row", hour(t) AS col, COUNT(*) AS value FROM trips GROUP BY isodow(t), 1, 2 ORDER BY isodow(t), 2';
  const rows = WEEK.flatMap((day, d) =>
    Array.from({ length: 24 }, (_, hour): Row => ({
      row: day,
      col: hour,
      value: Math.round(40 + 30 * Math.sin(((hour - 9) * Math.PI) / 12) + (d === 4 ? 60 : 0)),
    })),
  );
  const widget = widgetOf('heatmap', sql, rows, {
    title: 'Trips by weekday and hour',
    coverage: { times: { from: '2019-03-01T00:00:00', to: '2019-03-31T23:00:00', moments: 6000 } },
  });
  assert.match(told(widget).title, /15:00/);
  assert.doesNotMatch(told(widget).all, /Fri/);
});

const RUNNING =
  'SELECT y AS category, company AS series, SUM(launches) OVER (PARTITION BY company ORDER BY y) AS value FROM m ORDER BY 1, 2';
const totals = (name: string, from: number, values: number[]): Row[] =>
  values.map((value, at) => ({ category: from + at, series: name, value }));

test('of running totals it is told who passed whom, and neither that they rise nor a record', () => {
  const rows = [
    ...totals('Ariane', 2012, [6, 12, 18, 24, 30, 36, 42, 48]),
    ...totals('SpaceX', 2012, [2, 5, 9, 15, 23, 41, 62, 75]),
    ...totals('Rocket Lab', 2017, [1, 4, 10]),
  ];
  const widget = widgetOf('multi-line', RUNNING, rows, { title: 'Cumulative launches' });
  assert.deepEqual(kindsOf(widget), ['overtook']);
  assert.match(told(widget).title, /SpaceX.*Ariane.*2017.*75.*48/);
  assert.doesNotMatch(told(widget).notes, /Mann/, 'nothing was tested');
});

test('a line that begins late may be ahead, so that no other is said to lead', () => {
  const sql = 'SELECT y AS category, company AS series, COUNT(*) AS value FROM m GROUP BY ALL ORDER BY 1';
  const rows = [
    ...totals('A', 2014, [20, 22, 19, 23, 21, 24]),
    ...totals('B', 2014, [10, 11, 9, 12, 10, 11]),
  ];
  assert.ok(kindsOf(widgetOf('multi-line', sql, rows)).includes('latest-leader'));
  const withNew = [...rows, ...totals('C', 2017, [30, 50, 80])];
  assert.ok(!kindsOf(widgetOf('multi-line', sql, withNew)).includes('latest-leader'));
});

test('two lines that part are told by their gap, as a difference of both', () => {
  const sql = 'SELECT y AS category, kind AS series, AVG(v) AS value FROM t GROUP BY ALL ORDER BY 1';
  const years = (name: string, of: (at: number) => number): Row[] =>
    Array.from({ length: 16 }, (_, at) => ({ category: 2004 + at, series: name, value: of(at) }));
  const wobble = (at: number): number => ((at * 7) % 5) - 2;
  const rows = [...years('Weekday', (at) => 120 + 3 * at + wobble(at)), ...years('Weekend', () => 100)];
  const { all } = told(widgetOf('multi-line', sql, rows, { title: 'Births a day' }));
  assert.match(all, /Weekday.*Weekend.*2004.*2019|widened/);
  const even = [...years('Weekday', (at) => 120 + wobble(at)), ...years('Weekend', () => 100)];
  assert.ok(!kindsOf(widgetOf('multi-line', sql, even)).includes('gap-trend'));
});

test('a distribution with two humps is told by both and by what lies between, one with one hump is not', () => {
  const sql = 'SELECT bucket, COUNT(*) AS value FROM t GROUP BY 1 ORDER BY 1';
  const rows = (counts: number[]): Row[] => counts.map((value, at) => ({ bucket: 6000 + 1000 * at, value }));
  const humps = widgetOf('histogram', sql, rows([60, 600, 700, 300, 40, 600, 900, 1600, 500]));
  assert.match(told(humps).title, /13,000.*14,000.*8,000.*9,000.*1% at 10,000–11,000/);
  const hump = widgetOf('histogram', sql, rows([10, 40, 160, 420, 700, 690, 400, 150, 30]));
  assert.ok(!kindsOf(hump).includes('two-peaks'));
});

test('a long run of negative changes is told from where to where', () => {
  const sql =
    'SELECT y::VARCHAR AS category, births - LAG(births) OVER (ORDER BY y) AS value FROM births QUALIFY y > 2006';
  const rows = [46, -70, -120, -135, -46, -1, -20, 37].map((value, at) => ({
    category: String(2007 + at),
    value,
  }));
  const { title } = told(widgetOf('waterfall', sql, rows, { title: 'Change in births' }));
  assert.match(title, /2008.*2013.*2010.*-135|2008.*2013.*-135.*2010/);
});

test('points without a relation say so, instead of the name of the chart', () => {
  const sql = 'SELECT AVG(u) AS x, AVG(s) AS y FROM stores GROUP BY store';
  const rows = Array.from({ length: 45 }, (_, at) => ({ x: at, y: 100 + ((at * at * 7) % 47) }));
  const { title } = told(
    widgetOf('scatter', sql, rows, {
      title: 'Unemployment and sales',
      config: { xLabel: 'Unemployment', yLabel: 'Sales' },
    }),
  );
  assert.match(title, /no clear link/i);
  const few = widgetOf('scatter', sql, rows.slice(0, 12), { title: 'Unemployment and sales' });
  assert.ok(!kindsOf(few).includes('unrelated'));
});

test('short figures that differ have digits enough to show it', () => {
  const sql = 'SELECT store AS category, AVG(s) AS value FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 4';
  const rows = [2_107_677, 2_094_713, 1_520_978, 1_203_620].map((value, at) => ({
    category: `Store ${at + 1}`,
    value,
  }));
  const { title } = told(widgetOf('bar', sql, rows, { title: 'Top 4 stores by average weekly sales' }));
  assert.match(title, /2\.11M.*2\.09M/);
});

test('how far groups have changed is compared, whatever the number of their rows', () => {
  const sql =
    'SELECT store AS category, SUM(s) FILTER (WHERE y = 2012) / SUM(s) FILTER (WHERE y = 2011) - 1 AS growth FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 3';
  const rows = [0.143, 0.115, 0.087].map((growth, at) => ({ category: `Store ${at + 38}`, growth }));
  const widget = widgetOf('bar', sql, rows, {
    title: 'Fastest-growing stores',
    config: { numberFormat: 'percent:1' },
  });
  assert.match(told(widget).title, /Store 38.*14\.3%/);
});

test('a rate of few cases counts where chance alone would hardly make it', () => {
  const sql = 'SELECT company AS category, AVG(ok::INT) AS value FROM launches GROUP BY 1 ORDER BY 2 DESC';
  const of = (cases: [string, number, number][]) =>
    widgetOf(
      'bar',
      sql,
      cases.map(([category, value]) => ({ category, value })),
      {
        title: 'Success rate by operator',
        coverage: {
          groups: cases.map(([category, , n]) => ({ names: { category }, sizes: { value: { n } } })),
        },
      },
    );
  const usual: [string, number, number][] = [
    ['Ariane', 0.96, 293],
    ['SpaceX', 0.94, 579],
    ['NASA', 0.92, 503],
  ];
  assert.match(told(of([...usual, ['Astra', 2 / 7, 7]])).all, /Astra.*28\.6%/);
  assert.doesNotMatch(told(of([...usual, ['Virgin', 4 / 6, 6]])).all, /Virgin/);
});
