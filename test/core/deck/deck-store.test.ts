import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckStore, type DeckChange, type DeckEdit } from '../../../src/core/deck/index.js';
import { themes } from '../../../src/core/layout/themes.js';
import { sampleDeck } from './sample-deck.js';

const setTitle = (value: string, slideId = 'a'): DeckEdit => ({
  type: 'setSlideField',
  slideId,
  field: 'title',
  value,
});
const titles = (store: ReturnType<typeof createDeckStore>): string[] =>
  store.getSnapshot().deck.slides.map((slide) => slide.title);

test('undo and redo walk through the steps of a deck', () => {
  let time = 0;
  const store = createDeckStore(sampleDeck(), { now: () => (time += 5000) });
  store.apply([setTitle('One')], 'user');
  store.apply([{ type: 'removeSlide', slideId: 'b' }, setTitle('Two', 'c')], 'user');
  assert.deepEqual(titles(store), ['One', 'Two']);
  store.undo();
  assert.deepEqual(titles(store), ['One', 'Slide b', 'Slide c']);
  store.undo();
  assert.deepEqual(titles(store), ['Slide a', 'Slide b', 'Slide c']);
  assert.equal(store.getSnapshot().canUndo, false);
  store.redo();
  store.redo();
  assert.deepEqual(titles(store), ['One', 'Two']);
  assert.equal(store.getSnapshot().canRedo, false);
});

test('typing in one field is one step of undo until there is a pause', () => {
  let time = 0;
  const store = createDeckStore(sampleDeck(), { now: () => time });
  for (const value of ['N', 'Ne', 'New']) {
    time += 200;
    store.apply([setTitle(value)], 'user');
  }
  time += 3000;
  store.apply([setTitle('Newer')], 'user');
  store.undo();
  assert.equal(titles(store)[0], 'New');
  store.undo();
  assert.equal(titles(store)[0], 'Slide a');
  store.redo();
  assert.equal(titles(store)[0], 'New');
});

test('a theme chosen right after another is a step of its own', () => {
  const store = createDeckStore(sampleDeck(), { now: () => 1000 });
  for (const value of [themes['plum']!, themes['ember']!])
    store.apply([{ type: 'setDeckField', field: 'theme', value }], 'user');
  store.undo();
  assert.equal(store.getSnapshot().deck.theme?.id, 'plum');
});

test('typing in two fields in turn is a step for each', () => {
  const store = createDeckStore(sampleDeck(), { now: () => 0 });
  store.apply([setTitle('A')], 'user');
  store.apply([setTitle('B', 'b')], 'user');
  store.undo();
  assert.deepEqual(titles(store).slice(0, 2), ['A', 'Slide b']);
});

test('a new edit after undo drops what could be redone', () => {
  const store = createDeckStore(sampleDeck(), { now: () => 0 });
  store.apply([setTitle('A')], 'user');
  store.undo();
  store.apply([setTitle('B', 'b')], 'user');
  assert.equal(store.getSnapshot().canRedo, false);
});

test('of several edits either all are applied or none', () => {
  const store = createDeckStore(sampleDeck());
  const before = store.getSnapshot();
  assert.throws(() => store.apply([setTitle('A'), { type: 'removeSlide', slideId: 'nobody' }], 'user'));
  assert.equal(store.getSnapshot(), before);
});

test('a snapshot is frozen and stays the same object until something changes', () => {
  const store = createDeckStore(sampleDeck());
  const { deck } = store.getSnapshot();
  assert.equal(store.getSnapshot(), store.getSnapshot());
  assert.throws(() => {
    deck.slides[0]!.blocks.push({ id: 'x', region: 'text', kind: 'text', text: '' });
  }, TypeError);
});

test('subscribers hear the edits with their origin until they leave', () => {
  const store = createDeckStore(sampleDeck(), { now: () => 60_000 });
  const heard: DeckChange[] = [];
  const leave = store.subscribe((change) => heard.push(change));
  store.apply([setTitle('A')], 'service');
  store.undo();
  leave();
  store.redo();
  assert.deepEqual(
    heard.map((change) => change.origin),
    ['service', 'undo'],
  );
  assert.deepEqual(heard[0]?.edits, [setTitle('A')]);
  assert.equal(heard[0]?.snapshot.deck.updatedAt, '1970-01-01T00:01:00.000Z');
});

test('a replaced document has no history', () => {
  const store = createDeckStore(sampleDeck());
  store.apply([setTitle('A')], 'user');
  store.replace({ ...sampleDeck(), title: 'Other' });
  const { deck, canUndo } = store.getSnapshot();
  assert.deepEqual([deck.title, canUndo], ['Other', false]);
});

test('an edit that is not undoable leaves the steps before it as they were', () => {
  let time = 0;
  const store = createDeckStore(sampleDeck(), { now: () => (time += 5000) });
  store.apply([setTitle('A')], 'user');
  store.apply([setTitle('Arrived', 'b')], 'service', { undoable: false });
  store.undo();
  assert.deepEqual(titles(store).slice(0, 2), ['Slide a', 'Arrived']);
  assert.equal(store.getSnapshot().canUndo, false);
});
