import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countryNames } from '../../../src/core/chart/country-names.js';
import { offerOf, type RowFacts } from '../../../src/core/chart/type-offer.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import type { Cell, ColumnType } from '../../../src/core/query/types.js';
import { columns, rowsOf } from './fixture.js';

const names = await countryNames('de');
const facts: RowFacts = { isCountry: (text) => names.find(text) !== undefined };

function offered(
  type: WidgetType,
  spec: Record<string, ColumnType>,
  cells: Cell[][],
  known = facts,
): boolean {
  return offerOf(type, { columns: columns(spec), rows: rowsOf(Object.keys(spec), cells) }, {}, known).offered;
}

describe('which types rows can be shown as', () => {
  const SALES = { region: 'string', amount: 'number' } as const;

  test('a card or a gauge shows one row, and is not offered for several', () => {
    for (const type of ['big-number', 'gauge'] as const) {
      assert.equal(offered(type, { amount: 'number' }, [[5]]), true);
      assert.equal(
        offered(type, SALES, [
          ['North', 5],
          ['South', 3],
        ]),
        false,
      );
    }
  });

  test('a map of countries is offered for names and codes of countries, in English or the language of the deck', () => {
    assert.equal(
      offered('country-map', SALES, [
        ['North', 5],
        ['South', 3],
      ]),
      false,
    );
    assert.equal(
      offered('country-map', SALES, [
        ['Germany', 5],
        ['Frankreich', 3],
        ['IT', 1],
      ]),
      true,
    );
    assert.equal(
      offered('country-map', SALES, [
        ['Germany', 5],
        ['Not known', 3],
      ]),
      true,
    );
    assert.equal(
      offered('country-map', SALES, [
        ['Germany', 5],
        ['North', 3],
        ['South', 1],
      ]),
      false,
    );
    assert.equal(
      offered('country-map', SALES, [['Germany', 5]], {}),
      false,
      'as long as nobody knows the names',
    );
    assert.equal(offered('country-map', SALES, []), false);
  });

  test('a map of spots is offered for degrees, not for any two numbers', () => {
    const two = { region: 'string', revenue: 'number', units: 'number' } as const;
    assert.equal(offered('geo-map', two, [['North', 50, 8]]), false);
    const degrees = { city: 'string', latitude: 'number', longitude: 'number' } as const;
    assert.equal(
      offered('geo-map', { city: 'string', lat: 'number', lon: 'number' }, [['Bonn', 50.7, 7.1]]),
      true,
    );
    assert.equal(offered('geo-map', degrees, [['Bonn', 50.7, 7.1]]), true);
    assert.equal(offered('geo-map', degrees, [['Bonn', 5070, 7100]]), false);
  });

  test('parts of a whole are offered where all of them are there', () => {
    const rows = [
      ['North', 5],
      ['South', 3],
    ] as Cell[][];
    const sql = 'SELECT region, SUM(amount) AS amount FROM sales GROUP BY 1 ORDER BY 2 DESC';
    for (const type of ['pie', 'donut', 'treemap'] as const) {
      assert.equal(offered(type, SALES, rows, { sql }), true);
      assert.equal(offered(type, SALES, rows, { sql: `${sql} LIMIT 2` }), false);
    }
    assert.equal(offered('bar', SALES, rows, { sql: `${sql} LIMIT 2` }), true);
  });

  test('what is missing of the columns is still told', () => {
    const offer = offerOf('dumbbell', { columns: columns(SALES), rows: [] }, {});
    assert.equal(!offer.offered && offer.missing?.role, 'value2');
  });
});
