import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHART_TYPES, type ChartContext } from '../../../src/core/chart/index.js';
import type { Cell, Row } from '../../../src/core/query/types.js';
import { columns, configFor, draw, malformed, rowsOf, textsOf } from './fixture.js';

const COLUMNS = columns({
  category: 'string',
  series: 'string',
  value: 'number',
  x: 'number',
  y: 'number',
  country: 'string',
});
const NAMES = COLUMNS.map((column) => column.name);

/** Rows of category, series and value; the points of a scatter plot come out of the same values, the first row is of a country. */
const table = (cells: readonly (readonly [Cell, Cell, Cell])[]): Row[] =>
  rowsOf(
    NAMES,
    cells.map(([category, series, value], i) => {
      const x = value === null ? null : i;
      return [category, series, value, x, value, i === 0 ? 'Malta' : category];
    }),
  );

/** Types that refuse fewer rows, and say so. */
const FEWEST_ROWS: Partial<Record<string, number>> = { radar: 3 };

async function drawAll(
  rows: Row[],
  check?: (svg: string, type: string) => void,
  context: Partial<ChartContext> = {},
): Promise<void> {
  for (const type of CHART_TYPES) {
    if (rows.length < (FEWEST_ROWS[type] ?? 1)) continue;
    const { svg, alt } = await draw(type, COLUMNS, rows, configFor(type), context);
    assert.equal(malformed(svg), undefined, type);
    assert.doesNotMatch(svg, /NaN|Infinity|undefined/u, type);
    assert.ok(alt.length > 10);
    for (const it of textsOf(svg)) {
      assert.ok(it.y > -2 && it.y < (context.height ?? 470) + 2, `${type}: ${it.text} at y ${it.y}`);
    }
    check?.(svg, type);
  }
}

