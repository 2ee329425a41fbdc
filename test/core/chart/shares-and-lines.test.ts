import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderChart } from '../../../src/core/chart/index.js';
import type { ChartData, WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import { DeckError } from '../../../src/core/errors.js';
import { checkOptions } from '../../../src/core/generation/check-options.js';
import { columns, context, rowsOf } from './fixture.js';

const SPEC = { quarter: 'string', series: 'string', amount: 'number' } as const;
const data = (...cells: [string, string, number | null][]): ChartData => ({
  columns: columns(SPEC),
  rows: rowsOf(Object.keys(SPEC), cells),
});
const sales = data(
  ['Q1', 'North', 30], ['Q1', 'South', 10], ['Q1', 'Target', 50],
  ['Q2', 'North', 20], ['Q2', 'South', 60], ['Q2', 'Target', 70],
); // prettier-ignore
const draw = (type: WidgetType, rows: ChartData, config: WidgetConfig): ReturnType<typeof renderChart> =>
  renderChart({ type, encoding: {}, config }, rows, context);
const refused = (promise: Promise<unknown>, message: RegExp, hint: RegExp): Promise<void> =>
  assert.rejects(promise, (error) => {
    assert.ok(DeckError.is(error));
    assert.equal(error.code, 'invalid_config');
    assert.match(error.message, message);
    assert.match(error.hint ?? '', hint);
    return true;
  });

describe('shares of stacks', () => {
  for (const type of ['stacked-bar', 'stacked-area'] as const) {
    test(`${type}: each value is pointed at as its share and itself, on an axis of percents`, async () => {
      const { svg, marks } = await draw(type, sales, { stack: 'percent' });
      const north = marks.filter(({ label }) => label.includes('North')).map(({ value }) => value);
      assert.deepEqual(north, ['33% (30)', '13% (20)']);
      for (const tick of ['0%', '50%', '100%']) assert.ok(svg.includes(`>${tick}<`), tick);
    });

    test(`${type}: a negative value is refused by its name and place`, async () => {
      const rows = data(['Q1', 'North', 30], ['Q1', 'South', -10]);
      await refused(draw(type, rows, { stack: 'percent' }), /"South" is -10 at "Q1"/u, /grouped-bar/u);
    });
  }

  test('a category whose values are all zero has no shares, and none that is not known', async () => {
    const rows = data(['Q1', 'North', 0], ['Q1', 'South', 0], ['Q2', 'North', 1], ['Q2', 'South', null]);
    const { marks } = await draw('stacked-bar', rows, { stack: 'percent' });
    assert.deepEqual(
      marks.map(({ label, value }) => `${label}: ${value}`),
      ['Q2, North: 100% (1)'],
    );
  });

  test('shares keep the format of the values behind them', async () => {
    const { marks } = await draw('stacked-bar', sales, { stack: 'percent', numberFormat: 'currency:EUR,0' });
    assert.ok(marks.some(({ value }) => value === '33% (€30)'));
  });
});

describe('lines over bars', () => {
  for (const type of ['grouped-bar', 'stacked-bar'] as const) {
    test(`${type}: a series that is named is a line of points, at its values on the axis of the bars`, async () => {
      const { marks, svg } = await draw(type, sales, { lines: ['target'] });
      assert.deepEqual(
        marks.slice(-2).map(({ label, value }) => `${label}: ${value}`),
        ['Q1, Target: 50', 'Q2, Target: 70'],
      );
      assert.match(svg, /<polyline|<path[^>]*fill="none"[^>]*stroke-width="3"/u);
      for (const name of ['North', 'South', 'Target']) assert.ok(svg.includes(`>${name}<`), name);
      const bars = await draw(type, sales, {});
      assert.equal(marks.length, bars.marks.length);
    });
  }

  test('a name that is no series, all series, and lines over shares are refused', async () => {
    await refused(
      draw('grouped-bar', sales, { lines: ['Goal'] }),
      /names "Goal", which is no series/u,
      /"North", "South", "Target"/u,
    );
    await refused(
      draw('grouped-bar', sales, { lines: ['North', 'South', 'Target'] }),
      /every series/u,
      /multi-line/u,
    );
    await refused(
      draw('stacked-bar', sales, { lines: ['Target'], stack: 'percent' }),
      /beside config.stack/u,
      /out/u,
    );
  });

  test('a line keeps its place where small series are joined', async () => {
    const names = ['Target', ...Array.from({ length: 12 }, (_, i) => `Branch ${i}`)];
    const rows = data(
      ...names.map((name, i): [string, string, number] => ['Q1', name, i === 0 ? 1 : 100 - i]),
    );
    const { marks } = await draw('stacked-bar', rows, { lines: ['Target'] });
    assert.equal(marks.at(-1)?.label, 'Q1, Target');
    assert.ok(marks.some(({ label }) => label === 'Q1, Other'));
  });
});

test('options that cannot be used are named with what they must be', () => {
  assert.equal(checkOptions({ stack: 'percent', lines: ['Target'] }), undefined);
  assert.equal(checkOptions({ stack: 'full' })?.field, 'config.stack');
  assert.equal(checkOptions({ lines: 'Target' })?.field, 'config.lines');
});
