import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { completePrompt } from '../../../../src/core/analyst/index.js';
import { openBakery, type Bakery } from './bakery.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

const complete = (text: string): string[] => completePrompt(text, bakery.profiles);

test('prompts are suggested from columns and cells while they are typed, eight at most', () => {
  assert.ok(complete('').some((prompt) => prompt === 'total net revenue by region'));
  assert.ok(complete('').some((prompt) => prompt.includes('ovens')));
  assert.equal(complete('').length, 8);
  assert.equal(complete('tot')[0], 'total net revenue by region');
  assert.ok(complete('units by cha').includes('total units sold by channel'));
  assert.ok(complete('revenue per cou').includes('revenue per Country'.toLowerCase()));
  assert.ok(complete('net revenue in Ger').includes('net revenue in Germany'));
  assert.deepEqual(complete('net revenue in zzz'), []);
  for (const text of ['', 't', 'average', 'by']) assert.ok(complete(text).length <= 8, text);
});

test('what is typed already is not suggested, and no suggestion stands twice', () => {
  assert.ok(!complete('total net revenue by region').includes('total net revenue by region'));
  for (const text of ['', 'net', 'number of']) {
    const all = complete(text).map((one) => one.toLowerCase());
    assert.equal(new Set(all).size, all.length, text);
  }
});

test('every whole prompt that is suggested is understood', async () => {
  const seen = new Set<string>();
  for (const text of ['', 'total', 'average', 'number of', 'distribution', 'oven', 'net revenue'])
    for (const prompt of complete(text)) seen.add(prompt);
  assert.ok(seen.size > 20);
  for (const prompt of seen) {
    if (!/^(?:total|average|number|distribution)/.test(prompt)) continue;
    assert.equal((await bakery.ask(prompt)).status, 'ok', prompt);
  }
});
