import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer, createServer as createHttp2Server } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createAdaptorServer } from '@hono/node-server';
import express, { type Express } from 'express';
import express4 from 'express4';
import fastify, { type FastifyServerOptions } from 'fastify';
import { Hono } from 'hono';
import { vendorExpressMiddleware } from '../../../src/server/express.js';
import { vendorFastifyPlugin } from '../../../src/server/fastify.js';
import { vendorHonoHandler } from '../../../src/server/hono.js';
import { createVendorHandlers } from '../../../src/server/next.js';
import { toNodeHandler } from '../../../src/server/node.js';
import type { VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { createVendorProxy } from '../../../src/server/proxy/vendor-proxy.js';
import { selfSigned } from '../../support/self-signed.js';

/** Where every adapter is mounted. */
export const MOUNT = '/api/vendor';

export interface Adapter {
  name: string;
  http2?: true;
  tls?: true;
  /** Bodies are read by the framework before they come to the proxy: numbers are then those of JavaScript. */
  parsesBody?: true;
  /** Listens on loopback until the test ends, and resolves with the origin. */
  start(t: TestContext, options: VendorProxyOptions): Promise<string>;
}

type AnyServer = Pick<Server, 'listen' | 'address' | 'close'> & { closeAllConnections?: () => void };

export async function listening(t: TestContext, server: AnyServer, scheme = 'http'): Promise<string> {
  const sockets = new Set<{ destroy(): void }>();
  (server as Server).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  t.after(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type MakeExpress = () => Express;

const expressAdapter = (name: string, make: MakeExpress, parser?: () => RequestListener): Adapter => ({
  name,
  ...(parser ? { parsesBody: true } : {}),
  start: (t, options) => {
    const app = make();
    if (parser) app.use(parser() as never);
    app.use(MOUNT, vendorExpressMiddleware(options));
    return listening(t, createServer(app));
  },
});

async function startFastify(t: TestContext, options: VendorProxyOptions, http2: boolean): Promise<string> {
  const app = fastify({
    forceCloseConnections: true,
    ...(http2 ? { http2: true } : {}),
  } as FastifyServerOptions);
  await app.register(vendorFastifyPlugin, { prefix: MOUNT, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = new Set<{ destroy(): void }>();
  app.server.on('connection', (socket: { destroy(): void; on(event: 'close', end: () => void): void }) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  t.after(() => {
    sockets.forEach((socket) => socket.destroy());
    return app.close();
  });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

function startHono(t: TestContext, options: VendorProxyOptions, http2: boolean): Promise<string> {
  const app = new Hono();
  app.all(`${MOUNT}/*`, vendorHonoHandler(options));
  const server = http2
    ? createAdaptorServer({ fetch: app.fetch, createServer: createHttp2Server })
    : createAdaptorServer({ fetch: app.fetch });
  return listening(t, server as AnyServer);
}

/** Next's handlers as its server calls them; its own server is in the tier of frameworks. */
function startNext(t: TestContext, options: VendorProxyOptions): Promise<string> {
  const { POST } = createVendorHandlers(options);
  return listening(
    t,
    createServer(
      toNodeHandler((request, target) => {
        const raw = (target?.rawUrl ?? '').replace(/[?#].*$/s, '');
        const tail = raw.startsWith(`${MOUNT}/`) ? raw.slice(MOUNT.length + 1) : undefined;
        if (!tail) return Promise.resolve(new Response(null, { status: 404 }));
        // A request of Next has the raw path in its URL, and decoded segments as parameters.
        const url = request.url;
        const asNext = new Proxy(request, {
          get: (of, key) => {
            if (key === 'url') return url;
            const value: unknown = Reflect.get(of, key, of);
            return typeof value === 'function' ? (value.bind(of) as unknown) : value;
          },
        });
        const route = tail.split('/').map(decoded);
        return POST(asNext, { params: Promise.resolve({ route }) });
      }),
    ),
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const ADAPTERS: readonly Adapter[] = [
  {
    name: 'Node',
    start: (t, options) => listening(t, createServer(toNodeHandler(createVendorProxy(options), MOUNT))),
  },
  {
    name: 'Node over HTTP/2',
    http2: true,
    start: (t, options) =>
      listening(
        t,
        createHttp2Server(toNodeHandler(createVendorProxy(options), MOUNT)) as unknown as AnyServer,
      ),
  },
  {
    name: 'Node over TLS',
    tls: true,
    start: (t, options) =>
      listening(
        t,
        createHttpsServer(selfSigned(), toNodeHandler(createVendorProxy(options), MOUNT)),
        'https',
      ),
  },
  {
    name: 'Node over HTTP/2 and TLS',
    http2: true,
    tls: true,
    start: (t, options) => {
      const handler = toNodeHandler(createVendorProxy(options), MOUNT);
      const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, handler);
      return listening(t, server as unknown as AnyServer, 'https');
    },
  },
  expressAdapter('Express 5', express),
  expressAdapter('Express 5 after express.json()', express, () => express.json({ limit: '20mb' }) as never),
  expressAdapter('Express 4', express4),
  expressAdapter('Express 4 after express.json()', express4, () => express4.json({ limit: '20mb' }) as never),
  { name: 'Fastify', start: (t, options) => startFastify(t, options, false) },
  { name: 'Fastify over HTTP/2', http2: true, start: (t, options) => startFastify(t, options, true) },
  { name: 'Hono', start: (t, options) => startHono(t, options, false) },
  { name: 'Hono over HTTP/2', http2: true, start: (t, options) => startHono(t, options, true) },
  { name: 'Next.js', start: startNext },
];
