import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, createSlide } from '../../src/core/deck/index.js';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx } from '../../src/core/export/index.js';
import type { Row } from '../../src/core/query/types.js';
import { drawInOffice } from './office-lines.js';

/** Slide pixels at which the footer begins. */
const FOOTER = 660;
const WORDS = 'the quarterly order of adjustable desks and chairs for every office of the northern branch';

function tableOf(rows: Row[]): Deck {
  const deck = createDeck({ title: 'Orders', id: 'deck-1', now: () => 0 });
  const columns = [
    { name: 'id', type: 'string' as const, dbType: 'VARCHAR' },
    { name: 'text', type: 'string' as const, dbType: 'VARCHAR' },
    { name: 'amount', type: 'number' as const, dbType: 'DOUBLE' },
  ];
  const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
  deck.sources['orders'] = { title: 'Orders', sql: 'SELECT 1', columns, data };
  const slide = createSlide({ id: 's', layout: 'table', title: 'Orders', text: 'By amount.' });
  const spec = { type: 'table' as const, encoding: {} };
  slide.blocks = [{ id: 't', region: 'table', kind: 'table', source: 'orders', spec }];
  deck.slides.push(slide);
  return deck;
}

for (const [kind, text] of [
  ['long', `${WORDS}, ${WORDS}`],
  [
    'Chinese and Japanese',
    '第三季度各地区办公家具订单的完整说明与备注，四半期の注文の詳しい説明です。'.repeat(2),
  ],
] as const)
  test(`rows of a table with ${kind} text stand on their slides to the last, each once, none beyond the footer`, async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `row-${index + 1}`,
      text,
      amount: 1000 - index,
    }));
    const file = await exportToPptx(tableOf(rows), { tables: 'all', now: () => 0 });
    const pages = await drawInOffice(new Uint8Array(await file.arrayBuffer()));
    assert.ok(pages.length > 3);
    const seen: string[] = [];
    for (const words of pages) {
      const ids = words.filter((word) => /^row-\d+$/u.test(word.text));
      seen.push(...ids.map((word) => word.text));
      for (const id of ids) assert.ok(id.middle < FOOTER, `${id.text} at ${id.middle}`);
      const top = words.find((word) => word.text.toLowerCase() === 'amount');
      assert.ok(top && top.middle < Math.min(...ids.map(({ middle }) => middle)));
    }
    assert.deepEqual(
      seen,
      rows.map(({ id }) => id),
    );
  });
