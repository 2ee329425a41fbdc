import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHART_TYPES, resolveEncoding } from '../../../src/core/chart/index.js';
import { WIDGET_TYPES, type WidgetType } from '../../../src/core/chart/types.js';
import { DeckError } from '../../../src/core/errors.js';
import type { ColumnType } from '../../../src/core/query/types.js';
import { columns, rowsOf } from './fixture.js';

function resolve(type: WidgetType, spec: Record<string, ColumnType>, config = {}): Record<string, string> {
  const names = Object.keys(spec);
  const cells = names.map((name) =>
    spec[name] === 'number' ? 1 : spec[name] === 'date' ? '2024-01-01' : 'a',
  );
  return { ...resolveEncoding(type, columns(spec), rowsOf(names, [cells]), config) };
}

function failure(run: () => unknown): DeckError<string> {
  try {
    run();
  } catch (error) {
    assert.ok(DeckError.is(error));
    return error;
  }
  return assert.fail('nothing was thrown');
}

describe('resolveEncoding', () => {
  test('finds the columns of a bar by the names of the contract in any letter case', () => {
    for (const category of ['category', 'Label', 'X', 'axis', 'NAME']) {
      for (const value of ['value', 'Y', 'Count']) {
        assert.deepEqual(resolve('bar', { [value]: 'number', [category]: 'string' }), { category, value });
      }
    }
  });

  test('prefers the first alias where several stand in the query', () => {
    assert.deepEqual(
      resolve('bar', { count: 'number', name: 'string', value: 'number', category: 'string' }),
      {
        category: 'category',
        value: 'value',
      },
    );
  });

  test('finds columns without known names by type and position', () => {
    assert.deepEqual(resolve('bar', { 'net revenue': 'number', region: 'string', margin: 'number' }), {
      category: 'region',
      value: 'net revenue',
    });
    assert.deepEqual(resolve('line', { month: 'date', visits: 'number' }), {
      category: 'month',
      value: 'visits',
    });
    assert.deepEqual(resolve('bar', { year: 'number', total: 'number' }), {
      category: 'year',
      value: 'total',
    });
    assert.deepEqual(resolve('stacked-bar', { region: 'string', product: 'string', total: 'number' }), {
      category: 'region',
      series: 'product',
      value: 'total',
    });
    assert.deepEqual(resolve('scatter', { height: 'number', weight: 'number', who: 'string' }), {
      x: 'height',
      y: 'weight',
    });
  });

  test('takes an alias only where its type fits the role', () => {
    assert.deepEqual(resolve('bar', { value: 'string', amount: 'number' }), {
      category: 'value',
      value: 'amount',
    });
  });

  test('takes optional roles by name only', () => {
    assert.deepEqual(resolve('line', { month: 'date', region: 'string', value: 'number' }), {
      category: 'month',
      value: 'value',
    });
    assert.deepEqual(resolve('line', { month: 'date', series: 'string', value: 'number' }), {
      category: 'month',
      series: 'series',
      value: 'value',
    });
    assert.deepEqual(resolve('big-number', { value: 'number', delta: 'number', sentiment: 'string' }), {
      value: 'value',
      delta: 'delta',
      sentiment: 'sentiment',
    });
  });

  test('takes a series where one more column tells rows of a category apart, and shares where percentages are wanted', () => {
    const named = columns({ month: 'date', region: 'string', orders: 'number', late: 'number' });
    const rows = ['2026-01-01', '2026-02-01'].flatMap((month) => [
      { month, region: 'North', orders: 40, late: 0.1 },
      { month, region: 'South', orders: 60, late: 0.2 },
    ]);
    const line = resolveEncoding('line', named, rows, { numberFormat: 'percent:1' });
    assert.deepEqual(line, { category: 'month', series: 'region', value: 'late' });
    assert.equal(resolveEncoding('line', named, rows).value, 'orders');
    assert.equal(resolveEncoding('line', named, rows.slice(0, 1)).series, undefined);
  });

  test('works with column names of every kind', () => {
    const names = [
      'select',
      'my "column"',
      "it's",
      'Umsatz €',
      '売上',
      'a.b',
      '__proto__',
      'constructor',
      ' ',
    ];
    for (const name of names) {
      const found = resolveEncoding(
        'bar',
        [
          { name: 'region', type: 'string', dbType: 'VARCHAR' },
          { name, type: 'number', dbType: 'DOUBLE' },
        ],
        rowsOf(['region', name], [['North', 5]]),
      );
      assert.equal(found.value, name);
    }
  });

  test('names the columns it got and what the type needs where columns do not fit', () => {
    const error = failure(() => resolve('bar', { region: 'string', 'sales person': 'string' }));
    assert.equal(error.code, 'wrong_columns');
    assert.match(error.message, /"region" \(string\), "sales person" \(string\)/u);
    assert.match(
      error.message,
      /category \(or label, x, axis, name, bucket\) and value \(a number; or y, count\)/u,
    );
    assert.match(error.message, /No column fits "value"/u);
    assert.match(String(error.hint), /SQL/u);
  });

  test('a query without rows and one with an all-null value are two precise no_rows errors', () => {
    const none = failure(() => resolveEncoding('bar', columns({ category: 'string', value: 'number' }), []));
    assert.equal(none.code, 'no_rows');
    assert.match(none.message, /returned no rows/u);
    const nulls = failure(() =>
      resolveEncoding(
        'bar',
        columns({ region: 'string', revenue: 'number' }),
        rowsOf(
          ['region', 'revenue'],
          [
            ['a', null],
            ['b', null],
          ],
        ),
      ),
    );
    assert.equal(nulls.code, 'no_rows');
    assert.match(nulls.message, /Every value of the column "revenue" is null \(2 rows\)/u);
  });

  test('an unknown widget type is refused with the known ones in the hint', () => {
    for (const type of ['pyramid', '__proto__', 'toString']) {
      const error = failure(() =>
        resolveEncoding(type as WidgetType, columns({ a: 'number' }), rowsOf(['a'], [[1]])),
      );
      assert.equal(error.code, 'unknown_widget_type');
      assert.match(String(error.hint), /horizontal-bar/u);
    }
  });

  test('an encoding that is given wins over names, and is checked', () => {
    const spec: Record<string, ColumnType> = {
      category: 'string',
      region: 'string',
      value: 'number',
      margin: 'number',
    };
    assert.deepEqual(resolve('bar', spec, { encoding: { category: 'region', value: 'margin' } }), {
      category: 'region',
      value: 'margin',
    });
    const gone = failure(() => resolve('bar', spec, { encoding: { value: 'profit' } }));
    assert.equal(gone.code, 'wrong_columns');
    assert.match(gone.message, /"profit"/u);
    const text = failure(() => resolve('bar', spec, { encoding: { value: 'region' } }));
    assert.match(text.message, /"region", which is string/u);
  });

  test('every type of the contract has a row in the table and resolves a query that fits it', () => {
    const fits: Partial<Record<WidgetType, Record<string, ColumnType>>> = {
      heatmap: { row: 'string', col: 'string', value: 'number' },
      histogram: { bucket: 'string', count: 'number' },
      dumbbell: { label: 'string', value1: 'number', value2: 'number' },
      sankey: { source: 'string', target: 'string', value: 'number' },
      'geo-map': { lat: 'number', lon: 'number' },
      'country-map': { country: 'string', value: 'number' },
      'big-number': { value: 'number' },
      gauge: { value: 'number' },
      scatter: { x: 'number', y: 'number' },
      bubble: { x: 'number', y: 'number', size: 'number' },
      table: {},
    };
    for (const type of ['stacked-bar', 'grouped-bar', 'multi-line', 'stacked-area'] as const) {
      fits[type] = { category: 'string', series: 'string', value: 'number' };
    }
    for (const type of WIDGET_TYPES) {
      const spec = fits[type] ?? { category: 'string', value: 'number' };
      const found = type === 'table' ? resolve(type, { anything: 'json' }) : resolve(type, spec);
      assert.equal(Object.keys(found).length, Object.keys(spec).length, type);
    }
  });

  test('a histogram takes one bare number column and a boxplot raw or summed up values', () => {
    assert.deepEqual(resolve('histogram', { price: 'number' }), { value: 'price' });
    assert.deepEqual(resolve('boxplot', { team: 'string', score: 'number' }), {
      category: 'team',
      value: 'score',
    });
    const five: Record<string, ColumnType> = {
      category: 'string',
      min: 'number',
      q1: 'number',
      median: 'number',
      q3: 'number',
      max: 'number',
    };
    assert.equal(Object.keys(resolve('boxplot', five)).length, 6);
  });

  test('all types are charts but the two that are native text', () => {
    assert.deepEqual(
      WIDGET_TYPES.filter((type) => !CHART_TYPES.includes(type)),
      ['big-number', 'table'],
    );
  });
});
