import { expect } from '@open-wc/testing';
import { apiSSE } from '../../../src/core/stream/index.js';
import { all, chunked, cuts, LARGE_EVENT, WIRE_CASES } from '../../core/stream/wire-cases.js';

const codeOf = (run: Promise<unknown>): Promise<string | undefined> =>
  run.then(
    () => undefined,
    // Exceptions of the platform have a number as code.
    ({ code, name }: { code?: unknown; name: string }) => (typeof code === 'string' ? code : name),
  );

describe('A stream of server-sent events in a page', () => {
  for (const wire of WIRE_CASES) {
    it(`is read to the letter: ${wire.name}`, async () => {
      for (const [cut, chunks] of Object.entries(cuts(wire)))
        expect(await all(chunked(chunks)), cut).to.deep.equal(wire.events);
    });
  }

  it('may hold an event of eight megabytes, and none beyond the limit', async () => {
    const large = ['data: ', LARGE_EVENT, '\n\n'];
    const [event] = await all(chunked(large));
    expect(event?.data === LARGE_EVENT).to.equal(true);
    expect(await codeOf(all({ ...chunked(large), maxEventBytes: 1_000_000 }))).to.equal('too_large');
  });

  it('is refused where another type comes, and truncated where the connection breaks', async () => {
    expect(await codeOf(all(chunked(['<!doctype html>'], { 'content-type': 'text/html' })))).to.equal(
      'unsupported_media_type',
    );
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const headers = { 'content-type': 'text/event-stream' };
    expect(await codeOf(all({ fetch: () => Promise.resolve(new Response(broken, { headers })) }))).to.equal(
      'truncated',
    );
  });

  it('ends over the network when it is aborted, and names a server that is not there', async () => {
    const connection = new AbortController();
    connection.abort();
    expect(await codeOf(apiSSE('/nowhere', {}, { signal: connection.signal }).next())).to.equal('AbortError');
    expect(await codeOf(apiSSE('http://127.0.0.1:1/api', { method: 'POST', body: '{}' }).next())).to.equal(
      'upstream_unreachable',
    );
  });
});
