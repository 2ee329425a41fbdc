import type { CliValues } from './main.js';

/** Where tokens are kept. The environment keeps the password of a database out of process lists and shell histories. */
export function storeOf({ store }: CliValues): string | undefined {
  return store ?? (process.env['DECKWRIGHT_STORE'] || undefined);
}
