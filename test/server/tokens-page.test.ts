import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test, type TestContext } from 'node:test';
import { guardedServer } from './access/guarded-server.js';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Headers exactly as given, redirects not followed. */
function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    form,
  }: { method?: string; headers?: Record<string, string>; form?: object } = {},
): Promise<Answer> {
  const body = form && new URLSearchParams(form as Record<string, string>).toString();
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...type, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => (text += more));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const field = ({ text }: Answer, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? assert.fail(`no field ${name}`);

/** A person who opened the printed link on the machine itself. */
async function opened(t: TestContext, onProblem?: (problem: string) => void) {
  const guarded = await guardedServer(t, {}, onProblem ? { onProblem } : {});
  const { url, tokensUrl = '' } = guarded.server;
  const cookie = cookieOf(await send(tokensUrl));
  const page = `${url}/tokens`;
  const show = () => send(page, { headers: { cookie } });
  const post = async (path: string, fields: object, headers = {}) => {
    const shown = await show();
    const keys = { key: field(shown, 'key'), form: field(shown, 'form') };
    return send(page + path, {
      method: 'POST',
      headers: { cookie, ...headers },
      form: { ...keys, ...fields },
    });
  };
  return { ...guarded, page, cookie, tokensUrl, show, post };
}
const NEW = { name: 'CI', account: 'acme', scope: 'decks:write', days: '30', credits: '7' };

test('the printed link opens the page of tokens, which makes, lists and revokes them', async (t) => {
  const { tokens, show, post, server } = await opened(t);
  const made = await post('', NEW);
  assert.equal(made.status, 200);
  const token = /value="(dw_live_\w+)"/.exec(made.text)?.[1] ?? assert.fail('no token shown');
  const capable = () =>
    fetch(`${server.url}/api/capabilities`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await capable()).status, 200);
  const [info] = await tokens.list();
  assert.deepEqual([info?.name, info?.account, info?.scopes], ['CI', 'acme', ['decks:write']]);
  assert.equal(Math.round(((info?.expiresAt ?? 0) - (info?.createdAt ?? 0)) / 86_400_000), 30);
  assert.equal(await tokens.balance('acme'), 7);
  const listed = await show();
  assert.ok(listed.text.includes(info?.id ?? '') && !listed.text.includes(token));
  const revoked = await post('/revoke', { id: info?.id });
  assert.deepEqual([revoked.status, revoked.headers.location], [303, '/tokens']);
  assert.equal((await capable()).status, 401);
});

/** Sends the same form as often as it is called, as a reload does. */
async function again(
  { page, cookie, show }: Awaited<ReturnType<typeof opened>>,
  path: string,
  fields: object,
): Promise<() => Promise<Answer>> {
  const shown = await show();
  const form = { ...fields, key: field(shown, 'key'), form: field(shown, 'form') };
  return () => send(page + path, { method: 'POST', headers: { cookie }, form });
}

test('sending the form again, as a reload does, makes no second token, and says so', async (t) => {
  const person = await opened(t);
  const sendIt = await again(person, '', NEW);
  assert.equal((await sendIt()).status, 200);
  for (const answer of [await sendIt(), await sendIt()]) {
    assert.equal(answer.status, 409);
    assert.match(answer.text, /role="alert">\s*The token “CI” was made when[^<]*cannot be shown again/);
    assert.ok(!/value="dw_/.test(answer.text));
  }
  assert.equal((await person.tokens.list()).length, 1);
});

test('a form sent twice at once makes one token, and the second is told so', async (t) => {
  const person = await opened(t);
  const sendIt = await again(person, '', NEW);
  const statuses = (await Promise.all([sendIt(), sendIt(), sendIt()])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 409, 409]);
  assert.equal((await person.tokens.list()).length, 1);
  assert.equal(await person.tokens.balance('acme'), 7);
});

test('a form that the store failed can be sent again and is done then, once', async (t) => {
  const problems: string[] = [];
  const person = await opened(t, (problem) => problems.push(problem));
  const failing = t.mock.method(person.store, 'addToken', () => Promise.reject(new Error('disk I/O error')));
  const sendIt = await again(person, '', NEW);
  const failed = await sendIt();
  assert.equal(failed.status, 503);
  assert.equal(failed.headers['retry-after'], '5');
  assert.match(failed.text, /role="alert">[^<]*cannot be used[^<]*not confirmed/);
  assert.match(failed.text, /name="name"\s+value="CI"[^]*>Send again</);
  assert.ok(!failed.text.includes('disk I/O error'));
  assert.deepEqual(problems, ['The page of tokens: the token store fails: disk I/O error']);
  // The second of two that are sent at once does it where the first failed.
  failing.mock.restore();
  const first = t.mock.method(person.store, 'addToken');
  first.mock.mockImplementationOnce(() => Promise.reject(new Error('disk I/O error')));
  const statuses = (await Promise.all([sendIt(), sendIt()])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 503]);
  assert.equal((await sendIt()).status, 409);
  assert.equal((await person.tokens.list()).length, 1);
});

