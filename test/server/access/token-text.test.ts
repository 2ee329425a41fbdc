import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { test } from 'node:test';
import {
  hashToken,
  newTokenText,
  readTokenText,
  sameHash,
  withoutTokens,
} from '../../../src/server/access/token-text.js';

test('a token has 178 random bits, says what it is, and stands in a URL, shell or file as it is', () => {
  for (const mode of ['live', 'test'] as const) {
    const { text, id } = newTokenText(mode);
    assert.match(text, new RegExp(`^dw_${mode}_[0-9A-Za-z]{48}$`));
    assert.deepEqual(readTokenText(text), { id, mode });
  }
  const many = Array.from({ length: 2000 }, () => newTokenText('live').text.slice(8, 50));
  assert.equal(new Set(many).size, many.length);
  const counts = new Map<string, number>();
  for (const letter of many.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  assert.equal(counts.size, 62);
  // 84,000 letters: 1,355 of each on average; six standard deviations are 219.
  for (const [letter, count] of counts) assert.ok(Math.abs(count - 1355) < 219, `${letter}: ${count}`);
});

test('a token with one letter wrong, two swapped, cut or lengthened is no token', () => {
  const { text } = newTokenText('live');
  for (let i = 0; i < text.length; i += 1) {
    const wrong = text[i] === 'a' ? 'b' : 'a';
    assert.equal(readTokenText(text.slice(0, i) + wrong + text.slice(i + 1)), undefined, `letter ${i}`);
    const swapped = text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2);
    if (swapped !== text) assert.equal(readTokenText(swapped), undefined, `letters ${i} and ${i + 1}`);
    assert.equal(readTokenText(text.slice(0, i)), undefined);
  }
  for (const other of [`${text}a`, `${text}\n`, ` ${text}`, text.toLowerCase(), text.replace('live', 'test')])
    assert.equal(readTokenText(other), undefined, JSON.stringify(other));
});

test('hashes are compared in constant time, also where no token was found', (t) => {
  const compare = t.mock.method(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  t.after(() => {
    compare.mock.restore();
    syncBuiltinESMExports();
  });
  const hash = hashToken('a');
  assert.equal(sameHash(hash, hash), true);
  assert.equal(sameHash(hash, hashToken('b')), false);
  assert.equal(sameHash(hash, undefined), false);
  assert.equal(sameHash(hash, ''), false);
  assert.equal(sameHash(hash, hash.slice(0, 62)), false);
  assert.equal(sameHash('00'.repeat(32), undefined), false);
  assert.equal(compare.mock.callCount(), 6);
});

test('a text is told without the tokens in it', () => {
  const { text } = newTokenText('test');
  const told = withoutTokens(`/api?x=${text}&y=${text.slice(0, 20)}`);
  assert.equal(told, '/api?x=dw_test_…&y=dw_test_…');
});
