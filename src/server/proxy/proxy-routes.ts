import { DeckError } from '../../core/errors.js';

export interface ProxyRoute {
  method: 'GET' | 'POST';
  /** Below the mount point and below `baseUrl`, without a leading slash: `widget-flow/classify`. */
  path: string;
}

/** The endpoint table of the protocol. */
export const PROXY_ROUTES: readonly ProxyRoute[] = [
  { method: 'POST', path: 'generate-deck-slides' },
  { method: 'POST', path: 'modify-deck-slides' },
  { method: 'POST', path: 'query-from-prompt' },
  { method: 'POST', path: 'generate-report-sections' },
  { method: 'POST', path: 'widget-flow/fast-recommend' },
  { method: 'POST', path: 'widget-flow/classify' },
  { method: 'POST', path: 'detect-log-format' },
  { method: 'POST', path: 'run-query' },
  { method: 'POST', path: 'cancel-run' },
  { method: 'GET', path: 'capabilities' },
];

/** What an adapter knows beyond the Request, whose URL the platform has already normalised. */
export interface ProxyTarget {
  /** The request target as it came over the wire. */
  rawUrl?: string;
  /** Where the framework mounted the handler, parameters as it spells them (`/api/:tenant`); the rest of the raw path is the route. */
  mountPath?: string;
  /** How many segments of the path belong to the route, where the framework matched a catch-all. */
  routeSegments?: number;
  /** Of the client, as the framework knows it: the key of limits where the host gives none. */
  clientAddress?: string;
}

/**
 * The route a request asks for. The upstream path is taken from the allow-list entry, never from the request, and
 * an entry is found only by its exact spelling in the raw path: an escape, a dot segment, an empty segment, a
 * backslash or an absolute URL matches nothing.
 */
export function matchRoute(
  routes: readonly ProxyRoute[],
  rawUrl: string,
  { mountPath, routeSegments }: ProxyTarget,
): ProxyRoute[] {
  const path = rawUrl.replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return [];
  if (mountPath) return named(routes, belowMount(path, mountPath.replace(/\/$/, '')));
  if (routeSegments !== undefined) {
    // Next.js ends every path with a slash where its host wants it so (`trailingSlash`); it is no segment of the route.
    const segments = path.replace(/\/$/, '').split('/');
    return named(routes, segments.slice(-routeSegments).join('/'));
  }
  // Without knowledge of the mount point the end of the path decides, and the whole path must be plain.
  if (/[%\\]|\/\/|\/\.{1,2}(\/|$)/.test(path)) return [];
  const found = routes.filter((route) => path.endsWith(`/${route.path}`));
  const longest = Math.max(0, ...found.map((route) => route.path.length));
  return found.filter((route) => route.path.length === longest);
}

/** Nothing where the path does not lie there. A parameter of the mount point is one segment, which the framework has matched. */
function belowMount(path: string, mount: string): string | undefined {
  if (!mount.includes(':')) return path.startsWith(`${mount}/`) ? path.slice(mount.length + 1) : undefined;
  const [segments, mounts] = [path.split('/'), mount.split('/')];
  const lies = mounts.every((segment, at) => segment.includes(':') || segment === segments[at]);
  return lies ? segments.slice(mounts.length).join('/') : undefined;
}

function named(routes: readonly ProxyRoute[], tail: string | undefined): ProxyRoute[] {
  return routes.filter((route) => route.path === tail);
}

/** @throws DeckError `invalid_config` for a route that is not a plain relative path. */
export function checkRoutes(routes: readonly ProxyRoute[]): void {
  routes.forEach(({ method, path }, index) => {
    const plain = /^[\w.~-]+(\/[\w.~-]+)*$/.test(path) && !/(^|\/)\.{1,2}(\/|$)/.test(path);
    if (plain && (method === 'GET' || method === 'POST')) return;
    throw new DeckError('invalid_config', `routes[${index}] must be { method: 'GET' | 'POST', path }.`, {
      path: `routes[${index}]`,
      hint: "The path is relative and plain, such as 'widget-flow/classify'.",
    });
  });
}
