// One proxy, `server.ts <kind> <port of the service>`: ours from the built package, or a peer set up as a careful host would.
import { createServer, Agent, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyProxy from '@fastify/http-proxy';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { proxy as honoProxy } from 'hono/proxy';
import { createProxyMiddleware, fixRequestBody } from 'http-proxy-middleware';
import type * as OurExpress from '../../src/server/express.js';
import type * as OurProxy from '../../src/server/proxy/vendor-proxy.js';
import { serveCommands, wait } from './child.js';

const [, , kind, servicePort] = process.argv;
const baseUrl = `http://127.0.0.1:${servicePort}`;
const authorization = 'Bearer dw_bench_0123456789';
const ours = { token: 'dw_bench_0123456789', baseUrl, allowAnonymous: true };
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../../dist/server/${file}.js`, import.meta.url).href) as Promise<T>;

const KINDS: Record<string, () => Promise<number>> = {
  async express() {
    const { vendorExpressMiddleware } = await built<typeof OurExpress>('express');
    const app = express().use(express.json());
    return listen(app.use('/api/vendor', vendorExpressMiddleware(ours)));
  },
  async hpm() {
    const app = express().use(express.json());
    const middleware = createProxyMiddleware({
      target: baseUrl,
      // Its default closes the connection to the service after each request.
      agent: new Agent({ keepAlive: true, maxSockets: Infinity }),
      on: {
        proxyReq(upstream, request) {
          upstream.setHeader('authorization', authorization);
          fixRequestBody(upstream, request);
        },
      },
    });
    return listen(app.use('/api/vendor', middleware));
  },
  async hono() {
    const { createVendorProxy } = await built<typeof OurProxy>('proxy/vendor-proxy');
    const proxy = createVendorProxy(ours);
    const app = new Hono();
    app.all('/api/vendor/*', (context) => proxy(context.req.raw));
    app.all('/peer/*', (context) =>
      honoProxy(baseUrl + context.req.path.slice('/peer'.length), {
        ...context.req,
        headers: { ...context.req.header(), authorization },
      }),
    );
    return new Promise((resolve) => {
      serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
    });
  },
  async fastify() {
    const app = Fastify();
    await app.register(fastifyProxy, {
      upstream: baseUrl,
      prefix: '/api/vendor',
      replyOptions: { rewriteRequestHeaders: (_request, headers) => ({ ...headers, authorization }) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  },
};

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return (server.address() as AddressInfo).port;
}

async function collect(): Promise<void> {
  for (let at = 0; at < 4; at++) {
    gc!();
    await wait(20);
  }
}

const port = await KINDS[kind!]!();
serveCommands({
  port: () => port,
  /** Microseconds of both kinds. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  collect,
  memory: async () => {
    await collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, held: heapUsed + external };
  },
  rss: () => process.memoryUsage.rss(),
});
