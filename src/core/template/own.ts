/**
 * The value of an object's own data property; undefined for a key that is inherited, computed by a getter or missing.
 * Nothing of the template engine reads a foreign object in any other way, so no text can reach a prototype or run code.
 */
export function own<Item>(record: Readonly<Record<string, Item>>, key: string): Item | undefined {
  return Object.getOwnPropertyDescriptor(record, key)?.value as Item | undefined;
}
