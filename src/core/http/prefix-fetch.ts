import { DeckError } from '../errors.js';
import type { FetchFn } from './fetch-fn.js';

/**
 * A `FetchFn` for a host that mounts the service elsewhere: a **string** starting with `/api/` has that first `/api/`
 * replaced by the prefix; every other input passes through unchanged.
 *
 *     const customFetch = createPrefixFetch('/api/vendor/');   // '/api/run' → '/api/vendor/run'
 */
export function createPrefixFetch(prefix: string, fetch?: FetchFn): FetchFn {
  if (typeof prefix !== 'string' || prefix === '') {
    throw new DeckError(
      'invalid_config',
      'createPrefixFetch needs the prefix as a string that is not empty.',
      {
        path: 'prefix',
        hint: "Pass the path where the host mounts the proxy, such as '/api/vendor/'.",
      },
    );
  }
  const base = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return (input, init) => {
    // Looked up at the call: a page may replace the global after this module was loaded.
    const send = fetch ?? globalThis.fetch;
    const target = typeof input === 'string' && input.startsWith('/api/') ? base + input.slice(5) : input;
    return send(target, init);
  };
}
