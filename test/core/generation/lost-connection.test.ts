import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import type { GenerateDeckRequest } from '../../../src/core/stream/index.js';
import { createVendorService } from '../../../src/service/index.js';
import { listen } from '../../server/fake-service.js';
import { result, ROWS, widget } from './fake-callbacks.js';

test('a server that drops the connection in mid stream is asked for the missing slides alone', async (t) => {
  const service = createVendorService();
  const asked: GenerateDeckRequest[] = [];
  const { url } = await listen(t, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      asked.push(JSON.parse(body.toString()) as GenerateDeckRequest);
      const drops = asked.length === 1;
      void (async () => {
        const answer = await service(
          new Request(`http://127.0.0.1${request.url}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          }),
        );
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        let completed = 0;
        for await (const part of answer.body!) {
          if (drops && completed >= 2) {
            response.destroy();
            return;
          }
          completed += Buffer.from(part).toString().split('event: slide.completed').length - 1;
          // Sent before the connection is dropped.
          await new Promise((sent) => response.write(part, sent));
        }
        response.end();
      })();
    });
  });
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({ baseUrl: `${url}/api`, runQuery: async () => result(ROWS) }),
  });
  await store.start({ config: { name: 'Sales', widgets: [widget('a'), widget('b'), widget('c')] } });
  assert.equal((store.getSnapshot().error as Error & { code?: string }).code, 'truncated');
  const kept = store.getSnapshot().slides.flatMap(({ slide }) => slide ?? []);
  assert.equal(kept.length, 2);
  await store.retry();
  const { phase, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ['slide-title', 'slide-a', 'slide-b', 'slide-c'],
  );
  assert.ok(kept.every((slide) => deck.slides.includes(slide)));
  assert.equal(asked[1]?.only?.length, 2);
});
