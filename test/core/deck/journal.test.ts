import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createDeckStore, type Deck, type DeckChange, type DeckEdit } from '../../../src/core/deck/index.js';
import {
  editsWithoutRows,
  lostSessions,
  outdatedSessions,
  replayJournal,
  withoutRows,
  type JournalRecord,
  type SavedSession,
  type SourceRows,
} from '../../../src/core/deck/journal.js';
import { DeckError } from '../../../src/core/errors.js';
import { anyEdit } from './any-edit.js';
import { sampleDeck } from './sample-deck.js';

/** Random work on the sample deck: edits, undo and redo. */
const work = fc.array(fc.oneof({ weight: 4, arbitrary: anyEdit }, fc.constantFrom('undo', 'redo')), {
  maxLength: 30,
});

function changesOf(steps: readonly unknown[]): DeckChange[] {
  let time = 0;
  const store = createDeckStore(sampleDeck(), { now: () => (time += 700) });
  const changes: DeckChange[] = [];
  store.subscribe((change) => changes.push(change));
  for (const step of steps) {
    try {
      if (step === 'undo') store.undo();
      else if (step === 'redo') store.redo();
      else store.apply([step as DeckEdit], 'user');
    } catch (error) {
      assert.ok(DeckError.is(error), String(error));
    }
  }
  return changes;
}

const recordsOf = (changes: readonly DeckChange[]): JournalRecord[] =>
  changes.map(({ snapshot, edits, origin }, at) => ({
    sessionId: 's',
    seq: at + 1,
    edits: JSON.parse(JSON.stringify(editsWithoutRows(edits))) as DeckEdit[],
    origin,
    updatedAt: snapshot.deck.updatedAt,
  }));

const rowsOf = (deck: Deck): SourceRows[] =>
  Object.entries(deck.sources).flatMap(([sourceId, { data }]) =>
    data ? [{ sessionId: 's', sourceId, data }] : [],
  );

test('a journal that ends anywhere gives the deck as it was at that change', () => {
  fc.assert(
    fc.property(work, fc.nat(), (steps, seed) => {
      const changes = changesOf(steps);
      const length = seed % (changes.length + 1);
      const deck = length === 0 ? sampleDeck() : changes[length - 1]!.snapshot.deck;
      const base = { sessionId: 's', seq: 0, deck: withoutRows(sampleDeck()) };
      const records = recordsOf(changes.slice(0, length)).reverse();
      assert.deepEqual(replayJournal({ base, records, rows: rowsOf(deck) }), deck);
    }),
    { numRuns: 300 },
  );
});

test('a journal with a gap gives everything before it', () => {
  const title = (value: string): DeckEdit => ({ type: 'setDeckField', field: 'title', value });
  const changes = changesOf([title('One'), title('Two'), title('Three')]);
  const [one, , three] = recordsOf(changes) as [JournalRecord, JournalRecord, JournalRecord];
  const base = { sessionId: 's', seq: 0, deck: withoutRows(sampleDeck()) };
  assert.equal(replayJournal({ base, records: [one, three], rows: [] }).title, 'One');
});

test('rows that were not kept leave their source without data, and others never get into it', () => {
  const deck = sampleDeck();
  const base = { sessionId: 's', seq: 0, deck: withoutRows(deck) };
  assert.equal(replayJournal({ base, records: [], rows: [] }).sources['revenue']!.data, undefined);
  const [rows] = rowsOf(deck);
  const older = [{ ...rows!, data: { ...rows!.data, fingerprint: 'older' } }];
  assert.equal(replayJournal({ base, records: [], rows: older }).sources['revenue']!.data, undefined);
});

test('a change of a source is recorded without its rows', () => {
  const { sources } = sampleDeck();
  const edit: DeckEdit = { type: 'setSource', sourceId: 'revenue', source: sources['revenue']! };
  assert.ok(!JSON.stringify(editsWithoutRows([edit])).includes('North'));
});

const session = (id: string, minutes: number, more: Partial<SavedSession> = {}): SavedSession => ({
  sessionId: id,
  key: '/page#Sales',
  deckId: `deck-${id}`,
  title: id,
  slides: 3,
  updatedAt: new Date(minutes * 60_000).toISOString(),
  ...more,
});
const idsOf = (sessions: readonly SavedSession[]): string[] => sessions.map(({ sessionId }) => sessionId);

test('what was lost is of this place, in no other tab, in no file and newer than what the page has', () => {
  const sessions = [
    session('older', 10),
    session('newest', 50),
    session('alive', 60),
    session('elsewhere', 60, { key: '/other#Sales' }),
    session('empty', 60, { slides: 0 }),
    session('filed', 60, { filedAt: session('', 60).updatedAt }),
    session('known', 40, { deckId: 'deck-1' }),
    // Two of one document: the one that goes further.
    session('first', 20, { deckId: 'same' }),
    session('second', 30, { deckId: 'same' }),
  ];
  const deck = { ...sampleDeck(), updatedAt: session('', 40).updatedAt };
  const at = { key: '/page#Sales', alive: new Set(['alive']) };
  assert.deepEqual(idsOf(lostSessions(sessions, { ...at, known: [deck] })), ['newest', 'second', 'older']);
  const earlier = { ...deck, updatedAt: session('', 39).updatedAt };
  assert.ok(idsOf(lostSessions(sessions, { ...at, known: [earlier] })).includes('known'));
});

test('sessions of more than a month ago and beyond ten go, those that are open stay', () => {
  const day = 24 * 60;
  const now = 100 * day;
  const recent = Array.from({ length: 12 }, (_, at) => session(`r${at}`, now - at));
  const old = session('old', now - 31 * day);
  const gone = outdatedSessions([...recent, old], new Set(['r3']), now * 60_000);
  assert.deepEqual(gone.sort(), ['old', 'r11']);
  assert.deepEqual(outdatedSessions([old], new Set(['old']), now * 60_000), []);
});
