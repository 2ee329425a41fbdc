/** Where tokens are kept. The environment keeps the password of a database out of process lists and shell histories. */
export function storeOf({ store }: { store?: string }): string | undefined {
  return store ?? (process.env['DECKWRIGHT_STORE'] || undefined);
}
