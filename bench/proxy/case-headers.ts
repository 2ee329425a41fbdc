// What goes up and comes down in headers.
import { gunzipSync, gzipSync } from 'node:zlib';
import { startService, askAt, first, JSON_HEADERS, POST, SSE, type Case } from './case-ground.js';
import { TOKEN } from './hosts.js';

/** Stand in headers that must not go on. */
const CANARY = 'canary';

const OF_THE_CONNECTION = {
  'x-forwarded-for': CANARY,
  'x-forwarded-host': CANARY,
  'x-forwarded-proto': CANARY,
  forwarded: `for=${CANARY}`,
  via: `1.1 ${CANARY}`,
  'keep-alive': `timeout=${CANARY}`,
  'proxy-authorization': `Basic ${CANARY}`,
  connection: 'keep-alive, x-hop, accept-language',
  'x-hop': CANARY,
  'accept-language': CANARY,
};

export const HEADER_CASES: Case[] = [
  {
    name: "the browser's cookie does not go up",
    async run({ service, origin }) {
      await askAt(await origin(), { headers: { ...JSON_HEADERS, cookie: `session=${CANARY}` } });
      return first(service.seen[0]?.headers.cookie !== undefined && 'it went up');
    },
  },
  {
    name: "the browser's authorization is replaced",
    async run({ service, origin }) {
      await askAt(await origin(), { headers: { ...JSON_HEADERS, authorization: `Bearer ${CANARY}` } });
      const { authorization } = service.seen[0]!.headers;
      return first(authorization !== `Bearer ${TOKEN}` && `${authorization} went up`);
    },
  },
  {
    name: 'forwarding, hop-by-hop and connection-listed headers of the browser do not go up',
    async run({ service, origin }) {
      await askAt(await origin(), { headers: { ...JSON_HEADERS, ...OF_THE_CONNECTION } });
      const gone = Object.entries(service.seen[0]!.headers).filter(([, value]) =>
        String(value).includes(CANARY),
      );
      return first(gone.length > 0 && `${gone.map(([name]) => name).join(', ')} went up`);
    },
  },
  {
    name: "the service's set-cookie does not come down",
    async run({ service, origin }) {
      service.answer = (response) => {
        response.writeHead(200, { ...JSON_HEADERS, 'set-cookie': `id=${CANARY}` }).end('{}');
      };
      const { headers } = await askAt(await origin());
      return first(headers['set-cookie'] !== undefined && 'it came down');
    },
  },
  {
    name: 'the token does not come down where the service echoes request headers in its own',
    async run({ service, origin }) {
      service.answer = (response, { headers }) => {
        const echo = { 'x-echo': JSON.stringify(headers), 'x-debug-authorization': headers.authorization };
        response.writeHead(200, { ...JSON_HEADERS, ...echo }).end('{}');
      };
      const { headers } = await askAt(await origin());
      const told = Object.keys(headers).filter((name) => String(headers[name]).includes(TOKEN));
      return first(told.length > 0 && `it came down in ${told.join(', ')}`);
    },
  },
  {
    name: 'a redirect is neither followed with the token nor handed down with the location',
    async run({ service, origin }) {
      const other = await startService();
      const at = await origin();
      try {
        for (const [place, location] of [
          ['another host', `http://127.0.0.1:${other.port}/internal`],
          ['another path', `http://127.0.0.1:${service.port}/internal`],
        ])
          for (const status of [302, 307]) {
            service.answer = (response, { url }) => {
              if (url === '/internal') response.end('{}');
              else response.writeHead(status, { location }).end();
            };
            const answer = await askAt(at);
            if (answer.headers.location) return `${status}: handed down`;
            const followed = [...other.seen, ...service.seen].find(({ url }) => url === '/internal');
            if (followed?.headers.authorization) return `${status} to ${place}: followed with the token`;
          }
        return undefined;
      } finally {
        other.close();
      }
    },
  },
  {
    name: 'a compressed answer of the service can be read, its length is right',
    async run({ service, origin }) {
      const text = '{"told":"Zürich"}';
      service.answer = (response) => {
        const body = gzipSync(text);
        const headers = { ...JSON_HEADERS, 'content-encoding': 'gzip', 'content-length': body.length };
        response.writeHead(200, headers).end(body);
      };
      const sent = { headers: { ...JSON_HEADERS, 'accept-encoding': 'gzip' } };
      const { headers, bytes, clean } = await askAt(await origin(), sent);
      const length = headers['content-length'];
      const gzip = headers['content-encoding'] === 'gzip';
      const read = gzip ? gunzipSync(bytes).toString() : bytes.toString();
      return first(
        !clean && 'broken off',
        read !== text && 'not what was sent',
        length !== undefined &&
          Number(length) !== bytes.length &&
          `${String(length)} for ${bytes.length} bytes`,
      );
    },
  },
  {
    name: 'a stream of events tells compressors and buffers around to leave it alone',
    async run({ service, origin }) {
      service.answer = (response) => void response.writeHead(200, SSE).end('data: one\n\n');
      const { headers } = await askAt(await origin(), POST);
      return first(
        !String(headers['cache-control']).includes('no-transform') && 'no no-transform',
        headers['x-accel-buffering'] !== 'no' && 'no x-accel-buffering',
      );
    },
  },
];
