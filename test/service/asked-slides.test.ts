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

/** The same orders with the currency in the names of their amounts. */
const priced = orders.map(({ revenue, cost, ...order }) => ({
  ...order,
  revenue_usd: revenue,
  cost_usd: cost,
}));

let data: AskedData;
let money: AskedData;
before(async () => {
  data = await openAsked({ orders });
  money = await openAsked({ orders: priced });
});
after(async () => {
  await data.close();
  await money.close();
});

const OF_ALL = /\b(?:all|total|no other|only|together|alone)\b/i;

/** The name of the row that the chart marks. */
function marked({ spec, rows }: Awaited<ReturnType<AskedData['ask']>>): unknown {
  const mark = spec.config?.highlight;
  if (mark !== 'max' && mark !== 'min') return mark;
  const sorted = [...rows].sort((a, b) => Number(a['value']) - Number(b['value']));
  return (mark === 'max' ? sorted.at(-1) : sorted[0])?.['category'];
}

test('the share of a list that was cut is that of the whole, drawn as bars and written in percent', async () => {
  const slide = await data.ask('Top 3 regions by revenue with their share');
  assert.equal(slide.spec.type, 'bar');
  assert.match(slide.title, /North.*\b42\.?0?%/);
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
    const drawn = slide.drawn.filter((text) => /\d/.test(text));
    // The line of their average has its name before it.
    assert.ok(
      drawn.length > 0 && drawn.every((text) => /^(?:Average )?\d[\d.]*%$/.test(text)),
      drawn.join(' '),
    );
    // Beside shares a text holds counts, and how many times one is another.
    const said = `${slide.title} ${slide.text}`.match(/\$?\d[\d.,]*(?:%| times)?/g) ?? [];
    const bare = said.filter((figure) => !/^\d+$|^\d[\d.]*(?:%| times)$/.test(figure));
    assert.deepEqual(bare, [], title);
  }
  const table = await data.show({
    type: 'table',
    title: 'Regions',
    dataKey:
      'SELECT region, SUM(revenue) AS revenue, SUM(revenue) / SUM(SUM(revenue)) OVER () AS part FROM orders GROUP BY 1 ORDER BY 2 DESC',
  });
  assert.ok(table.written.includes('42%') && table.written.includes('4,200'), table.written.join(' | '));
});

test('a part of money is no money, and a sum by a number of things still is', async () => {
  const of = (value: string, title: string): ReturnType<AskedData['show']> =>
    money.show({
      type: 'bar',
      title,
      dataKey: `SELECT region AS category, ${value} AS value FROM orders GROUP BY 1`,
    });
  const margin = await of('SUM(revenue_usd - cost_usd) / SUM(revenue_usd)', 'Revenue margin by region');
  assert.doesNotMatch([...margin.written, ...margin.drawn].join(' '), /\$/);
  const price = await of('SUM(revenue_usd) / SUM(units)', 'Revenue per unit by region');
  assert.match(price.written.join(' '), /\$/);
});

test('the one that has the most is first among the others, marked and named', async () => {
  const most = await data.ask('Which region earns the most revenue?');
  assert.equal(most.rows.length, 5);
  assert.equal(most.rows[0]?.['category'], 'North');
  assert.equal(marked(most), 'North');
  assert.match(most.title, /North.*\d/);
  const many = await data.ask('which customer has the highest revenue');
  assert.equal(many.rows.length, 12);
  assert.doesNotMatch(many.text, OF_ALL);
});

test('the one that has the least is marked and named where it is asked for', async () => {
  const least = await data.ask('which region has the lowest revenue');
  assert.equal(least.rows[0]?.['category'], 'Central');
  assert.equal(marked(least), 'Central');
  assert.match(least.title, /Central.*\b700\b/);
});

