import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noise, recommended, rows, sql, titles } from './recommended.js';

const day = (at: number): string => new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10);

test('columns that hold one thing of several kinds are compared', async () => {
  const widgets = await recommended('matches', rows(200, (at) => ({
    day: day(at), team: 'NSEW'[at % 4]!, home_score: Math.floor(4 * noise(at)), away_score: Math.floor(3 * noise(at, 3)),
  }))); // prettier-ignore
  const family = widgets.find(({ id }) => id === 'family-score');
  assert.match(family?.dataKey ?? '', /\['home', 'away'\].*AVG\("home_score"\), AVG\("away_score"\)/);
});

test('an adjective that two columns share makes no family', async () => {
  const widgets = await recommended('staff', rows(200, (at) => ({
    team: 'NSEW'[at % 4]!, 'Yearly bonus': 100 * noise(at), 'Yearly salary': 1000 + 900 * noise(at, 3),
  }))); // prettier-ignore
  assert.ok(widgets.every(({ id }) => !id.startsWith('family')));
});

test('a number that runs on is added up at its last time, and its rows are not counted', async () => {
  const widgets = await recommended('cases', rows(360, (at) => ({
    day: day(Math.floor(at / 12)), province: `P${at % 12}`, region: 'NSE'[at % 3]!, total_cases: (at % 12) * 3 + Math.floor(at / 12) * (5 + (at % 12)),
  }))); // prettier-ignore
  assert.match(sql(widgets), /SUM\("total_cases"\).*CAST\("day" AS DATE\) = DATE '/);
  assert.ok(
    widgets.every(({ title }) => !/^Cases by (?:region|province)$/i.test(title)),
    titles(widgets),
  );
});

test('groups that are ranges of a number part nothing', async () => {
  const widgets = await recommended('deals', rows(300, (at) => {
    const sales = 100 + Math.floor(9000 * noise(at));
    return { sales, region: 'NSEW'[at % 4]!, 'deal size': sales < 3000 ? 'Small' : sales < 7000 ? 'Medium' : 'Large' };
  })); // prettier-ignore
  assert.doesNotMatch(titles(widgets), /deal size/i);
});

test('codes stand back behind the names of the same things', async () => {
  const widgets = await recommended('orders', rows(400, (at) => {
    const region = at % 5;
    return { day: day(at), 'region code': `R${region}${region}`, 'region name': ['North', 'South', 'East', 'West', 'Centre'][region]!, sales: 100 + 80 * region + 50 * noise(at) };
  })); // prettier-ignore
  assert.match(sql(widgets), /"region name"/);
  assert.doesNotMatch(sql(widgets), /"region code" AS/);
});

test('the day on which people joined is no course of what they spend', async () => {
  const widgets = await recommended('customers', rows(400, (at) => ({
    'year birth': 1950 + (at % 50), education: ['Basic', 'Master', 'PhD'][at % 3]!, 'customer since': day(at), spend: 100 + at + 50 * noise(at),
  }))); // prettier-ignore
  assert.ok(
    widgets.every(({ type }) => type !== 'line'),
    titles(widgets),
  );
});

test('names that come back are ranked by what they bring', async () => {
  const widgets = await recommended('sales', rows(900, (at) => ({
    day: day(at), customer: `Customer ${Math.floor(90 * noise(at) ** 2)} Ltd`, product: 'ABCD'[at % 4]!, amount: 50 + 400 * noise(at, 5),
  }))); // prettier-ignore
  assert.match(titles(widgets), /Top customers by/i);
});

test('a column that holds the kind of the things is no other thing: the rows are counted over time', async () => {
  const widgets = await recommended('crimes', rows(900, (at) => ({
    day: day(Math.floor(300 * noise(at, 9))), crime: ['Theft', 'Fraud', 'Assault', 'Arson'][Math.floor(4 * noise(at))]!, ward: 'NSEW'[at % 4]!,
  }))); // prettier-ignore
  assert.match(titles(widgets), /^Crimes by (?:month|week)$/m);
});

test('coordinates, codes of areas and row numbers are no measures', async () => {
  const widgets = await recommended('crashes', rows(600, (at) => ({
    column1: 40_000 - at, 'Location Easting OSGR': 500_000 + 900 * noise(at), 'Local Authority (District)': 100 + (at * 7) % 400, day: day(at), vehicles: 1 + (at % 4),
  }))); // prettier-ignore
  assert.doesNotMatch(sql(widgets), /(?:SUM|AVG|MEDIAN)\("(?:column1|Loc)/);
});
