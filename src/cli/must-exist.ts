import { stat } from 'node:fs/promises';
import { UsageError } from './usage-error.js';

/** Throws a `UsageError` where there is no such file. */
export async function mustExist(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`No such file: ${file}`);
}
