import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import { speakerNotes } from '../../../src/core/export/pptx/speaker-notes.js';
import { layoutSlide } from '../../../src/core/layout/index.js';

test('the trail under the notes says which rows made a figure, what was not computed and which statements hold', () => {
  const slide = createSlide({
    id: 's',
    layout: 'text',
    source: 'sales',
    title: 'North leads with {{ lead }}',
    text: '- {{ sum(value, region, "North") }} of {{ sum(value) }}\n- Target {{ target }}, up 12%',
    notes: 'Say hello.',
    variables: { lead: { expr: 'max(value)' }, target: 500 },
    claims: [
      { id: 'a', quote: 'North leads with {{ lead }}', test: 'argmax(region, value) == "North"' },
      { id: 'b', quote: 'Target {{ target }}, up 12%', test: 'sum(value) > target' },
    ],
  });
  const deck = createDeck({
    title: 'T',
    slides: [slide],
    sources: {
      sales: {
        title: 'Sales',
        sql: 'SELECT region, value FROM sales',
        columns: [
          { name: 'region', type: 'string', dbType: '' },
          { name: 'value', type: 'number', dbType: '' },
        ],
        data: {
          rows: [
            { region: 'North', value: 70 },
            { region: 'South', value: 30 },
          ],
          queriedAt: '2026-01-01T00:00:00.000Z',
          fingerprint: '',
          truncated: false,
        },
      },
    },
  });
  const geometry = layoutSlide(deck, slide);
  assert.equal(
    speakerNotes(deck, slide, geometry, { notes: true, provenance: true }),
    [
      'Say hello.',
      '',
      '70 ← lead = max(value) [Sales: 1/2]',
      '70 ← sum(value, region, "North") [Sales: 1/2]',
      '100 ← sum(value) [Sales: 2/2]',
      '⚠ 500 ← target',
      '⚠ 12%',
      '',
      '✎ North leads with 70 ← argmax(region, value) == "North"',
      '✎ 70 of 100',
      '✗ Target 500, up 12% ← sum(value) > target',
      '✎ Say hello.',
      '',
      '[Sales] (2026-01-01T00:00:00.000Z)',
      'SELECT region, value FROM sales',
    ].join('\n'),
  );
  assert.equal(speakerNotes(deck, slide, geometry, { notes: true, provenance: false }), 'Say hello.');
});
