import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recommendWidgets } from '../../../src/core/analyst/index.js';
import type { BuilderDashboardConfig } from '../../../src/core/chart/types.js';
import type { InputRow, Row } from '../../../src/core/query/types.js';
import { isTestName } from '../../../src/core/statements/frame/test-names.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

const pickOf = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

interface Recommended extends BuilderDashboardConfig {
  /** The figures of the questions. */
  figures: Row;
  rowsOf: (title: RegExp) => Row[];
}

async function recommended(tableName: string, data: InputRow[]): Promise<Recommended> {
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load([{ name: tableName, tableName, data }]);
    const config = await recommendWidgets(await runner.schema(), runner.runQuery);
    const results = new Map<string, Row[]>();
    for (const { title, dataKey } of config.widgets)
      results.set(title, (await runner.runQuery(dataKey)).rows);
    const [figures = {}] = config.questions ? (await runner.runQuery(config.questions.sql)).rows : [];
    const rowsOf = (title: RegExp): Row[] => [...results].find(([own]) => title.test(own))?.[1] ?? [];
    return { ...config, figures, rowsOf };
  } finally {
    await runner.close();
  }
}

const asked = ({ questions }: Recommended): string =>
  (questions?.asked ?? []).map(({ kind, column }) => `${kind} ${column}`).join(', ');
const sql = ({ widgets }: Recommended): string => widgets.map(({ dataKey }) => dataKey).join('\n');
const rows = (count: number, row: (at: number) => InputRow): InputRow[] =>
  Array.from({ length: count }, (_unused, at) => row(at));
const day = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
/** Numbers from 0 to 1 without an order, the same ones every time. */
const noise = (at: number, seed = 1): number => {
  const x = Math.sin(at * 12.9898 + seed * 78.233) * 43758.5453;
  return x - Math.floor(x);
};
/** A standard normal number (Box & Muller 1958). */
const normal = (at: number, seed: number): number =>
  Math.sqrt(-2 * Math.log(noise(at, seed) + 1e-12)) * Math.cos(2 * Math.PI * noise(at, seed + 0.5));

