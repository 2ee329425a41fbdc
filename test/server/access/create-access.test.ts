import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  ServiceAuthError,
  ServiceError,
  ServiceQuotaExceededError,
  ServiceRateLimitError,
  ServiceServerError,
} from '../../../src/core/http/service-error.js';
import { createAccess, type AccessOptions } from '../../../src/server/access/create-access.js';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { DEFAULT_SCOPES, TOKEN_SCOPES } from '../../../src/server/access/scopes.js';
import { newTokenText } from '../../../src/server/access/token-text.js';
import { createTokenManager, type NewToken } from '../../../src/server/access/token-manager.js';
import { PROXY_ROUTES } from '../../../src/server/proxy/proxy-routes.js';
import { refusalHeaders, type AccessCall } from '../../../src/service/access.js';

const GENERATE: AccessCall = { endpoint: 'generate-deck-slides', method: 'POST' };
const RUN = { id: 'run-1', takenOver: false };

function setUp(t: TestContext, options: AccessOptions = {}) {
  const clock = { now: 1_790_000_000_000 };
  const now = () => clock.now;
  const store = createMemoryAccessStore();
  const problems: string[] = [];
  const access = createAccess({ store, now, onProblem: (problem) => problems.push(problem), ...options });
  t.after(() => access.close());
  const tokens = createTokenManager(store, { now });
  const create = async (wanted: Partial<NewToken> = {}) =>
    (await tokens.create({ name: 'n', ...wanted })).token;
  const admit = (
    authorization?: string,
    call = GENERATE,
    url = 'https://x.example/api/generate-deck-slides',
  ) =>
    access.admit(new Request(url, authorization === undefined ? {} : { headers: { authorization } }), call);
  return { clock, store, access, tokens, create, admit, problems };
}

/** Refused with this status; the error, for more questions. */
async function refused(call: Promise<unknown>, status: number): Promise<ServiceError> {
  try {
    await call;
  } catch (error) {
    assert.ok(ServiceError.is(error), String(error));
    assert.equal(error.status, status, error.message);
    return error;
  }
  throw new assert.AssertionError({ message: `not refused with ${status}` });
}

test('tokens of one account have one principal, which is not the token', async (t) => {
  const { create, admit } = setUp(t);
  const [one, two, other] = [
    await create({ account: 'acme' }),
    await create({ account: 'acme', test: true }),
    await create({ account: 'umbrella' }),
  ];
  assert.equal((await admit(`Bearer ${one}`)).principal, 'acme');
  assert.equal((await admit(`Bearer ${two}`)).principal, 'acme');
  assert.equal((await admit(`Bearer ${other}`)).principal, 'umbrella');
});

test('a call without a token is told which kind it takes and no error', async (t) => {
  const { admit } = setUp(t);
  const error = await refused(admit(), 401);
  assert.ok(ServiceAuthError.is(error));
  assert.equal(error.code, 'unauthorized');
  assert.deepEqual(refusalHeaders(error), { 'www-authenticate': 'Bearer realm="deckwright"' });
});

