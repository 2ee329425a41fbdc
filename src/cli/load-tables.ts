import type { Dataset, LoadWarning, QueryRunner } from '../core/query/types.js';
import { freeMemory } from './free-memory.js';

/** Loads the tables of files, and gives what people should know of how they were read. Throws where one has no rows to show. */
export async function loadTables(runner: QueryRunner, datasets: Dataset[]): Promise<LoadWarning[]> {
  const warnings = await runner.load(datasets);
  await freeMemory();
  const empty = warnings.find(({ code }) => code === 'empty');
  if (empty) {
    const file = datasets.find(({ tableName }) => tableName === empty.table)?.name ?? empty.table;
    throw new Error(`"${file}" names its columns, but has no rows.`);
  }
  return warnings;
}
