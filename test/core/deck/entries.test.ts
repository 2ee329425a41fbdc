import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('the root entry imports in bare Node and has the element classes', async () => {
  const entry = await import('../../../src/index.js');
  for (const name of [
    'DeckBuilder',
    'DeckPresenter',
    'DeckRightPanel',
    'DeckView',
    'ReportProvider',
    'VendorDBProvider',
  ] as const) {
    assert.equal(typeof entry[name], 'function', name);
    assert.doesNotThrow(() => new entry[name](), name);
  }
});

test('registering without a registry does nothing', async () => {
  const { DeckBuilder } = await import('../../../src/index.js');
  assert.doesNotThrow(() => DeckBuilder.define('deck-builder', undefined));
});

test('the entry that registers and the core entry import in bare Node', async () => {
  await import('../../../src/define.js');
  const core = await import('../../../src/core/index.js');
  assert.equal(typeof core.parseDeck, 'function');
  assert.equal(typeof core.exportToPptx, 'function');
});

test('the style sheet of design tokens says what the elements use by default', async () => {
  const { hostStyles } = await import('../../../src/elements/shared/host-styles.js');
  const normal = (css: string): string => css.replace(/\s+/g, ' ');
  const sheet = normal(readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8'));
  const tokens = [...normal(String(hostStyles)).matchAll(/var\( ?(--deck-[\w-]+), (.*?) ?\);/g)];
  assert.ok(tokens.length > 15);
  for (const [, name, value] of tokens) assert.ok(sheet.includes(`${name}: ${value};`), name);
});
