import type { Case } from './wrong-widgets.js';

const good = (what: string, widget: Record<string, unknown>, shows: string[] = []): Case => ({
  what,
  widget,
  shows,
});

/** Widgets that are strange and can be shown all the same. */
export const ODD_WIDGETS: Case[] = [
  good('no title', { title: undefined }),
  good('a blank title', { title: '  ' }),
  good('a title that is a number', { title: 5 }),
  good('options that are null', { config: null }),

  good('a table named with a space', { dataKey: 'SELECT region, amount FROM "odd table"' }),
  good('a table named like a keyword', { dataKey: 'SELECT region, amount FROM "select"' }),
  good('a table with a quote in its name', { dataKey: 'SELECT region, amount FROM "a""b"' }),
  good('a table with a Chinese name', { dataKey: 'SELECT region, amount FROM 表' }),
  good('columns named with quotes and keywords', {
    dataKey: 'SELECT region AS "from ""it""", amount AS "and" FROM sales',
  }),
  good('columns named with backticks and template signs', {
    dataKey: 'SELECT region AS "}} {{`x`", amount AS "a|b }} {{" FROM sales',
  }),
  good(
    'columns named in Chinese',
    { type: 'table', dataKey: 'SELECT region AS 地域, amount AS 売上 FROM sales' },
    ['地域', '売上'],
  ),
  good(
    'columns named like members of objects',
    { type: 'table', dataKey: 'SELECT region AS "__proto__", amount AS "constructor" FROM sales' },
    ['__proto__', 'North', '30'],
  ),
  good('a widget named like a member of objects', { id: '__proto__' }),

  ...['bar', 'horizontal-bar', 'line', 'area', 'pie', 'donut', 'table', 'big-number'].map((type) =>
    good(`one row as a ${type}`, { type, dataKey: "SELECT 'N' AS category, 5 AS value" }),
  ),
  good('one point', { type: 'scatter', dataKey: 'SELECT 1 AS x, 5 AS y' }),
  good('a null for a category', { dataKey: 'SELECT NULL::VARCHAR AS category, amount FROM sales' }),
  good('the largest numbers', { type: 'table', dataKey: 'SELECT region, 1.7e308 AS value FROM sales' }, [
    '1.7E308',
  ]),
  good('the largest numbers as bars', { dataKey: 'SELECT region, amount * 5e306 AS value FROM sales' }),
  good('the largest number as a figure', { type: 'big-number', dataKey: 'SELECT 1.7e308 AS value' }, [
    '1.7E308',
  ]),
  good('negative numbers', { dataKey: 'SELECT region, -amount AS amount FROM sales' }),
  good(
    'integers of 26 digits',
    { type: 'big-number', dataKey: 'SELECT 12345678901234567890123456::HUGEINT AS value' },
    ['12,345,678,901,234,567,890,123,456'],
  ),

  good(
    'HTML in cells and names',
    {
      type: 'table',
      title: '<script>alert(1)</script>',
      dataKey: `SELECT '<img src=x onerror=alert(1)>' AS "<b>c</b>", '{{sum(v)}} **x**' AS t, 3 AS v`,
    },
    ['<img src=x onerror=alert(1)>', '<b>c</b>', '{{sum(v)}} **x**'],
  ),
  good('HTML in a chart', {
    title: '"><script>alert(1)</script>',
    dataKey: `SELECT '</text><script>alert(2)</script>' AS category, 3 AS value`,
  }),
  good(
    'HTML in a figure',
    {
      type: 'big-number',
      dataKey: `SELECT 3 AS value, '<b>label</b>' AS label, 2 AS delta, '<i>x</i>' AS delta_basis`,
    },
    ['Odd · <b>label</b>', '▲ +2 <i>x</i>'],
  ),
  good(
    'control characters and lone surrogates',
    {
      type: 'table',
      title: 'a\u0000b\u0007\ud800',
      dataKey: `SELECT 'a' || chr(1) || chr(11) || 'b' AS category, '\ud800' AS t, 3 AS value`,
    },
    ['ab'],
  ),
];
