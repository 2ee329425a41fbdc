import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { SlideGeometry, TextBox } from '../../../src/core/layout/types.js';
import type { WidgetConfig } from '../../../src/core/chart/types.js';
import type { Cell } from '../../../src/core/query/types.js';
import { block, deckOf, slide, source } from './sample-deck.js';

const text = (geometry: SlideGeometry, id: string): TextBox => {
  const found = geometry.boxes.find((box) => box.id === id);
  assert.ok(found?.kind === 'text', `no text box "${id}"`);
  return found;
};
const words = (box: TextBox): string => box.paragraphs.flatMap((p) => p.runs.map((run) => run.text)).join('');

function card(
  columns: Record<string, Cell[]>,
  config: WidgetConfig = {},
  title = 'Net revenue',
): SlideGeometry {
  const deck = deckOf({ m: source(title, columns) });
  return layoutSlide(
    deck,
    slide({ layout: 'big-numbers', blocks: [block('m', 'numbers', 'big-number', 'm', config)] }),
  );
}

test('a card shows its value formatted, its label, and the change with sign, arrow and colour', () => {
  const geometry = card(
    {
      value: [12_480_000],
      'label:string': ['Europe'],
      delta: [0.124],
      'delta_basis:string': ['vs. last year'],
    },
    { numberFormat: 'currency:USD,1,compact', deltaFormat: 'percent:1,signed' },
  );
  assert.equal(words(text(geometry, 'm-value')), '$12.5M');
  assert.equal(words(text(geometry, 'm-label')), 'Net revenue · Europe');
  assert.equal(words(text(geometry, 'm-note')), '▲ +12.4% vs. last year');
  assert.equal(text(geometry, 'm-note').color, defaultTheme.colors.positive);
  assert.deepEqual(text(geometry, 'm-value').paragraphs[0]?.runs[0]?.figure, {
    expression: 'first(value)',
    value: 12_480_000,
    mark: 'computed',
  });
});

test('a year or an id on a card has no thousands, an amount has', () => {
  const shown = (columns: Record<string, Cell[]>): string => words(text(card(columns), 'm-value'));
  assert.equal(shown({ founded_year: [2019] }), '2019');
  assert.equal(shown({ order_number: [1000123] }), '1000123');
  assert.equal(shown({ visitors: [2019] }), '2,019');
  const titled = (title: string): string => words(text(card({ value: [2019] }, {}, title), 'm-value'));
  assert.equal(titled('Newest year'), '2019');
  assert.equal(titled('Visitors of the year'), '2,019');
});

test('what the row says of a value without a change stands below it, in no colour of its own', () => {
  const geometry = card({ value: [35.6], 'label:string': ['11 August 2014'] });
  assert.equal(words(text(geometry, 'm-label')), 'Net revenue');
  assert.equal(words(text(geometry, 'm-note')), '11 August 2014');
  assert.equal(text(geometry, 'm-note').color, defaultTheme.colors.muted);
});

test('a fall points down in the negative colour unless the data calls it good', () => {
  const fall = card({ value: [37], delta: [-4] });
  assert.match(words(text(fall, 'm-note')), /^▼ [-−]4$/u);
  assert.equal(text(fall, 'm-note').color, defaultTheme.colors.negative);
  const good = card({ value: [37], delta: [-4], 'sentiment:string': ['positive'] });
  assert.match(words(text(good, 'm-note')), /^▼/u);
  assert.equal(text(good, 'm-note').color, defaultTheme.colors.positive);
});

test('no change has no arrow, and no delta has no note', () => {
  const still = card({ value: [37], delta: [0] });
  assert.equal(words(text(still, 'm-note')), '0');
  assert.equal(text(still, 'm-note').color, defaultTheme.colors.muted);
  for (const columns of [{ value: [37] }, { value: [37], delta: [null] }] as Record<string, Cell[]>[]) {
    assert.equal(
      card(columns).boxes.some((box) => box.id === 'm-note'),
      false,
    );
  }
});

