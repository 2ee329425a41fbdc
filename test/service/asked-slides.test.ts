import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openAsked, type AskedData } from './asked-slide.js';

const REVENUE = { North: 4200, South: 2500, East: 1700, West: 900, Central: 700 };
const GENRES = ['Drama', 'Comedy', 'Action', 'Horror'];

/** Ten orders a region, which come to what is written above. */
const orders = Object.entries(REVENUE).flatMap(([region, total], r) =>
  Array.from({ length: 10 }, (_, i) => ({
    region,
    genre: GENRES[(r + i) % 4],
    ordered: `2025-${String(1 + ((i + r) % 9)).padStart(2, '0')}-15`,
    revenue: total / 10,
    units: 1 + ((i * 7 + r) % 5),
    cost: total / 20,
    customer: `Customer ${String.fromCharCode(65 + ((r * 10 + i) % 26))}`,
  })),
);

let data: AskedData;
before(async () => {
  data = await openAsked({ orders });
});
after(() => data.close());

const OF_ALL = /\b(?:all|total|no other|only|together|alone)\b/i;

test('the share of a list that was cut is that of the whole, drawn as bars and written in percent', async () => {
  const slide = await data.ask('Top 3 regions by revenue with their share');
  assert.equal(slide.spec.type, 'bar');
  assert.match(slide.title, /^North tops|^North heads|North ranks first/);
  assert.match(slide.title, /42\.?0?%/);
  assert.ok(slide.drawn.includes('42%') || slide.drawn.includes('42.0%'), slide.drawn.join(' '));
  assert.ok(
    slide.drawn.every((text) => !/50|\$/.test(text) || /%$/.test(text)),
    slide.drawn.join(' '),
  );
  assert.doesNotMatch(slide.written.join(' '), /\$|50%/);
  assert.doesNotMatch(slide.text, OF_ALL);
});

