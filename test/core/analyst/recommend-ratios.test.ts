import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { InputRow } from '../../../src/core/query/types.js';
import { noise, recommended as recommendedIn, rows, sql, titles } from './recommended.js';

const recommended = (table: string, data: InputRow[], locale = 'en-GB') => recommendedIn(table, data, locale);
const day = (at: number): string => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);

/** A row is a campaign on a day; search clicks are twice as dear. */
const campaignDay = (at: number): InputRow => {
  const campaign = at % 6;
  const impressions = Math.round(2000 * (1 + campaign) * (0.6 + 0.8 * noise(at)));
  const clicks = Math.round(impressions * (campaign < 3 ? 0.03 : 0.012) * (0.8 + 0.4 * noise(at, 2)));
  return {
    date: day(Math.floor(at / 6)), campaign: `Campaign ${'ABCDEF'[campaign]!}`, channel: campaign % 2 === 0 ? 'Search' : 'Social',
    impressions, clicks, cost_eur: Math.round(clicks * (campaign % 2 === 0 ? 0.8 : 0.4) * (90 + 20 * noise(at, 3))) / 100,
  }; // prettier-ignore
};

describe('ratios of two columns that add up', () => {
  test('are ratios of sums, and stand in for what a row has on average where rows are totals', async () => {
    const widgets = await recommended('ads', rows(900, campaignDay));
    const bars = widgets.find(({ title }) => title === 'Cost per click by channel');
    assert.match(bars?.dataKey ?? '', /SUM\("cost_eur"\) \/ NULLIF\(SUM\("clicks"\), 0\)/);
    assert.equal(bars?.config?.numberFormat, 'currency:EUR,2');
    const share = widgets.find(({ title }) => title.startsWith('Clicks as a share of impressions by'));
    assert.match(String(share?.config?.numberFormat), /^percent/);
    assert.doesNotMatch(sql(widgets), /(?:AVG|MEDIAN)\("(?:impressions|clicks|cost_eur)"\)/);
  });

  test('are none of an amount to the price that it is made of, and none of what is unrelated', async () => {
    const widgets = await recommended('sales', rows(600, (at) => {
      const [quantity, price] = [1 + (at % 5), [9.5, 12, 20][at % 3]!];
      return { shop: 'NSEW'[at % 4]!, quantity, price, amount: quantity * price, visitors: Math.round(100 * noise(at)) };
    })); // prettier-ignore
    assert.doesNotMatch(sql(widgets), /NULLIF/);
  });

  test('count heads in each period, of what there is at its end', async () => {
    const widgets = await recommended('staff', rows(480, (at) => {
      const [department, month] = [at % 20, Math.floor(at / 20)];
      const headcount = 20 + 5 * department;
      const overtime = Math.round(headcount * (department === 3 && month >= 14 ? 9 : 3) * (0.9 + 0.2 * noise(at)));
      return { month: new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10), department: `Team ${department}`, headcount, overtime_h: overtime };
    })); // prettier-ignore
    assert.match(titles(widgets), /^Overtime per employee and month/m);
    assert.doesNotMatch(sql(widgets), /SUM\("headcount"\)(?! *, *0\))/);
  });

  test('are named in the language of the deck', async () => {
    const widgets = await recommended('ads', rows(900, campaignDay), 'de-DE');
    assert.match(titles(widgets), /^Cost pro Clicks nach Channel$/m);
  });

  test('that chance alone sets apart are not drafted by group', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const widgets = await recommended('ads', rows(800, (at) => {
        const clicks = Math.round(50 + 100 * noise(at, seed));
        return { date: day(Math.floor(at / 4)), campaign: 'ABCD'[at % 4]!, region: 'NSEW'[Math.floor(4 * noise(at, seed + 50))]!, clicks, cost: clicks * (0.5 + noise(at, seed + 90)) };
      })); // prettier-ignore
      assert.doesNotMatch(titles(widgets), /per click by (?:campaign|region|weekday)/i, String(seed));
    }
  });
});