test('only "Bearer", spaces and one whole token are a token', async (t) => {
  const { create, admit } = setUp(t);
  const token = await create();
  for (const fine of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`, ` Bearer ${token} `])
    assert.equal((await admit(fine)).principal, 'default', fine);
  const wrong = [
    ['', 'Bearer', 'Bearer ', token, `Bearer${token}`, `Basic ${token}`, `Token ${token}`],
    [`Bearer\t${token}`, `Bearer\u00a0${token}`, `Bearer "${token}"`, `Bearer ${token},`, `Bearer: ${token}`],
    [`Bearer ${token} ${token}`, `Bearer ${token}, Bearer ${token}`, `Bearer ${token}=`, `Bearer =${token}`],
    [`Bearer ${token.slice(0, -1)}`, `Bearer ${token}0`, `Bearer ${token.slice(0, 20)}`, 'Bearer dw_live_'],
    [`Bearer ${token.toUpperCase()}`, `Bearer ${encodeURIComponent(` ${token}`)}`, `Bearer *`, 'Bearer %'],
    [
      `Bearer ${'a'.repeat(100_000)}`,
      `Bearer ${token}${'='.repeat(9_000)}`,
      `Bearer ${' '.repeat(9_000)}${token}`,
    ],
  ].flat();
  for (const header of wrong) {
    const error = await refused(admit(header), 401);
    const challenge = refusalHeaders(error)['www-authenticate'] ?? '';
    assert.match(challenge, /^Bearer realm="deckwright", error="invalid_token", error_description="[^"]+"$/);
    assert.ok(!(error.message + challenge).includes(token.slice(8, 20)), 'the answer repeats the token');
  }
});

test('a mistyped token is told apart without asking the store', async (t) => {
  const store = createMemoryAccessStore();
  const find = t.mock.method(store, 'findToken');
  const { admit } = setUp(t, { store });
  const { text } = newTokenText('live');
  await refused(admit(`Bearer ${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`), 401);
  assert.equal(find.mock.callCount(), 0);
  await refused(admit(`Bearer ${text}`), 401);
  assert.equal(find.mock.callCount(), 1);
});

test('a made-up token with the id of a real one is told no more than one of nobody', async (t) => {
  const { store, create, admit, tokens } = setUp(t);
  await create();
  const [info] = await tokens.list();
  // The id of a token is no secret: it stands in lists. Another secret and the right checksum do not make the token.
  const forged = newTokenText('live');
  const record = await store.findToken(info?.id ?? '');
  assert.ok(record);
  await store.addToken({ ...record, id: forged.id });
  const mine = await refused(admit(`Bearer ${forged.text}`), 401);
  await store.revokeToken(forged.id, 1);
  const revoked = await refused(admit(`Bearer ${forged.text}`), 401);
  const nobodys = await refused(admit(`Bearer ${newTokenText('live').text}`), 401);
  assert.equal(mine.message, nobodys.message);
  assert.equal(revoked.message, nobodys.message);
  // Neither does what a store holds: the hash is no token.
  await refused(admit(`Bearer ${record.hash}`), 401);
});

test('a token in the URL is refused, also beside a good header, and said to be lost', async (t) => {
  const { create, admit } = setUp(t);
  const token = await create();
  for (const query of [`access_token=${token}`, `token=${token}`, `a=1&key=${token}`, 'access_token=x']) {
    const url = `https://x.example/api/generate-deck-slides?${query}`;
    for (const header of [undefined, `Bearer ${token}`]) {
      const error = await refused(admit(header, GENERATE, url), 401);
      assert.match(refusalHeaders(error)['www-authenticate'] ?? '', /error="invalid_request"/);
      assert.match(error.hint ?? '', /Revoke/);
    }
  }
});

test('expired and revoked tokens are told so to who has them, whatever other clocks say', async (t) => {
  const { clock, create, admit, tokens } = setUp(t);
  const short = await create({ expiresIn: 60 });
  clock.now += 59_999;
  await admit(`Bearer ${short}`);
  clock.now += 1;
  assert.match((await refused(admit(`Bearer ${short}`), 401)).message, /expired/);
  // Made by a machine whose clock is ahead: it holds.
  clock.now += 3_600_000;
  const early = await create();
  clock.now -= 3_600_000;
  await admit(`Bearer ${early}`);
  await tokens.revoke(early);
  assert.match((await refused(admit(`Bearer ${early}`), 401)).message, /revoked/);
  // A clock set back does not bring a revoked token back.
  clock.now -= 86_400_000;
  assert.match((await refused(admit(`Bearer ${early}`), 401)).message, /revoked/);
});

test('every endpoint of the protocol takes a scope, and what is no endpoint opens for none', async (t) => {
  const { create, admit } = setUp(t, { rateLimit: false });
  const everything = await create({ scopes: Object.keys(TOKEN_SCOPES) });
  for (const { path, method } of PROXY_ROUTES) {
    await admit(`Bearer ${everything}`, { endpoint: path, method });
    for (const scope of Object.keys(TOKEN_SCOPES)) {
      const one = await create({ scopes: [scope] });
      const others = await create({ scopes: Object.keys(TOKEN_SCOPES).filter((each) => each !== scope) });
      const call = { endpoint: path, method };
      const [withIt, without] = await Promise.allSettled([
        admit(`Bearer ${one}`, call),
        admit(`Bearer ${others}`, call),
      ]);
      assert.ok(withIt.status !== without.status || path === 'capabilities', `${path} ${scope}`);
    }
  }
  for (const endpoint of ['tokens', 'toString', '__proto__', '', 'generate-deck-slides/'])
    await refused(admit(`Bearer ${everything}`, { endpoint, method: 'GET' }), 403);
  const error = await refused(
    admit(`Bearer ${await create()}`, { endpoint: 'run-query', method: 'POST' }),
    403,
  );
  assert.equal(error.code, 'forbidden');
  assert.match(
    refusalHeaders(error)['www-authenticate'] ?? '',
    /error="insufficient_scope", scope="queries:run"/,
  );
  assert.ok(!DEFAULT_SCOPES.includes('queries:run') && !DEFAULT_SCOPES.includes('tokens:manage'));
});

test('an account calls so often a minute, over all its tokens, and is told when it may go on', async (t) => {
  const { create, admit } = setUp(t, { rateLimit: { requests: 3, testRequests: 1, seconds: 60 } });
  const [one, two] = [await create(), await create()];
  const first = await admit(`Bearer ${one}`);
  assert.deepEqual(first.headers, {
    'ratelimit-limit': '3',
    'ratelimit-remaining': '2',
    'ratelimit-reset': '60',
  });
  await admit(`Bearer ${two}`);
  await admit(`Bearer ${two}`);
  const error = await refused(admit(`Bearer ${one}`), 429);
  assert.ok(ServiceRateLimitError.is(error));
  assert.ok((error.retryAfterMs ?? 0) > 50_000 && (error.retryAfterMs ?? 0) <= 60_000);
  const { 'retry-after': wait, ...limits } = refusalHeaders(error);
  assert.equal(wait, String(Math.ceil((error.retryAfterMs ?? 0) / 1000)));
  assert.equal(limits['ratelimit-remaining'], '0');
  // Test tokens have a count of their own, and so has another account.
  const test = await create({ test: true });
  await admit(`Bearer ${test}`);
  await refused(admit(`Bearer ${test}`), 429);
  await admit(`Bearer ${await create({ account: 'other' })}`);
});

test('calls without the scope count as well, calls without a token do not', async (t) => {
  const { create, admit } = setUp(t, { rateLimit: { requests: 2 } });
  const token = await create();
  const call: AccessCall = { endpoint: 'run-query', method: 'POST' };
  for (let i = 0; i < 5; i += 1) await refused(admit(`Bearer ${newTokenText('live').text}`), 401);
  await refused(admit(`Bearer ${token}`, call), 403);
  await refused(admit(`Bearer ${token}`, call), 403);
  await refused(admit(`Bearer ${token}`, call), 429);
});

test('credits are taken before the run, and what was not used comes back once', async (t) => {
  const { create, admit, tokens } = setUp(t);
  const token = await create({ credits: 10 });
  const admission = await admit(`Bearer ${token}`);
  const reserve = (count: number) => admission.reserve?.(count, RUN);
  const settle = await reserve(8);
  assert.equal(await tokens.balance('default'), 2);
  const error = await refused(Promise.resolve(reserve(3)), 402);
  assert.ok(ServiceQuotaExceededError.is(error));
  assert.match(error.message, /3 credits.*has 2/);
  await settle?.(5);
  await settle?.(0);
  assert.equal(await tokens.balance('default'), 5);
  // More than was reserved is never taken; nonsense takes it all.
  await (
    await reserve(2)
  )?.(99);
  await (
    await reserve(1)
  )?.(-7);
  await (
    await reserve(1)
  )?.(NaN);
  assert.equal(await tokens.balance('default'), 2);
  for (const count of [-1, 0.5, NaN, Infinity])
    await assert.rejects(Promise.resolve(reserve(count)), TypeError);
  await (
    await reserve(0)
  )?.(0);
  assert.equal(await tokens.balance('default'), 2);
});

test('200 runs at once with a balance of 100 begin exactly 100 times', async (t) => {
  const { create, admit, tokens } = setUp(t, { rateLimit: false });
  const token = await create({ credits: 100 });
  const runs = await Promise.allSettled(
    Array.from({ length: 200 }, async () => (await admit(`Bearer ${token}`)).reserve?.(1, RUN)),
  );
  assert.equal(runs.filter(({ status }) => status === 'fulfilled').length, 100);
  assert.equal(await tokens.balance('default'), 0);
});

test('test tokens spend no credits, and an account without credits has no limit', async (t) => {
  const { create, admit, tokens } = setUp(t);
  const free = await create({ test: true, credits: 1 });
  assert.ok(!('reserve' in (await admit(`Bearer ${free}`))));
  const open = await create({ account: 'open' });
  await (
    await (await admit(`Bearer ${open}`)).reserve?.(1000, RUN)
  )?.(1000);
  assert.equal(await tokens.balance('open'), undefined);
});

test('a token revoked while its run is written ends nothing and begins nothing', async (t) => {
  const { create, admit, tokens } = setUp(t);
  const token = await create({ credits: 5 });
  const settle = await (await admit(`Bearer ${token}`)).reserve?.(5, RUN);
  await tokens.revoke(token);
  await refused(admit(`Bearer ${token}`), 401);
  await settle?.(4);
  assert.equal(await tokens.balance('default'), 1);
});

test('a process that lives keeps the credits of a long run, one that died gives them back', async (t) => {
  const store = createMemoryAccessStore();
  const access = createAccess({ store, leaseSeconds: 0.6, rateLimit: false });
  const tokens = createTokenManager(store);
  const { token } = await tokens.create({ name: 'n', credits: 5 });
  const request = () => new Request('https://x.example/', { headers: { authorization: `Bearer ${token}` } });
  const renew = t.mock.method(store, 'renew');
  await (await access.admit(request(), GENERATE)).reserve?.(5, RUN);
  while (renew.mock.callCount() < 4) await new Promise((done) => setTimeout(done, 5));
  assert.equal(await tokens.balance('default'), 0);
  // As if the process had ended: nobody renews any more.
  access.close();
  const deadline = Date.now() + 10_000;
  while ((await tokens.balance('default')) !== 5) {
    assert.ok(Date.now() < deadline, 'the credits did not come back');
    await new Promise((done) => setTimeout(done, 5));
  }
});

test('the last use is written once a minute', async (t) => {
  const store = createMemoryAccessStore();
  const touch = t.mock.method(store, 'touchToken');
  const clock = { now: 1_790_000_000_000 };
  const access = createAccess({ store, now: () => clock.now, rateLimit: false });
  const tokens = createTokenManager(store, { now: () => clock.now });
  const { token } = await tokens.create({ name: 'n' });
  const call = () =>
    access.identify(new Request('https://x.example/', { headers: { authorization: `Bearer ${token}` } }));
  await Promise.all(Array.from({ length: 50 }, call));
  assert.equal(touch.mock.callCount(), 1);
  assert.equal((await tokens.list())[0]?.lastUsedAt, clock.now);
  clock.now += 60_000;
  await call();
  assert.equal((await tokens.list())[0]?.lastUsedAt, clock.now);
});

test('a store that fails lets nobody in', async (t) => {
  const store = createMemoryAccessStore();
  const { create, admit, problems } = setUp(t, { store });
  const token = await create();
  t.mock.method(store, 'findToken', () => Promise.reject(new Error('gone')));
  const error = await refused(admit(`Bearer ${token}`), 503);
  assert.ok(ServiceServerError.is(error) && error.retryable);
  assert.match(problems.join(), /gone/);
});

test('a store that fails as credits are set aside begins nothing, and is worth another try', async (t) => {
  const { store, create, admit, problems } = setUp(t);
  const admission = await admit(`Bearer ${await create()}`);
  t.mock.method(store, 'reserve', () => Promise.reject(new Error('gone')));
  const error = await refused(admission.reserve!(3, { id: 'run-1', takenOver: false }), 503);
  assert.ok(ServiceServerError.is(error) && error.retryable && !error.message.includes('gone'));
  assert.match(problems.join(), /gone/);
});

test('a token is made of what makes sense, and the store never has it', async (t) => {
  const { tokens, store } = setUp(t);
  const wrong: [Partial<NewToken>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ account: 'a b' }, 'account'],
    [{ account: '' }, 'account'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes'],
    [{ scopes: ['toString'] }, 'scopes'],
    [{ expiresIn: 0 }, 'expiresIn'],
    [{ expiresIn: NaN }, 'expiresIn'],
    // Of dates that far no list could be written.
    [{ expiresIn: 999_999_999 * 86_400 }, 'expiresIn'],
    [{ credits: -1 }, 'credits'],
    [{ credits: 1.5 }, 'credits'],
  ];
  for (const [fields, path] of wrong) await assert.rejects(tokens.create({ name: 'n', ...fields }), { path });
  assert.equal((await tokens.list()).length, 0);
  const { token, info } = await tokens.create({ name: 'CI', expiresIn: 60 });
  const kept = JSON.stringify(await store.listTokens());
  assert.ok(!kept.includes(token) && !kept.includes(token.slice(20, -6)));
  assert.ok(!JSON.stringify(info).includes('hash'));
  await assert.rejects(tokens.revoke('nobody'), { code: 'not_found' });
  await assert.rejects(tokens.revoke('dw_live_secret'), ({ message }: Error) => !message.includes('secret'));
  assert.equal((await tokens.revoke(info.id)).id, info.id);
});

test('an access that cannot work is refused when it is made', () => {
  const wrong: [AccessOptions, string][] = [
    [{ rateLimit: { requests: 0 } }, 'rateLimit.requests'],
    [{ rateLimit: { seconds: NaN } }, 'rateLimit.seconds'],
    [{ rateLimit: { testRequests: -1 } }, 'rateLimit.testRequests'],
    [{ leaseSeconds: 0 }, 'leaseSeconds'],
  ];
  for (const [options, path] of wrong)
    assert.throws(() => createAccess(options), { code: 'invalid_config', path });
});