describe('rows that are tests', () => {
  const trips = (at: number, name = 'staff test'): InputRow => ({
    start: day(at % 500), rider: at % 40 === 0 ? name : ['member', 'day pass'][at % 2]!, minutes: at % 40 === 0 ? 1 : 10 + 20 * noise(at) + 10 * (at % 2),
  }); // prettier-ignore

  test('are in no widget, and asked about', async () => {
    const found = await recommended(
      'trips',
      rows(1200, (at) => trips(at)),
    );
    for (const { dataKey } of found.widgets) assert.match(dataKey, /WHERE "rider" <> 'staff test'/);
    assert.equal(asked(found), 'test_rows rider');
    assert.deepEqual(found.figures, { rows_1: 30, names_1: 'staff test' });
  });

  test('leave the rows without a name where they are', async () => {
    const found = await recommended('trips', rows(1200, (at) => (at % 7 === 0 ? { ...trips(at), rider: null } : trips(at)))); // prettier-ignore
    assert.match(sql(found), /WHERE \("rider" IS NULL OR "rider" <> 'staff test'\)/);
  });

  test('a group that is a good part of the rows is no slip, whatever it is called', async () => {
    const found = await recommended('trips', rows(1200, (at) => (at % 8 === 0 ? trips(0, 'Test') : trips(at + 1, 'member')))); // prettier-ignore
    assert.doesNotMatch(sql(found), /<> 'Test'/);
    assert.equal(asked(found), '');
  });

  test('names of customers and addresses are read in tables of many, too', async () => {
    const found = await recommended('orders', rows(900, (at) => ({
      ordered: day(at % 300), 'e-mail': at % 100 === 0 ? `test${at}@firm.de` : `someone${at}@firm.de`, total: 20 + 30 * noise(at),
    }))); // prettier-ignore
    assert.match(found.questions?.sql ?? '', /'test100@firm\.de'/);
    assert.equal(found.figures['rows_1'], 9);
  });

  test('a column may say so', async () => {
    const found = await recommended('orders', rows(900, (at) => ({
      ordered: day(at % 300), is_test: at % 50 === 0 ? 'yes' : 'no', shop: 'NSE'[at % 3]!, total: 20 + 30 * noise(at),
    }))); // prettier-ignore
    assert.match(sql(found), /WHERE "is_test" <> /);
    assert.equal(asked(found), 'test_flag is_test');
  });

  test('are told by whole names in nine languages', () => {
    for (const name of ['test', 'TEST', 'Test 2', 'X test robot', 'zz_TEST_do_not_use', 'Test User', 'TESTKUNDE', 'Testbestellung 4', 'Max Mustermann', 'prueba', 'Cliente de prueba', 'client test', 'compte factice', 'cliente di prova', 'Pedido de teste', 'testklant', 'テスト', 'テスト顧客', '测试订单', 'dummy', 'qa@example.com', 'test.user@firm.com'])
      assert.ok(isTestName(name, 'customer'), name); // prettier-ignore
    for (const name of ['Protest', 'contest', 'Testament', 'Stress test', 'Blood Test', 'Test drive', 'test group', 'Attest', 'Latest', 'Testarossa', 'Provence', 'testa.rossa@firm.it', 'Muster', ''])
      assert.ok(!isTestName(name, 'product'), name); // prettier-ignore
    for (const number of ['TEST6', 'TEST-INV', 'APTEST3']) assert.ok(isTestName(number, 'order_ref'), number);
    for (const word of ['CONTEST', 'Testament', 'LATEST', 'TESTING LAB 5'])
      assert.ok(!isTestName(word, 'team'), word);
    assert.ok(!isTestName('Demo', 'deal stage'));
  });
});

describe('one name in several spellings', () => {
  const order = (at: number): InputRow => ({
    product: at % 30 === 0 ? ['shoes', 'SHOES', ' Shoes '][at % 3]! : ['Shoes', 'Bags', 'Hats'][at % 3]!,
    rating: 2 + 2 * noise(at) + (at % 3 === 0 ? 1 : 0),
  });

  test('is one group under the most frequent of them', async () => {
    const found = await recommended(
      'orders',
      rows(900, (at) => order(at + Math.floor(at / 30))),
    );
    const groups = found.rowsOf(/rating by product/).map(({ category }) => category);
    assert.deepEqual(groups.toSorted(), ['Bags', 'Hats', 'Shoes']);
    assert.equal(asked(found), 'spellings product');
  });

  test('codes of a letter stay apart', async () => {
    const found = await recommended('samples', rows(900, (at) => ({ type: 'aAbB'[at % 4]!, weight: 5 + noise(at) + at % 4 }))); // prettier-ignore
    assert.equal(asked(found), '');
    assert.doesNotMatch(sql(found), /CASE WHEN "type"/);
  });
});

