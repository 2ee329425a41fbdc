import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../../src/core/query/types.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { shownFormat } from '../../../src/core/statements/shown/shown-format.js';
import { kindsOf, monthsOf, pairsOf, told, widgetOf } from './widget.js';

await loadPhrases('de');

const grid = (values: Readonly<Record<string, Readonly<Record<string, number>>>>): Row[] =>
  Object.entries(values).flatMap(([category, series]) =>
    Object.entries(series).map(([name, value]) => ({ category, series: name, value })),
  );
const SUMS = 'SELECT a AS category, b AS series, SUM(v) AS value FROM gifts GROUP BY 1, 2';

test('two measures that rise together are told with what one is where the other is low and high', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ x: at, y: 100 + 10 * at + 9 * ((at * 7) % 13) }));
  const widget = widgetOf('scatter', 'SELECT temperature AS x, rides AS y FROM days', rows);
  assert.match(told(widget).title, /rides.*temperature|temperature.*rides/i);
  assert.match(told(widget).title, /lowest quarter.*highest/);
  const capped = rows.map(({ x, y }) => ({ x, y: Math.min(y, 250) }));
  assert.ok(!kindsOf(widgetOf('scatter', 'SELECT p AS x, q AS y FROM days', capped)).includes('relation'));
});

test('the last year of months is told against the year before, and noise is not', () => {
  const sql = 'SELECT month, SUM(v) AS value FROM sales GROUP BY 1';
  const rising = monthsOf(
    Array.from({ length: 24 }, (_, at) => 100 + (at % 12) * 5 + (at < 12 ? 0 : 30 + (at % 5))),
  );
  assert.match(told(widgetOf('line', sql, rising)).title, /year to December 2025.*rose 2\d%.*1,530.*1,9\d\d/);
  const noise = monthsOf(Array.from({ length: 24 }, (_, at) => 100 + ((at * 37) % 41)));
  assert.ok(!kindsOf(widgetOf('line', sql, noise)).includes('last-year'));
});

test('two periods of each category: all rose, by how much at least and at most', () => {
  const rows = grid({
    Q1: { '2024': 100, '2025': 200 },
    Q2: { '2024': 300, '2025': 330 },
    Q3: { '2024': 200, '2025': 260 },
  });
  const { title } = told(widgetOf('grouped-bar', SUMS, rows));
  assert.match(title, /2024.*2025.*10%.*Q2.*100%.*Q1/);
});

test('columns of two years in a table are two periods', () => {
  const rows = ['Ada', 'Bo', 'Cy'].map((team, at) => ({
    team,
    sales_2024: [100, 140, 120][at] ?? 0,
    sales_2025: [150, 147, 223][at] ?? 0,
  }));
  const sql = 'SELECT team, SUM(a) AS sales_2024, SUM(b) AS sales_2025 FROM t GROUP BY 1';
  assert.match(told(widgetOf('table', sql, rows)).title, /^(?!.*2024).*rose.*3 teams.*5%.*Bo.*86%.*Cy/i);
});

test('who moved most in percent is not passed over for who is large', () => {
  const rows = [
    { label: 'China', value1: 0.77, value2: 2.05 },
    { label: 'United States', value1: 5.45, value2: 3.61 },
    { label: 'India', value1: 0.3, value2: 0.5 },
  ];
  const widget = widgetOf('dumbbell', 'SELECT label, a AS value1, b AS value2 FROM t', rows, {
    title: 'Emissions per person, 2000 and 2020',
  });
  assert.match(told(widget).title, /China/);
});

