import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPrefixFetch, type FetchFn } from '../../../src/core/http/index.js';

function recorder(): { seen: (RequestInfo | URL)[]; fetch: FetchFn } {
  const seen: (RequestInfo | URL)[] = [];
  return {
    seen,
    fetch: async (input) => {
      seen.push(input);
      return new Response(null);
    },
  };
}

test('a string that starts with /api/ gets the prefix, once', async () => {
  const { seen, fetch } = recorder();
  const send = createPrefixFetch('/api/vendor/', fetch);
  await send('/api/generate-deck-slides');
  await send('/api/x/api/y');
  await createPrefixFetch('https://host/base', fetch)('/api/capabilities');
  assert.deepEqual(seen, [
    '/api/vendor/generate-deck-slides',
    '/api/vendor/x/api/y',
    'https://host/base/capabilities',
  ]);
});

test('every other input passes through the prefix fetch unchanged', async () => {
  const { seen, fetch } = recorder();
  const send = createPrefixFetch('/p/', fetch);
  const inputs = [
    '/apix/y',
    'api/y',
    'https://h/api/y',
    new URL('https://h/api/y'),
    new Request('https://h/api/y'),
  ];
  for (const input of inputs) await send(input);
  assert.deepEqual(seen, inputs);
});

test('an empty prefix is refused with the name of the option', () => {
  assert.throws(() => createPrefixFetch(''), { code: 'invalid_config', path: 'prefix' });
});
