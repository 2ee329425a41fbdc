import { DeckError } from '../../core/errors.js';
import { ServiceError } from '../../core/http/service-error.js';
import type { TokenAccess } from '../access/create-access.js';
import type { TokenManager } from '../access/token-manager.js';
import { mayPost } from '../proxy/same-origin.js';
import { readForm } from './form.js';
import { pageResponse, SAFE_HEADERS } from './html.js';
import { sameSecret, secret, Sessions, type Session } from './sessions.js';
import { STYLE } from './style.js';
import { LIFETIMES, signInView, tokensView, type TokensView } from './views.js';

export interface TokensPageOptions {
  tokens: TokenManager;
  access: TokenAccess;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface TokensPage {
  /** Opens the page on this machine; made anew with each start. */
  key: string;
  /** `local`: the request comes from this machine and was sent on for no one. */
  answer(request: Request, local: boolean): Promise<Response>;
}

/**
 * The page that creates, lists and revokes tokens. It opens by the key of the server's start, on this machine alone, or
 * by a token with the scope `tokens:manage`. That a request comes from this machine is not enough: other people and
 * programs are on it, and a proxy that sends on whatever comes.
 */
export function createTokensPage({ tokens, access, now = Date.now }: TokensPageOptions): TokensPage {
  const sessions = new Sessions(now);
  const key = secret();

  const signIn = async (request: Request, local: boolean): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const given = searchParams.get('key');
    if (
      pathname === '/tokens' &&
      request.method === 'GET' &&
      given !== null &&
      local &&
      sameSecret(given, key)
    ) {
      return seeOther(sessions.begin(request));
    }
    if (pathname !== '/tokens/sign-in' || request.method !== 'POST') {
      return pageResponse('Sign in: tokens', signInView(), { status: 401 });
    }
    const token = (await readForm(request)).get('token') ?? '';
    const url = new URL('/tokens', request.url);
    try {
      const headers = { authorization: `Bearer ${token.trim()}` };
      const { id, scopes } = await access.identify(new Request(url, { headers }));
      if (!scopes.includes('tokens:manage')) {
        return pageResponse(
          'Sign in: tokens',
          signInView('The token does not have the scope tokens:manage.'),
          { status: 403 },
        );
      }
      return seeOther(sessions.begin(request, id));
    } catch (error) {
      // A text that no header may hold is no token either.
      const said = ServiceError.is(error) ? error.message : 'That is no token.';
      const status = ServiceError.is(error) ? error.status : 401;
      return pageResponse('Sign in: tokens', signInView(said), { status });
    }
  };

  /** Sessions of a token end with it. */
  const allowed = async (session: Session): Promise<boolean> => {
    if (session.tokenId === undefined) return true;
    const token = (await tokens.list()).find(({ id }) => id === session.tokenId);
    const { scopes = [], revokedAt, expiresAt = Infinity } = token ?? {};
    return scopes.includes('tokens:manage') && revokedAt === undefined && expiresAt > now();
  };

  const show = async (
    { formKey }: Session,
    more: Partial<TokensView> = {},
    status = 200,
  ): Promise<Response> => {
    const keys = { formKey, formId: secret() };
    return pageResponse('Tokens', tokensView({ tokens: await tokens.list(), keys, ...more }), { status });
  };

  const create = async (session: Session, form: URLSearchParams): Promise<Response> => {
    const days = form.get('days') ?? '';
    const credits = form.get('credits') ?? '';
    try {
      if (!Object.hasOwn(LIFETIMES, days)) throw new DeckError('invalid', 'Choose when it expires.');
      const { token, info, balance } = await tokens.create({
        name: form.get('name') ?? '',
        account: form.get('account') ?? '',
        scopes: form.getAll('scope'),
        test: form.get('test') === 'yes',
        ...(days === '' ? {} : { expiresIn: Number(days) * 86_400 }),
        ...(credits === '' ? {} : { credits: Number(credits) }),
      });
      return await show(session, {
        made: { token, name: info.name, ...(balance === undefined ? {} : { balance }) },
      });
    } catch (error) {
      if (!DeckError.is(error) || error.code !== 'invalid') throw error;
      return show(session, { problem: error.message, typed: form }, 422);
    }
  };

  const act = async (session: Session, request: Request): Promise<Response> => {
    const form = await readForm(request);
    if (!sameSecret(form.get('key') ?? '', session.formKey)) {
      return show(
        session,
        { problem: 'The form is out of date. Nothing was changed; send it again.', typed: form },
        403,
      );
    }
    const { pathname } = new URL(request.url);
    if (pathname === '/tokens/sign-out') return seeOther(sessions.end(request, session));
    const formId = form.get('form') ?? '';
    if (session.sent.has(formId)) return seeOther();
    session.sent.add(formId);
    if (pathname === '/tokens') return create(session, form);
    try {
      await tokens.revoke(form.get('id') ?? '');
    } catch (error) {
      if (!DeckError.is(error) || error.code !== 'not_found') throw error;
      return show(session, { problem: error.message }, 404);
    }
    return seeOther();
  };

  const PATHS = ['/tokens', '/tokens/revoke', '/tokens/sign-in', '/tokens/sign-out'];
  const answer = async (request: Request, local: boolean): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/tokens/style.css') {
      return new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8', ...SAFE_HEADERS } });
    }
    if (!PATHS.includes(pathname)) return plain(404, 'There is nothing here.');
    const post = request.method === 'POST';
    if (!post && request.method !== 'GET')
      return plain(405, 'This takes GET and POST.', { allow: 'GET, POST' });
    if (post && !mayPost(request, [])) return plain(403, 'Pages of another origin may not send this.');
    const session = sessions.of(request);
    if (!session || !(await allowed(session))) return signIn(request, local);
    if (post && pathname !== '/tokens/sign-in') return act(session, request);
    return pathname === '/tokens' && !new URL(request.url).search ? show(session) : seeOther();
  };

  return {
    key,
    answer: async (request, local) => {
      try {
        return await answer(request, local);
      } catch (error) {
        const told = DeckError.is(error) && error.code === 'too_large';
        return told
          ? plain(413, error.message)
          : plain(500, 'The page failed: the store of tokens cannot be used.');
      }
    },
  };
}

function seeOther(cookie?: string): Response {
  const headers = {
    location: '/tokens',
    ...SAFE_HEADERS,
    ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
  };
  return new Response(null, { status: 303, headers });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...SAFE_HEADERS, ...headers },
  });
}
