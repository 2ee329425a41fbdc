import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  encodeEvent,
  parseGenerateDeckRequest,
  parseModifySlideRequest,
} from '../../../src/core/stream/index.js';

const widget = {
  id: 'w1',
  type: 'bar',
  title: 'Revenue',
  columns: [{ name: 'value', type: 'number', dbType: 'DOUBLE' }],
  rowCount: 1,
  queriedAt: '2026-01-01T00:00:00Z',
};
const request = { protocol: 1, privacy: 'all', title: 'T', widgets: [widget] };

test('a request is refused with the path of the offending field', () => {
  const cases: [unknown, string][] = [
    [{ ...request, title: 7 }, 'title'],
    [{ ...request, privacy: 'some' }, 'privacy'],
    [{ ...request, widgets: [] }, 'widgets'],
    [{ ...request, widgets: [widget, widget] }, 'widgets'],
    [{ ...request, widgets: [{ ...widget, type: 'pyramid' }] }, 'widgets[0].type'],
    [
      { ...request, widgets: [{ ...widget, columns: [{ name: 'a', type: 'money', dbType: '' }] }] },
      'widgets[0].columns[0].type',
    ],
    [{ ...request, widgets: [{ ...widget, rows: [1] }] }, 'widgets[0].rows'],
    [{ ...request, locale: 'not a locale' }, 'locale'],
    [{ ...request, runId: 'a\nb' }, 'runId'],
    [{ ...request, slides: 0 }, 'slides'],
  ];
  for (const [value, path] of cases) {
    assert.throws(() => parseGenerateDeckRequest(value), { code: 'invalid', path }, path);
  }
  for (const value of [null, 1, [], 'x'])
    assert.throws(() => parseGenerateDeckRequest(value), { code: 'invalid' });
});

test('an unknown protocol is its own error', () => {
  assert.throws(() => parseGenerateDeckRequest({ ...request, protocol: 2 }), {
    code: 'unsupported_protocol',
  });
  assert.throws(() => parseModifySlideRequest({ protocol: '1' }), { code: 'unsupported_protocol' });
});

test('fields of a later release pass through a request', () => {
  const parsed = parseGenerateDeckRequest({ ...request, later: { x: 1 } });
  assert.deepEqual((parsed as unknown as { later: unknown }).later, { x: 1 });
});

test('a request under privacy none that carries data is refused', () => {
  const none = (fields: object): unknown => ({
    ...request,
    privacy: 'none',
    widgets: [{ ...widget, ...fields }],
  });
  assert.ok(parseGenerateDeckRequest(none({ stats: [{ name: 'value', nulls: 0, distinct: 3 }] })));
  const cases: [object, string][] = [
    [{ rows: [{ value: 1 }] }, 'widgets[0].rows'],
    [{ dataKey: 'SELECT 1' }, 'widgets[0].dataKey'],
    [{ duckdbQuery: 'SELECT 1' }, 'widgets[0].duckdbQuery'],
    [{ stats: [{ name: 'value', nulls: 0, max: 3 }] }, 'widgets[0].stats[0]'],
  ];
  for (const [fields, path] of cases) {
    assert.throws(() => parseGenerateDeckRequest(none(fields)), { code: 'invalid', path }, path);
  }
});

test('an event is encoded as one data line whatever its text holds', () => {
  const text = encodeEvent({
    type: 'slide.delta',
    slideId: 's',
    path: 'title',
    text: 'a\n\ndata: b\r\n\u2028c',
    runId: 'r\nx',
    seq: 4,
    ts: '2026-01-01T00:00:00Z',
  });
  const lines = text.split(/\r\n|\r|\n/);
  assert.deepEqual(lines.slice(0, 2), ['event: slide.delta', 'id: rx:4']);
  assert.deepEqual(lines.slice(3), ['', '']);
  assert.equal((JSON.parse(lines[2]!.slice(6)) as { text: string }).text, 'a\n\ndata: b\r\n\u2028c');
});