test('no list that was cut is drawn as parts of a whole, whoever asks for it and however it is cut', async () => {
  for (const question of ['pie chart of the top 3 regions by revenue', 'top 2 regions by share of revenue'])
    assert.ok((await data.ask(question)).spec.type.endsWith('bar'), question);
  const sum = 'SELECT region AS category, SUM(revenue) AS value FROM orders';
  for (const dataKey of [
    `${sum} GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    `${sum} GROUP BY 1 QUALIFY ROW_NUMBER() OVER (ORDER BY 2 DESC) <= 3`,
    `${sum} GROUP BY 1 HAVING SUM(revenue) > 1000`,
    `SELECT category, value FROM (${sum} GROUP BY 1 ORDER BY 2 DESC LIMIT 3) ORDER BY 1`,
    `WITH ranked AS (SELECT region, SUM(revenue) AS v, ROW_NUMBER() OVER (ORDER BY SUM(revenue) DESC) AS rn FROM orders GROUP BY 1) SELECT region AS category, v AS value FROM ranked WHERE rn <= 3`,
  ])
    for (const type of ['pie', 'donut', 'treemap'] as const) {
      const slide = await data.show({ type, title: 'Revenue by region', dataKey });
      assert.equal(slide.spec.type, 'horizontal-bar', dataKey);
      assert.doesNotMatch(`${slide.title} ${slide.text}`, OF_ALL, dataKey);
      assert.doesNotMatch(slide.drawn.join(' '), /%/);
    }
});

test('parts that are all there stay a pie, also where the rest is added up by the query', async () => {
  const whole = 'SELECT region AS category, SUM(revenue) AS value FROM orders GROUP BY 1 ORDER BY 2 DESC';
  const rest = `SELECT category, SUM(value) AS value FROM (SELECT CASE WHEN ROW_NUMBER() OVER (ORDER BY SUM(revenue) DESC) <= 2 THEN region ELSE 'Other' END AS category, SUM(revenue) AS value FROM orders GROUP BY region) GROUP BY 1`;
  for (const dataKey of [whole, `${whole} LIMIT 50`, rest])
    assert.equal((await data.show({ type: 'pie', title: 'Revenue by region', dataKey })).spec.type, 'pie');
  assert.equal((await data.ask('share of revenue by region')).spec.type, 'pie');
});

test('shares are percentages wherever the SQL makes them, in text, chart and table', async () => {
  for (const [share, title] of [
    ['SUM(revenue) / (SELECT SUM(revenue) FROM orders)', 'Where the revenue comes from'],
    ['ROUND(100.0 * SUM(revenue) / SUM(SUM(revenue)) OVER (), 1)', 'Revenue share'],
    ['1.0 * COUNT(*) / SUM(COUNT(*)) OVER ()', 'Orders by region'],
  ] as const) {
    const sql = `SELECT region AS category, ${share} AS value FROM orders GROUP BY 1 ORDER BY 2 DESC`;
    const slide = await data.show({ type: 'bar', title, dataKey: sql });
    const figures = [slide.title, slide.text, ...slide.drawn].join(' ').match(/\$?\d[\d.,]*\S?/g) ?? [];
    const values = figures.filter((figure) => !/^\d+$/.test(figure));
    assert.ok(
      values.length > 0 && values.every((figure) => /^\d[\d.]*%/.test(figure)),
      `${title}: ${figures.join(' ')}`,
    );
  }
  const table = await data.show({
    type: 'table',
    title: 'Regions',
    dataKey:
      'SELECT region, SUM(revenue) AS revenue, SUM(revenue) / SUM(SUM(revenue)) OVER () AS part FROM orders GROUP BY 1 ORDER BY 2 DESC',
  });
  assert.ok(table.written.includes('42%') && table.written.includes('$4,200'), table.written.join(' | '));
});

test('a part of money is no money, and a sum by a number of things still is', async () => {
  const of = (value: string, title: string): ReturnType<AskedData['show']> =>
    data.show({
      type: 'bar',
      title,
      dataKey: `SELECT region AS category, ${value} AS value FROM orders GROUP BY 1`,
    });
  assert.doesNotMatch(
    (await of('SUM(revenue - cost) / SUM(revenue)', 'Revenue margin by region')).written.join(' '),
    /\$/,
  );
  assert.match((await of('SUM(revenue) / SUM(units)', 'Revenue per unit by region')).written.join(' '), /\$/);
});

test('the one that is asked for stands first among the others, marked and named', async () => {
  const most = await data.ask('Which region earns the most revenue?');
  assert.equal(most.rows.length, 5);
  assert.equal(most.rows[0]?.['category'], 'North');
  assert.equal(most.spec.config?.highlight, 'max');
  assert.match(most.title, /North.*\$4,200/);
  const least = await data.ask('which region has the lowest revenue');
  assert.equal(least.spec.config?.highlight, 'min');
  assert.match(least.title, /Central.*\$700/);
  const month = await data.ask('which month had the highest revenue');
  assert.equal(month.rows.length, 9);
  assert.equal(month.spec.config?.highlight, 'max');
  const many = await data.ask('which customer has the highest revenue');
  assert.equal(many.rows.length, 12);
  assert.doesNotMatch(many.text, OF_ALL);
});

test('who are level at the top are named together', async () => {
  const level = await openAsked({
    sales: ['A', 'B', 'C', 'A', 'B', 'C'].map((shop, i) => ({
      shop,
      revenue: shop === 'C' ? 5 : 20 + 0 * i,
    })),
  });
  const { title, spec } = await level.ask('which shop has the highest revenue');
  assert.match(title, /A and B/);
  assert.equal(spec.config?.highlight, undefined);
  await level.close();
});

test('nothing is said of what a query threw away', async () => {
  const sum = 'SELECT genre AS category, SUM(revenue) AS value FROM orders';
  for (const dataKey of [
    `${sum} GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    `${sum} WHERE genre = 'Drama' GROUP BY 1`,
    `${sum} GROUP BY 1 HAVING SUM(revenue) >= (SELECT MAX(v) FROM (SELECT SUM(revenue) AS v FROM orders GROUP BY genre))`,
  ]) {
    const { title, text } = await data.show({ type: 'bar', title: 'Revenue by genre', dataKey });
    assert.doesNotMatch(`${title} ${text}`, /no other|in the data|\ball\b|\bonly\b/i, dataKey);
  }
  const whole = await openAsked({ orders: orders.map((order) => ({ ...order, genre: 'Drama' })) });
  assert.match(
    (await whole.show({ type: 'bar', title: 'Revenue by genre', dataKey: `${sum} GROUP BY 1` })).text,
    /no other genre/,
  );
  await whole.close();
});

test('the lowest of a list are called the lowest, and nobody of them tops it', async () => {
  const { title, text, spec } = await data.ask('bottom 3 regions by revenue');
  assert.match(title, /Central.*\$700/);
  assert.doesNotMatch(`${title} ${text}`, /tops|heads|ranks first/);
  assert.equal(spec.config?.highlight, 'min');
});

