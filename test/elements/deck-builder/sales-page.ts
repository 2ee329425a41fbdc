import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder, QueryResult, Widget } from '../../../src/index.js';

export const widgets: Widget[] = [
  { id: 'total', type: 'big-number', title: 'Revenue', dataKey: 'SELECT 1 -- total' },
  { id: 'regions', type: 'bar', title: 'Revenue by region', dataKey: 'SELECT 2 -- regions' },
  { id: 'months', type: 'line', title: 'Revenue by month', dataKey: 'SELECT 3 -- months' },
];
const number = { name: 'value', type: 'number' as const, dbType: 'DOUBLE' };
const answers: Record<string, Pick<QueryResult, 'columns' | 'rows'>> = {
  total: { columns: [number], rows: [{ value: 3_228_900 }] },
  regions: {
    columns: [{ name: 'category', type: 'string', dbType: 'VARCHAR' }, number],
    rows: [
      { category: 'North', value: 1_204_500 },
      { category: 'West', value: 981_200 },
      { category: 'East', value: 402_300 },
    ],
  },
  months: {
    columns: [{ name: 'x', type: 'date', dbType: 'DATE' }, number],
    rows: [1, 2, 3, 4, 5, 6].map((month) => ({ x: `2026-0${month}-01`, value: 400_000 + month * 30_000 })),
  },
};

/** An engine of the page: no database is loaded. The name in the SQL's comment says which rows. */
export function runQuery(sql: string): Promise<QueryResult> {
  const answer = answers[/-- (\w+)/u.exec(sql)?.[1] ?? ''];
  if (!answer) return Promise.reject(new Error(`There is no table for ${sql}`));
  return Promise.resolve({ ...answer, rowCount: answer.rows.length, elapsedMs: 1, truncated: false });
}

/** A builder on a page of its own, `width` CSS pixels wide. */
export const page = (options: Partial<DeckBuilder> = {}, width = 1200): Promise<DeckBuilder> =>
  fixture<DeckBuilder>(
    html`<deck-builder
      style="block-size: 720px; inline-size: ${width}px"
      .config=${options.config ?? { name: 'Sales', widgets }}
      .runQuery=${options.runQuery ?? runQuery}
      .customFetch=${options.customFetch}
      .service=${options.service ?? 'remote'}
      .privacy=${options.privacy ?? 'all'}
      .audience=${options.audience}
      .goal=${options.goal}
      .signIn=${options.signIn}
      .topUp=${options.topUp}
    ></deck-builder>`,
  );
