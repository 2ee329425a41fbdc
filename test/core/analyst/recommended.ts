import { recommendWidgets } from '../../../src/core/analyst/index.js';
import type { Widget } from '../../../src/core/chart/types.js';
import type { Dataset, InputRow } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

/** The widgets that a table gets, each of whose queries runs. */
export async function recommended(
  tableName: string,
  data: Dataset['data'],
  locale?: string,
): Promise<Widget[]> {
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load([{ name: tableName, tableName, data }]);
    const options = locale === undefined ? {} : { locale };
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery, options);
    for (const { dataKey } of widgets) await runner.runQuery(dataKey);
    return widgets;
  } finally {
    await runner.close();
  }
}

export const titles = (widgets: Widget[]): string => widgets.map(({ title }) => title).join('\n');
export const sql = (widgets: Widget[]): string => widgets.map(({ dataKey }) => dataKey).join('\n');

export const rows = (count: number, row: (at: number) => InputRow): InputRow[] =>
  Array.from({ length: count }, (_unused, at) => row(at));

/** Numbers from 0 to 1 without an order, the same ones every time. */
export const noise = (at: number, seed = 1): number => {
  const x = Math.sin(at * 12.9898 + seed * 78.233) * 43758.5453;
  return x - Math.floor(x);
};
