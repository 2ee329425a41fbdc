import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeckError } from '../core/errors.js';
import { errorResponse } from '../core/http/error-response.js';
import { requestIdOf } from '../core/http/request-id.js';
import type { ServiceAccess } from '../service/access.js';
import type { LanguageModel } from '../service/model/language-model.js';
import { createMemoryRunStore } from '../service/runs/memory-run-store.js';
import type { RunStore } from '../service/runs/run-store.js';
import { createVendorService } from '../service/vendor-service.js';
import { singleTokenAccess } from './access/single-token.js';
import { toNodeHandler } from './node.js';
import { sendResponse } from './proxy/node-response.js';
import { connectionsOf } from './serve/connections.js';
import { asksForLoopback, isLocal, isLoopbackHost } from './serve/loopback.js';
import { loggedAccess, logRequests, type RequestLogEntry } from './serve/request-log.js';
import { traced } from './serve/traced.js';
import { writtenRuns } from './serve/written-runs.js';
import { createStaticHandler } from './static-files.js';
import { createTokensPage, type TokensPageOptions } from './tokens-page/tokens-page.js';

export interface ServiceServerOptions {
  /** 0 takes a free one. */
  port: number;
  /** `127.0.0.1` when not given: this machine only. Any other needs `token`, `access` or `allowAnonymous`. */
  host?: string;
  /** A folder whose files are served beside the service. */
  staticDir?: string;
  /** The page to which `/` leads, such as `/demo/`. */
  home?: string;
  /** Writes the slides; the embedded analyst when not given. */
  model?: LanguageModel;
  /** Required as bearer token for everything below `/api/`. */
  token?: string;
  /** Decides who may call what is below `/api/`, such as `createAccess({ store })`. */
  access?: ServiceAccess;
  /** A page at `/tokens` that creates, lists and revokes tokens. */
  tokensPage?: TokensPageOptions;
  /** Whoever reaches the port may call the service. */
  allowAnonymous?: boolean;
  /** Keeps runs, so that a lost connection is taken up again; in memory when not given, for as long as the process lives. */
  runStore?: RunStore;
  /** Told of each request at its end. */
  log?: (entry: RequestLogEntry) => void;
}

export interface ServiceServer {
  /** Without a slash at the end. */
  url: string;
  /** Opens the page of tokens, on this machine alone; whoever has it manages tokens. */
  tokensUrl?: string;
  /** Ends all connections. */
  close(): Promise<void>;
  /** Takes no new connection and lets requests and runs under way end, for so many milliseconds at most; false where some were cut. */
  drain(ms: number): Promise<boolean>;
}

/**
 * The service on a port: `/api/…`, `/healthz` (503 while it drains), `/tokens`, and the files of a folder. Requests are
 * traced where the host has `@opentelemetry/api`.
 * @throws DeckError `invalid_config` for an empty token, a folder that is not there, or a host beyond this machine
 * without tokens; what listening fails with.
 */
export async function createServiceServer(options: ServiceServerOptions): Promise<ServiceServer> {
  const { port, host = '127.0.0.1', staticDir, home, model, log } = options;
  const runs = writtenRuns(options.runStore ?? createMemoryRunStore());
  const access = accessOf(options);
  // Without tokens, a page whose name was pointed at this machine must not call the service through its visitor.
  const ownNameOnly = access === undefined && !options.allowAnonymous;
  const files = staticDir === undefined ? undefined : await filesOf(staticDir);
  const service = toNodeHandler(
    createVendorService({
      runStore: runs.store,
      ...(model ? { model } : {}),
      ...(access ? { access: loggedAccess(access) } : {}),
    }),
  );
  const page = options.tokensPage && createTokensPage(options.tokensPage);

  const route: RequestListener = (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    const { 'x-request-id': asked = '' } = request.headers;
    response.setHeader('x-request-id', requestIdOf(new Headers({ 'x-request-id': String(asked) })));
    if (connections.draining()) response.setHeader('connection', 'close');
    if (path === '/healthz') {
      const [status, text] = connections.draining() ? [503, 'draining'] : [200, 'ok'];
      return void response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    }
    if (path === '/' && home !== undefined) return void response.writeHead(302, { location: home }).end();
    if (path.startsWith('/api/')) {
      if (ownNameOnly && !asksForLoopback(request)) return void sendResponse(otherName(), response);
      return service(request, response);
    }
    if (page && /^\/tokens(\/|$)/.test(path)) {
      return toNodeHandler((asked) => page.answer(asked, isLocal(request)))(request, response);
    }
    if (files) return void files(request, response);
    void sendResponse(
      errorResponse('not_found', 'There is nothing here; the service is at /api/.'),
      response,
    );
  };
  const handler = await traced(log ? logRequests(route, log) : route);
  const server = createServer(handler);
  const connections = connectionsOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  // Where this machine itself finds the server, if it does.
  const own = ['0.0.0.0', '::'].includes(address) ? `http://127.0.0.1:${taken}` : undefined;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
  const local = own ?? (isLoopbackHost(address) ? url : undefined);
  return {
    url,
    ...(page && local ? { tokensUrl: `${local}/tokens?key=${page.key}` } : {}),
    drain: async (ms) => (await Promise.all([connections.drain(ms), runs.ended(ms)])).every(Boolean),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function accessOf({
  host = '127.0.0.1',
  token,
  access,
  allowAnonymous,
}: ServiceServerOptions): ServiceAccess | undefined {
  if (token !== undefined && token.trim() === '') {
    throw new DeckError('invalid_config', 'token must not be empty.', { path: 'token' });
  }
  if (token === undefined && !access && !allowAnonymous && !isLoopbackHost(host)) {
    throw new DeckError('invalid_config', `Without tokens the service does not listen on ${host}.`, {
      path: 'host',
      hint: 'Give a store of tokens, or say that anyone may call it: --store, --allow-anonymous.',
    });
  }
  return access ?? (token === undefined ? undefined : singleTokenAccess(token));
}

function otherName(): Response {
  return errorResponse('forbidden', 'Without tokens the service answers only to this machine’s own name.', {
    hint: 'Call it as 127.0.0.1 or localhost, or start it with --store or --allow-anonymous.',
  });
}

async function filesOf(folder: string): ReturnType<typeof createStaticHandler> {
  try {
    return await createStaticHandler(folder);
  } catch (cause) {
    throw new DeckError('invalid_config', `staticDir "${folder}" cannot be read.`, {
      path: 'staticDir',
      cause,
    });
  }
}
