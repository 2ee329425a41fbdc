import { fixture, html } from '@open-wc/testing';
import { QueryError } from '../../../src/core/base/query-error.js';
import type { Column, QueryResult, RunQuery, TableSchema } from '../../../src/core/query/types.js';
import type { QueryDesk, QueryDraft, QueryEngine } from '../../../src/elements/shared/query-desk.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

const column = (name: string, type: Column['type'] = 'string', dbType = 'VARCHAR'): Column => ({
  name,
  type,
  dbType,
});

export const TABLES: TableSchema[] = [
  {
    name: 'sales',
    rowCount: 1_000_000,
    columns: [
      column('region'),
      column('Net Amount', 'number', 'DOUBLE'),
      column('order', 'number', 'INTEGER'),
    ],
  },
  {
    name: 'Key accounts',
    rowCount: 12,
    columns: Array.from({ length: 12 }, (_, at) => column(`attribute ${at}`)),
  },
];

export const answer = (count: number, more: Partial<QueryResult> = {}): QueryResult => ({
  columns: [column('region'), column('value', 'number', 'DOUBLE')],
  rows: Array.from({ length: count }, (_, at) => ({ region: `Region ${at}`, value: at })),
  rowCount: count,
  elapsedMs: 34.2,
  truncated: false,
  ...more,
});

/** The engine's answer to a misspelt column. */
export const unknownColumn = (sql: string, candidates: string[]): QueryError =>
  new QueryError(
    'UNKNOWN_COLUMN',
    'Line 1, column 8 of the SQL: There is no column "regoin" in the tables of this query.',
    {
      sql,
      position: sql.indexOf('regoin'),
      candidates,
    },
  );

interface DeskOptions {
  runQuery?: RunQuery;
  explain?: QueryEngine['explain'];
  schema?: QueryEngine['schema'];
  /** False: the deck is from elsewhere. */
  own?: boolean;
}

/** A desk that writes down what is asked of it. */
export function deskOf({ runQuery, explain, schema, own = true }: DeskOptions = {}) {
  const used: [sourceId: string, sql: string][] = [];
  const drafts = new Map<string, QueryDraft>();
  let opened = 0;
  let allowed = own;
  const desk: QueryDesk = {
    drafts,
    open: () => {
      opened += 1;
      return Promise.resolve({
        runQuery: runQuery ?? (() => Promise.resolve(answer(3))),
        schema: schema ?? (() => Promise.resolve(TABLES)),
        ...(explain && { explain }),
      });
    },
    mayRun: () => allowed,
    allow: () => {
      allowed = true;
    },
    use: (sourceId, sql) => {
      used.push([sourceId, sql]);
      return Promise.resolve();
    },
  };
  return { desk, used, opened: () => opened };
}

/** The panel with its data tab open. */
export async function dataTab(desk: QueryDesk, sql = 'SELECT regoin FROM sales'): Promise<DeckRightPanel> {
  const deck = fixtureDeck();
  deck.sources['revenue']!.sql = sql;
  const element = await fixture<DeckRightPanel>(
    html`<deck-right-panel
      style="block-size: 700px; inline-size: 480px"
      .deck=${deck}
      slide-id="regions"
      .queries=${() => Promise.resolve(desk)}
    ></deck-right-panel>`,
  );
  inside(element, '#tab-data').click();
  await waitUntil(() => button(element, 'Edit query'), 'it cannot be edited');
  return element;
}

export const button = (element: Element, label: string): HTMLButtonElement | undefined =>
  allInside(element, 'button').find((each) => text(each) === label || each.ariaLabel === label) as
    HTMLButtonElement | undefined;

/** Opens the editor and waits until its code is there. */
export async function editing(element: DeckRightPanel): Promise<HTMLElement> {
  button(element, 'Edit query')!.click();
  return appears(element, '.cm-content');
}

export const written = (element: Element): string =>
  allInside(element, '.cm-line')
    .map((line) => line.textContent)
    .join('\n');

export async function run(element: DeckRightPanel): Promise<void> {
  button(element, 'Run')!.click();
  await waitUntil(() => !inside(element, '.outcome').textContent?.includes('Running'));
  await element.updateComplete;
}

export const outcome = (element: Element): string => text(inside(element, '.outcome'));
