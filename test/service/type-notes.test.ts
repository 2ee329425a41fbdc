import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTypeNote } from '../../src/core/statements/shown/type-note.js';
import type { BuilderDashboardConfig, WidgetType } from '../../src/core/chart/types.js';
import { checkDeck } from '../../src/core/index.js';
import { readSource } from '../../src/core/statements/verify.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { makeDeck } from './make-deck.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

const values = (rows: string, names: string): string => `SELECT * FROM (VALUES ${rows}) t(${names})`;
const MIXED = values("('North', 4), ('South', -8), ('East', 1), ('West', 2)", 'region, profit');
const CELLS = Array.from(
  { length: 9 },
  (_, at) => `('row ${'abcdefghi'[at]}', 'col ${'abcdefghi'[at]}', ${at + 1})`,
);
const PAY = values("('North', 4000, 5.5), ('South', 3800, 6.1), ('East', 4100, 4.4)", 'r, base_pay, score');
/** Rows that their type cannot show, for each reason. */
const WIDGETS: readonly (readonly [WidgetType, string])[] = [
  ['pie', values("('a', 0), ('b', 0), ('c', 0)", 'kind, tickets')],
  ['donut', `SELECT region, AVG(profit) AS profit FROM (${MIXED}) GROUP BY 1`],
  ['radar', MIXED],
  ['heatmap', values(CELLS.join(), 'row, col, cost')],
  ['dumbbell', `SELECT r AS label, AVG(base_pay) AS value1, AVG(score) AS value2 FROM (${PAY}) GROUP BY 1`],
  ['line', values("('A', 4), ('B', 8), ('A', 1)", 'name, sales')],
];

test('why a chart is of another type reaches the notes of the deck in every language, and is checked there', async () => {
  const runner = createNodeDuckDBRunner();
  const config: BuilderDashboardConfig = {
    name: 'Deck',
    widgets: WIDGETS.map(([type, dataKey], at) => ({ id: `w${at}`, type, title: 'Widget', dataKey })),
  };
  for (const locale of LOCALES) {
    const { snapshot } = await makeDeck(config, runner.runQuery, { config, locale });
    const told = new Set<string>();
    for (const slide of snapshot.deck?.slides ?? []) {
      const source = snapshot.deck?.sources[slide.source ?? ''];
      const widget = source && readSource(source)?.frame.widget;
      if (!widget) continue;
      const { notes = '' } = withTypeNote({ ...slide, notes: '' }, widget, locale);
      assert.ok(
        notes !== '' && slide.notes?.endsWith(notes),
        `${locale}, ${widget.type}: ${notes} | ${slide.notes}`,
      );
      told.add(notes);
    }
    assert.equal(told.size, WIDGETS.length, locale);
    assert.ok(snapshot.deck);
    for (const { field, state, text } of await checkDeck(snapshot.deck))
      if (field === 'notes') assert.equal(state, 'checked', text);
  }
  await runner.close();
});
