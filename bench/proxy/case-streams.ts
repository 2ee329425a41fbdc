// Who breaks off, who is silent, who is slow, and what a body is when it arrives.
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  askAt,
  first,
  JSON_HEADERS,
  LIMITS,
  openAt,
  POST,
  SSE,
  wholeOf,
  within,
  type Case,
} from './case-ground.js';

const EVENT = 'data: one\n\n';
const MEGABYTE = 1024 * 1024;
const OFFERED = 200 * MEGABYTE;

const bodyOf = (bytes: number): Buffer => Buffer.from(`{"a":"${'x'.repeat(bytes - 8)}"}`);

/** All that has come of a body so far. */
function reading(body: Readable): () => string {
  let text = '';
  body.on('error', () => {}).on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

export const STREAM_CASES: Case[] = [
  {
    name: 'a service that dies before it answers is 502',
    async run({ service, origin }) {
      service.answer = (response) => response.destroy();
      const { status } = await askAt(await origin());
      return first(status !== 502 && `${status}`);
    },
  },
  {
    name: 'a service that dies in mid stream is never a clean end',
    async run({ service, origin }) {
      service.answer = (response) => {
        response.writeHead(200, SSE).write(EVENT, () => setTimeout(() => response.destroy(), 50));
      };
      const answer = await openAt(await origin());
      const whole = await Promise.race([
        wholeOf(answer.body),
        within(3000, () => false).then(() => undefined),
      ]);
      answer.leave();
      return first(!whole && 'the client waits on', whole?.clean && 'a clean end');
    },
  },
  {
    name: 'a service that is silent for ever is 504 within the limit',
    async run({ service, origin }) {
      service.answer = () => {};
      const asked = askAt(await origin({ limits: LIMITS })).then(({ status }) => status);
      const status = await Promise.race([asked, within(LIMITS.answer * 3, () => false)]);
      asked.catch(() => {});
      return first(status === false ? 'no answer in three times the limit' : status !== 504 && `${status}`);
    },
  },
  {
    name: 'a client that leaves before an answer ends the request to the service within 1 s',
    async run({ service, origin }) {
      service.answer = () => {};
      const asked = openAt(await origin());
      asked.catch(() => {});
      if (!(await within(2000, () => service.open.size === 1))) return 'the service was not asked';
      asked.leave();
      return first(!(await within(1000, () => service.open.size === 0)) && 'it goes on');
    },
  },
  {
    name: 'a client that leaves in mid stream ends the request to the service within 1 s',
    async run({ service, origin }) {
      service.answer = (response) => void response.writeHead(200, SSE).write(EVENT);
      const answer = await openAt(await origin());
      const text = reading(answer.body);
      if (!(await within(2000, () => text() === EVENT))) return 'no event came';
      answer.leave();
      return first(!(await within(1000, () => service.open.size === 0)) && 'it goes on');
    },
  },
  {
    name: 'a client that does not read holds the service back (24 MB of 200)',
    async run({ service, origin }) {
      let offered = 0;
      service.answer = (response) => {
        response.writeHead(200, SSE);
        const chunk = Buffer.alloc(MEGABYTE / 4, 'x');
        const offer = (): void => {
          while (offered < OFFERED && !response.destroyed) {
            offered += chunk.length;
            if (!response.write(chunk)) return void response.once('drain', offer);
          }
        };
        offer();
      };
      const answer = await openAt(await origin());
      answer.body.pause();
      for (let before = -1; before !== offered; await within(500, () => false)) before = offered;
      answer.leave();
      return first(offered > 24 * MEGABYTE && `${Math.round(offered / MEGABYTE)} MB were taken`);
    },
  },
  {
    name: 'an event is with the browser at once, compression around the proxy or not',
    async run({ service, origin }) {
      service.answer = (response) => void response.writeHead(200, SSE).write(EVENT);
      for (const setup of [{}, { compress: true }]) {
        const sent = openAt(await origin(setup), { headers: { ...JSON_HEADERS, 'accept-encoding': 'gzip' } });
        let text = (): string => '';
        sent.then(
          ({ body, headers }) =>
            (text = reading(headers['content-encoding'] === 'gzip' ? body.pipe(createGunzip()) : body)),
          () => {},
        );
        const came = await within(1500, () => text() === EVENT);
        sent.leave();
        if (!came) return setup.compress ? 'compression held it back' : 'held back';
      }
      return undefined;
    },
  },
  {
    name: 'a body of 10 MB goes up whole, one of 11 MB is 413, its length announced or not',
    async run({ service, origin }) {
      const at = await origin({ limits: { ...LIMITS, answer: 10_000 } });
      const whole = await askAt(at, { body: bodyOf(LIMITS.body) });
      if (whole.status !== 200 || service.seen[0]?.body.length !== LIMITS.body)
        return `10 MB: ${whole.status}, ${service.seen[0]?.body.length ?? 0} bytes`;
      const more = bodyOf(11 * MEGABYTE);
      for (const [name, value] of [
        ['content-length', String(more.length)],
        ['transfer-encoding', 'chunked'],
      ] as const) {
        const { status } = await askAt(at, {
          headers: { ...JSON_HEADERS, [name]: value },
          body: (stream) => void stream.on('error', () => {}).end(more),
          // A server may close the connection while the client still writes.
        }).catch(() => ({ status: 413 }));
        if (service.seen.length > 1) return `11 MB, ${name}: sent on whole`;
        if (status !== 413) return `11 MB, ${name}: ${status}`;
      }
      return undefined;
    },
  },
  {
    name: 'a number that JavaScript cannot hold goes up digit by digit',
    async run({ service, origin }) {
      const body = '{ "n": 12345678901234567890, "z": 0.10 }';
      await askAt(await origin(), { body });
      const came = service.seen[0]?.body.toString();
      return first(came !== body && `${came} came`);
    },
  },
  {
    name: 'a body that middleware has read as JSON goes up all the same',
    async run({ service, origin }) {
      const { status } = await askAt(await origin({ parse: true }), POST);
      const came = service.seen[0]?.body.toString();
      return first(came !== POST.body && `${status}, ${came ?? 'nothing'} came`);
    },
  },
];
