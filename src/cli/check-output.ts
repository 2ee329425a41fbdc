import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './usage-error.js';

/** Throws a `UsageError` for a name that is no deck's, and for a folder that does not exist. */
export async function checkOutput(output: string): Promise<void> {
  if (!/\.(pptx|deck\.json)$/.test(output))
    throw new UsageError(`-o must end in .pptx or .deck.json, not "${output}".`);
  await checkFolder(output);
}

/** Throws a `UsageError` for a file in a folder that does not exist. */
export async function checkFolder(output: string): Promise<void> {
  const folder = dirname(output);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory())
    throw new UsageError(`The folder "${folder}" does not exist: create it, or name another with -o.`);
}
