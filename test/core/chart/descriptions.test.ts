import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHART_TYPES } from '../../../src/core/chart/index.js';
import { columns, draw, PAIR, pairs, rowsOf } from './fixture.js';

const COUNTRY = columns({ country: 'string', value: 'number' });

describe('what a chart says in words', () => {
  test('countries have their names where the rows have codes, in the language of the deck', async () => {
    const rows = rowsOf(
      ['country', 'value'],
      [
        ['DE', 5],
        ['FRA', 9],
        ['724', 2],
        ['Holland', 4],
      ],
    );
    const { alt } = await draw('country-map', COUNTRY, rows);
    assert.match(alt, /Highest: France, 9\. Lowest: Spain, 2\./u);
    const german = await draw('country-map', COUNTRY, rows, {}, { locale: 'de-DE' });
    assert.match(german.alt, /Frankreich, 9\. .*Spanien, 2\./u);
  });

  test('a country is called as its row calls it', async () => {
    const rows = rowsOf(['country', 'value'], [['Holland', 7], ['Belgium', 3]]); // prettier-ignore
    assert.match((await draw('country-map', COUNTRY, rows)).alt, /Highest: Holland, 7\./u);
  });

  test('a waterfall says its largest steps and where they lead, whether the rows have a total or not', async () => {
    const steps = [['Start', 100], ['Sales', 40], ['Cost', -60]] as const; // prettier-ignore
    const open = await draw('waterfall', PAIR, pairs(steps));
    assert.match(open.alt, /3 values\. Highest: Start, 100\. Lowest: Cost, -60\. Total: 80\./u);
    const closed = await draw('waterfall', PAIR, pairs([...steps, ['Net total', 80]]));
    assert.match(closed.alt, /3 values\. Highest: Start, 100\. Lowest: Cost, -60\. Net total: 80\./u);
  });

  test('the two values of a dumbbell are called as in its key', async () => {
    const two = columns({ label: 'string', sales_2023: 'number', sales_2024: 'number' });
    const rows = rowsOf(['label', 'sales_2023', 'sales_2024'], [['a', 1, 2]]);
    assert.match((await draw('dumbbell', two, rows)).alt, /Sales 2024 beside Sales 2023\./u);
    const named = await draw('dumbbell', two, rows, { value1Label: 'Before', value2Label: 'After' });
    assert.match(named.alt, /After beside Before\./u);
  });

  test('a point without a name reads as one sentence', async () => {
    const scatter = columns({ height_cm: 'number', weight: 'number' });
    const rows = rowsOf(['height_cm', 'weight'], [[12, 30]]);
    const { marks } = await draw('scatter', scatter, rows, { xLabel: 'Height, cm' });
    assert.deepEqual([marks[0]?.label, marks[0]?.value], ['', 'Height, cm 12, weight 30']);
    const year = columns({ group_1: 'number', group_2: 'number' });
    const digits = await draw('scatter', year, rowsOf(['group_1', 'group_2'], [[12, 30]]));
    assert.equal(digits.marks[0]?.value, 'Group 1: 12, group 2: 30');
  });

  test('a format that does not exist is named by the option that has it', async () => {
    const cols = columns({ value: 'number', delta: 'number' });
    const rows = rowsOf(['value', 'delta'], [[3, 1]]);
    for (const option of ['deltaFormat', 'numberFormat']) {
      await assert.rejects(
        draw('gauge', cols, rows, { [option]: 'nothing:9' }),
        (error: Error & { code?: string; path?: string }) => {
          assert.equal(error.code, 'invalid_config');
          assert.equal(error.path, `config.${option}`);
          return error.message.includes(`config.${option}`);
        },
      );
    }
  });

  test('messages have the right article for every type', async () => {
    for (const type of CHART_TYPES) {
      await draw(type, columns({ nothing: 'json' }), rowsOf(['nothing'], [['a']])).then(
        () => assert.fail(`${type} was drawn`),
        (error: unknown) => assert.match((error as Error).message, /^(?:A [^aeiou]|An [aeiou])/u),
      );
    }
  });
});
