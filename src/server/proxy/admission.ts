import { DeckError } from '../../core/errors.js';
import { ServiceAuthError } from '../../core/http/service-error.js';
import { bodyTooLarge } from './limited-body.js';
import type { ProxyRequest } from './proxy-request.js';
import { mayPost } from './same-origin.js';

/** Gives a Response to refuse, nothing to go on. */
export type Authorize = (
  request: Request,
) => Response | undefined | void | Promise<Response | undefined | void>;

/**
 * Whether a POST may go on, by its headers alone: no page of a foreign origin, JSON, not compressed, not announced too large.
 * @throws ServiceAuthError `forbidden`, DeckError `unsupported_media_type`, `too_large`
 */
export function checkJsonPost(
  request: Pick<ProxyRequest, 'headers' | 'url'>,
  { allowedOrigins, maxBodyBytes }: { allowedOrigins: readonly string[]; maxBodyBytes: number },
): void {
  const { headers } = request;
  if (!mayPost(request, allowedOrigins)) {
    throw new ServiceAuthError('forbidden', 'Pages of another origin may not send this.', {
      status: 403,
      hint: 'List the origin in allowedOrigins.',
    });
  }
  if (!/^\s*application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new DeckError('unsupported_media_type', 'The body must be application/json.');
  }
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? '')) {
    throw new DeckError('unsupported_media_type', 'The body must not be compressed.');
  }
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw bodyTooLarge(maxBodyBytes);
}

/** The Response that refuses the request, if the host refuses it. Rejects with what `authorize` fails with. */
export async function refusalOf(
  authorize: Authorize | undefined,
  asRequest: () => Request,
): Promise<Response | undefined> {
  const refused: unknown = await authorize?.(asRequest());
  if (refused instanceof Response) return refused;
  // Anything else than nothing is a mistake of the host; going on could let someone in.
  if (refused !== undefined && refused !== null) {
    throw new Error('authorize must give a Response to refuse, or nothing to go on.');
  }
  return undefined;
}
