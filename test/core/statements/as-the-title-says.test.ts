import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownFormat } from '../../../src/core/statements/shown/shown-format.js';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { namedUnit } from '../../../src/core/statements/frame/units.js';
import { kindsOf, pairsOf, sizes, told, widgetOf, yearsOf } from './widget.js';

const CAUSES = pairsOf({ Storms: 135.21, Operations: 17.52, Equipment: 3.06, Attacks: 0.36 });

test('millions of a title or a column are said with every figure, and the chart keeps its own', () => {
  const customers = widgetOf(
    'bar',
    'SELECT cause AS category, round(sum(customers) / 1e6, 2) AS value FROM outages GROUP BY 1',
    CAUSES,
    { title: 'Customers affected by cause (millions)' },
  );
  assert.match(told(customers).all, /156\.2M/);
  assert.equal(shownFormat(readFrame(customers)).numberFormat, undefined);
  const money = { title: 'Revenue by region (€m)' };
  assert.match(told(widgetOf('bar', 'SELECT region AS category, sum(revenue) / 1e6 AS value FROM t GROUP BY 1', CAUSES, money)).all, /€156\.2M/); // prettier-ignore
  const raised = 'SELECT stage AS category, SUM(raised_millions) AS value FROM t GROUP BY 1';
  const { all } = told(widgetOf('bar', raised, CAUSES));
  assert.match(all, /156\.2M/);
  assert.doesNotMatch(all, /millions/);
  const miles = 'SELECT driver AS category, SUM(trip_miles) AS value FROM t GROUP BY 1';
  assert.doesNotMatch(told(widgetOf('bar', miles, CAUSES)).all, /K\b/);
  // Metres are no millions.
  assert.doesNotMatch(told(widgetOf('bar', 'SELECT a AS category, AVG(depth) AS value FROM t GROUP BY 1', CAUSES, { title: 'Depth by site (m)' })).all, /135\.2M/); // prettier-ignore
});

test('a unit of two parts is printed, and a column name that is no word gives way to the title', () => {
  const { title } = told(
    widgetOf(
      'bar',
      'SELECT type AS category, median(site_eui_kbtu_sf) AS value FROM buildings WHERE site_eui_kbtu_sf > 0 GROUP BY 1',
      pairsOf({ Shops: 247.3, Hotels: 80.4, Offices: 53.2, Storage: 15.7 }),
      { title: 'Median site energy intensity by type (kBtu/sq ft)' },
    ),
  );
  assert.match(title, /median site energy intensity.*247 kBtu\/sq ft/i);
  assert.doesNotMatch(title, /eui|over 0/);
});

test('letters at the end of a name are a weight only where something is weighed', () => {
  assert.deepEqual(namedUnit('ips_voie_gt'), { name: 'ips_voie_gt' });
  assert.deepEqual(namedUnit('co2_gt'), { name: 'co2', unit: 'Gt' });
});

test('the two values of a pair are called what the title says of each', () => {
  const widget = widgetOf(
    'dumbbell',
    "SELECT measure AS label, avg(CAST(cmp LIKE 'Below%' AS INT)) AS value1, avg(CAST(cmp LIKE 'Above%' AS INT)) AS value2 FROM ratings GROUP BY 1",
    [
      { label: 'Timeliness', value1: 0.25, value2: 0.31 },
      { label: 'Safety', value1: 0.25, value2: 0.27 },
      { label: 'Imaging', value1: 0.1, value2: 0.12 },
    ],
    { title: 'Below vs above the national average by measure' },
  );
  assert.match(
    told(widget).title,
    /below.*above the national average.*Timeliness.*25.*31|Timeliness.*below 25.*above/i,
  );
  assert.deepEqual(shownFormat(readFrame(widget)).value2Label, 'Above the national average');
  const moved = { ...widget, title: 'Share of guests before and after 2007' };
  assert.equal(shownFormat(readFrame(moved)).value1Label, 'Before 2007');
});

test('of a few of all things that a query counts, the title says which', () => {
  const widget = widgetOf(
    'line',
    "SELECT year AS category, count(*) FILTER (WHERE kind = 'Politician') AS value FROM guests GROUP BY 1",
    yearsOf(2003, [21, 28, 24, 30, 27, 22, 26, 41]),
    { title: 'Politicians on the show per year' },
  );
  assert.match(told(widget).all, /politicians/i);
  assert.doesNotMatch(told(widget).all, /\bguests\b/i);
});

test('names that stand for no value leave out what is not known, and a median is no target', () => {
  const guests =
    "SELECT year AS category, count(*) AS value FROM guests WHERE lower(guest) NOT IN ('none', '(none)', 'no guest', '(no guest)') GROUP BY 1";
  assert.match(
    told(widgetOf('line', guests, yearsOf(2003, [161, 160, 163, 40, 162, 159, 161, 160, 162]))).title,
    /with known guest/,
  );
  const score = widgetOf(
    'gauge',
    'SELECT avg(score) AS value, 50 AS target FROM t',
    [{ value: 67.9, target: 50 }],
    {
      title: 'Average score (national median = 50)',
    },
  );
  assert.ok(!kindsOf(score).includes('attainment'));
  assert.match(told(score).title, /67\.9/);
});

