import type { ProxyRequest } from './proxy-request.js';

/**
 * Whether a POST may come from where it comes: a program, a page of the host's own origin, or a listed one. A page of
 * another site must not spend the token with the visitor's cookies.
 */
export function mayPost(
  request: Pick<ProxyRequest, 'headers' | 'url'>,
  allowedOrigins: readonly string[],
): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  // Browsers send sec-fetch-site only to secure origins; on plain http the origin is compared.
  if (origin === null) return true;
  const host = hostOf(origin);
  const forwarded = headers.get('x-forwarded-host')?.replace(/\s*,.*$/s, '');
  // Over HTTP/2 there may be no host header: its :authority stands in the URL alone.
  const own = headers.get('host') ?? hostOf(request.url);
  return host !== undefined && [own, forwarded].includes(host);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
