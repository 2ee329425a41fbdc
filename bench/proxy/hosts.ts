// The proxies: ours from the built package, and its peers, each as its documentation tells a host to forward
// `/api/vendor/*` with a bearer token that the proxy sets.
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import compressFastify from '@fastify/compress';
import fastifyProxy from '@fastify/http-proxy';
import { serve } from '@hono/node-server';
import compression from 'compression';
import express, { type Express } from 'express';
import Fastify, { type FastifyInstance } from 'fastify';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { proxy as honoProxy } from 'hono/proxy';
import { timeout } from 'hono/timeout';
import { createProxyMiddleware, fixRequestBody } from 'http-proxy-middleware';
import type * as OurExpress from '../../src/server/express.js';
import type * as OurFastify from '../../src/server/fastify.js';
import type * as OurHono from '../../src/server/hono.js';
import type * as OurNode from '../../src/server/node.js';
import type { VendorProxyOptions } from '../../src/server/proxy/proxy-options.js';
import type * as OurProxy from '../../src/server/proxy/vendor-proxy.js';
import { startNginx } from './nginx.js';

export const MOUNT = '/api/vendor';
export const TOKEN = 'dw_bench_0123456789';

export interface Setup {
  baseUrl: string;
  /** Middleware before the proxy has read the body as JSON. */
  parse?: boolean;
  /** Middleware around the proxy compresses what it sends. */
  compress?: boolean;
  /** Bytes of a body, and milliseconds until an answer begins, where the host can say so. */
  limits?: { body: number; answer: number };
}
type Start = (setup: Setup) => Promise<number>;

const authorization = `Bearer ${TOKEN}`;
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../../dist/server/${file}.js`, import.meta.url).href) as Promise<T>;

const ours = ({ baseUrl, limits }: Setup): VendorProxyOptions => ({
  token: TOKEN,
  baseUrl,
  allowAnonymous: true,
  ...(limits ? { maxBodyBytes: limits.body, timeouts: { firstByte: limits.answer } } : {}),
});

/** By name; `port` is where each listens on loopback, until its process ends. */
export const HOSTS = {
  async express(setup) {
    const { vendorExpressMiddleware } = await built<typeof OurExpress>('express');
    return listen(expressApp(setup).use(MOUNT, vendorExpressMiddleware(ours(setup))));
  },
  async fastify(setup) {
    const { vendorFastifyPlugin } = await built<typeof OurFastify>('fastify');
    const app = await fastifyApp(setup);
    await app.register(vendorFastifyPlugin, { prefix: MOUNT, ...ours(setup) });
    return listenFastify(app);
  },
  async hono(setup) {
    const { vendorHonoHandler } = await built<typeof OurHono>('hono');
    return listenHono(honoApp(setup).all(`${MOUNT}/*`, vendorHonoHandler(ours(setup))));
  },
  async node(setup) {
    const { toNodeHandler } = await built<typeof OurNode>('node');
    const { createVendorProxy } = await built<typeof OurProxy>('proxy/vendor-proxy');
    const handler = toNodeHandler(createVendorProxy(ours(setup)), MOUNT);
    const [parse, compressed] = [express.json(), compression()];
    return listen((request, response) => {
      const go = (): void => handler(request, response);
      if (setup.parse) parse(request, response, go);
      else if (setup.compress) compressed(request as never, response as never, go);
      else go();
    });
  },
  'http-proxy-middleware': (setup) => {
    const middleware = createProxyMiddleware({
      target: setup.baseUrl,
      changeOrigin: true,
      // Its default closes the connection to the service after each request.
      agent: new Agent({ keepAlive: true, maxSockets: Infinity }),
      ...(setup.limits ? { proxyTimeout: setup.limits.answer } : {}),
      on: {
        proxyReq(upstream, request) {
          upstream.setHeader('authorization', authorization);
          if (setup.parse) fixRequestBody(upstream, request);
        },
      },
    });
    return listen(expressApp(setup).use(MOUNT, middleware));
  },
  '@fastify/http-proxy': async (setup) => {
    const { origin, pathname } = new URL(setup.baseUrl);
    const app = await fastifyApp(setup);
    await app.register(fastifyProxy, {
      upstream: origin,
      prefix: MOUNT,
      rewritePrefix: pathname === '/' ? '' : pathname,
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => ({ ...headers, authorization }),
        ...(setup.limits ? { timeout: setup.limits.answer } : {}),
      },
    });
    return listenFastify(app);
  },
  'hono/proxy': (setup) => {
    const app = honoApp(setup);
    if (setup.limits) app.use(timeout(setup.limits.answer)).use(bodyLimit({ maxSize: setup.limits.body }));
    app.all(`${MOUNT}/*`, async (context) => {
      const answer = await honoProxy(setup.baseUrl + context.req.path.slice(MOUNT.length), {
        ...context.req,
        headers: { ...context.req.header(), authorization },
      });
      answer.headers.delete('set-cookie');
      return answer;
    });
    return listenHono(app);
  },
  nginx: (setup) => startNginx({ ...setup, mount: MOUNT, authorization }),
} satisfies Record<string, Start>;
export type HostName = keyof typeof HOSTS;

function expressApp({ parse, compress: compressed }: Setup): Express {
  const app = express();
  if (compressed) app.use(compression());
  if (parse) app.use(express.json());
  return app;
}

/** Its parser reads the bodies of the app's own routes: those of a proxy are its plugin's to leave alone. */
async function fastifyApp({ compress: compressed, limits }: Setup): Promise<FastifyInstance> {
  const app = Fastify(limits ? { bodyLimit: limits.body } : {});
  if (compressed) await app.register(compressFastify);
  return app;
}

function honoApp({ parse, compress: compressed }: Setup): Hono {
  const app = new Hono();
  if (compressed) app.use(compress());
  if (parse)
    app.use(async (context, next) => {
      await context.req.json();
      await next();
    });
  return app;
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return (server.address() as AddressInfo).port;
}

async function listenFastify(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  return (app.server.address() as AddressInfo).port;
}

const listenHono = (app: Hono): Promise<number> =>
  new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  });
