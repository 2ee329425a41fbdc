import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../service/runs/gated-model.js';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { JSON_HEADERS, open } from './wire-client.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const CLIENTS = 1000;
const STORMY = ADAPTERS.filter(({ name }) => !name.includes('express.json()') && !name.includes('TLS'));

for (const adapter of STORMY)
  for (const when of ['before the service answers', 'in mid stream'] as const)
    test(`${adapter.name}: ${CLIENTS} clients that leave at once ${when} leave no request behind, though all is collected that can be`, async (t) => {
      const running = new Set<ServerResponse>();
      const { url } = await fakeService(t, (response) => {
        running.add(response);
        response.on('close', () => running.delete(response));
        if (when === 'before the service answers') return;
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: one\n\n');
      });
      const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
      const target = `${MOUNT}/generate-deck-slides`;
      const clients = Array.from({ length: CLIENTS }, () => {
        const client = open(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' });
        client.catch(() => {});
        return client;
      });
      if (when === 'in mid stream')
        for (const { body } of await Promise.all(clients)) {
          body.on('error', () => {});
          body.resume();
        }
      await eventually('all are with the service', () => running.size === CLIENTS);
      // A signal that only a collected request held would never abort.
      for (let at = 0; at < 3; at++) {
        collect();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const client of clients) client.leave();
      await eventually('no request is left', () => running.size === 0);
      assert.equal(running.size, 0);
    });
