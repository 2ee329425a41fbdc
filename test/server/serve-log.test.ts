import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { jsonLines, type RequestLogEntry } from '../../src/server/serve/request-log.js';
import { eventually, gatedModel, reader } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { guardedServer, serviceAt } from './access/guarded-server.js';

/** Bytes to a server as they are; what it answers. */
function send(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (more: string) => (answer += more));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

test('each request is told at its end: method, path, status, time, bytes, id and account, and nothing it carried', async (t) => {
  const { server, tokens, entries } = await guardedServer(t);
  const { token } = await tokens.create({ name: 'n', account: 'acme' });
  const answer = await fetch(`${server.url}/api/capabilities?private=1`, {
    headers: { authorization: `Bearer ${token}`, 'x-request-id': 'ask-7', cookie: 'secret=1' },
  });
  assert.equal(answer.headers.get('x-request-id'), 'ask-7');
  await answer.text();
  await eventually('a line', () => entries.length === 1);
  const { time, ms, bytes, ...rest } = entries[0] as RequestLogEntry;
  assert.deepEqual(rest, {
    ...{ method: 'GET', path: '/api/capabilities', status: 200, requestId: 'ask-7', account: 'acme' },
  });
  assert.ok(!Number.isNaN(Date.parse(time)) && ms >= 0 && bytes > 100);
});

test('the id of an error is that of its line', async (t) => {
  const { server, entries } = await guardedServer(t);
  const answer = await fetch(`${server.url}/api/capabilities`);
  const { error } = (await answer.json()) as { error: { requestId: string } };
  await eventually('a line', () => entries.length === 1);
  assert.equal(entries[0]?.requestId, error.requestId);
  assert.equal(entries[0]?.status, 401);
  assert.equal(answer.headers.get('x-request-id'), error.requestId);
});

test('no token stands in a line, wherever a client put it', async (t) => {
  const { server, tokens, entries } = await guardedServer(t);
  const { token } = await tokens.create({ name: 'n' });
  const headers = { 'x-request-id': token, 'user-agent': token, 'x-forwarded-for': token };
  for (const path of [`/api/capabilities?access_token=${token}`, `/${token}`, `/api/${token}/x#${token}`])
    await (await fetch(server.url + path, { headers })).text();
  await eventually('three lines', () => entries.length === 3);
  assert.ok(!JSON.stringify(entries).includes(token.slice(20, 40)));
});

test('no header and no path writes a line of its own', async (t) => {
  const lines: string[] = [];
  const { server } = await guardedServer(t, { log: jsonLines((line) => lines.push(line)) });
  const end = 'Host: x\r\nConnection: close\r\n\r\n';
  const forged = '{"status":200}';
  for (const text of [
    `GET /a%0a${forged} HTTP/1.1\r\n${end}`,
    `GET /"},"${forged} HTTP/1.1\r\n${end}`,
    `GET / HTTP/1.1\r\nx-request-id: a\u0085${forged}\r\n${end}`,
    `GET / HTTP/1.1\r\nx-request-id: "}${forged}\r\n${end}`,
    `GET /${'x'.repeat(9_000)} HTTP/1.1\r\n${end}`,
  ])
    await send(server.url, text);
  await eventually('five lines', () => lines.length === 5);
  for (const line of lines) {
    assert.match(line, /^[^\n\r\u0085\u2028\u2029]+\n$/);
    assert.equal((JSON.parse(line) as RequestLogEntry).status, 404);
    assert.ok(line.length < 3_000);
  }
});

test('a client that leaves a stream is told apart from one that read it to its end', async (t) => {
  const { model, open } = await gatedModel(t, 1);
  const { server, tokens, entries } = await guardedServer(t, { model });
  const { token } = await tokens.create({ name: 'n' });
  const stream = reader(serviceAt(server.url, token), 'generate-deck-slides', sampleRequest(2));
  await stream.until('slide.completed');
  assert.equal(entries.length, 0);
  await stream.leave();
  await eventually('a line', () => entries.length === 1);
  assert.equal(entries[0]?.aborted, true);
  assert.equal(entries[0]?.status, 200);
  open();
});