describe('how long it took', () => {
  const order = (at: number): InputRow => {
    const country = ['AT', 'DE', 'NL'][at % 3]!;
    const days = 1 + Math.floor(3 * noise(at)) + (country === 'AT' ? 3 : 0);
    const isLate = at / 3 + days > 398;
    return { order_date: day(Math.floor(at / 3)), shipped_date: isLate ? null : day(Math.floor(at / 3) + days), promised_date: day(Math.floor(at / 3) + 4), country };
  }; // prettier-ignore

  test('from one date of a row to another, of rows that have ended', async () => {
    const widgets = await recommended('orders', rows(1200, order));
    const bars = widgets.find(({ title }) => title === 'Average days from order to shipping by country');
    assert.match(
      bars?.dataKey ?? '',
      /DATE_DIFF\('day', "order_date", "shipped_date"\).*"shipped_date" IS NOT NULL/,
    );
    assert.doesNotMatch(titles(widgets), /promise to|customer since/);
  });

  test('and whether that was later than promised', async () => {
    const widgets = await recommended('orders', rows(1200, order));
    assert.match(titles(widgets), /^Share of orders shipped after promised date by country$/m);
  });

  test('late rows of which only the quick ones have ended make no change', async () => {
    const widgets = await recommended('cases', rows(1500, (at) => {
      const days = 1 + Math.floor(60 * noise(at));
      const opened = Math.floor(at / 4);
      return { opened_on: day(opened), closed_on: opened + days > 374 ? null : day(opened + days), desk: 'NS'[at % 2]! };
    })); // prettier-ignore
    const course = widgets.filter(({ title }) =>
      /^Average days from opening to closing by (?:month|week)/.test(title),
    );
    for (const { dataKey } of course) assert.match(dataKey, /"opened_on" < DATE '20\d\d-/);
  });

  test('is not how old a thing is that many rows share', async () => {
    const widgets = await recommended('visits', rows(900, (at) => ({
      visited_on: day(Math.floor(at / 3)), member_since: day(-1500 + Math.floor(1200 * noise(at % 40))), club: 'NS'[at % 2]!,
    }))); // prettier-ignore
    assert.doesNotMatch(titles(widgets), /days from/i);
  });
});

describe('what is not what it was', () => {
  test('the share of a group that grew is followed over time', async () => {
    const widgets = await recommended('trips', rows(1800, (at) => ({
      started: day(Math.floor(at / 4)), 'bike type': noise(at) < 0.2 + (0.4 * at) / 1800 ? 'electric' : 'classic', minutes: 10 + Math.round(9 * noise(at, 4)),
    }))); // prettier-ignore
    const line = widgets.find(({ title }) => title.startsWith('Electric share of trips by month'));
    assert.match(line?.dataKey ?? '', /CASE WHEN "bike type" = 'electric' THEN 1 ELSE 0 END/);
  });

  test('a share that only wanders is not', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const widgets = await recommended('trips', rows(1800, (at) => ({
        started: day(Math.floor(at / 4)), 'bike type': ['electric', 'classic', 'cargo'][Math.floor(3 * noise(at, seed))]!, minutes: 10 + Math.round(9 * noise(at, 40 + seed)),
      }))); // prettier-ignore
      assert.doesNotMatch(titles(widgets), /share of trips/i, String(seed));
    }
  });

  test('one group that changed stands beside all others', async () => {
    const widgets = await recommended('deliveries', rows(2400, (at) => ({
      delivered: day(Math.floor(at / 6)), country: ['AT', 'DE', 'NL', 'SE'][at % 4]!,
      'delivery hours': 20 + Math.round(8 * noise(at)) + (at % 4 === 0 && at > 1500 ? 15 : 0),
    }))); // prettier-ignore
    const lines = widgets.find(
      ({ type, title }) => type === 'multi-line' && /by month and country/.test(title),
    );
    assert.match(
      lines?.dataKey ?? '',
      /THEN 'AT' WHEN (?:"deliveries"\.)?"country" IS NOT NULL THEN 'all others' END/,
    );
  });
});
