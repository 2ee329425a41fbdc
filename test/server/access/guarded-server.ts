import type { TestContext } from 'node:test';
import { createAccess, type AccessOptions } from '../../../src/server/access/create-access.js';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { createTokenManager } from '../../../src/server/access/token-manager.js';
import type { RequestLogEntry } from '../../../src/server/serve/request-log.js';
import { createServiceServer, type ServiceServerOptions } from '../../../src/server/serve.js';
import type { TokensPageOptions } from '../../../src/server/tokens-page/tokens-page.js';
import type { VendorService } from '../../../src/service/index.js';

/** A server that takes tokens, ended with the test. */
export async function guardedServer(
  t: TestContext,
  {
    access: accessOptions,
    ...options
  }: Partial<Omit<ServiceServerOptions, 'access'>> & { access?: AccessOptions } = {},
  page: Pick<TokensPageOptions, 'onProblem'> = {},
) {
  const store = createMemoryAccessStore();
  const access = createAccess({ store, ...accessOptions });
  const tokens = createTokenManager(store);
  const entries: RequestLogEntry[] = [];
  const server = await createServiceServer({
    ...{ port: 0, access, tokensPage: { access, tokens, ...page }, log: (entry) => entries.push(entry) },
    ...options,
  });
  t.after(async () => {
    await server.close();
    await access.close();
  });
  return { server, tokens, store, entries };
}

/** The service behind a server's port, for tests that are written for the service itself. */
export function serviceAt(url: string, token?: string): VendorService {
  return async (request) => {
    const headers = new Headers(request.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const { method, signal } = request;
    const body = method === 'POST' ? { body: await request.text() } : {};
    return fetch(url + new URL(request.url).pathname, { method, headers, signal, ...body });
  };
}