test('the month that is asked for is marked and named', async () => {
  const slide = await data.ask('which month had the highest revenue');
  assert.equal(slide.rows.length, 9);
  const [top] = [...slide.rows].sort((a, b) => Number(b['value']) - Number(a['value']));
  const month = new Date(top?.['category'] as string).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  });
  assert.match(slide.title, new RegExp(month));
  assert.match(slide.title, /highest|most|peak|never higher|record/i);
  assert.notEqual(marked(slide), undefined);
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
    `${sum} GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    `${sum} WHERE genre = 'Drama' GROUP BY 1`,
    `${sum} GROUP BY 1 HAVING SUM(revenue) >= (SELECT MAX(v) FROM (SELECT SUM(revenue) AS v FROM orders GROUP BY genre))`,
  ]) {
    const { title, text } = await data.show({ type: 'bar', title: 'Revenue by genre', dataKey });
    assert.doesNotMatch(`${title} ${text}`, /no other|in the data|\ball\b|%/i, dataKey);
  }
  const { title, text } = await data.show({
    type: 'bar',
    title: 'Revenue by region',
    dataKey: 'SELECT region AS category, SUM(revenue) AS value FROM orders GROUP BY 1',
  });
  assert.match(`${title} ${text}`, /North.*\b42%/);
});

test('the lowest of a list are called the lowest, and nobody of them is called the highest', async () => {
  const slide = await data.ask('bottom 3 regions by revenue');
  assert.match(slide.title, /lowest|last|least|smallest/i);
  assert.match(slide.title, /Central.*\b700\b/);
  assert.doesNotMatch(`${slide.title} ${slide.text}`, /tops|heads|leads|first|highest|largest/i);
  assert.equal(marked(slide), 'Central');
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

test('text, labels and axis of a slide write a column of money alike', async () => {
  const slide = await money.ask('revenue usd by region');
  assert.match(`${slide.title} ${slide.text}`, /\$\d/);
  assert.ok(slide.drawn.includes('$4,200'), slide.drawn.join(' '));
  const course = await money.ask('revenue usd by month');
  assert.match(`${course.title} ${course.text}`, /\$\d/);
  const ticks = course.drawn.filter((text) => /\d/.test(text) && !/20\d\d|[A-Z][a-z]{2}/.test(text));
  // How far it moved is pointed out as a part of it.
  const amounts = ticks.filter((text) => !/^[-+]\d+%$/.test(text));
  assert.ok(amounts.length > 2 && amounts.every((text) => text.startsWith('$')), course.drawn.join(' '));
});

test('no currency is written where neither the column nor a format names one', async () => {
  for (const question of ['revenue by region', 'revenue by month', 'what is the total revenue']) {
    const { written, drawn } = await data.ask(question);
    assert.doesNotMatch([...written, ...drawn].join(' '), /[$€£]/, question);
  }
});

test('a single figure is written alike in the title and on its card', async () => {
  for (const [tables, question] of [
    [money, 'what is the total revenue usd'],
    [data, 'what is the total revenue'],
  ] as const) {
    const { written } = await tables.ask(question);
    // The last one is the number of the slide.
    const figures = written
      .slice(0, -1)
      .join(' ')
      .match(/\$?\d[\d.,]*[KMB]?/g);
    assert.equal(new Set(figures).size, 1, written.join(' | '));
  }
});

const ENGLISH =
  /\b(?:and|of|the|is|are|with|from|to|by|for|it|than|above|below|all|first|last|leads?|follows|together|average|mean|total|January|February|March|May)\b/i;
const GERMAN = /\b(?:der|die|das|dem|den|von|vom|auf|mit|am|um|für|im|ist|sind|liegt|und)\b/;

test('a German deck is German throughout: sentences, months and figures; names stay as they are', async () => {
  const groups = await money.ask('revenue usd by region', 'de');
  const month = `SELECT date_trunc('month', ordered)::DATE AS category, SUM(revenue) AS value FROM orders WHERE ordered < DATE '2025-06-01' GROUP BY 1 ORDER BY 1`;
  const course = await data.show({ type: 'line', title: 'Umsatz je Monat', dataKey: month }, 'de');
  const listed = await data.show(
    {
      type: 'bar',
      title: 'Umsatz',
      dataKey:
        'SELECT region AS "Vertriebsgebiet", SUM(revenue) AS "Umsatz" FROM orders GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    },
    'de',
  );
  for (const { title, text, drawn } of [groups, course, listed]) {
    assert.doesNotMatch([title, text, ...drawn].join(' '), ENGLISH);
    assert.match(`${title} ${text}`, GERMAN);
  }
  assert.match(`${groups.title} ${groups.text}`, /North/);
  assert.ok(
    groups.drawn.some((text) => /^4\.200\s\$$/.test(text)),
    groups.drawn.join(' '),
  );
  assert.match(`${course.title} ${course.text}`, /Januar 2025/);
  assert.match(`${course.title} ${course.text}`, /1\.420/);
  assert.match(listed.title, /Umsatz/);
  assert.doesNotMatch(listed.written.join(' '), /umsatz|vertriebsgebiet/);
});

async function withGoods(work: (goods: AskedData) => Promise<void>): Promise<void> {
  const goods = await openAsked({
    goods: Array.from({ length: 40 }, (_, i) => ({
      product: `Item ${String.fromCharCode(65 + (i % 26))}${i < 26 ? '' : 'x'}`,
      weight: 10.25 + i,
      city: i % 4 ? 'Bonn' : 'Köln',
    })),
  });
  await work(goods).finally(() => goods.close());
}

test('one row that is asked for is named in the headline, with its figure as the table writes it', async () => {
  await withGoods(async (goods) => {
    const { title, text, written } = await goods.ask('which product has the highest weight');
    assert.doesNotMatch(text, /in all|no other/);
    assert.match(title, /Item Nx/);
    const figure = /49\.\d+/.exec(title)?.[0] ?? '';
    assert.ok(figure !== '' && written.includes(figure), `${title}: ${written.join(' | ')}`);
  });
});

test('a share of some rows says in the headline which, written as the data has them', async () => {
  await withGoods(async (goods) => {
    const { title, written } = await goods.ask('what percentage of goods are from Bonn');
    assert.match(written.join(' '), /Bonn.*\b75\.?0?%/);
    assert.match(title, /Bonn/);
  });
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
