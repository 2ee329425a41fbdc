import type { Row } from '../../../src/core/query/types.js';

export interface LegitimateSql {
  sql: string;
  rowCount: number;
  first: Row;
}

const RUN: readonly (readonly [sql: string, rowCount: number, first: Row])[] = [
  [
    'SELECT * FROM sales',
    6,
    { region: 'North', product: 'A', qty: 10, price: 2.5, day: '2024-01-05', ok: true },
  ],
  ['FROM sales', 6, { region: 'North', product: 'A', qty: 10, price: 2.5, day: '2024-01-05', ok: true }],
  ['TABLE sales', 6, { region: 'North', product: 'A', qty: 10, price: 2.5, day: '2024-01-05', ok: true }],
  ['VALUES (1, 2), (3, 4)', 2, { col0: 1, col1: 2 }],
  [
    'WITH big AS (SELECT * FROM sales WHERE qty > 20) SELECT region, COUNT(*) AS n FROM big GROUP BY ALL ORDER BY ALL',
    2,
    { region: 'North', n: 2 },
  ],
  [
    'DESCRIBE sales',
    6,
    { column_name: 'region', column_type: 'VARCHAR', null: 'YES', key: null, default: null, extra: null },
  ],
  ['SHOW TABLES', 1, { name: 'sales' }],
  [
    'SUMMARIZE SELECT qty FROM sales',
    1,
    {
      column_name: 'qty',
      column_type: 'INTEGER',
      min: '10',
      max: '60',
      approx_unique: 6,
      avg: '35.0',
      std: '18.708286933869708',
      q25: '20',
      q50: '35',
      q75: '50',
      count: 6,
      null_percentage: 0,
    },
  ],
  ['SELECT region FROM sales ORDER BY qty;', 6, { region: 'North' }],
  ['SELECT region FROM sales WHERE qty = 10 ; -- the end;', 1, { region: 'North' }],
  [
    "SELECT 'it''s; fine' AS text, $$a;b$$ AS dollar, E'\\';' AS escaped",
    1,
    { text: "it's; fine", dollar: 'a;b', escaped: "';" },
  ],
  ['SELECT "qty" AS "a;b" FROM sales ORDER BY 1 /* ; /* nested; */ */', 6, { 'a;b': 10 }],
  [
    'SELECT region, qty, RANK() OVER (PARTITION BY region ORDER BY qty DESC) AS place FROM sales QUALIFY place = 1 ORDER BY ALL',
    2,
    { region: 'North', qty: 50, place: 1 },
  ],
  [
    'SELECT day, SUM(qty) OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS total FROM sales ORDER BY day',
    6,
    { day: '2024-01-05', total: 10 },
  ],
  [
    'SELECT day, qty, LAG(qty) OVER w AS before, qty - LAG(qty) OVER w AS change FROM sales WINDOW w AS (ORDER BY day) ORDER BY day DESC',
    6,
    { day: '2024-04-01', qty: 60, before: 50, change: 10 },
  ],
  [
    'SELECT region, AVG(qty) OVER (ORDER BY day RANGE BETWEEN INTERVAL 30 DAY PRECEDING AND CURRENT ROW) AS moving FROM sales ORDER BY day',
    6,
    { region: 'North', moving: 10 },
  ],
  [
    'SELECT NTILE(2) OVER (ORDER BY qty) AS half, PERCENT_RANK() OVER (ORDER BY qty) AS p FROM sales ORDER BY qty DESC',
    6,
    { half: 2, p: 1 },
  ],
  [
    'SELECT query AS value FROM (SELECT region AS query FROM sales) AS searches ORDER BY ALL',
    6,
    { value: 'North' },
  ],
  [
    'SELECT * EXCLUDE (price, day, ok) REPLACE (qty * 2 AS qty) FROM sales ORDER BY qty',
    6,
    { region: 'North', product: 'A', qty: 20 },
  ],
  ["SELECT COLUMNS('^(qty|price)$') FROM sales ORDER BY qty", 6, { qty: 10, price: 2.5 }],
  [
    'SELECT MIN(COLUMNS(* EXCLUDE (ok))) FROM sales',
    1,
    { region: 'North', product: 'A', qty: 10, price: 0.5, day: '2024-01-05' },
  ],
  [
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT SUM(i) AS value FROM n',
    1,
    { value: 55 },
  ],
  [
    "SELECT list_transform([1, 2], lambda x: x + 1) AS list, {'a': 1}.a AS field",
    1,
    { list: [2, 3], field: 1 },
  ],
  ['SELECT [x * 2 FOR x IN [1, 2, 3] IF x > 1] AS doubled', 1, { doubled: [4, 6] }],
  [
    'SELECT list_filter([1, 2, 3], lambda x: x % 2 = 1) AS odd, list_reduce([1, 2, 3], lambda a, b: a + b) AS total',
    1,
    { odd: [1, 3], total: 6 },
  ],
  [
    'SELECT list(qty ORDER BY qty DESC) AS quantities, list_sort(list(DISTINCT region)) AS regions FROM sales',
    1,
    { quantities: [60, 50, 40, 30, 20, 10], regions: ['North', 'South'] },
  ],
  ["SELECT MAP {'a': 1, 'b': 2}['b'] AS value, map_keys(MAP {'a': 1}) AS keys", 1, { value: 2, keys: ['a'] }],
  [
    'SELECT struct_pack(region := region, n := COUNT(*)) AS pair FROM sales GROUP BY region ORDER BY region',
    2,
    { pair: { region: 'North', n: 3 } },
  ],
  ['SELECT UNNEST([10, 20]) AS value', 2, { value: 10 }],
  ["SELECT UNNEST({'a': 1, 'b': 'x'})", 1, { a: 1, b: 'x' }],
  [
    'SELECT s.region, u.x FROM sales AS s, UNNEST([s.qty, s.qty * 2]) AS u(x) ORDER BY ALL',
    12,
    { region: 'North', x: 10 },
  ],
  [
    "PIVOT sales ON region IN ('North', 'South') USING SUM(qty) GROUP BY product ORDER BY product",
    3,
    { product: 'A', North: 10, South: 80 },
  ],
  [
    'SELECT * FROM (PIVOT sales ON ok IN (true, false) USING COUNT(*) GROUP BY region) ORDER BY region',
    2,
    { region: 'North', true: 2, false: 1 },
  ],
  [
    "SELECT * FROM sales PIVOT (SUM(qty) FOR region IN ('North', 'South') GROUP BY product) ORDER BY product",
    3,
    { product: 'A', North: 10, South: 80 },
  ],
  [
    'UNPIVOT (SELECT region, qty, price FROM sales) ON qty, price INTO NAME measure VALUE amount ORDER BY ALL',
    12,
    { region: 'North', measure: 'price', amount: 0.5 },
  ],
  [
    "SELECT date_trunc('month', current_date) AS month, now() - INTERVAL 1 DAY AS yesterday",
    1,
    { month: '2024-05-01T00:00:00', yesterday: '2024-05-05T07:08:09.25' },
  ],
  [
    'SELECT current_timestamp AS a, today() AS b, localtimestamp AS c, current_time AS d, localtime AS e',
    1,
    {
      a: '2024-05-06T07:08:09.25',
      b: '2024-05-06',
      c: '2024-05-06T07:08:09.25',
      d: '07:08:09.25',
      e: '07:08:09.25',
    },
  ],
  [
    "SELECT strftime(DATE '2024-03-01', '%B %Y') AS label, EXTRACT(year FROM now()) AS year",
    1,
    { label: 'March 2024', year: 2024 },
  ],
  [
    "SELECT DATE '2024-03-31' - INTERVAL 1 MONTH AS before, DATE '2024-03-01' - DATE '2024-02-01' AS days",
    1,
    { before: '2024-02-29T00:00:00', days: 29 },
  ],
  [
    "SELECT date_diff('month', DATE '2023-11-30', DATE '2024-02-01') AS months, last_day(DATE '2024-02-01') AS last",
    1,
    { months: 3, last: '2024-02-29' },
  ],
  [
    "SELECT age(DATE '2020-01-01') AS age, ago(INTERVAL 1 YEAR) AS then",
    1,
    { age: { months: 52, days: 5, micros: 0 }, then: '2023-05-06T07:08:09.25' },
  ],
  [
    "SELECT strptime('01.02.2024', '%d.%m.%Y')::DATE AS day, make_date(2024, 2, 29) AS leap",
    1,
    { day: '2024-02-01', leap: '2024-02-29' },
  ],
  [
    "SELECT replace(48.25, '%', '')::DOUBLE AS share, replace(replace(1234.5, '.', ''), ',', '.')::DOUBLE AS price, replace('a.b', '.', '-') AS name",
    1,
    { share: 48.25, price: 1234.5, name: 'a-b' },
  ],
  [
    'SELECT dayname(day) AS weekday, isodow(day) AS n, week(day) AS week FROM sales ORDER BY day',
    6,
    { weekday: 'Friday', n: 5, week: 1 },
  ],
  [
    "SELECT time_bucket(INTERVAL '3 months', day) AS quarter, SUM(qty) AS qty FROM sales GROUP BY quarter ORDER BY quarter",
    2,
    { quarter: '2024-01-01', qty: 150 },
  ],
  [
    "SELECT range::DATE AS day FROM range(DATE '2024-01-01', DATE '2024-01-04', INTERVAL 1 DAY)",
    3,
    { day: '2024-01-01' },
  ],
  ['SELECT generate_series AS n FROM generate_series(1, 3)', 3, { n: 1 }],
  [
    'SELECT MEDIAN(qty) AS median, QUANTILE_CONT(qty, 0.9) AS p90, CORR(qty, price) AS r, MODE(region) AS mode FROM sales',
    1,
    { median: 35, p90: 55, r: -0.15958922127714772, mode: 'North' },
  ],
  [
    'SELECT STDDEV(qty) AS deviation, REGR_SLOPE(price, qty) AS slope FROM sales',
    1,
    { deviation: 18.708286933869708, slope: -0.023571428571428573 },
  ],
  [
    'SELECT ARG_MAX(product, qty) AS best, MAX_BY(region, price) AS dearest, MIN(qty, 2) AS least FROM sales',
    1,
    { best: 'A', dearest: 'North', least: [10, 20] },
  ],
  [
    'SELECT COUNT(*) FILTER (WHERE qty > 20) AS many, SUM(qty) FILTER (ok) AS good, COUNT(DISTINCT product) AS products FROM sales',
    1,
    { many: 4, good: 120, products: 3 },
  ],
  [
    "SELECT STRING_AGG(DISTINCT product, ', ' ORDER BY product) AS products FROM sales",
    1,
    { products: 'A, B, C' },
  ],
  ['SELECT histogram(region) AS counts FROM sales', 1, { counts: { North: 3, South: 3 } }],
  [
    'SELECT * FROM histogram(sales, qty, bin_count := 2)',
    3,
    {
      bin: 'x <= 20',
      count: 2,
      bar: '████████████████████████████████████████████████████████████████████████████████',
    },
  ],
  [
    'SELECT APPROX_COUNT_DISTINCT(region) AS n, BOOL_AND(qty > 0) AS all_positive FROM sales',
    1,
    { n: 2, all_positive: true },
  ],
  [
    'SELECT region, product, SUM(qty) AS qty FROM sales GROUP BY GROUPING SETS ((region), (product), ()) ORDER BY ALL',
    6,
    { region: 'North', product: null, qty: 90 },
  ],
  [
    'SELECT region, ok, COUNT(*) AS n FROM sales GROUP BY CUBE (region, ok) ORDER BY ALL',
    9,
    { region: 'North', ok: false, n: 1 },
  ],
  [
    'SELECT region, SUM(qty) AS qty FROM sales GROUP BY ALL HAVING SUM(qty) > 70 ORDER BY ALL',
    2,
    { region: 'North', qty: 90 },
  ],
  [
    'SELECT a.region, b.qty FROM sales AS a JOIN sales AS b USING (day) ORDER BY ALL LIMIT 3',
    3,
    { region: 'North', qty: 10 },
  ],
  [
    'SELECT a.product, COUNT(b.qty) AS n FROM sales AS a LEFT JOIN sales AS b ON a.product = b.product AND b.qty > 40 GROUP BY a.product ORDER BY ALL',
    3,
    { product: 'A', n: 3 },
  ],
  [
    "SELECT s.qty, r.rate FROM sales AS s ASOF JOIN (VALUES (DATE '2024-01-01', 1.0), (DATE '2024-03-01', 1.1)) AS r(since, rate) ON s.day >= r.since ORDER BY s.day DESC",
    6,
    { qty: 60, rate: 1.1 },
  ],
  ["SELECT * FROM (SELECT 1 AS a) POSITIONAL JOIN (SELECT 'x' AS b)", 1, { a: 1, b: 'x' }],
  [
    'SELECT s.region, t.best FROM sales AS s, LATERAL (SELECT MAX(qty) AS best FROM sales AS i WHERE i.region = s.region) AS t ORDER BY ALL',
    6,
    { region: 'North', best: 50 },
  ],
  [
    "SELECT region FROM sales SEMI JOIN (SELECT 'North' AS region) AS n USING (region) ORDER BY ALL",
    3,
    { region: 'North' },
  ],
  [
    "SELECT product FROM sales ANTI JOIN (SELECT 'A' AS product) AS n USING (product) ORDER BY ALL",
    3,
    { product: 'B' },
  ],
  ['SELECT region FROM sales UNION SELECT product FROM sales ORDER BY ALL', 5, { region: 'A' }],
  [
    'SELECT region, 1 AS a FROM sales UNION ALL BY NAME SELECT 2 AS b ORDER BY ALL',
    7,
    { region: 'North', a: 1, b: null },
  ],
  ['(SELECT 1 AS a) EXCEPT (SELECT 2 AS a)', 1, { a: 1 }],
  ["SELECT region FROM sales INTERSECT SELECT 'North'", 1, { region: 'North' }],
  [
    "SELECT regexp_replace(region, '[aeiou]', '?', 'g') AS value, regexp_extract(region, '^(..)', 1) AS start FROM sales WHERE region LIKE '%?%' OR TRUE ORDER BY ALL",
    6,
    { value: 'N?rth', start: 'No' },
  ],
  [
    "SELECT format('{:,} of {}', 1234567, 'x') AS text, printf('%.1f %%', 12.34) AS share, lpad('7', 3, '0') AS code",
    1,
    { text: '1,234,567 of x', share: '12.3 %', code: '007' },
  ],
  [
    "SELECT 'Müller' COLLATE NOACCENT = 'Muller' AS same, 'ß' AS sharp, levenshtein('kitten', 'sitting') AS distance",
    1,
    { same: true, sharp: 'ß', distance: 3 },
  ],
  [
    "SELECT CASE WHEN qty > 40 THEN 'large' WHEN qty > 20 THEN 'medium' ELSE 'small' END AS size, COUNT(*) AS n FROM sales GROUP BY size ORDER BY size",
    3,
    { size: 'large', n: 2 },
  ],
  [
    "SELECT COALESCE(NULLIF(region, 'North'), 'N') AS region, IF(ok, 'yes', 'no') AS good FROM sales ORDER BY ALL",
    6,
    { region: 'N', good: 'no' },
  ],
  [
    "SELECT qty BETWEEN 10 AND 30 AS low, region IN ('North') AS north, region IS DISTINCT FROM 'North' AS other FROM sales ORDER BY ALL DESC",
    6,
    { low: true, north: true, other: false },
  ],
  [
    "SELECT TRY_CAST('x' AS INTEGER) AS nothing, '42'::INT + 1 AS answer, 7 // 2 AS whole, 7 % 4 AS rest, 2 ** 10 AS power",
    1,
    { nothing: null, answer: 43, whole: 3, rest: 3, power: 1024 },
  ],
  [
    'SELECT ROUND(price * 1.19, 2) AS gross, price::DECIMAL(9,1) AS short FROM sales ORDER BY price',
    6,
    { gross: 0.6, short: 0.5 },
  ],
  [
    'SELECT EXISTS (SELECT 1 FROM sales WHERE qty > 50) AS found, (SELECT MAX(qty) FROM sales) AS most, qty > ALL (SELECT 5) AS over FROM sales LIMIT 1',
    1,
    { found: true, most: 60, over: true },
  ],
  ['SELECT COUNT(*) AS n FROM sales TABLESAMPLE reservoir(3 ROWS) REPEATABLE (42)', 1, { n: 3 }],
  [
    'SELECT * FROM sales USING SAMPLE 100 PERCENT ORDER BY qty LIMIT 2 OFFSET 1',
    2,
    { region: 'South', product: 'A', qty: 20, price: 2.75, day: '2024-01-20', ok: true },
  ],
  ['SELECT product FROM sales ORDER BY product DESC NULLS LAST LIMIT 50%', 3, { product: 'C' }],
  [
    'SELECT DISTINCT ON (region) region, qty FROM sales ORDER BY region, qty DESC',
    2,
    { region: 'North', qty: 50 },
  ],
  ['SELECT year: 2024, total: SUM(qty) FROM sales', 1, { year: 2024, total: 210 }],
  ['SELECT 1 AS "select", 2 AS "größe €", 3 AS größe', 1, { select: 1, 'größe €': 2, größe: 3 }],
  ["SELECT\u00a01 AS a,\u2003'\u00a0' AS space", 1, { a: 1, space: '\u00a0' }],
  [
    'SELECT qty AS set, region AS comment, price AS "update" FROM sales ORDER BY qty',
    6,
    { set: 10, comment: 'North', update: 2.5 },
  ],
  [
    "SELECT uuid() IS NOT NULL AS made, random() < 1 AS drawn, hash('x') IS NOT NULL AS hashed, md5('x') AS md5",
    1,
    { made: true, drawn: true, hashed: true, md5: '9dd4e461268c8034f5c8564e155c67a6' },
  ],
  [
    'SELECT bit_count(7) AS bits, to_base(255, 16) AS hex, 1_000 + 1e3 AS thousand, .5 AS half',
    1,
    { bits: 3, hex: 'FF', thousand: 2000, half: 0.5 },
  ],
  [
    "SELECT version() LIKE 'v%' AS known, typeof(1.5) AS type, current_date IS NOT NULL AS dated, current_user AS who",
    1,
    { known: true, type: 'DECIMAL(2,1)', dated: true, who: 'duckdb' },
  ],
  ["SELECT keyword_name FROM duckdb_keywords() WHERE keyword_name = 'select'", 1, { keyword_name: 'select' }],
  [
    'SELECT GREATEST(1, 3, 2) AS most, LEAST(1, NULL) AS least, SIGN(-2) AS sign, LN(1) AS log',
    1,
    { most: 3, least: 1, sign: -1, log: 0 },
  ],
  [
    "SELECT region AS r, r || '-' || product AS key FROM sales ORDER BY key",
    6,
    { r: 'North', key: 'North-A' },
  ],
  [
    'FROM sales SELECT region, SUM(qty) AS qty GROUP BY region ORDER BY qty DESC',
    2,
    { region: 'South', qty: 120 },
  ],
  [
    'SELECT sales FROM sales ORDER BY qty LIMIT 1',
    1,
    { sales: { region: 'North', product: 'A', qty: 10, price: 2.5, day: '2024-01-05', ok: true } },
  ],
  [
    "SELECT region[1:2] AS start, region[-1] AS tail, ('a-b-c').split('-')[2] AS part, upper(region) || '!' AS loud FROM sales ORDER BY ALL",
    6,
    { start: 'No', tail: 'h', part: 'b', loud: 'NORTH!' },
  ],
  [
    'SELECT region, SUM(qty) AS qty, GROUPING(region) AS total FROM sales GROUP BY ROLLUP (region) ORDER BY total DESC, region',
    3,
    { region: null, qty: 210, total: 1 },
  ],
];

/** SQL that must run over the table of `sales.ts`: how many rows come, and the first of them. */
export const LEGITIMATE_SQL: readonly LegitimateSql[] = RUN.map(([sql, rowCount, first]) => ({
  sql,
  rowCount,
  first,
}));