describe('values in another unit', () => {
  const trip = (at: number, factor: number): InputRow => ({
    start: day(at % 400), app: at % 45 === 0 ? '4.0' : ['3.8', '3.9'][at % 2]!,
    distance_km: Number((Math.exp(1 + 0.6 * normal(at, 3)) * (at % 45 === 0 ? factor : 1)).toFixed(3)),
  }); // prettier-ignore

  for (const [what, factor] of [['metres among kilometres', 1000], ['kilometres among metres', 1 / 1000], ['seconds among minutes', 60], ['cents among euros', 100]] as const)
    test(`${what} are in no average and no sum`, async () => {
      const found = await recommended('trips', rows(2700, (at) => trip(at, factor)));
      assert.match(asked(found), /other_unit distance_km/);
      assert.equal(found.figures['rows_1'], 60);
      assert.ok(Math.abs(Math.log10(Number(found.figures['times_1']) / Math.max(factor, 1 / factor))) < 0.15);
      for (const { dataKey } of found.widgets)
        if (/(?:SUM|AVG|MEDIAN)\("distance_km"\)/.test(dataKey)) assert.match(dataKey, factor > 1 ? /"distance_km" < \d+/ : /"distance_km" >= 0\.\d+/);
    }); // prettier-ignore

  test('minutes among hours show beside the hours that were planned, where long jobs hide them', async () => {
    const found = await recommended('jobs', rows(1500, (at) => {
      const planned = at % 3 === 0 ? 20 + Math.floor(30 * noise(at)) : 1 + Math.floor(5 * noise(at));
      const worked = planned * Math.exp(0.2 * normal(at, 3));
      return { begun: day(at % 500), trade: 'ABC'[at % 3]!, 'hours planned': planned, 'hours worked': Number((at % 75 === 1 ? 60 * worked : worked).toFixed(1)), fee: Math.round(80 + 200 * noise(at, 7)), team: 'NS'[at % 2]! };
    })); // prettier-ignore
    for (const { dataKey } of found.widgets)
      if (/(?:SUM|AVG|MEDIAN)\("hours worked"\)/.test(dataKey))
        assert.match(dataKey, /COALESCE\("hours planned" >= 0\.\d+ \* NULLIF\("hours worked", 0\), TRUE\)/);
    assert.match(asked(found), /other_unit hours worked/);
    assert.equal(found.figures['rows_1'], 20);
  });

  test('an honest heavy tail is none', async () => {
    for (const spread of [0.5, 1, 1.5, 2])
      for (const seed of [2, 3, 4, 5, 6]) {
        const found = await recommended('households', rows(1500, (at) => ({ income: Number(Math.exp(9 + spread * normal(at, seed)).toFixed(2)), town: 'NSEW'[at % 4]! }))); // prettier-ignore
        assert.equal(asked(found), '', `lognormal, σ ${spread}, seed ${seed}`);
      }
  });

  test('prices of dear and cheap things are none', async () => {
    const found = await recommended('sales', rows(1500, (at) => ({ product: at % 12 === 0 ? 'Server' : ['Cable', 'Mouse'][at % 2]!, amount: at % 12 === 0 ? 2500 + 4000 * noise(at) : 5 + 40 * noise(at) }))); // prettier-ignore
    assert.doesNotMatch(sql(found), /"amount" </);
  });
});

describe('numbers for no value', () => {
  test('the answer that is none among grades, and a pulse of 0, are in no average', async () => {
    const found = await recommended('visits', rows(1200, (at) => ({
      clinic: 'NSEW'[at % 4]!, satisfaction: at % 6 === 0 ? 9 : 1 + (at % 5), pulse: at % 50 === 0 ? 0 : 50 + Math.round(60 * noise(at)),
    }))); // prettier-ignore
    assert.match(asked(found), /no_value satisfaction/);
    assert.match(asked(found), /no_value pulse/);
    assert.doesNotMatch(
      sql(found).replaceAll(/AVG\("satisfaction"\)[^\n]*"satisfaction" < 9/g, ''),
      /AVG\("satisfaction"\)/,
    );
    assert.doesNotMatch(sql(found).replaceAll(/AVG\("pulse"\)[^\n]*"pulse" > 0/g, ''), /AVG\("pulse"\)/);
  });

  test('zeros and ones among counts, and zeros among amounts, are values', async () => {
    const found = await recommended('shops', rows(1200, (at) => ({
      shop: 'NSEW'[at % 4]!, goals: Math.floor(5 * noise(at)), sales: at % 7 === 0 ? 0 : 300 + 900 * noise(at, 2), change: -20 + 60 * noise(at, 3),
    }))); // prettier-ignore
    assert.equal(asked(found), '');
  });
});

