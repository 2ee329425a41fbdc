// What the service is asked: by which path, by which method, by whose page.
import { connect } from 'node:net';
import {
  askAt,
  BASE,
  first,
  JSON_HEADERS,
  POST,
  ROUTE,
  within,
  type Case,
  type Ground,
} from './case-ground.js';
import { MOUNT } from './hosts.js';

/** A proxy that adds a token answers for the path: none may be read as another by a service that decodes or resolves it. */
const ODD = /\/\/|\.\.|%|\\/;

/** The service may be asked for none of the targets, or for a plain path below its base. */
async function onlyPlain({ service, origin }: Ground, targets: string[]): Promise<string | undefined> {
  const at = await origin();
  for (const target of targets) {
    await askAt(at, { target }).catch(() => undefined);
    const odd = service.seen.find(({ url }) => !url.startsWith(`${BASE}/`) || ODD.test(url));
    if (odd) return `${target} was sent on as ${odd.url}`;
  }
  return undefined;
}

/** A request of a client that minds no rules. */
async function raw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('error', () => {}).on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await within(1500, () => socket.closed || answer.includes('\r\n\r\n'));
  socket.destroy();
  return answer;
}

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'nothing';

export const PATH_CASES: Case[] = [
  {
    name: 'dot segments, spelled `..%2f` or `%2e%2e/`, do not leave the base path',
    run: (ground) =>
      onlyPlain(ground, [
        `${MOUNT}/..%2fadmin`,
        `${MOUNT}/%2e%2e/admin`,
        `${MOUNT}/%2e%2e%2fadmin`,
        `${ROUTE}/..%2f..%2fadmin`,
      ]),
  },
  {
    name: 'a backslash or `%00` in the path does not reach the service',
    run: (ground) =>
      onlyPlain(ground, [
        `${MOUNT}/..\\admin`,
        `${MOUNT}/..%5cadmin`,
        `${MOUNT}/generate-deck-slides%00.png`,
        `${MOUNT}/generate-deck-slides%5c`,
      ]),
  },
  {
    name: 'a double slash or an absolute URL in the target does not reach the service',
    run: (ground) =>
      onlyPlain(ground, [
        `${MOUNT}//evil.example/admin`,
        `${MOUNT}///generate-deck-slides`,
        `${MOUNT}/http://evil.example/admin`,
        'http://evil.example/admin',
      ]),
  },
  {
    name: 'an escaped `?` (`%3f`) does not become a query',
    async run({ service, origin }) {
      await askAt(await origin(), { target: `${ROUTE}%3fadmin=1` });
      const asked = service.seen[0]?.url;
      return first(asked?.includes('?') && `sent on as ${asked}`);
    },
  },
  {
    name: 'a POST from a page of another site is refused',
    async run({ service, origin }) {
      const headers = { ...JSON_HEADERS, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const { status } = await askAt(await origin(), { headers });
      return first(service.seen.length > 0 && `sent on, answered ${status}`, status < 400 && `${status}`);
    },
  },
  {
    name: 'a method that the route does not have is 405, an unknown endpoint is never sent',
    async run({ service, origin }) {
      const at = await origin();
      await askAt(at, { target: `${MOUNT}/admin` });
      if (service.seen.length > 0) return 'POST admin was sent on';
      const { status } = await askAt(at, { method: 'DELETE', body: '' });
      return first(service.seen.length > 0 && 'DELETE was sent on', status !== 405 && `DELETE: ${status}`);
    },
  },
  {
    name: 'an upgrade is refused, whichever side asks for it',
    async run({ service, origin }) {
      const at = await origin();
      const upgrade =
        `GET ${MOUNT}/capabilities HTTP/1.1\r\nhost: app.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
      const answer = await raw(at, upgrade);
      if (service.upgrades > 0) return `the service was asked to upgrade; the client got ${statusOf(answer)}`;
      if (statusOf(answer) === '101') return 'the client was upgraded';
      service.answer = ({ socket }) =>
        socket!.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
      const body = String(POST.body);
      const unasked = await raw(
        at,
        `POST ${ROUTE} HTTP/1.1\r\nhost: app.example\r\ncontent-type: application/json\r\n` +
          `content-length: ${body.length}\r\n\r\n${body}`,
      );
      return first(!/^[45]/.test(statusOf(unasked)) && `unasked, the client got ${statusOf(unasked)}`);
    },
  },
];
