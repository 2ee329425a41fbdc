import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recommended, sql } from './recommended.js';

const file = (lines: readonly string[]): File => new File([lines.join('\n')], 'rows.csv');
const noise = (at: number): number => (at * 7919) % 97;

test('a year and a month in columns of their own are one date', async () => {
  const rows = Array.from({ length: 900 }, (_, at) => {
    const month = 7 + (at % 18);
    const cancelled = noise(at) < (at % 18 < 9 ? 20 : 60) ? 1 : 0;
    return `${2023 + Math.floor((month - 1) / 12)},${((month - 1) % 12) + 1},${(at % 28) + 1},${noise(at)},${cancelled}`;
  });
  const widgets = await recommended(
    'bookings',
    file(['arrival_year,arrival_month,arrival_day,price,cancelled', ...rows]),
  );
  assert.match(sql(widgets), /DATE_TRUNC\('month', TRY_CAST\("arrival_year"::INTEGER/);
  assert.doesNotMatch(sql(widgets), /"arrival_year" AS|SUM\("arrival_/);
  assert.ok(!widgets.some(({ title }) => /arrival (?:year|month|day)/i.test(title)));
});

test('a total beside its parts is told by them, and they by nothing else', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const [gold, silver, bronze] = [at % 3, noise(at) % 4, (at % 5) + 9];
    return `Team ${at},${gold},${silver},${bronze},${gold + silver + bronze}`;
  });
  const widgets = await recommended('games', file(['team,gold,silver,bronze,total', ...rows]));
  const parts = widgets.find(({ id }) => id === 'parts');
  assert.match(parts?.dataKey ?? '', /'bronze'.*SUM\("bronze"\)/);
  assert.doesNotMatch(
    sql(widgets.filter((one) => one !== parts)),
    /"(?:gold|silver|bronze)" AS "category"|AVG\("(?:gold|silver|bronze)"\)/,
  );
  const other = await recommended('games', file(['team,gold,silver,bronze,total', ...rows.map((row, at) => row.replace(/\d+$/, String(noise(at))))])); // prettier-ignore
  assert.ok(!other.some(({ id }) => id === 'parts'));
});

test('how many of something each row has parts the rows', async () => {
  const rows = Array.from({ length: 800 }, (_, at) => {
    const requests = at % 4;
    return `${requests},${noise(at) < [60, 40, 20, 5][requests]! ? 'yes' : 'no'},${noise(at + 3)}`;
  });
  const widgets = await recommended('bookings', file(['no_of_special_requests,cancelled,price', ...rows]));
  const chart = widgets.find(({ dataKey }) => /"no_of_special_requests" AS "category"/.test(dataKey));
  assert.equal(chart?.title, 'Share of bookings cancelled by special requests');
});

test('what belongs to people who were hired and born did not happen on a day', async () => {
  const day = (at: number, year: number): string => `${year + (at % 9)}-0${(at % 9) + 1}-1${at % 10}`;
  const rows = Array.from(
    { length: 200 },
    (_, at) => `${day(at, 1970)},${day(at, 2010)},${day(at, 2015)},${noise(at)},${'AB'[at % 2]!}`,
  );
  const widgets = await recommended(
    'staff',
    file(['dob,date_of_hire,last_review_done,absences,office', ...rows]),
  );
  assert.doesNotMatch(sql(widgets), /DATE_TRUNC/);
});

test('people of countries add up where no country is there twice', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `Country ${at},${'ABC'[at % 3]!},${(at % 3 === 0 ? 90 : 20) * 1000 + noise(at) * 100}`,
  );
  const once = await recommended('countries', file(['name,continent,population', ...rows]));
  assert.match(sql(once), /SUM\("population"\)/);
  const yearly = rows.flatMap((row) => [2020, 2021, 2022].map((year) => `${year},${row}`));
  const often = await recommended('countries', file(['year,name,continent,population', ...yearly]));
  assert.doesNotMatch(sql(often), /SELECT "continent" AS "category", SUM\("population"\)/);
});
