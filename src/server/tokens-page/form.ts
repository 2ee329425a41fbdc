import { limitedBody } from '../proxy/limited-body.js';

const MAX_BYTES = 16 * 1024;

/**
 * The fields of a form; none of another kind of body.
 * @throws DeckError `too_large`
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    return new URLSearchParams();
  const body = limitedBody(request.body, MAX_BYTES);
  return new URLSearchParams(await new Response(body).text());
}