test('a new token is shown though the list of tokens cannot be read', async (t) => {
  const person = await opened(t, () => {});
  const sendIt = await again(person, '', NEW);
  t.mock.method(person.store, 'listTokens', () => Promise.reject(new Error('away')));
  const made = await sendIt();
  assert.equal(made.status, 200);
  assert.match(made.text, /value="dw_live_\w{48}"[^]*cannot be read at the moment/);
});

test('credits are added to an account that has a token, once for each form, and what is wrong is said', async (t) => {
  const person = await opened(t);
  const { tokens, post, show } = person;
  assert.ok(!(await show()).text.includes('action="/tokens/credit"'), 'there is no account yet');
  await tokens.create({ name: 'n', account: 'acme' });
  const sendIt = await again(person, '/credit', { account: 'acme', credits: '5' });
  assert.match(
    (await sendIt()).text,
    /role="status">\s*The account acme has 5 credits now\. It had no limit/,
  );
  const repeated = await sendIt();
  assert.equal(repeated.status, 409);
  assert.match(repeated.text, /5 credits were added to acme when this form was sent first\. None were added/);
  const next = await post('/credit', { account: 'acme', credits: '2' });
  assert.match(next.text, /role="status">\s*The account acme has 7 credits now\.</);
  for (const credits of ['', '0', '-5', '1.5', 'x', '1e300', 'Infinity']) {
    const answer = await post('/credit', { account: 'acme', credits });
    assert.equal(answer.status, 422, credits);
    assert.match(answer.text, /role="alert">\s*Credits to add are a whole number from 1/);
    if (credits) assert.ok(answer.text.includes(`value="${credits}"`), 'what was typed is kept');
  }
  assert.equal((await post('/credit', { account: 'nobody', credits: '1' })).status, 404);
  assert.equal((await post('/credit', { account: 'acme', credits: '1', key: 'x' })).status, 403);
  assert.equal(await tokens.balance('acme'), 7);
  assert.equal(await tokens.balance('nobody'), undefined);
});

test('what is wrong in the form is said, with everything typed still there', async (t) => {
  const { tokens, post } = await opened(t);
  const answer = await post('', { ...NEW, name: '"><script>alert(1)</script>', account: 'a b' });
  assert.equal(answer.status, 422);
  assert.match(answer.text, /role="alert">An account is/);
  assert.ok(!answer.text.includes('<script') && answer.text.includes('&#34;&#62;&#60;script'));
  assert.match(answer.text, /value="a b"/);
  for (const wrong of [
    { days: '1e9' },
    { days: '-1' },
    { credits: '-5' },
    { credits: 'x' },
    { scope: 'root' },
  ])
    assert.equal((await post('', { ...NEW, ...wrong })).status, 422, JSON.stringify(wrong));
  assert.equal((await tokens.list()).length, 0);
});

test('names of tokens are text on the page, whatever stands in them', async (t) => {
  const { tokens, show } = await opened(t);
  await tokens.create({ name: `<img src=x onerror=alert(1)> "'&` });
  const { text } = await show();
  assert.ok(!text.includes('<img') && text.includes('&#60;img src=x'));
});

test('nothing runs in the page, nothing frames it, nothing keeps it', async (t) => {
  const { show, page } = await opened(t);
  for (const answer of [await show(), await send(page), await send(`${page}/nowhere`)]) {
    const policy = String(answer.headers['content-security-policy']);
    assert.match(
      policy,
      /^default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    assert.equal(answer.headers['x-frame-options'], 'DENY');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.ok(!/<script|<style|\sstyle=|\son\w+=/i.test(answer.text));
  }
});

test('being on the machine is not enough: without the link there is only the form to sign in', async (t) => {
  const { page, tokens } = await opened(t);
  const answer = await send(page);
  assert.equal(answer.status, 401);
  assert.match(answer.text, /action="\/tokens\/sign-in"/);
  const made = await send(page, { method: 'POST', form: NEW });
  assert.equal(made.status, 401);
  for (const cookie of ['deckwright_tokens=', 'deckwright_tokens=x', 'deckwright_tokens=__proto__'])
    assert.equal((await send(page, { method: 'POST', headers: { cookie }, form: NEW })).status, 401);
  assert.equal((await tokens.list()).length, 0);
});

test('the link opens nothing from elsewhere, through a proxy, or under another name of this machine', async (t) => {
  const { tokensUrl } = await opened(t);
  const { host } = new URL(tokensUrl);
  const elsewhere: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: '127.0.0.1.evil.example' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.9' },
  ];
  for (const headers of elsewhere) {
    const answer = await send(tokensUrl, { headers: { host, ...headers } });
    assert.equal(answer.status, 401, JSON.stringify(headers));
    assert.equal(answer.headers['set-cookie'], undefined);
  }
  const wrong = await send(tokensUrl.slice(0, -1) + (tokensUrl.endsWith('A') ? 'B' : 'A'));
  assert.equal(wrong.status, 401);
});

