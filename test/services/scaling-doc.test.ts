import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { test } from 'node:test';
import { createTokenManager, openAccessStore } from '../../src/server/index.js';
import { serviceAt } from '../server/access/guarded-server.js';
import { reader } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { freePort, listening, ownFolder, startRedis } from './processes.js';

test('the server that docs/scaling.md shows runs as it stands, and writes its decks to their end on SIGTERM', async (t) => {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(readFileSync('docs/scaling.md', 'utf8')) ?? [];
  const place = join(ownFolder(t), 'tokens.sqlite');
  const { store } = await openAccessStore(place);
  const { token } = await createTokenManager(store).create({ name: 'host' });
  await store.close();
  const port = await freePort();
  const own = code.replace('4174', String(port)).replace('0.0.0.0', '127.0.0.1');
  const env = { REDIS_URL: await startRedis(t), DECKWRIGHT_STORE: place };
  const args = ['--conditions=deckwright-source', '--import=tsx', '--input-type=module', '--eval', own];
  const child = await listening(t, process.execPath, args, port, env);
  const stream = reader(
    serviceAt(`http://127.0.0.1:${port}`, token),
    'generate-deck-slides',
    sampleRequest(60),
  );
  await stream.until('slide.completed');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  assert.equal((await stream.rest()).at(-1)?.type, 'deck.completed');
  assert.deepEqual(await exit, [0, null]);
});
