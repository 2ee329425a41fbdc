import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../../src/core/query/types.js';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { readCoverage } from '../../../src/core/statements/sql/coverage.js';
import { kindsOf, monthsOf, pairsOf, told, widgetOf } from './widget.js';

const ZONES = ['Cleveland', 'Chicago', 'Boston'].map((label, at) => ({
  label,
  value1: 19 + at,
  value2: [60, 32, 24][at]!,
}));

test('two values of a dumbbell are two times only where something says so', () => {
  const sql =
    'SELECT a.metro AS label, a.pct AS value1, d.pct AS value2 FROM g a JOIN g d ON d.metro = a.metro';
  const zones = widgetOf('dumbbell', sql, ZONES, { title: 'Share in A and D zones' });
  assert.match(told(zones).title, /widest/i);
  assert.doesNotMatch(told(zones).all, /rose|went up|moved/i);
  assert.match(told({ ...zones, title: 'Share in 2010 and 2020' }).title, /rose|up|moved/i);
});

test('a condition on one side of a table that is joined with itself is no base', () => {
  const sql =
    "SELECT a.metro AS label, a.pct AS value1, d.pct AS value2 FROM g a JOIN g d ON d.metro = a.metro JOIN (SELECT metro, SUM(pop) AS p FROM g GROUP BY 1 ORDER BY 2 DESC LIMIT 3) t ON t.metro = a.metro WHERE a.grade = 'A' AND d.grade = 'D'";
  assert.doesNotMatch(told(widgetOf('dumbbell', sql, ZONES)).all, /sample|grade A only/i);
});

test('the last of bare years with far less than the one before may not be over: it is no low', () => {
  const sql = 'SELECT year AS category, COUNT(*) AS value FROM calls GROUP BY 1';
  const years = (values: number[]): Row[] => values.map((value, at) => ({ category: 2010 + at, value }));
  const title = 'Calls per year';
  const cut = told(widgetOf('bar', sql, years([540, 560, 590, 600, 610, 640, 700, 758, 319]), { title }));
  assert.doesNotMatch(cut.all, /low|319/i);
  assert.match(cut.all, /2017.*758|758.*2017/);
  const whole = told(widgetOf('bar', sql, years([758, 700, 640, 610, 600, 590, 560, 540, 500]), { title }));
  assert.match(whole.all, /500/);
});

test('sums of months with gaps have neither a low nor an average', () => {
  const all = monthsOf([50, 20, 80, 30, 60, 40, 90, 10, 70, 25, 85, 35, 55, 45]);
  const gaps = all.filter((_, at) => at % 4 !== 1);
  const widget = (rows: Row[]) =>
    widgetOf('line', 'SELECT month, SUM(v) AS value FROM sales GROUP BY 1', rows);
  assert.ok(kindsOf(widget(all)).includes('low'));
  for (const kind of ['low', 'latest-average', 'trend', 'jump'])
    assert.ok(!kindsOf(widget(gaps)).includes(kind), kind);
  assert.ok(kindsOf(widget(gaps)).includes('peak'));
});

test('what a condition leaves out of next to no rows is no part of a sentence', async () => {
  const sql = "SELECT animal, COUNT(*) AS value FROM calls WHERE animal <> 'cat' AND year > 2010 GROUP BY 1";
  const runQuery = (asked: string) =>
    Promise.resolve({
      columns: ['n', 'c0', 'c1'].map((name) => ({ name, type: 'number' as const, dbType: 'BIGINT' })),
      rows: asked.includes('FILTER') ? [{ n: 7544, c0: 17, c1: 20 }] : [],
      rowCount: 1,
      elapsedMs: 1,
      truncated: false,
    });
  assert.deepEqual((await readCoverage(sql, runQuery))?.idle, ["animal <> 'cat'"]);
});

test('the unit of a title is that of its chart, and long figures in it are written whole', () => {
  const rows = [2014, 2015, 2016, 2017].map((category, at) => ({ category, value: 51_000 + 17_000 * at }));
  const sql = 'SELECT year AS category, SUM(wind_mwh) / 1000 AS value FROM power GROUP BY 1';
  const { measure } = readFrame(widgetOf('bar', sql, rows, { title: 'Wind generation per year (GWh)' }));
  assert.equal(measure?.unit, ' GWh');
  assert.equal(measure?.format, 'integer');
});

test('a title that names the parts does not name what there is of them', () => {
  const rows = ['A', 'B', 'C', 'D'].flatMap((category, at) => [
    { category, series: 'White', value: 67 - 12 * at },
    { category, series: 'Black', value: 33 + 12 * at },
  ]);
  const sql =
    "SELECT grade AS category, 'White' AS series, SUM(w) AS value FROM g GROUP BY 1 UNION ALL SELECT grade, 'Black', SUM(b) FROM g GROUP BY 1";
  const { all, title } = told(widgetOf('stacked-bar', sql, rows, { title: 'Race and ethnicity by grade' }));
  assert.doesNotMatch(all, /of race/i);
  assert.match(title, /67%.*A.*31%.*D/);
});