test('the cookie is for this page alone, not for scripts or other sites', async (t) => {
  const { tokensUrl } = await opened(t);
  const [cookie = ''] = (await send(tokensUrl)).headers['set-cookie'] ?? [];
  for (const part of ['Path=/tokens', 'HttpOnly', 'SameSite=Strict', 'Max-Age=28800'])
    assert.ok(cookie.includes(part));
  assert.equal((await send(tokensUrl)).headers.location, '/tokens');
});

test('no other origin sends the forms, and none is sent without the key of its session', async (t) => {
  const { tokens, post, page, cookie, show } = await opened(t);
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: new URL(page).origin },
  ];
  for (const headers of foreign)
    assert.equal((await post('', NEW, headers)).status, 403, JSON.stringify(headers));
  for (const key of ['', 'x', field(await show(), 'form')]) {
    assert.equal((await post('', { ...NEW, key })).status, 403);
    assert.equal((await post('/revoke', { id: 'x', key })).status, 403);
  }
  const other = await opened(t);
  assert.equal((await post('', { ...NEW, key: field(await other.show(), 'key') })).status, 403);
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD'])
    assert.equal((await send(page, { method, headers: { cookie } })).status, 405);
  assert.equal(
    (await send(`${page}?name=CI&account=a&scope=decks:write`, { headers: { cookie } })).status,
    303,
  );
  const json = { cookie, 'content-type': 'text/plain' };
  assert.equal((await send(page, { method: 'POST', headers: json, form: NEW })).status, 403);
  assert.equal((await tokens.list()).length, 0);
  assert.equal(
    (await post('', NEW, { origin: new URL(page).origin, 'sec-fetch-site': 'same-origin' })).status,
    200,
  );
});

test('a token with tokens:manage signs in from anywhere, and its session ends with it', async (t) => {
  const { server, tokens } = await guardedServer(t);
  const page = `${server.url}/tokens`;
  const headers = { host: 'service.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const signIn = (token: string) => send(`${page}/sign-in`, { method: 'POST', headers, form: { token } });
  const plain = await tokens.create({ name: 'plain' });
  const manager = await tokens.create({ name: 'manager', scopes: ['tokens:manage'] });
  assert.equal((await signIn(plain.token)).status, 403);
  for (const wrong of ['', 'x', manager.info.id, `${manager.token}x`, 'dw_live_\u0000', 'ü', '\u2028'])
    assert.equal((await signIn(wrong)).status, 401, JSON.stringify(wrong));
  const answer = await signIn(`  ${manager.token}\n`);
  assert.equal(answer.status, 303);
  assert.match(String(answer.headers['set-cookie']), /; Secure/);
  const cookie = cookieOf(answer);
  assert.equal((await send(page, { headers: { ...headers, cookie } })).status, 200);
  await tokens.revoke(manager.info.id);
  assert.equal((await send(page, { headers: { ...headers, cookie } })).status, 401);
});

test('signing out ends the session', async (t) => {
  const { post, show } = await opened(t);
  const answer = await post('/sign-out', {});
  assert.equal(answer.status, 303);
  assert.match(String(answer.headers['set-cookie']), /Max-Age=0/);
  assert.equal((await show()).status, 401);
});

test('a form larger than any that the page has is refused, and a store that fails is said', async (t) => {
  const problems: string[] = [];
  const { post, store, show } = await opened(t, (problem) => problems.push(problem));
  assert.equal((await post('', { ...NEW, name: 'x'.repeat(20_000) })).status, 413);
  t.mock.method(store, 'listTokens', () => Promise.reject(new Error('secret detail')));
  const answer = await show();
  assert.equal(answer.status, 503);
  assert.match(answer.text, /role="alert">[^<]*cannot be used at the moment/);
  assert.ok(!answer.text.includes('secret detail'));
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /secret detail/);
});

test('without a page of tokens the server has none', async (t) => {
  const { server } = await guardedServer(t, { tokensPage: undefined as never });
  assert.equal((await send(`${server.url}/tokens`)).status, 404);
  assert.equal(server.tokensUrl, undefined);
  // One that listens everywhere is found on its own machine too.
  const everywhere = await guardedServer(t, { host: '0.0.0.0' });
  assert.equal((await send(everywhere.server.tokensUrl ?? '')).status, 303);
});