test('a key figure of several rows says which one it is, and no sentence takes it for all', async () => {
  const sql = 'SELECT region, SUM(revenue) AS value FROM orders GROUP BY 1 ORDER BY 2 DESC';
  const slide = await data.show({ type: 'big-number', title: 'Total revenue', dataKey: sql });
  assert.ok(slide.written.includes('North'), slide.written.join(' | '));
  assert.equal(slide.title, 'Total revenue');
  const bare = await data.show({
    type: 'big-number',
    title: 'Revenue',
    dataKey: 'SELECT SUM(revenue) AS value FROM orders GROUP BY region ORDER BY 1 DESC',
  });
  assert.ok(bare.written.includes('1 / 5'), bare.written.join(' | '));
});

test('text, labels and axis of a slide write a column alike', async () => {
  const slide = await data.ask('revenue by region');
  assert.match(slide.written.join(' '), /\$4,200/);
  assert.ok(slide.drawn.includes('$4,200'), slide.drawn.join(' '));
  const course = await data.ask('revenue by month');
  const ticks = course.drawn.filter((text) => /\d/.test(text) && !/20\d\d|[A-Z][a-z]{2}/.test(text));
  assert.ok(ticks.length > 2 && ticks.every((text) => text.startsWith('$')), course.drawn.join(' '));
  const total = await data.ask('what is the total revenue');
  assert.equal(new Set(total.written.join(' ').match(/\$[\d.,K]+/g)).size, 1);
});

test('in a German deck a sentence is English throughout, names keep their capitals, and figures are German', async () => {
  const groups = await data.ask('revenue by region', 'de');
  assert.match(`${groups.title} ${groups.text}`, /North and South/);
  assert.doesNotMatch(`${groups.title} ${groups.text}`, /\bund\b/);
  assert.match(groups.written.join(' '), /4\.200\s\$/);
  const month = `SELECT date_trunc('month', ordered)::DATE AS category, SUM(revenue) AS value FROM orders WHERE ordered < DATE '2025-06-01' GROUP BY 1 ORDER BY 1`;
  const course = await data.show({ type: 'line', title: 'Umsatz je Monat', dataKey: month }, 'de');
  assert.match(`${course.title} ${course.text}`, /Umsatz je Monat/);
  assert.doesNotMatch(course.written.join(' '), /umsatz|je monat|Januar\b|März|Mai\b/);
  assert.match(course.written.join(' '), /January 2025|March 2025|May 2025/);
  const german = await data.show(
    {
      type: 'bar',
      title: 'Umsatz',
      dataKey:
        'SELECT region AS "Vertriebsgebiet", SUM(revenue) AS "Umsatz" FROM orders GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    },
    'de',
  );
  assert.match(german.title, /Umsatz/);
  assert.doesNotMatch(german.written.join(' '), /umsatz|vertriebsgebiet/);
  const english = await data.ask('revenue by region');
  assert.doesNotMatch(english.text, /the Region/);
});

test('one row that is asked for is named, and names in conditions are written as the data has them', async () => {
  const goods = await openAsked({
    goods: Array.from({ length: 40 }, (_, i) => ({
      product: `Item ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : 'x'}`,
      weight: 10.25 + i,
      city: i % 4 ? 'Bonn' : 'Köln',
    })),
  });
  const { title, text, written } = await goods.ask('which product has the highest weight');
  assert.match(title, /Item Nx/);
  assert.doesNotMatch(text, /in all|no other/);
  const figure = /49\.\d+/.exec(title)?.[0] ?? '';
  assert.ok(figure !== '' && written.includes(figure), `${title}: ${written.join(' | ')}`);
  const share = await goods.ask('what percentage of goods are from Bonn');
  assert.match(share.title, /Bonn.*75\.?0?%/);
  await goods.close();
});

test('amounts that have no scale in common are a table', async () => {
  const cars = await openAsked({
    cars: Array.from({ length: 80 }, (_, i) => ({
      maker: ['Alfa', 'Opel', 'Saab'][i % 3],
      horsepower: 60 + ((i * 7) % 90),
      acceleration: 8 + ((i * 3) % 11) / 2,
    })),
  });
  assert.equal(
    (await cars.ask('compare average acceleration and average horsepower by maker')).spec.type,
    'table',
  );
  assert.equal((await cars.ask('lowest and highest horsepower by maker')).spec.type, 'dumbbell');
  await cars.close();
});
