import type { Dataset, InputRow, QueryRunner } from '../../../src/core/query/types.js';
import contract from './query-cases.json';

interface CaseDataset {
  tableName: string;
  rows: Record<string, unknown>[];
  columns?: { name: string; type: string }[];
  /** Strings ending in `n` stand for bigints. */
  bigintColumns?: string[];
  /** Converted with `Number`: JSON has no NaN. */
  floatColumns?: string[];
}

export interface QueryCase {
  id: string;
  why: string;
  sql: string;
  datasets: CaseDataset[];
  expect: {
    rows?: unknown[];
    error?: boolean;
    codes?: string[];
    noRequests?: boolean;
    then?: { sql: string; rows: unknown[] };
  };
}

/** The query contract: the same cases hold in Node and in every browser. */
export const queryCases = contract.cases as unknown as QueryCase[];

function datasetOf({
  tableName,
  rows,
  columns,
  bigintColumns = [],
  floatColumns = [],
}: CaseDataset): Dataset {
  const data = rows.map((row) => {
    const copy: InputRow = { ...row };
    for (const name of bigintColumns) copy[name] = BigInt(String(row[name]).slice(0, -1));
    for (const name of floatColumns) copy[name] = Number(row[name]);
    return copy;
  });
  return { name: tableName, tableName, data, ...(columns ? { columns } : {}) };
}

/** Runs one case; resolves with what came and what was to come, for the test framework at hand to compare. */
export async function runQueryCase(
  runner: QueryRunner,
  { sql, datasets, expect }: QueryCase,
): Promise<{ actual: unknown; expected: unknown }> {
  await runner.load(datasets.map(datasetOf));
  if (!expect.error) {
    const { rows } = await runner.runQuery(sql);
    return { actual: rows, expected: expect.rows };
  }
  const actual: { refused: boolean; then?: unknown } = { refused: false };
  const expected: typeof actual = { refused: true };
  try {
    await runner.runQuery(sql);
  } catch (error) {
    const { code } = error as { code: string };
    actual.refused = expect.codes?.includes(code) ?? true;
    if (!actual.refused) throw error;
  }
  if (expect.then) {
    actual.then = (await runner.runQuery(expect.then.sql)).rows;
    expected.then = expect.then.rows;
  }
  return { actual, expected };
}