test('a quantity whose unit stands beside it is that of the most frequent unit', async () => {
  const found = await recommended('deliveries', rows(900, (at) => ({
    delivered: day(at % 300), unit: at % 5 === 0 ? 'g' : 'kg', quantity: at % 5 === 0 ? 900 + 500 * noise(at) : 1 + noise(at), site: 'NSE'[at % 3]!,
  }))); // prettier-ignore
  assert.match(asked(found), /units quantity/);
  for (const { dataKey } of found.widgets)
    if (dataKey.includes('"quantity"')) assert.match(dataKey, /"unit" = 'kg'/);
});

describe('time', () => {
  const visit = (at: number): InputRow => ({ visited: day(at % 700), shop: 'NSEW'[at % 4]!, sales: 20 + Math.round(30 * noise(at)) }); // prettier-ignore

  test('a few dates far from all others end no period', async () => {
    const slips = ['2031-03-01', '2034-07-01', '1900-01-01'];
    const found = await recommended('visits', rows(1400, (at) => (at % 470 === 0 ? { ...visit(at), visited: slips[at / 470]! } : visit(at)))); // prettier-ignore
    const figure = found.widgets.find(({ dataKey }) => dataKey.includes('"delta"'));
    assert.match(figure?.title ?? '', /2025$/);
    assert.match(asked(found), /far_dates visited/);
    assert.equal(found.figures[`rows_${found.questions!.asked.length}`], 3);
    const months = found.rowsOf(/by month/).map(({ category }) => category as string);
    assert.ok(months.length > 12 && months.every((month) => month > '2023' && month < '2026'), months.join());
  });

  test('what is booked for later ends no period', async () => {
    const found = await recommended('visits', rows(1600, (at) => ({ ...visit(at), visited: day(Math.floor(at / 2)), status: at > 1500 ? 'booked' : at % 9 === 0 ? 'cancelled' : 'attended' }))); // prettier-ignore
    // Day 750 is 20 January 2026.
    const figure = found.widgets.find(({ dataKey }) => dataKey.includes('"delta"'));
    assert.match(figure?.title ?? '', /2025$/);
    const months = found.rowsOf(/by month/).map(({ category }) => category as string);
    assert.ok(months.length > 12 && months.every((month) => month < '2026'), months.join());
  });

  test('dates that thin out are no slips', async () => {
    const found = await recommended('visits', rows(1400, (at) => ({ ...visit(at), visited: day(Math.floor(600 * noise(at) ** 0.2)) }))); // prettier-ignore
    assert.doesNotMatch(asked(found), /far_dates/);
  });

  test('a shop that opened late or closed early is not the last in totals', async () => {
    const found = await recommended('sales', rows(2100, (at) => {
      const when = Math.floor(at / 3);
      const shop = at % 15 === 0 && when > 600 ? 'Kiosk' : at % 15 === 1 && when < 200 ? 'Mill' : 'NSEW'[at % 4]!;
      return { sold: day(when), shop, revenue: 20 + Math.round(30 * noise(at)) };
    })); // prettier-ignore
    const bars = found.widgets.find(({ title }) => /revenue by shop/.test(title));
    assert.match(bars?.dataKey ?? '', /"shop" NOT IN \('Kiosk', 'Mill'\)/);
    assert.match(asked(found), /part_time shop/);
  });

  test('rare groups and groups that all come and go stay', async () => {
    const found = await recommended('sales', rows(2100, (at) => ({ sold: day(Math.floor(at / 3)), campaign: at % 300 === 0 ? 'Rare' : `C${Math.floor(at / 350)}`, revenue: 20 + Math.round(30 * noise(at)) }))); // prettier-ignore
    assert.doesNotMatch(sql(found), /"campaign" (?:<>|NOT IN)/);
  });
});

