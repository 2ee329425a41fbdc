import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { InputRow } from '../../../src/core/query/types.js';
import { noise, recommended, rows, sql, titles } from './recommended.js';

const day = (at: number): string => new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10);

describe('what differs is charted', () => {
  test('groups that differ in a level, and no groups that differ by chance', async () => {
    const widgets = await recommended('repairs', rows(600, (at) => ({
      team: 'ABCD'[at % 4]!, shift: ['early', 'late', 'night'][Math.floor(noise(at, 5) * 3)]!,
      'waiting time': 20 + 20 * noise(at) + (at % 4 === 2 ? 15 : 0),
    }))); // prettier-ignore
    assert.match(titles(widgets), /^Average waiting time by team$/m);
    assert.doesNotMatch(titles(widgets), /waiting time by shift/);
  });

  test('groups of a few rows are left out of averages', async () => {
    const widgets = await recommended('calls', rows(400, (at) => ({
      channel: at < 4 ? 'Walk-in' : ['Phone', 'Mail'][at % 2]!, rating: at < 4 ? 5 : Math.round(2 + (at % 2) + 2 * noise(at)),
    }))); // prettier-ignore
    const bars = widgets.find(({ title }) => title === 'Average rating by channel');
    assert.match(bars?.dataKey ?? '', /HAVING COUNT\("rating"\) >= 15/);
  });

  test('two categories that act together', async () => {
    const widgets = await recommended('batches', rows(1200, (at) => ({
      line: ['L1', 'L2', 'L3'][at % 3]!, shift: ['Day', 'Night'][Math.floor(at / 3) % 2]!,
      scrap: 2 + noise(at) + (at % 3 === 2 && Math.floor(at / 3) % 2 === 1 ? 3 : 0),
    }))); // prettier-ignore
    const grid = widgets.find(({ type }) => type === 'heatmap');
    assert.match(grid?.title ?? '', /scrap by line and shift$/);
  });

  test('parts of one quantity are one: a category made of the measure is no comparison', async () => {
    const widgets = await recommended('members', rows(500, (at) => {
      const age = 18 + Math.floor(60 * noise(at));
      return { age, 'age band': `${Math.floor(age / 10) * 10}s`, visits: Math.floor(10 * noise(at, 3)) };
    })); // prettier-ignore
    assert.doesNotMatch(titles(widgets), /age by age/i);
  });

  test('what a survey asks on one scale stands side by side', async () => {
    const widgets = await recommended('answers', rows(200, (at) => ({
      'Q1 My work is varied': 3 + (at % 3), 'Q2 I am paid fairly': 1 + (at % 5), 'Q3 I see a path here': 2 + (at % 4),
    }))); // prettier-ignore
    const asked = widgets.find(({ title }) => title === 'Average answer by question');
    assert.equal(asked?.dataKey.match(/AVG\(/g)?.length, 3);
  });
});

describe('what a sum may hold', () => {
  const booking = (at: number): InputRow => ({
    arrival: day(Math.floor(at / 2)), channel: ['Web', 'Phone', 'Agent'][at % 3]!,
    status: noise(at) < (at % 3 === 0 ? 0.4 : 0.1) ? 'Cancelled' : 'Checked out', revenue: 80 + Math.round(100 * noise(at, 2)),
  }); // prettier-ignore

  test('rows that never took place are left out of sums, and their share is asked about', async () => {
    const widgets = await recommended('bookings', rows(900, booking));
    const sums = widgets.filter(({ dataKey }) => dataKey.includes('SUM("revenue")'));
    assert.ok(sums.length > 0);
    for (const { dataKey } of sums) assert.match(dataKey, /"status" <> 'Cancelled'/);
    assert.match(titles(widgets), /^Share of bookings cancelled by channel$/m);
  });

  test('amounts of several currencies are not added up where one column has them in one', async () => {
    const widgets = await recommended('claims', rows(300, (at) => ({
      spent: day(at), currency: ['EUR', 'USD', 'GBP'][at % 3]!, amount: 50 + Math.round(90 * noise(at)), 'amount EUR': 45 + Math.round(90 * noise(at)),
    }))); // prettier-ignore
    assert.match(sql(widgets), /SUM\("amount EUR"\)/);
    assert.doesNotMatch(sql(widgets), /SUM\("amount"\)/);
  });

  test('states at several times are not added up', async () => {
    const widgets = await recommended('clubs', rows(120, (at) => ({
      month: day(Math.floor(at / 4) * 30), club: 'NSEW'[at % 4]!, members: 900 + at + 300 * (at % 4),
    }))); // prettier-ignore
    for (const { dataKey } of widgets)
      if (dataKey.includes('SUM("members")')) assert.match(dataKey, /CAST\("month" AS DATE\) = DATE '/);
  });

  test('no answer is neither yes nor no', async () => {
    const widgets = await recommended('visits', rows(400, (at) => ({
      clinic: ['North', 'South'][at % 2]!, 'late': at % 5 === 0 ? null : noise(at) < (at % 2 ? 0.6 : 0.2) ? 'yes' : 'no',
    }))); // prettier-ignore
    const share = widgets.find(({ title }) => title === 'Share of visits late by clinic');
    assert.match(share?.dataKey ?? '', /WHEN "late" IS NOT NULL THEN 0 END.*WHERE "late" IS NOT NULL/);
  });
});

describe('what time tells', () => {
  test('the last year stands beside the year before', async () => {
    const widgets = await recommended(
      'orders',
      rows(800, (at) => ({ placed: day(at), sales: 100 + at })),
    );
    const figure = widgets.find(({ dataKey }) => dataKey.includes('"delta"'));
    assert.equal(figure?.title, 'Total sales, March 2024 – February 2025');
    assert.match(figure.dataKey, /'on a year earlier' AS "delta_basis"/);
  });

  test('dates that only describe things are no course', async () => {
    const widgets = await recommended('items', rows(300, (at) => ({
      item: `I${at}`, 'last sold': day(Math.floor(300 * noise(at))), value: 5 + Math.round(400 * noise(at, 4)),
    }))); // prettier-ignore
    assert.ok(
      widgets.every(({ type }) => type !== 'line'),
      titles(widgets),
    );
  });

  test('the day of an event comes before the day of its record', async () => {
    const widgets = await recommended('stays', rows(700, (at) => ({
      booked: day(Math.floor(at / 2)), arrival: day(Math.floor(at / 2) + 20), nights: 1 + (at % 4) + Math.floor(at / 200),
    }))); // prettier-ignore
    assert.match(sql(widgets), /DATE_TRUNC\('month', "arrival"\)/);
    assert.doesNotMatch(sql(widgets), /DATE_TRUNC\('month', "booked"\)/);
  });

  test('late rows that have had less time to end are no change', async () => {
    const widgets = await recommended('invoices', rows(900, (at) => ({
      issued: day(at), 'days to pay': at > 700 && noise(at) < 0.6 ? null : 10 + Math.floor(30 * noise(at, 2)) - (at > 700 ? 9 : 0),
    }))); // prettier-ignore
    assert.doesNotMatch(titles(widgets), /days to pay by (?:month|week)/i);
  });
});

test('groups of yes and no say what they are', async () => {
  const widgets = await recommended('trips', rows(800, (at) => ({
    rain: at % 2 === 0, minutes: 10 + 10 * noise(at) + (at % 2 === 0 ? 8 : 0),
  }))); // prettier-ignore
  const bars = widgets.find(({ title }) => title === 'Average minutes by rain');
  assert.match(bars?.dataKey ?? '', /'trips with rain'.*'trips without rain'/);
});

test('what is still to come is in no sum, and what counts up without end is no level', async () => {
  const widgets = await recommended('visits', rows(600, (at) => ({
    visit: day(at), status: at > 500 ? 'booked' : noise(at) < 0.1 ? 'no-show' : 'attended', fees: 40 + at % 7, odometer: 1000 + at * 30,
  }))); // prettier-ignore
  for (const { dataKey } of widgets)
    if (dataKey.includes('SUM("fees")')) assert.match(dataKey, /"status" NOT IN \([^)]*'booked'/);
  assert.doesNotMatch(sql(widgets), /(?:AVG|MEDIAN|SUM)\("odometer"\)/);
});
