import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK_LIMITS, migrate, parseDeck, serializeDeck, type Deck } from '../../../src/core/deck/index.js';
import { DeckError } from '../../../src/core/errors.js';
import { sampleDeck } from './sample-deck.js';

function failure(value: unknown): DeckError {
  try {
    parseDeck(value);
  } catch (error) {
    assert.ok(DeckError.is(error), String(error));
    return error as DeckError;
  }
  throw new assert.AssertionError({ message: 'parseDeck accepted it' });
}
/** The sample as a loose value, changed by `change`. */
function changed(change: (deck: Record<string, never>) => void): unknown {
  const deck = JSON.parse(serializeDeck(sampleDeck())) as Record<string, never>;
  change(deck);
  return deck;
}

test('a deck survives the round trip through its file', () => {
  assert.deepEqual(parseDeck(serializeDeck(sampleDeck())), sampleDeck());
});

test('unknown fields survive the round trip at every level', () => {
  const deck = changed((value: Record<string, any>) => {
    value['future'] = { a: 1 };
    value['slides'][0].transition = 'fade';
    value['slides'][0].blocks[0].spec.trend = true;
    value['sources'].revenue.columns[1].unit = 'EUR';
    value['sources'].revenue.widget = { id: 'w', type: 'bar', title: 'W', dataKey: 'SELECT 1', owner: 'x' };
    value['format'].calendar = 'fiscal';
  });
  assert.deepEqual(JSON.parse(serializeDeck(parseDeck(deck))), deck);
});

test('a deck saved without data keeps its SQL and loses its rows', () => {
  const text = serializeDeck(sampleDeck(), { data: false });
  assert.ok(!text.includes('North'));
  const { revenue } = parseDeck(text).sources;
  assert.equal(revenue?.data, undefined);
  assert.match(revenue?.sql ?? '', /FROM sales/);
});

test('keys named __proto__ are left out, also when they are escaped', () => {
  const text = serializeDeck(sampleDeck());
  for (const key of ['__proto__', '\\u005f\\u005fproto__', '__pr\\u006fto__']) {
    const deck = parseDeck(text.replace('"title":"Sales"', `"title":"Sales","ext":{"${key}":{"evil":true}}`));
    assert.deepEqual(Object.getOwnPropertyNames(deck.ext), []);
    assert.equal(Object.getPrototypeOf(deck.ext), Object.prototype);
  }
  assert.equal(({} as Record<string, unknown>)['evil'], undefined);
});

test('a wrong field is named with its path', () => {
  const cases: [string, (deck: Record<string, any>) => void][] = [
    ['title', (deck) => (deck['title'] = 7)],
    ['slides.1.text', (deck) => delete deck['slides'][1].text],
    ['slides.0.blocks.0.kind', (deck) => (deck['slides'][0].blocks[0].kind = 'video')],
    ['slides.0.origin', (deck) => (deck['slides'][0].origin = 'nobody')],
    ['slides', (deck) => (deck['slides'][1].id = 'a')],
    ['sources', (deck) => (deck['sources'].revenue.data.rows = [1])],
    ['sources', (deck) => (deck['sources']['constructor'] = 'not a source')],
    ['assets', (deck) => (deck['assets'].logo.dataUrl = 'https://example.com/logo.png')],
    ['branding.logoDataUrl', (deck) => (deck['branding'] = { logoDataUrl: 'data:text/html;base64,AAAA' })],
    [
      'theme.colors.accent',
      (deck) => (deck['theme'] = { ...THEME, colors: { ...THEME.colors, accent: 'red;}' } }),
    ],
  ];
  for (const [path, change] of cases) {
    const error = failure(changed(change));
    assert.deepEqual([error.code, error.path], ['invalid_deck', path]);
  }
});

test('text that is no JSON and JSON that is no deck are refused', () => {
  for (const value of ['', '{', '[]', '"deck"', 'null', '{}', 12, undefined]) {
    assert.equal(failure(value).code, 'invalid_deck');
  }
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  assert.equal(failure(circular).code, 'invalid_deck');
});

test('a deck beyond the limits of depth, slides, text or pictures is refused', () => {
  const nested = '['.repeat(5000) + ']'.repeat(5000);
  const text = serializeDeck(sampleDeck()).replace(
    '"title":"Sales"',
    `"title":"Sales","ext":{"a":${nested}}`,
  );
  assert.equal(failure(text).code, 'too_large');
  const many = changed((deck: Record<string, any>) => {
    const [slide] = deck['slides'];
    deck['slides'] = Array.from({ length: DECK_LIMITS.slides + 1 }, (_, n) => ({ ...slide, id: `s${n}` }));
  });
  assert.equal(failure(many).path, 'slides');
  const long = changed((deck: Record<string, any>) => (deck['slides'][0].text = 'x'.repeat(20_001)));
  assert.equal(failure(long).path, 'slides.0.text');
  const picture = `data:image/png;base64,${'A'.repeat(DECK_LIMITS.dataUrlLength)}`;
  assert.equal(
    failure(changed((deck: Record<string, any>) => (deck['assets'].logo.dataUrl = picture))).path,
    'assets',
  );
});

test('a deck of more than 64 MiB is refused before it is read', () => {
  assert.equal(failure(`{"a":"${'é'.repeat(DECK_LIMITS.bytes / 2)}"`).code, 'too_large');
});

test('a deck of a later version is refused with the advice to use a later release', () => {
  const error = failure(changed((deck: Record<string, any>) => (deck['version'] = 2)));
  assert.equal(error.code, 'unsupported');
  assert.match(error.hint ?? '', /newer release/);
});

test('the migration chain takes a document up one version at a time', () => {
  const steps = {
    1: (document: Record<string, unknown>) => ({ ...document, name: document['title'] }),
    2: (document: Record<string, unknown>) => ({ ...document, tags: [document['name']] }),
  };
  assert.deepEqual(migrate({ version: 1, title: 'T' }, 3, steps), {
    version: 3,
    title: 'T',
    name: 'T',
    tags: ['T'],
  });
  assert.throws(() => migrate({ version: 1 }, 2, {}), /no way to read/);
});

const font = { screen: 'Arial', file: 'Arial', metrics: 'arimo' as const };
const THEME: NonNullable<Deck['theme']> = {
  id: 'own',
  name: 'Own',
  mode: 'light',
  colors: {
    background: '#ffffff',
    surface: '#ffffff',
    text: '#000000',
    muted: '#444444',
    accent: '#0000ff',
    onAccent: '#ffffff',
    rule: '#cccccc',
    positive: '#006600',
    negative: '#990000',
    palette: ['#0000ff'],
  },
  fonts: { heading: font, body: font },
};