test('yes and no are named with their question, and of several in second place none is', () => {
  const sql = 'SELECT tech_support AS category, AVG(late) AS value FROM t GROUP BY 1';
  const { all } = told(widgetOf('bar', sql, pairsOf({ No: 42, Yes: 15, 'No internet': 7 })));
  assert.match(all, /tech support No/i);
  const tied = told(widgetOf('bar', 'SELECT state AS category, COUNT(*) AS value FROM metros GROUP BY 1', pairsOf({ OH: 15, PA: 10, MI: 10, NY: 9, TX: 8 }))); // prettier-ignore
  assert.doesNotMatch(tied.title, /PA|MI/);
});

test('a table is about the column that its query sorts by', () => {
  const rows = ['R&D', 'Office', 'Plant', 'Other'].map((facility, at) => ({
    facility, sites: [11, 8, 4, 2][at]!, sessions: [1832, 862, 593, 108][at]!,
  })); // prettier-ignore
  const sql =
    'SELECT facility, COUNT(DISTINCT site) AS sites, COUNT(*) AS sessions FROM t GROUP BY 1 ORDER BY 3 DESC';
  assert.match(told(widgetOf('table', sql, rows)).title, /54%/);
});

test('days in a column called year are told by the weeks that a query cuts them to', () => {
  const rows = Array.from({ length: 9 }, (_, at) => ({
    category: new Date(Date.UTC(2015, 0, 5 + 7 * at)).toISOString().slice(0, 10),
    value: 10 + 12 * at,
  }));
  const sql = `SELECT DATE_TRUNC('week', "year")::DATE AS category, SUM(changes) AS value FROM t GROUP BY 1 ORDER BY 1`;
  const { dimension } = readFrame(widgetOf('line', sql, rows));
  assert.equal(dimension?.grain, 'week');
});