test('a change keeps the unit of the value it changes', () => {
  const geometry = card(
    { value: [1000], delta: [250], delta_basis: [750] },
    { numberFormat: 'currency:EUR,0' },
  );
  assert.equal(words(text(geometry, 'm-note')), '▲ +€250 / €750');
});

test('a date stands as a date', () => {
  assert.equal(words(text(card({ 'value:date': ['2026-03-14'] }), 'm-value')), 'Mar 14, 2026');
});

test('four cards stand in one row with values of one size on one line', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const values = [5, 12_480_000, 318, 48_213];
  const sources = Object.fromEntries(
    ids.map((id, i) => [
      id,
      source(i === 2 ? 'A label long enough for two lines of its card' : id, { value: [values[i] ?? 0] }),
    ]),
  );
  const geometry = layoutSlide(
    deckOf(sources),
    slide({
      layout: 'big-numbers',
      title: 'T',
      text: 'Line',
      blocks: ids.map((id) => block(id, 'numbers', 'big-number', id)),
    }),
  );
  const boxes = ids.map((id) => text(geometry, `${id}-value`));
  assert.equal(new Set(boxes.map((box) => box.fontSize)).size, 1);
  assert.equal(new Set(boxes.map((box) => box.y)).size, 1);
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
});

test('a label and a note too long for their card end with an ellipsis, keep the whole text behind it, and cut no figure', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const label = 'Betriebskostenabrechnung Internationalisierung Qualitätsmanagementsystem';
  const basis = 'compared with the same month of the fiscal year before the last one';
  const numbers = { value: [12_480_218.4], delta: [123_456.7], 'delta_basis:string': [basis] };
  const geometry = layoutSlide(
    deckOf({ m: source(label, numbers) }),
    slide({ layout: 'big-numbers', blocks: ids.map((id) => block(id, 'numbers', 'big-number', 'm')) }),
  );
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
  for (const id of ids) {
    const [name, note] = [text(geometry, `${id}-label`), text(geometry, `${id}-note`)];
    assert.match(words(name), /^Betriebskostenabrechnung .*…$/u);
    assert.equal(name.full, label);
    assert.match(words(note), /^▲ \+123,456\.7 compared .*…$/u);
    assert.equal(note.full, `▲ +123,456.7 ${basis}`);
  }
});

test('a single card sets its value between 64 and 88 pixels', () => {
  const { fontSize } = text(card({ value: [42] }), 'm-value');
  assert.ok(fontSize >= 64 && fontSize <= 88);
});

test('eight cards make two rows, and a crowd too large to read is reported', () => {
  const of = (count: number): SlideGeometry => {
    const ids = Array.from({ length: count }, (_, i) => `m${i}`);
    const sources = Object.fromEntries(ids.map((id) => [id, source('Label', { value: [1], delta: [1] })]));
    return layoutSlide(
      deckOf(sources),
      slide({ layout: 'big-numbers', blocks: ids.map((id) => block(id, 'numbers', 'big-number', id)) }),
    );
  };
  const rows = of(8)
    .boxes.filter((box) => box.id.endsWith('-card'))
    .map((box) => Math.round(box.y));
  assert.equal(new Set(rows).size, 2);
  assert.deepEqual(lintSlide(of(8), defaultTheme), []);
  assert.ok(lintSlide(of(40), defaultTheme).some((problem) => problem.code === 'overflow'));
});

test('a value without rows says so in its place', () => {
  const geometry = card({ value: [] });
  assert.equal(
    geometry.boxes.some((box) => box.kind === 'problem' && box.code === 'no_rows'),
    true,
  );
});

test('a figure too long for its card stands in its short form, and keeps the exact value behind it', () => {
  const tiny = card({ value: [-5.58e-136] });
  assert.equal(words(text(tiny, 'm-value')), '-5.58E-136');
  assert.equal(text(tiny, 'm-value').paragraphs[0]?.runs[0]?.figure?.value, -5.58e-136);
  assert.deepEqual(lintSlide(tiny, defaultTheme), []);
  assert.equal(words(text(card({ value: [1e300] }), 'm-value')), '1E300');
  assert.equal(words(text(card({ value: [1_234_567_890] }), 'm-value')), '1,234,567,890');
});
