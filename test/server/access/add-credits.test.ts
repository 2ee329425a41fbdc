import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { createTokenManager, type CreditTarget } from '../../../src/server/access/token-manager.js';

test('credits are added to an account by its name, a token of it, or the token’s id', async () => {
  const tokens = createTokenManager(createMemoryAccessStore());
  const { token, info } = await tokens.create({ name: 'n', account: 'acme' });
  assert.deepEqual(await tokens.addCredits({ account: 'acme' }, 5), {
    ...{ account: 'acme', balance: 5, unlimitedBefore: true },
  });
  await tokens.revoke(info.id);
  assert.deepEqual(await tokens.addCredits({ token: info.id }, 2), {
    ...{ account: 'acme', balance: 7, unlimitedBefore: false },
  });
  assert.equal((await tokens.addCredits({ token }, 1)).balance, 8);
  assert.equal((await tokens.list()).length, 1, 'no token is made for it');
});

test('credits for nobody, for two at once, or of an odd amount are refused, and nothing is added', async () => {
  const tokens = createTokenManager(createMemoryAccessStore());
  const { token } = await tokens.create({ name: 'n', account: 'acme', credits: 3 });
  const refused: [CreditTarget, number, object][] = [
    [{ account: 'acne' }, 5, { code: 'not_found', path: 'account', message: /no account "acne"/ }],
    [{ account: 'a b' }, 5, { code: 'invalid', path: 'account' }],
    [{ account: '' }, 5, { code: 'invalid', path: 'account' }],
    [{ token: 'nobody' }, 5, { code: 'not_found', message: /no token with the id "nobody"/ }],
    [{} as CreditTarget, 5, { code: 'invalid', message: /whose credits/ }],
    [{ account: 'acme', token } as unknown as CreditTarget, 5, { code: 'invalid', message: /whose credits/ }],
  ];
  for (const [to, credits, error] of refused) await assert.rejects(tokens.addCredits(to, credits), error);
  for (const credits of [NaN, -1, 0, 1.5, Infinity, 2e12, '5' as unknown as number])
    await assert.rejects(tokens.addCredits({ account: 'acme' }, credits), {
      ...{ code: 'invalid', path: 'credits', message: /whole number from 1 to 1,000,000,000,000/ },
    });
  assert.equal(await tokens.balance('acme'), 3);
});