test('what peaks before its end has no direction', () => {
  const months = ['Feb', 'Mar', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const values = [2, 10, 11, 12, 13, 15, 18, 21, 25, 13];
  const rows = months.map((category, at) => ({ category, value: values[at]! }));
  const sql = 'SELECT month AS category, AVG(bought) * 100 AS value FROM visits GROUP BY 1';
  assert.doesNotMatch(
    told(widgetOf('bar', sql, rows, { title: 'Share bought by month' })).all,
    /Feb.*13.*Dec/,
  );
});

test('the sales of a week, added up by month, are sales, and a long figure is told in short', () => {
  const { measure } = readFrame(
    widgetOf('line', 'SELECT month, SUM(weekly_sales) AS value FROM t GROUP BY 1', monthsOf([5, 7, 6, 8])),
  );
  assert.equal(measure?.noun, 'sales');
  const figure = widgetOf(
    'big-number',
    'SELECT SUM(a) AS value, SUM(b) AS previous FROM t',
    [{ value: 2_000_132_859, previous: 1_949_959_550 }],
    { title: 'Sales to date' },
  );
  assert.match(told(figure).title, /2\.6%.*1\.95B.*2\.00B/);
});

test('nouns of other languages have no English plural', () => {
  const sql = 'SELECT warengruppe AS category, SUM(umsatz) AS value FROM t GROUP BY 1';
  const { all } = told(
    widgetOf('bar', sql, pairsOf({ Brot: 40, Kuchen: 30, Saison: 12, Torte: 9, Rest: 4 })),
  );
  assert.doesNotMatch(all, /warengruppes/i);
});

test('numbers in text say of how many, where their column names several', () => {
  const sql = 'SELECT games AS category, COUNT(*) AS value FROM suspensions GROUP BY 1';
  const { title } = told(
    widgetOf('bar', sql, pairsOf({ '4': 159, '1': 33, '3': 21, '8': 14, 'Indef.': 12 })),
  );
  assert.match(title, /4 games/);
  assert.doesNotMatch(title, /game 4/);
});

test('of stacks of shares nobody is told what a whole stack comes to, and of two like cells neither leads', () => {
  const rows = ['Yellow', 'Green'].flatMap((category, at) => [
    { category, series: 'Card', value: [4000, 560][at]! },
    { category, series: 'Cash', value: [1480, 392][at]! },
  ]);
  const sql = 'SELECT color AS category, payment AS series, COUNT(*) AS value FROM trips GROUP BY 1, 2';
  const stacked = widgetOf('stacked-bar', sql, rows, { title: 'Payment by color' });
  assert.match(told(stacked).all, /Yellow (?:leads|has|accounts)/);
  assert.doesNotMatch(told({ ...stacked, config: { stack: 'percent' } }).all, /Yellow (?:leads|accounts)/);
  const cells = ['Sep', 'Apr'].flatMap((category, at) => [
    { category, series: 'Wed', value: [13_516, 11_000][at]! },
    { category, series: 'Thu', value: [13_526, 10_000][at]! },
  ]);
  const heat = 'SELECT m AS category, d AS series, AVG(births) AS value FROM days GROUP BY 1, 2';
  assert.ok(!kindsOf(widgetOf('heatmap', heat, cells)).includes('highest-cell'));
});

test('years that a query cuts to five are periods and no years', () => {
  const rows = [1975, 1980, 1985, 1990, 1995, 2000, 2005, 2010].map((category, at) => ({
    category,
    value: [0.55, 0.52, 0.47, 0.44, 0.41, 0.38, 0.36, 0.35][at]!,
  }));
  const sql = (cut: string) =>
    `SELECT ${cut} AS category, avg(gun) AS value FROM deaths GROUP BY 1 ORDER BY 1`;
  const five = told(widgetOf('line', sql('year(d) // 5 * 5'), rows, { title: 'Share of gunfire' }));
  assert.doesNotMatch(five.all, /in 1975|in 2010/);
  assert.match(told(widgetOf('line', sql('year(d)'), rows, { title: 'Share of gunfire' })).all, /in 2010/);
});

test('a title that names both values of a pair names none of them', () => {
  const sql =
    'SELECT team AS label, avg(targeted_output) AS value1, avg(actual_output) AS value2 FROM shifts GROUP BY 1';
  const rows = [0.77, 0.76, 0.74, 0.7].map((value1, at) => ({ label: `Team ${at}`, value1, value2: value1 + (at - 1.5) / 20 })); // prettier-ignore
  const { points } = told(widgetOf('dumbbell', sql, rows, { title: 'Target and actual output by team' }));
  assert.match(points.join(' '), /targeted output/i);
  assert.doesNotMatch(points.join(' '), /target and actual output/i);
});

test('points of percentages are those of the values, with the decimals that show it', () => {
  const sql = 'SELECT year(d) AS category, avg(west) AS value FROM sales GROUP BY 1 ORDER BY 1';
  const rows = [0.326, 0.301, 0.27, 0.24, 0.21, 0.1948].map((value, at) => ({ category: 2015 + at, value }));
  const { all } = told(widgetOf('line', sql, rows, { title: 'West share', config: { numberFormat: 'percent:0' } })); // prettier-ignore
  assert.match(all, /13\.1 percentage points.*32\.6%.*19\.5%/);
});

test('where one month is lowest on average and another in most years, neither is called the low', () => {
  const year = [25, 24, 28, 30, 33, 36, 41, 45, 38, 33, 27, 29];
  const values = [0, 1, 2, 3].flatMap((turn) =>
    year.map((value, month) => value + turn * 0.1 + (month === 10 && turn !== 1 ? -3.5 : 0) + (month === 10 && turn === 1 ? 9 : 0)),
  ); // prettier-ignore
  const sql = 'SELECT month, SUM(v) AS value FROM sales GROUP BY 1';
  const { all } = told(widgetOf('line', sql, monthsOf(values), { title: 'Sales' }));
  assert.match(all, /highest in August/);
  assert.doesNotMatch(all, /lowest in (?:November|January|February)/);
});

test('twelve months hold no record low, which every year may have', () => {
  const sql = 'SELECT month, COUNT(*) AS value FROM thefts GROUP BY 1';
  const months = monthsOf([15, 14, 16, 18, 22, 24, 23, 22, 21, 19, 13, 9].map((n) => n * 100));
  assert.ok(!kindsOf(widgetOf('line', sql, months, { title: 'Thefts' })).includes('record'));
});

test('what is said of the larger groups says in every line which they are', () => {
  const sql = 'SELECT card AS category, AVG(credit) AS value FROM customers GROUP BY 1 ORDER BY 2 DESC';
  const groups: [string, number, number][] = [['Platinum', 32.8, 3], ['Gold', 32.4, 116], ['Silver', 28.5, 555], ['Blue', 3, 9436]]; // prettier-ignore
  const widget = widgetOf('bar', sql, groups.map(([category, value]) => ({ category, value })), {
    title: 'Average credit by card',
    coverage: { groups: groups.map(([category, , n]) => ({ names: { category }, sizes: { value: { n, spread: 4 } } })) },
  }); // prettier-ignore
  const lines = told(widget)
    .all.split('\n')
    .filter((line) => /Gold/.test(line));
  assert.ok(lines.length > 1);
  for (const line of lines) assert.match(line, /groups of 5\+/);
});
