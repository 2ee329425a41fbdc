import assert from 'node:assert/strict';
import type { AskedTable } from './open-table.js';

/** Each prompt is answered by the rows of the query beside it, in any order. */
export async function sameAnswers(
  table: AskedTable,
  prompts: readonly (readonly [prompt: string, sql: string])[],
): Promise<void> {
  for (const [prompt, sql] of prompts) {
    const answer = await table.ask(prompt);
    assert.equal(answer.status, 'ok', `${prompt}: ${JSON.stringify(answer)}`);
    if (answer.status !== 'ok') continue;
    assert.deepEqual(cells(await table.rows(answer.sql)), cells(await table.rows(sql)), `${prompt}\n${answer.sql}`); // prettier-ignore
  }
}

const cells = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(Object.values(row).map((cell: unknown) => (typeof cell === 'number' ? Number(cell.toPrecision(9)) : cell)))).sort(); // prettier-ignore