test('levels are said with what they are levels of', () => {
  const rows = pairsOf({ Above: 900, 'Same as': 500, Below: 200 });
  const widget = widgetOf(
    'bar',
    'SELECT patient_experience AS category, COUNT(*) AS value FROM hospitals GROUP BY 1',
    rows,
  );
  assert.match(told(widget).title, /patient experience above/i);
});

test('a cumulative share is no course, whatever it is ordered by', () => {
  const sql =
    'WITH r AS (SELECT ghg, row_number() OVER (ORDER BY ghg DESC) AS rk, count(*) OVER () AS n, sum(ghg) OVER (ORDER BY ghg DESC) / sum(ghg) OVER () AS share FROM b) SELECT CAST(ceil(rk * 10.0 / n) * 10 AS INT) AS category, max(share) AS value FROM r GROUP BY 1 ORDER BY 1';
  const rows = [52, 64, 72, 78, 83, 88, 92, 95, 98, 100].map((value, at) => ({
    category: 10 * (at + 1),
    value: value / 100,
  }));
  const widget = widgetOf('area', sql, rows, { title: 'Cumulative share of emissions, largest first' });
  assert.deepEqual(kindsOf(widget), ['rows']);
});

const RATES = 'SELECT state AS category, AVG(rating) AS value FROM hospitals GROUP BY 1 HAVING COUNT(*) >= 5';

test('who asks for groups of so many rows gets all of them ranked', () => {
  const rows = pairsOf({ SD: 3.86, WI: 3.61, OH: 3.1, NY: 2.31, DC: 1.43 });
  const coverage = sizes({ SD: [14, 0.6], WI: [66, 0.7], OH: [700, 0.8], NY: [150, 0.8], DC: [7, 0.5] });
  const { title } = told(widgetOf('bar', RATES, rows, { coverage }));
  assert.match(title, /SD.*3\.9.*DC.*1\.4/);
  assert.doesNotMatch(title, /larger groups/);
});

test('where groups differ for certain the ends are named, though two of them may be alike', () => {
  const rows = pairsOf({
    Church: 0.344,
    Mixed: 0.325,
    Private: 0.317,
    Local: 0.251,
    Proprietary: 0.195,
    State: 0.191,
  });
  const widget = (n: number) =>
    widgetOf('bar', 'SELECT owner AS category, AVG(CASE WHEN stars >= 4 THEN 1 ELSE 0 END) AS value FROM h GROUP BY 1', rows, {
      title: 'Share of good hospitals by owner',
      coverage: sizes({ Church: [n, 0.47], Mixed: [n, 0.47], Private: [4 * n, 0.47], Local: [n, 0.43], Proprietary: [2 * n, 0.4], State: [40, 0.39] }),
    }); // prettier-ignore
  assert.match(told(widget(300)).title, /Church.*State/);
  assert.doesNotMatch(told(widget(15)).title, /Church.*State/);
});

test('of levels that lie close two stand apart by what parts all of them', () => {
  const rows = pairsOf({
    PARIS: 117.5,
    VERSAILLES: 114.9,
    NANTES: 108.8,
    NICE: 108.4,
    LYON: 107.9,
    RENNES: 107.1,
  });
  const widget = widgetOf(
    'bar',
    'SELECT a AS category, AVG(ips) AS value FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 6',
    rows,
  );
  assert.ok(kindsOf(widget).includes('first-two'));
});

test('of two groups one is higher than the other, and neither follows', () => {
  const widget = widgetOf(
    'bar',
    'SELECT sector AS category, AVG(ips) AS value FROM t GROUP BY 1',
    pairsOf({ private: 112.6, public: 99.6 }),
  );
  assert.match(told(widget).title, /private.*(?:higher|above|112\.6).*99\.6/i);
  assert.doesNotMatch(told(widget).all, /highest|follows/);
});

test('the part of a burst is of all that the chart shows, and a year that may be cut is no latest one', () => {
  const values = [10, 20, 36, 40, 90, 60, 20, 300, 420, 500, 1800, 9800, 13_300, 1400];
  const sql = 'SELECT year AS category, SUM(fine) AS value FROM fines GROUP BY 1';
  const { all } = told(widgetOf('line', sql, yearsOf(2000, values)));
  assert.match(all, /2013 may|part of 2013/);
  assert.doesNotMatch(all, /latest value/);
  // 23,100 of 27,796, and not of 26,396.
  assert.match(all, /83%.*2011.*2012/);
});

test('a few cases more than a year before are no headline, nor the sharpest fall of twelve months', () => {
  const quarters = Array.from({ length: 12 }, (_, at) => ({
    category: `${2012 + Math.floor(at / 4)}-${String(1 + 3 * (at % 4)).padStart(2, '0')}-01`,
    value: [5, 8, 4, 6, 7, 3, 6, 5, 4, 3, 8, 7][at] ?? 0,
  }));
  const sql = "SELECT date_trunc('quarter', day) AS category, COUNT(*) AS value FROM visits GROUP BY 1";
  assert.doesNotMatch(told(widgetOf('line', sql, quarters)).title, /doubled|year earlier/);
});
