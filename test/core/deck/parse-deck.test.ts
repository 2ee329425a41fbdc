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
/** The sample as JSON, with the values at these dotted paths set; `undefined` leaves the field out. */
function changed(values: Record<string, unknown>): unknown {
  const deck: unknown = JSON.parse(serializeDeck(sampleDeck()));
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    let target = deck as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) target = target[key] as Record<string, unknown>;
    target[keys.at(-1) ?? ''] = value;
  }
  return JSON.parse(JSON.stringify(deck));
}

test('a deck survives the round trip through its file', () => {
  assert.deepEqual(parseDeck(serializeDeck(sampleDeck())), sampleDeck());
});

test('unknown fields survive the round trip at every level', () => {
  const deck = changed({
    future: { a: 1 },
    'slides.0.transition': 'fade',
    'slides.0.blocks.0.spec.trend': true,
    'sources.revenue.columns.1.unit': 'EUR',
    'sources.revenue.widget': { id: 'w', type: 'bar', title: 'W', dataKey: 'SELECT 1', owner: 'x' },
    'format.calendar': 'fiscal',
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
  const cases: [path: string, value: unknown, named?: string][] = [
    ['title', 7],
    ['slides.1.text', undefined],
    ['slides.0.blocks.0.kind', 'video'],
    ['slides.0.origin', 'nobody'],
    ['slides.1.id', 'a', 'slides'],
    ['sources.revenue.data.rows', [1], 'sources'],
    ['sources.constructor', 'not a source', 'sources'],
    ['assets.logo.dataUrl', 'https://example.com/logo.png', 'assets'],
    ['branding', { logoDataUrl: 'data:text/html;base64,AAAA' }, 'branding.logoDataUrl'],
    ['theme', { ...THEME, colors: { ...THEME.colors, accent: 'red;}' } }, 'theme.colors.accent'],
    ['theme', withHeading({ metrics: 'verdana' }), 'theme.fonts.heading.metrics'],
    ['theme', withHeading({ scripts: { Jpan: 'Meiryo' } }), 'theme.fonts.heading.scripts.Jpan'],
  ];
  for (const [path, value, named = path] of cases) {
    const error = failure(changed({ [path]: value }));
    assert.deepEqual([error.code, error.path], ['invalid_deck', named]);
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
  const [slide] = sampleDeck().slides;
  const slides = Array.from({ length: DECK_LIMITS.slides + 1 }, (_, n) => ({ ...slide, id: `s${n}` }));
  assert.equal(failure(changed({ slides })).path, 'slides');
  assert.equal(failure(changed({ 'slides.0.text': 'x'.repeat(20_001) })).path, 'slides.0.text');
  const picture = `data:image/png;base64,${'A'.repeat(DECK_LIMITS.dataUrlLength)}`;
  assert.equal(failure(changed({ 'assets.logo.dataUrl': picture })).path, 'assets');
});

test('a logo may be an SVG written out as text, and nothing but a picture', () => {
  const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  for (const logo of [svg, svg.replace(',', ';utf8,'), svg.replace(',', ';charset=utf-8,')])
    assert.equal(parseDeck(changed({ branding: { logoDataUrl: logo } })).branding?.logoDataUrl, logo);
  for (const logoDataUrl of ['data:text/html,<b>', 'https://example.org/logo.png', 'javascript:alert(1)'])
    assert.ok(failure(changed({ branding: { logoDataUrl } })).path?.startsWith('branding'));
});

test('a deck of more than 64 MiB is refused before it is read', () => {
  assert.equal(failure(`{"a":"${'é'.repeat(DECK_LIMITS.bytes / 2)}"`).code, 'too_large');
});

test('a deck of a later version is refused with the advice to use a later release', () => {
  const error = failure(changed({ version: 2 }));
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

test('a theme may be measured with any of the shipped families, and the message for another names them', () => {
  for (const metrics of ['arimo', 'carlito', 'gelasio'] as const) {
    const theme = withHeading({ metrics });
    assert.deepEqual(parseDeck(changed({ theme })).theme, theme);
  }
  const { message } = failure(changed({ theme: withHeading({ metrics: 'verdana' }) }));
  assert.match(message, /arimo.*carlito.*gelasio.*verdana/u);
});

const font = { screen: 'Arial', file: 'Arial', metrics: 'arimo' as const };
const withHeading = (fields: object): object => ({
  ...THEME,
  fonts: { ...THEME.fonts, heading: { ...font, ...fields } },
});
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
