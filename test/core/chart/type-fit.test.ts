import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encodingOf } from '../../../src/core/chart/index.js';
import { columnsFor, fitOf, withRole, withType } from '../../../src/core/chart/type-fit.js';
import { WIDGET_TYPES, type ChartSpec } from '../../../src/core/chart/types.js';
import { columns, rowsOf } from './fixture.js';

const SALES = columns({ region: 'string', month: 'date', amount: 'number' });
const ROWS = rowsOf(['region', 'month', 'amount'], [['North', '2026-01-01', 5]]);
const bar: ChartSpec = {
  type: 'bar',
  encoding: { category: 'region', value: 'amount' },
  title: 'Sales',
  config: { top: 5, numberFormat: 'compact', yLabel: 'Sum' },
};

describe('which types columns can feed', () => {
  test('a type fits where each part that it needs has a column, else the first that is missing is named', () => {
    const fits = (type: (typeof WIDGET_TYPES)[number]) => fitOf(type, SALES);
    assert.equal(fits('bar').fits, true);
    assert.equal(fits('scatter').fits, true, 'time runs along x');
    for (const [type, role] of [
      ['dumbbell', 'value2'],
      ['geo-map', 'lon'],
    ] as const) {
      const fit = fits(type);
      assert.equal(fit.fits === false && fit.missing.role, role, type);
    }
    const text = fitOf('bar', columns({ region: 'string' }));
    assert.equal(text.fits === false && text.missing.role, 'value');
  });

  test('what fits by its columns can be drawn with them, whatever the type was before', () => {
    for (const type of WIDGET_TYPES) {
      const spec = withType(bar, type, SALES);
      if (!fitOf(type, SALES, bar.encoding).fits) continue;
      assert.doesNotThrow(() => encodingOf(spec, { columns: SALES, rows: ROWS }), type);
    }
  });
});

describe('another type for a chart', () => {
  test('keeps title, options and columns, so that there is a way back', () => {
    for (const type of WIDGET_TYPES) {
      const there = withType(bar, type, SALES);
      assert.equal(there.type, type);
      assert.deepEqual(there.config, bar.config);
      assert.equal(there.title, bar.title);
      const back = withType(there, 'bar', SALES);
      assert.equal(back.encoding.category, 'region', type);
      assert.equal(back.encoding.value, 'amount', type);
    }
  });

  test('names a column anew only where it cannot play its part', () => {
    const dated: ChartSpec = { type: 'big-number', encoding: { value: 'month' } };
    assert.equal(withType(dated, 'bar', SALES).encoding.value, 'amount');
    const gone: ChartSpec = { type: 'bar', encoding: { category: 'region', value: 'no_more' } };
    assert.equal(withType(gone, 'line', SALES).encoding.value, 'amount');
  });

  test('a role takes the columns of its kind, and gives its column back', () => {
    const value = { role: 'value', kind: 'number', aliases: [] } as const;
    assert.deepEqual(columnsFor(value, SALES).map(({ name }) => name), ['amount']); // prettier-ignore
    assert.deepEqual(withRole(bar, 'series', 'month').encoding, { ...bar.encoding, series: 'month' });
    assert.deepEqual(withRole(withRole(bar, 'series', 'month'), 'series', undefined).encoding, bar.encoding);
  });
});
