import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { paceOf, timeTicks } from '../../../src/core/chart/time-ticks.js';
import { valueFormat } from '../../../src/core/chart/value-format.js';
import { valueScale } from '../../../src/core/chart/value-scale.js';
import { grainOf, wallTime } from '../../../src/core/chart/wall-time.js';
import { wrapLabel } from '../../../src/core/chart/label-text.js';
import { spread } from '../../../src/core/chart/legend.js';

const at = (text: string): number => wallTime(text, 'UTC') ?? Number.NaN;

describe('scales of charts', () => {
  test('values that differ only in their last digits have a scale, with few ticks', () => {
    for (const values of [
      [1e15 + 11, 1e15 + 11.5],
      [9e15, 9e15 + 4],
      [-1e300, -1e300 * (1 + 1e-15)],
    ]) {
      const { min, max, ticks } = valueScale(values, 5, false);
      assert.ok(min <= Math.min(...values) && max >= Math.max(...values));
      assert.ok(ticks.length > 1 && ticks.length < 20, `${ticks.length} ticks`);
    }
  });

  test('ticks are round, cover the values and are few', () => {
    for (const values of [
      [0, 707],
      [-802, 522],
      [3, 4],
      [1e-9, 5e-9],
      [1e15, 3e15],
      [0.1, 0.3],
      [-5, -1],
      [7, 7],
      [0, 0],
      [-1e300, 1e300],
    ]) {
      for (const zero of [true, false]) {
        const scale = valueScale(values, 5, zero);
        assert.ok(scale.min <= Math.min(...values) && scale.max >= Math.max(...values), values.join());
        assert.ok(
          scale.ticks.length >= 2 && scale.ticks.length <= 12,
          `${values.join()}: ${scale.ticks.join()}`,
        );
        if (zero) assert.ok(scale.ticks.includes(0), values.join());
        for (const tick of scale.ticks) assert.equal(Number(tick.toPrecision(12)), tick);
      }
    }
  });

  test('a time axis ticks at years, months, days or hours, as much as the span and the data have', () => {
    const labels = (
      from: string,
      to: string,
      most: number,
      grain: 'year' | 'month' | 'day' | 'time',
    ): string[] =>
      timeTicks(at(from), at(to), { grain }, most, 'en-US').map((tick) =>
        [tick.label, tick.below].filter(Boolean).join(' '),
      );
    assert.deepEqual(labels('2019-01-01', '2023-01-01', 8, 'year'), ['2019', '2020', '2021', '2022', '2023']);
    assert.deepEqual(labels('2023-07-01', '2024-06-01', 5, 'month'), ['Jul 2023', 'Oct', 'Jan 2024', 'Apr']);
    assert.deepEqual(labels('2024-03-01', '2024-03-05', 6, 'day'), [
      'Mar 1 2024',
      'Mar 2',
      'Mar 3',
      'Mar 4',
      'Mar 5',
    ]);
    assert.deepEqual(labels('2024-03-01T22:00:00', '2024-03-02T04:00:00', 4, 'time'), [
      '12 AM Mar 2',
      '3 AM',
    ]);
  });

  test('dates of quarters are ticked at quarters, wherever the year of the house begins', () => {
    const quarters = (first: string, most: number): string[] => {
      const start = new Date(at(first));
      const times = Array.from({ length: 9 }, (_, i) =>
        Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 3 * i),
      );
      const pace = paceOf(times, 'month');
      return timeTicks(times[0]!, times.at(-1)!, pace, most, 'en-US').map(({ label }) => label);
    };
    const year = ['Jan', 'Apr', 'Jul', 'Oct'];
    assert.deepEqual(quarters('2022-01-01', 13), [...year, ...year, 'Jan']);
    assert.deepEqual(quarters('2022-02-01', 6), ['Feb', 'Aug', 'Feb', 'Aug', 'Feb']);
    assert.deepEqual(quarters('2022-01-01', 3), ['2022', '2023', '2024']);
    assert.deepEqual(paceOf([at('2022-01-15'), at('2022-04-15')], 'day'), { grain: 'day' });
    assert.deepEqual(paceOf([at('2022-01-01'), at('2022-02-01')], 'month'), { grain: 'month' });
  });

  test('the grain of dates is the coarsest that tells them apart', () => {
    assert.equal(grainOf([at('2020-01-01'), at('2021-01-01')]), 'year');
    assert.equal(grainOf([at('2020-01-01'), at('2020-04-01')]), 'month');
    assert.equal(grainOf([at('2020-01-01'), at('2020-01-02')]), 'day');
    assert.equal(grainOf([at('2020-01-01'), at('2020-01-01T06:30:00')]), 'time');
  });

  test('wall time follows a time zone through its summer time', () => {
    assert.equal(wallTime('2024-07-01T12:00:00Z', 'America/New_York'), at('2024-07-01T08:00:00'));
    assert.equal(wallTime('2024-12-01T12:00:00Z', 'America/New_York'), at('2024-12-01T07:00:00'));
    assert.equal(wallTime('2024-07-01T12:00:00.250', 'America/New_York'), at('2024-07-01T12:00:00.250'));
    assert.equal(wallTime('yesterday', 'UTC'), null);
    assert.equal(wallTime(5, 'UTC'), null);
  });

  test('labels of one chart have the same decimals, and below ten thousand the whole number', () => {
    const labels = (values: number[]) => {
      const format = valueFormat(values, { locale: 'en-US', currency: 'USD' });
      return values.map((value) => format.short(value));
    };
    assert.deepEqual(labels([12_315, 6684, 950]), ['12.3K', '6.7K', '950']);
    assert.deepEqual(labels([5624, 1074, 429]), ['5,624', '1,074', '429']);
  });

  test('a value is shortened only where the language has a short form, never to a round number that looks exact', () => {
    const german = valueFormat([21_941, 55_000], { locale: 'de-DE', currency: 'EUR' });
    assert.equal(german.short(21_941), '21.941');
    const millions = valueFormat([1_234_567], { locale: 'de-DE', currency: 'EUR' });
    assert.equal(millions.label(1_234_567), '1,23\u00a0Mio.');
    assert.equal(valueFormat([21_941], { locale: 'en-US', currency: 'USD' }).label(21_941), '21.9K');
  });

  test('labels have the decimals that their values have and no more', () => {
    const label = (values: number[]): string[] =>
      values.map(valueFormat(values, { locale: 'en-US', currency: 'USD' }).label);
    assert.deepEqual(label([1, 25, 3000]), ['1', '25', '3,000']);
    assert.deepEqual(label([6.5, 7.1]), ['6.5', '7.1']);
    assert.deepEqual(label([1 / 3, 2 / 3]), ['0.333', '0.667']);
    assert.deepEqual(label([120.123, 5]), ['120.1', '5.0']);
    assert.deepEqual(label([-0, 4]), ['0', '4']);
  });

  test('a label is wrapped at spaces, cut only where a line is not enough', () => {
    assert.deepEqual(wrapLabel('Romantic Comedy', 80, 2, 15), { lines: ['Romantic', 'Comedy'], cut: false });
    const cut = wrapLabel('Antidisestablishmentarianism', 80, 3, 15);
    assert.equal(cut.cut, true);
    assert.match(cut.lines.join(), /…$/u);
    assert.equal(wrapLabel('売上高の地域別内訳', 80, 3, 15).cut, false);
  });

  test('labels are moved apart as little as needed and stay between their limits', () => {
    const { places, moved } = spread([10, 11, 200], 20, 0, 210);
    assert.deepEqual(places, [10, 30, 200]);
    assert.equal(moved, 19);
    assert.deepEqual(spread([205, 206, 207], 20, 0, 210).places, [170, 190, 210]);
  });
});