test('quotients of two periods are one quantity, and a dumbbell names the periods of its title', () => {
  const rows = ['RDU', 'RF4', 'RQM'].map((label, at) => ({
    label,
    value1: [0.916, 0.833, 0.894][at] ?? 0,
    value2: [0.871, 0.724, 0.93][at] ?? 0,
  }));
  const part = (when: string): string =>
    `sum(late) FILTER (WHERE ${when}) * 1.0 / sum(seen) FILTER (WHERE ${when})`;
  const sql = `SELECT org AS label, ${part("period < DATE '2017-04-01'")} AS value1, ${part("period >= DATE '2018-04-01'")} AS value2 FROM ae GROUP BY 1`;
  const widget = widgetOf('dumbbell', sql, rows, { title: 'Seen in time: 2016/17 and 2018/19' });
  assert.match(told(widget).all, /RF4.*83\.3%.*72\.4%/);
  assert.equal(shownFormat(readFrame(widget)).value1Label, '2016/17');
  const groups = sql.replace(/period (?:<|>=) DATE '[\d-]+'/g, 'is_member');
  assert.ok(!kindsOf(widgetOf('dumbbell', groups, rows)).includes('pair-directions'));
});

test('whose share differs most between categories is told with both ends', () => {
  const rows = grid({
    NFL: { Republican: 880, Democrat: 120 },
    NBA: { Republican: 610, Democrat: 390 },
    WNBA: { Republican: 540, Democrat: 460 },
  });
  const { all } = told(widgetOf('stacked-bar', SUMS, rows));
  assert.match(all, /(?:Republican|Democrat).*NFL.*WNBA|(?:Republican|Democrat).*WNBA.*NFL/);
  assert.match(all, /88%.*54%|46%.*12%/);
});

test('two groups that peak at different hours are told with both peaks', () => {
  const course = (peak: number): number[] =>
    Array.from({ length: 24 }, (_, hour) => Math.round(500 - 30 * Math.abs(hour - peak)));
  const rows = [17, 12].flatMap((peak, at) =>
    course(peak).map((value, hour) => ({
      category: hour,
      series: ['Working day', 'Weekend'][at] ?? '',
      value,
    })),
  );
  const sql = 'SELECT hour(started) AS category, kind AS series, AVG(rides) AS value FROM t GROUP BY 1, 2';
  const { all } = told(widgetOf('multi-line', sql, rows));
  assert.match(all, /Working day.*17:00.*500.*Weekend.*12:00|Weekend.*12:00.*Working day.*17:00/);
});

test('values without a name are told without one', () => {
  const sql = "SELECT 'Members' AS category, SUM(a) AS value FROM t UNION ALL SELECT 'Guests', SUM(b) FROM t";
  const { title } = told(
    widgetOf('bar', sql, pairsOf({ Members: 2700, Guests: 620 }), { title: 'Who rides' }),
  );
  assert.match(title, /Members.*2,700.*Guests.*620/);
  assert.doesNotMatch(title, /values/i);
});

test('a list names its rows by their text, and by a second name where one is not enough', () => {
  const rows = [
    { day: '2024-02-24', airport: 'Austin', aircraft: 'B-727', cost: 7_043_545 },
    { day: '2023-09-19', airport: 'LaGuardia', aircraft: 'A-320', cost: 3_811_576 },
    { day: '2022-06-08', airport: 'Austin', aircraft: 'A-300', cost: 2_100_000 },
    { day: '2021-01-03', airport: 'Newark', aircraft: 'A-300', cost: 1_900_000 },
  ];
  const sql = 'SELECT day, airport, aircraft, cost FROM strikes ORDER BY cost DESC LIMIT 4';
  assert.match(told(widgetOf('table', sql, rows)).title, /Austin.*B-727.*7,043,545/);
  const apart = rows.map((row, at) => ({ ...row, airport: at === 2 ? 'Denver' : row.airport }));
  assert.match(told(widgetOf('table', sql, apart)).title, /^(?!.*B-727).*Austin/);
});

test('groups that a query chose are added up over their series, and named as those shown', () => {
  const rows = grid({
    Dallas: { Small: 494, Large: 414 },
    Denver: { Small: 200, Large: 180 },
    Austin: { Small: 150, Large: 130 },
  });
  const sql =
    'SELECT airport AS category, size AS series, COUNT(*) AS value FROM strikes WHERE airport IN (SELECT airport FROM strikes GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 3) GROUP BY 1, 2';
  assert.match(told(widgetOf('stacked-bar', sql, rows)).all, /908.*Dallas|Dallas.*908/);
  assert.match(told(widgetOf('stacked-bar', sql, rows)).all, /of the 3 airports shown/);
});

