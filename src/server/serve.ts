import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeckError } from '../core/errors.js';
import { errorResponse } from '../core/http/error-response.js';
import type { LanguageModel } from '../service/model/language-model.js';
import { createVendorService } from '../service/vendor-service.js';
import { toNodeHandler } from './node.js';
import { sendResponse } from './proxy/node-message.js';
import { createStaticHandler } from './static-files.js';

export interface ServiceServerOptions {
  /** 0 takes a free one. */
  port: number;
  /** `127.0.0.1` when not given: this machine only. */
  host?: string;
  /** A folder whose files are served beside the service. */
  staticDir?: string;
  /** The page to which `/` leads, such as `/demo/`. */
  home?: string;
  /** Writes the slides; the embedded analyst when not given. */
  model?: LanguageModel;
  /** Required as bearer token for everything below `/api/`. */
  token?: string;
}

export interface ServiceServer {
  /** Without a slash at the end. */
  url: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

/**
 * The service on a port: `/api/…`, `/healthz`, and the files of a folder.
 * @throws DeckError `invalid_config` for an empty token or a folder that is not there; what listening fails with.
 */
export async function createServiceServer(options: ServiceServerOptions): Promise<ServiceServer> {
  const { port, host = '127.0.0.1', staticDir, home, token, model } = options;
  if (token !== undefined && token.trim() === '') {
    throw new DeckError('invalid_config', 'token must not be empty.', { path: 'token' });
  }
  const files = staticDir === undefined ? undefined : await filesOf(staticDir);
  const service = toNodeHandler(createVendorService(model ? { model } : {}));
  const refuse = toNodeHandler(() =>
    Promise.resolve(errorResponse('unauthorized', 'The bearer token is missing or wrong.')),
  );

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    if (path === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (path === '/' && home !== undefined) return void response.writeHead(302, { location: home }).end();
    if (path.startsWith('/api/')) {
      const allowed = token === undefined || mayEnter(request, token);
      return (allowed ? service : refuse)(request, response);
    }
    if (files) return void files(request, response);
    void sendResponse(
      errorResponse('not_found', 'There is nothing here; the service is at /api/.'),
      response,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

/** Compares digests, so that the time taken says nothing about the token. */
function mayEnter(request: IncomingMessage, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
