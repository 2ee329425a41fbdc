import { resolveEncoding } from '../chart/encoding.js';
import type { ChartSpec } from '../chart/types.js';
import { createSlide } from './create-deck.js';
import { templateOf } from './plain-text.js';
import type { Block, Deck, Slide, Source } from './types.js';

/** A slide on which nothing stands yet, to be written by hand. */
export const emptySlide = (layout: string): Slide => createSlide({ layout });

/**
 * A slide that shows a source as its widget does: title and chart, big number or table, without a sentence about it. Rows that
 * its widget's type cannot show are a table.
 */
export function sourceSlide(sourceId: string, source: Source): Slide {
  const { title } = source;
  const { layout, block } = blockOf(sourceId, source);
  // A title is a template: braces in it are to be read, not computed.
  return createSlide({ layout, title: templateOf(title), source: sourceId, blocks: [block] });
}

/** An id for a source that comes into a deck: its own, or one like it where that is taken. */
export function freeSourceId({ sources }: Deck, wanted: string): string {
  let id = wanted;
  for (let n = 2; Object.hasOwn(sources, id); n++) id = `${wanted}-${n}`;
  return id;
}

function blockOf(source: string, { widget, title, columns, data }: Source): { layout: string; block: Block } {
  const config = widget?.config ? { config: widget.config } : {};
  const type = widget?.type ?? 'table';
  const spec = (encoding: ChartSpec['encoding']): ChartSpec => ({ type, encoding, title, ...config });
  try {
    const encoding = data ? resolveEncoding(type, columns, data.rows, widget?.config) : {};
    if (type === 'big-number')
      return {
        layout: 'big-numbers',
        block: { id: 'metric', region: 'numbers', source, kind: 'metric', spec: spec(encoding) },
      };
    if (type !== 'table')
      return {
        layout: 'chart-text',
        block: { id: 'chart', region: 'chart', source, kind: 'chart', spec: spec(encoding) },
      };
  } catch {
    // The table below shows what there is.
  }
  const table: ChartSpec = { ...spec({}), type: 'table' };
  return { layout: 'table', block: { id: 'table', region: 'table', source, kind: 'table', spec: table } };
}