test('a period that is not complete is said on the slide', () => {
  const rows = monthsOf([...Array.from({ length: 20 }, (_, at) => 100 + 8 * at), 20]);
  const widget = widgetOf('line', 'SELECT month, SUM(v) AS value FROM t GROUP BY 1', rows, {
    coverage: { times: { last: '2025-09-05T00:00:00Z' } },
    queriedAt: '2025-09-05T12:00:00Z',
  } as object);
  const { points } = told(widget);
  assert.ok(
    points.some((point) => /September 2025/.test(point)),
    points.join('\n'),
  );
});

test('a figure says when the one before was, by the SQL of both', () => {
  const figure = (then: string): string =>
    told(
      widgetOf(
        'big-number',
        `SELECT SUM(cost) FILTER (WHERE day BETWEEN '2002-01-01' AND '2002-06-30') AS value, SUM(cost) FILTER (WHERE ${then}) AS previous FROM t`,
        [{ value: 80, previous: 50 }],
        { title: 'Cost, first half of 2002' },
      ),
    ).title;
  assert.match(figure("day BETWEEN '2001-01-01' AND '2001-06-30'"), /\(against January – June 2001\)/);
  assert.match(
    figure("day >= DATE '2001-01-01' AND day < DATE '2001-07-01'"),
    /\(against January – June 2001\)/,
  );
  assert.doesNotMatch(figure('is_old'), /against/);
});

test('a code of a query is said with its column, in every language', () => {
  const sql = "SELECT kind AS category, COUNT(*) AS value FROM t WHERE type = '1' GROUP BY 1";
  const widget = widgetOf('bar', sql, pairsOf({ A: 300, B: 90, C: 20 }));
  assert.match(told(widget, 'de-DE').all, /nur Type 1/);
  assert.match(told(widget).all, /type 1 only/);
});

test('a pattern and a flag of a query are said, a group without a value is left out by nobody', () => {
  const base = (where: string): string =>
    told(
      widgetOf(
        'bar',
        `SELECT kind AS category, COUNT(*) AS value FROM t WHERE ${where} GROUP BY 1`,
        pairsOf({ A: 300, B: 90, C: 20 }),
      ),
    ).all;
  assert.match(base("kind NOT ILIKE 'unknown%'"), /without unknown…/);
  assert.match(base('yr = 1'), /year 1 only/);
  const growth =
    'SELECT region AS category, SUM(v) * 1.0 / SUM(w) AS value FROM t GROUP BY 1 HAVING SUM(w) IS NOT NULL';
  assert.doesNotMatch(told(widgetOf('bar', growth, pairsOf({ A: 0.9, B: 0.4, C: 0.1 }))).all, /left out/);
});

test('boxes of chosen groups are counted by their groups, not by their rows', () => {
  const rows = ['Junior', 'Senior', 'Lead', 'Head'].flatMap((category, at) =>
    Array.from({ length: 30 }, (_, i) => ({ category, value: 40 + 15 * at + (i % 9) })),
  );
  const sql =
    "SELECT level AS category, salary AS value FROM t WHERE level IN ('Junior', 'Senior', 'Lead', 'Head')";
  assert.match(told(widgetOf('boxplot', sql, rows)).title, /Head.*of the 4 levels shown/);
});

test('two that are close to each other and ahead of all others lead as two', () => {
  const sql = 'SELECT club AS category, SUM(goals) AS value FROM matches GROUP BY 1 ORDER BY 2 DESC LIMIT 5';
  const clubs = { Barcelona: 438, 'R. Madrid': 437, Salzburg: 354, Bayern: 343, Basel: 339 };
  const { title } = told(widgetOf('bar', sql, pairsOf(clubs), { title: 'Clubs with most goals' }));
  assert.match(title, /Barcelona.*R\. Madrid.*438.*437.*354|438.*437.*354/);
  const even = { Barcelona: 438, 'R. Madrid': 437, Salzburg: 430, Bayern: 425, Basel: 420 };
  assert.ok(!kindsOf(widgetOf('bar', sql, pairsOf(even))).includes('first-two'));
});