describe('charts of difficult rows', () => {
  test('one row is a chart of every type', () => drawAll(table([['only', 's', 5]])));
  test('all zeros are a chart of every type', () =>
    drawAll(
      table([
        ['a', 's', 0],
        ['b', 's', 0],
        ['c', 't', 0],
      ]),
    ));
  test('the largest and smallest numbers are a chart of every type', async () => {
    await drawAll(
      table([
        ['a', 's', 1e15],
        ['b', 's', 1],
        ['c', 't', 0],
      ]),
    );
    await drawAll(
      table([
        ['a', 's', 1e-9],
        ['b', 's', 3e-9],
        ['c', 't', 2e-9],
      ]),
    );
    await drawAll(
      table([
        ['a', 's', 1e300],
        ['b', 's', 1e299],
      ]),
    );
  });
  test('exact decimals that come as text are drawn as numbers', () =>
    drawAll(
      table([
        ['a', 's', '12345678901234567890.5'],
        ['b', 's', '1'],
      ]),
    ));
  test('nulls in every column leave the rest of the chart standing', () =>
    drawAll(
      table([
        ['a', 's', 1],
        [null, 's', 2],
        ['c', null, 3],
        ['d', 't', null],
      ]),
    ));
  test('three hundred categories in forty series are a chart of every type', () =>
    drawAll(table(Array.from({ length: 300 }, (_, i) => [`Category ${i}`, `Series ${i % 40}`, i] as const))));
  test('more marks than a picture can show are an error that says how to group them', async () => {
    const days = rowsOf(
      ['day', 'value'],
      Array.from({ length: 6000 }, (_, i) => [
        new Date(Date.UTC(2001, 0, 1 + i)).toISOString().slice(0, 10),
        i,
      ]),
    );
    await assert.rejects(
      draw('bar', columns({ day: 'date', value: 'number' }), days),
      (error: Error & { code?: string; hint?: string }) => {
        assert.equal(error.code, 'too_large');
        assert.match(error.message, /6000 values of "day"/u);
        assert.match(String(error.hint), /by month/u);
        return true;
      },
    );
    assert.equal(
      malformed((await draw('line', columns({ day: 'date', value: 'number' }), days)).svg),
      undefined,
    );
  });
  test('a small box and a very small one hold every type', async () => {
    const rows = table(
      Array.from({ length: 30 }, (_, i) => [`Category ${i}`, `Series ${i % 9}`, i] as const),
    );
    for (const type of CHART_TYPES) {
      for (const [width, height] of [
        [240, 160],
        [60, 40],
      ] as const) {
        const { svg } = await draw(type, COLUMNS, rows, configFor(type), { width, height });
        assert.equal(malformed(svg), undefined, type);
        assert.doesNotMatch(svg, /NaN|Infinity/u, type);
      }
    }
  });

  test('markup, quotes and template signs in cells and names stay text', async () => {
    const evil = [
      '<script>alert(1)</script>',
      '"quoted" & \'single\'',
      ']]>',
      '{a|b} {b} {{x}}',
      '</svg><svg onload="x">',
      ' style="fill:red" class="x" ',
    ];
    await drawAll(
      // Not the same text on both sides: what flows from one to the next must not come back.
      table(evil.map((text, i) => [text, `${evil[(i + 1) % evil.length] ?? ''}.`, i + 1] as const)),
      (svg) => {
        assert.doesNotMatch(svg, /<script|<svg onload/u);
        assert.equal(svg.match(/<svg/gu)?.length, 1);
      },
    );
    const { svg } = await draw('horizontal-bar', COLUMNS, table([[' style="fill:red" ', 's', 1]]));
    assert.ok(textsOf(svg).some((it) => it.text === 'style="fill:red"'));
  });

  test('control characters, lone surrogates and direction overrides are taken out of labels', () =>
    drawAll(
      table([
        ['a\u0000b\u001b', 's\ud800', 1],
        ['\udfff', 't\u202e', 2],
        ['line\nbreak\ttab', '\ufffe', 3],
        ['\u0007', '', 4],
      ]),
      (svg) => assert.doesNotMatch(svg, /\u202e/u),
    ));

  test('emoji, Arabic, Hebrew and CJK labels are drawn whole', async () => {
    const names = ['売上高の地域別内訳', 'إيرادات', 'הכנסות', '👩‍👩‍👧 family', 'ภาษาไทย'];
    const { svg } = await draw(
      'horizontal-bar',
      COLUMNS,
      table(names.map((name, i) => [name, 's', i + 1] as const)),
    );
    for (const name of names)
      assert.ok(
        // Marks of direction around a label are not seen.
        textsOf(svg).some((it) => it.text.replace(/[\u200e\u200f\u202a-\u202c]/gu, '') === name),
        name,
      );
  });

  test('columns called __proto__ and constructor are drawn like any other', async () => {
    const names = ['__proto__', 'constructor'];
    const cols = [
      { name: '__proto__', type: 'string' as const, dbType: 'VARCHAR' },
      { name: 'constructor', type: 'number' as const, dbType: 'DOUBLE' },
    ];
    const { svg, alt } = await draw(
      'bar',
      cols,
      rowsOf(names, [
        ['North', 7],
        ['South', 9],
      ]),
    );
    assert.ok(textsOf(svg).some((it) => it.text === 'North'));
    assert.match(alt, /Highest: South, 9/u);
  });

  test('labels called __proto__ or constructor leave the objects of the page alone', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'North'];
    const rows = table(names.map((name, i) => [name, 's', i + 1] as const));
    await drawAll(rows, (svg) => assert.doesNotMatch(svg, / (?:prev|next|key|value)="/u));
    await drawAll(rows);
    for (const key in {}) assert.fail(`every object has a ${key} now`);
    assert.deepEqual(Object.keys(Object), []);
    const { svg } = await draw('horizontal-bar', COLUMNS, rows);
    for (const name of names) assert.ok(textsOf(svg).some((it) => it.text === name));
  });

  test('rows without a single complete point are an error that names both columns', async () => {
    const cols = columns({ day: 'date', size: 'number', y: 'number' });
    const rows = rowsOf(
      ['day', 'size', 'y'],
      [
        ['2024-01-01', 1, null],
        [null, 2, 3],
      ],
    );
    for (const type of ['scatter', 'bubble'] as const) {
      await assert.rejects(draw(type, cols, rows), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'no_rows');
        assert.match(error.message, /"day" and "y"/u);
        return true;
      });
    }
  });

  test('config values of wrong types neither break a chart nor reach it', async () => {
    const rows = table([
      ['a', 's', 1],
      ['b', 's', 2],
    ]);
    const config = {
      colors: ['image://http://x', 'red', '#123456'],
      top: -3,
      highlight: { a: 1 } as unknown as string,
      highlightColor: 'url(http://x)',
      alt: 5 as unknown as string,
      encoding: null,
    };
    const { svg } = await draw('bar', COLUMNS, rows, config);
    assert.doesNotMatch(svg, /image:|"red"/u);
    assert.match(svg, /fill="#123456"/u);
  });
});
