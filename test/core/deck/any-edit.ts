import fc from 'fast-check';
import { createSlide } from '../../../src/core/deck/index.js';

const id = fc.constantFrom('a', 'b', 'c', 'new', '__proto__', 'constructor');
const anchor = fc.option(id, { nil: null });
const note = fc.string({ maxLength: 8 });
/** Edits of the sample deck, among them such as cannot be applied. */
export const anyEdit: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({
    type: fc.constant('setDeckField' as const),
    field: fc.constant('title' as const),
    value: note,
  }),
  fc.record({
    type: fc.constant('setDeckField' as const),
    field: fc.constant('subtitle' as const),
    value: fc.option(note, { nil: null }),
  }),
  fc.record({
    type: fc.constant('setSlideField' as const),
    slideId: id,
    field: fc.constant('notes' as const),
    value: fc.option(note, { nil: null }),
  }),
  fc.record({
    type: fc.constant('insertSlide' as const),
    slide: id.map((value) => createSlide({ id: value })),
    afterId: anchor,
  }),
  fc.record({ type: fc.constant('removeSlide' as const), slideId: id }),
  fc.record({ type: fc.constant('moveSlide' as const), slideId: id, afterId: anchor }),
  fc.record({
    type: fc.constant('replaceSlide' as const),
    slide: id.map((value) => createSlide({ id: value })),
  }),
  fc.record({
    type: fc.constant('insertBlock' as const),
    slideId: id,
    block: id.map((value) => ({ id: value, region: 'text', kind: 'text' as const, text: 'x' })),
    afterId: fc.constantFrom(null, 'chart', 'note'),
  }),
  fc.record({
    type: fc.constant('removeBlock' as const),
    slideId: id,
    blockId: fc.constantFrom('chart', 'note'),
  }),
  fc.record({
    type: fc.constant('setBlock' as const),
    slideId: id,
    block: fc.constant({ id: 'note', region: 'text', kind: 'text' as const, text: 'changed' }),
  }),
  fc.record({
    type: fc.constant('setSource' as const),
    sourceId: id,
    source: fc.option(fc.constant({ title: 't', sql: 'SELECT 1', columns: [] }), { nil: null }),
  }),
  fc.record({
    type: fc.constant('setAsset' as const),
    assetId: id,
    asset: fc.option(fc.constant({ mediaType: 'image/png', dataUrl: 'data:image/png;base64,BBBB' }), {
      nil: null,
    }),
  }),
);
