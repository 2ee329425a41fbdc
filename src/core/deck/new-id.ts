const ALPHABET = '0123456789abcdefghijkmnpqrstvwxyz';

/**
 * A random id such as `slide-7k2m9qxw4t1c`. `crypto.randomUUID` exists only on secure origins, and a dashboard on
 * plain http in a company's network must work too, so this uses `getRandomValues`.
 */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