describe('what is no group, and what is another table', () => {
  test('signs and words for no value are no group in any chart', async () => {
    const found = await recommended('cases', rows(400, (at) => ({ day: day(at), reason: pickOf(['Family', 'SIN_DATO', 'Social', '***', 'School'], at), age: 20 + (at % 5) * 9 + Math.round(3 * noise(at)) }))); // prettier-ignore
    const shown = JSON.stringify(
      found.widgets.flatMap(({ title }) => found.rowsOf(new RegExp(title.replace(/[^\w ]/g, '.')))),
    );
    assert.match(shown, /Family/);
    assert.doesNotMatch(shown, /SIN_DATO|\*\*\*/);
  });

  test('a last year of other and many more groups is asked about, and told as no growth', async () => {
    const table = (cities: (late: boolean, at: number) => string) =>
      rows(1300, (at) => { const late = at >= 200; return { sold: day(late ? 365 + ((at * 7) % 365) : (at * 11) % 365), city: cities(late, at), product: pickOf(['A', 'B', 'C'], at), sales: 50 + Math.round(90 * noise(at)) }; }); // prettier-ignore
    const other = await recommended(
      'shops',
      table((late, at) => (late ? `L${at % 40}` : `E${at % 9}`)),
    );
    assert.match(asked(other), /other_groups city/);
    assert.doesNotMatch(JSON.stringify(other.widgets), /DATE_TRUNC/);
    const same = await recommended(
      'shops',
      table((_late, at) => `C${at % 40}`),
    );
    assert.doesNotMatch(asked(same), /other_groups/);
    assert.match(JSON.stringify(same.widgets), /DATE_TRUNC/);
  });
});

describe('rows that hold others', () => {
  const cells = [...Array(8).keys()].flatMap((quarter) =>
    ['Paris', 'Lyon', 'Nice'].flatMap((town, t) => {
      const [flats, houses] = [100 + 7 * quarter + 30 * t, 60 + 5 * ((quarter * 3 + t) % 7)];
      const date = day(92 * quarter);
      return [
        { date, town, type: 'Flat', sales: flats },
        { date, town, type: 'House', sales: houses },
        { date, town, type: 'Both', sales: flats + houses },
      ];
    }),
  );

  test('a group that is the sum of all others is left out of every chart and asked about', async () => {
    const found = await recommended('homes', cells);
    assert.equal(asked(found), 'total_group type');
    assert.equal(found.figures['rows_1'], 24);
    for (const { dataKey } of found.widgets) assert.match(dataKey, /"type" <> 'Both'/);
  });

  test('a group that happens to be half of all is none', async () => {
    const even = cells.map((one, at) =>
      one.type === 'Both' ? { ...one, sales: 150 + ((at * 11) % 60) } : one,
    );
    assert.doesNotMatch(asked(await recommended('homes', even)), /total_group/);
  });

  test('a row that calls itself a total and holds most is left out, a shop called Total is not', async () => {
    const roads = rows(240, (at) => ({ region: pickOf(['Torino', 'Milano', 'ITALIA - TOT. (incl. other roads)'], at), year: 2010 + (at % 8), accidents: at % 3 === 2 ? 9000 + at : 20 + (at % 37) })); // prettier-ignore
    const found = await recommended('accidents', roads);
    assert.equal(asked(found), 'total_group region');
    const shops = roads.map((one, at) => ({ ...one, region: pickOf(['Shell', 'Esso', 'Total'], at), accidents: 20 + (at % 37) })); // prettier-ignore
    assert.doesNotMatch(asked(await recommended('accidents', shops)), /total_group/);
  });

  test('exact copies of wide rows are counted and asked about', async () => {
    const wide = (at: number): InputRow => ({
      street: `Street ${at}`, town: ['A', 'B', 'C'][at % 3]!, built: 1950 + (at % 60), rooms: 1 + (at % 5), area: 40 + (at % 90), price: 100_000 + 900 * at,
    }); // prettier-ignore
    const found = await recommended(
      'homes',
      rows(200, (at) => wide(at % 180)),
    );
    assert.equal(asked(found), 'copies homes');
    assert.equal(found.figures['rows_1'], 20);
  });
});
