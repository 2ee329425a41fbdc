import { UsageError } from './usage-error.js';

/** Throws a `UsageError` for a name that is no deck's. */
export function checkOutput(output: string): void {
  if (!/\.(pptx|deck\.json)$/.test(output))
    throw new UsageError(`-o must end in .pptx or .deck.json, not "${output}".`);
}
