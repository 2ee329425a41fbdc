import assert from 'node:assert/strict';
import type { AccessStore, TokenRecord } from '../../src/server/access/access-store.js';

const token = (id: string, more: Partial<TokenRecord> = {}): TokenRecord => ({
  ...{ id, hash: 'ab'.repeat(32), name: 'for "people"; DROP', account: 'acme', mode: 'live' },
  ...{ scopes: ['decks:write', 'queries:run'], createdAt: 1_790_000_000_123 },
  ...more,
});
const reservation = (id: string, credits: number, expiresAt = 10_000) => ({
  ...{ id, account: 'acme', credits, expiresAt },
});
type Case = (store: AccessStore, again: () => AccessStore | Promise<AccessStore>) => Promise<void>;

/** What every store does. `again` opens the same data as another process would. */
export const STORE_CASES: Readonly<Record<string, Case>> = {
  'a token comes back as it was given, and an id is taken once': async (store) => {
    const full = token('full', { expiresAt: 2e12, revokedAt: 3, lastUsedAt: 4, mode: 'test' });
    await store.addToken(full);
    await store.addToken(token('bare', { createdAt: 1 }));
    assert.deepEqual(await store.findToken('full'), full);
    assert.deepEqual(await store.findToken('bare'), token('bare', { createdAt: 1 }));
    assert.equal(await store.findToken("' OR 1=1 --"), undefined);
    await assert.rejects(store.addToken(token('full')));
  },
  'a token and the credits that come with it are kept together or not at all': async (store) => {
    assert.equal(await store.addToken(token('a'), 5), 5);
    assert.equal(await store.addToken(token('b'), 2), 7);
    assert.equal(await store.addToken(token('c')), undefined);
    await assert.rejects(store.addToken(token('a'), 100));
    assert.equal(await store.balance('acme', 0), 7);
  },
  'credits that several processes add at once, while others are spent, are all counted': async (
    store,
    again,
  ) => {
    await store.addCredits('acme', 50);
    const stores = [store, await again(), await again()];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const one = stores[index % 3] as AccessStore;
        return index % 2 ? one.addCredits('acme', index) : one.reserve(reservation(`r${index}`, 1), 0);
      }),
    );
    assert.equal(await store.balance('acme', 0), 50 + 900 - 30);
  },
  'tokens are listed in the order of their making, all or those of an account': async (store) => {
    for (const [id, createdAt, account] of [
      ['c', 3, 'acme'],
      ['a', 1, 'other'],
      ['b', 2, 'acme'],
    ] as const)
      await store.addToken(token(id, { createdAt, account }));
    const ids = async (account?: string) => (await store.listTokens(account)).map(({ id }) => id);
    assert.deepEqual(await ids(), ['a', 'b', 'c']);
    assert.deepEqual(await ids('acme'), ['b', 'c']);
    assert.deepEqual(await ids('nobody'), []);
  },
  'the first revocation stands, and what is no token is not revoked': async (store) => {
    await store.addToken(token('a'));
    assert.equal(await store.revokeToken('a', 100), true);
    assert.equal(await store.revokeToken('a', 200), true);
    assert.equal((await store.findToken('a'))?.revokedAt, 100);
    assert.equal(await store.revokeToken('b', 100), false);
  },
  'the last use never goes back, whatever the clocks say': async (store) => {
    await store.addToken(token('a'));
    for (const at of [500, 400, 600, 1]) await store.touchToken('a', at);
    assert.equal((await store.findToken('a'))?.lastUsedAt, 600);
    await store.touchToken('nobody', 1);
  },
  'an account without credits has no limit, one with zero has none to spend': async (store) => {
    assert.equal(await store.balance('acme', 0), undefined);
    assert.deepEqual(await store.reserve(reservation('r', 1e6), 0), { granted: true, limited: false });
    await store.settle(reservation('r', 1e6), 5);
    assert.equal(await store.balance('acme', 0), undefined);
    assert.equal(await store.addCredits('acme', 0), 0);
    assert.deepEqual(await store.reserve(reservation('s', 1), 0), { granted: false, left: 0 });
  },
  'what is reserved is gone from the balance until it is settled, and what was not used comes back': async (
    store,
  ) => {
    assert.equal(await store.addCredits('acme', 7), 7);
    assert.equal(await store.addCredits('acme', 3), 10);
    assert.deepEqual(await store.reserve(reservation('r', 8), 0), { granted: true, limited: true });
    assert.deepEqual(await store.reserve(reservation('s', 3), 0), { granted: false, left: 2 });
    assert.equal(await store.balance('acme', 0), 2);
    await store.settle(reservation('r', 8), 5);
    assert.equal(await store.balance('acme', 0), 5);
  },
  'reservations that nobody renews are given back after their time, renewed ones are kept': async (
    store,
    again,
  ) => {
    await store.addCredits('acme', 10);
    await store.reserve(reservation('dead', 4, 1000), 0);
    await store.reserve(reservation('alive', 6, 1000), 0);
    await store.renew('alive', 5000);
    const other = await again();
    assert.equal(await other.balance('acme', 999), 0);
    assert.deepEqual(await other.reserve(reservation('next', 4, 9000), 1000), {
      granted: true,
      limited: true,
    });
    assert.equal(await other.balance('acme', 1000), 0);
  },
  'who takes a run over has what its lost writer held for it, and nothing of other runs or accounts': async (
    store,
    again,
  ) => {
    await store.addCredits('acme', 10);
    await store.addCredits('other', 5);
    await store.reserve(reservation('run_a/1', 5), 0);
    await store.reserve(reservation('runXa/1', 5), 0);
    await store.reserve({ ...reservation('run_a/2', 5), account: 'other' }, 0);
    const other = await again();
    assert.deepEqual(await other.reserve(reservation('run_a/3', 4), 0), { granted: false, left: 0 });
    const outcome = await other.reserve({ ...reservation('run_a/4', 4), takesOver: 'run_a/' }, 0);
    assert.deepEqual(outcome, { granted: true, limited: true });
    assert.equal(await store.balance('acme', 0), 1);
    assert.equal(await store.balance('other', 0), 0);
    await other.settle(reservation('run_a/4', 4), 3);
    assert.equal(await store.balance('acme', 0), 2);
  },
  'a run that outlived its reservation pays as far as the balance goes': async (store) => {
    await store.addCredits('acme', 10);
    await store.reserve(reservation('late', 4, 1000), 0);
    assert.equal(await store.balance('acme', 2000), 10);
    await store.settle(reservation('late', 4), 3);
    assert.equal(await store.balance('acme', 2000), 7);
    await store.reserve(reservation('all', 7, 9000), 2000);
    await store.settle(reservation('late', 4), 3);
    assert.equal(await store.balance('acme', 2000), 0);
  },
  '200 reservations at once over several processes’ stores take a balance of 100 exactly 100 times': async (
    store,
    again,
  ) => {
    await store.addCredits('acme', 100);
    const stores = [store, await again(), await again()];
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (stores[index % 3] as AccessStore).reserve(reservation(`r${index}`, 1), 0),
      ),
    );
    const granted = outcomes.flatMap((outcome, index) => (outcome.granted ? [`r${index}`] : []));
    assert.equal(granted.length, 100);
    assert.equal(await store.balance('acme', 0), 0);
    await Promise.all(granted.map((id, index) => store.settle(reservation(id, 1), index % 2)));
    assert.equal(await store.balance('acme', 0), 50);
  },
};
