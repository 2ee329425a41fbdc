import { createDeck } from '../../../src/core/deck/create-deck.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { sampleWidget } from '../sample-request.js';

/** The states of the sentences of a slide of `sampleWidget('w1')`, as a page finds them. */
export async function statesOf(slide: Slide, locale = 'en-US'): Promise<string[]> {
  const { columns, rows, queriedAt, rowCount: _, ...widget } = sampleWidget('w1');
  const data = { rows: rows ?? [], queriedAt, fingerprint: '', truncated: false };
  const source = {
    widget: { ...widget, dataKey: widget.dataKey ?? '' },
    title: widget.title,
    sql: '',
    columns,
    data,
  };
  const format = { locale, timeZone: 'UTC', currency: 'USD' };
  const deck = createDeck({ title: 'Sales review', format, sources: { w1: source }, slides: [slide] });
  return (await checkDeck(deck)).map(({ state }) => state);
}
