import { tokenMissing, tokenRefused } from './refusals.js';
import { readTokenText, type TokenName } from './token-text.js';

/** Longer than any token; nothing longer is read. */
const MAX_LENGTH = 256;

/**
 * The token of a request, from its `authorization` header alone.
 * @throws ServiceAuthError 401, with the error of RFC 6750
 */
export function bearerOf(request: Request): TokenName & { text: string } {
  refuseInUrl(request.url);
  const header = request.headers.get('authorization');
  if (header === null) throw tokenMissing();
  // One or more spaces and nothing that only looks like one (RFC 9110, 11.4); the scheme in any case of ASCII letters.
  const [, text = ''] = /^[Bb][Ee][Aa][Rr][Ee][Rr] +([\x21-\x7e]+)$/.exec(header.slice(0, MAX_LENGTH)) ?? [];
  if (text === '' || header.length > MAX_LENGTH) {
    throw tokenRefused('The authorization header is not "Bearer" and one token.', 'Send "Bearer dw_live_…".');
  }
  const name = readTokenText(text);
  if (!name) {
    throw tokenRefused(
      'The bearer token is not complete or mistyped.',
      'Copy it anew: it is dw_live_ or dw_test_ and 48 letters and digits.',
    );
  }
  return { ...name, text };
}

/** URLs stand in logs, histories and referrers: a token that was in one is no secret any more. */
function refuseInUrl(url: string): void {
  const { searchParams } = new URL(url);
  const inUrl =
    searchParams.has('access_token') || [...searchParams.values()].some((text) => readTokenText(text));
  if (!inUrl) return;
  throw tokenRefused(
    'A token must not stand in the URL.',
    'Revoke the token that did, and send another in the authorization header.',
    'invalid_request',
  );
}
