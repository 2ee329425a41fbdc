import { DeckError } from '../../core/errors.js';
import { ServiceError } from '../../core/http/service-error.js';
import type { TokenAccess } from '../access/create-access.js';
import type { TokenManager } from '../access/token-manager.js';
import { withoutTokens } from '../access/token-text.js';
import { mayPost } from '../proxy/same-origin.js';
import { doOnce, formDeeds, type DoForm } from './deeds.js';
import type { SentForm } from './form-views.js';
import { readForm } from './form.js';
import { pageResponse, SAFE_HEADERS } from './html.js';
import { sameSecret, secret, Sessions, type Session } from './sessions.js';
import { STYLE } from './style.js';
import { failedView, signInView, tokensView, type TokensView } from './views.js';

export interface TokensPageOptions {
  tokens: TokenManager;
  access: TokenAccess;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told, in one sentence without a token, why the page failed; written to standard error when not given. */
  onProblem?: (problem: string) => void;
}

const OUT_OF_DATE = 'The form is out of date. Nothing was changed; send it again.';

export interface TokensPage {
  /** Opens the page on this machine; made anew with each start. */
  key: string;
  /** `local`: the request comes from this machine and was sent on for no one. */
  answer(request: Request, local: boolean): Promise<Response>;
}

/**
 * The page that creates, lists and revokes tokens and adds credits to their accounts. It opens by the key of the server's start, on this machine alone, or
 * by a token with the scope `tokens:manage`. That a request comes from this machine is not enough: other people and
 * programs are on it, and a proxy that sends on whatever comes.
 */
export function createTokensPage(options: TokensPageOptions): TokensPage {
  const { tokens, access, now = Date.now } = options;
  const { onProblem: report = (problem: string) => console.error(`deckwright: ${problem}`) } = options;
  const sessions = new Sessions(now);
  const deeds = formDeeds(tokens);
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
    const list = await tokens.list().catch((error: unknown) => {
      // What was done is told all the same: a new token is shown this once.
      if (more.made === undefined && more.done === undefined) throw error;
      report(storeFails(error));
      return undefined;
    });
    return pageResponse('Tokens', tokensView({ tokens: list, keys, ...more }), { status });
  };

  const failed = (error: unknown, sent?: SentForm): Response => {
    report(storeFails(error));
    const headers = { 'retry-after': '5' };
    return pageResponse('Tokens: the store fails', failedView(sent), { status: 503, headers });
  };

  const act = async (session: Session, typed: SentForm, doForm: DoForm): Promise<Response> => {
    const { fields } = typed;
    if (!sameSecret(fields.get('key') ?? '', session.formKey)) {
      return show(session, { problem: OUT_OF_DATE, typed }, 403);
    }
    try {
      const outcome = await doOnce(session, fields, doForm);
      if ('again' in outcome) return await show(session, { problem: outcome.again }, 409);
      const { shown } = outcome.deed;
      return Object.keys(shown).length > 0 ? await show(session, shown) : seeOther();
    } catch (error) {
      if (!DeckError.is(error) || (error.code !== 'invalid' && error.code !== 'not_found'))
        return failed(error, typed);
      return show(session, { problem: error.message, typed }, error.code === 'invalid' ? 422 : 404);
    }
  };

  const signOut = async (session: Session, request: Request): Promise<Response> => {
    const known = sameSecret((await readForm(request)).get('key') ?? '', session.formKey);
    return known ? seeOther(sessions.end(request, session)) : show(session, { problem: OUT_OF_DATE }, 403);
  };

  const answer = async (request: Request, local: boolean): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/tokens/style.css') {
      return new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8', ...SAFE_HEADERS } });
    }
    const doForm = deeds.get(pathname);
    if (!doForm && pathname !== '/tokens/sign-in' && pathname !== '/tokens/sign-out')
      return plain(404, 'There is nothing here.');
    const post = request.method === 'POST';
    if (!post && request.method !== 'GET')
      return plain(405, 'This takes GET and POST.', { allow: 'GET, POST' });
    if (post && !mayPost(request, [])) return plain(403, 'Pages of another origin may not send this.');
    const session = sessions.of(request);
    if (!session || !(await allowed(session))) return signIn(request, local);
    if (post && pathname === '/tokens/sign-out') return signOut(session, request);
    if (post && doForm) return act(session, { action: pathname, fields: await readForm(request) }, doForm);
    return pathname === '/tokens' && !new URL(request.url).search ? show(session) : seeOther();
  };

  return {
    key,
    answer: async (request, local) => {
      try {
        return await answer(request, local);
      } catch (error) {
        if (DeckError.is(error) && error.code === 'too_large') return plain(413, error.message);
        return failed(error);
      }
    },
  };
}

function storeFails(error: unknown): string {
  const cause = error instanceof Error ? error.message : String(error);
  return `The page of tokens: the token store fails: ${withoutTokens(cause)}`;
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
