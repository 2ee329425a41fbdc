import type { Block, Deck, Slide } from '../deck/types.js';
import { newId } from '../deck/new-id.js';
import { layoutSlide } from './layout-slide.js';
import type { TableBox } from './types.js';

/** More slides than these nobody turns. */
const MOST_PAGES = 40;

/**
 * The slides on which a table goes on that does not fit its own: each as many rows as the layout measures, under the same title. None
 * where the table fits. They are to be inserted after the slide, in order.
 */
export function tablePages(deck: Deck, slide: Slide, blockId: string): Slide[] {
  const pages: Slide[] = [];
  let shown = tableOn(deck, slide, blockId);
  let next = shown ? lastRow(slide, blockId, shown) + 1 : Infinity;
  const most = shown ? rowsOf(shown) : 0;
  while (shown && next <= most && pages.length < MOST_PAGES) {
    const page = beginningAt(slide, blockId, next);
    shown = tableOn(deck, page, blockId);
    pages.push(page);
    if (shown) next = lastRow(page, blockId, shown) + 1;
  }
  return pages;
}

/** The deck with every row of its tables: where one does not fit its slide, further slides follow that go on with it. */
export function withAllRows(deck: Deck): Deck {
  const slides = deck.slides.flatMap((slide) => {
    const pages = slide.blocks.flatMap(({ id, kind }) => {
      const table = kind === 'table' ? tableOn(deck, slide, id) : undefined;
      return table && rowsToGo(deck, slide, table) > 0 ? tablePages(deck, slide, id) : [];
    });
    return [slide, ...pages.map((page, index) => ({ ...page, id: `${slide.id}-${index + 2}` }))];
  });
  return { ...deck, slides };
}

/** How many rows after those of a table no slide of the deck shows: none where the slide after it goes on with it. */
export function rowsToGo(deck: Deck, slide: Slide, table: TableBox): number {
  const after = deck.slides[deck.slides.indexOf(slide) + 1];
  const goesOn = after?.blocks.some(
    (block) =>
      block.kind === 'table' &&
      block.source === table.source &&
      firstRowOf(block) > firstRowOf(slide.blocks.find(({ id }) => id === table.blockId)),
  );
  return goesOn ? 0 : rowsOf(table) - lastRow(slide, table.blockId, table);
}

function tableOn(deck: Deck, slide: Slide, blockId: string): TableBox | undefined {
  const found = layoutSlide(deck, slide, { index: 0 }).boxes.find(
    (box) => box.kind === 'table' && box.blockId === blockId,
  );
  return found?.kind === 'table' ? found : undefined;
}

/** All rows of a table, shown or not, beside its total. */
const rowsOf = ({ rows, omittedRows, total }: TableBox): number =>
  rows.length + omittedRows - (total ? 1 : 0);

function lastRow({ blocks }: Slide, blockId: string, { rows, total }: TableBox): number {
  return firstRowOf(blocks.find(({ id }) => id === blockId)) - 1 + rows.length - (total ? 1 : 0);
}

const firstRowOf = (block: Block | undefined): number =>
  (block && 'spec' in block ? block.spec.config?.firstRow : undefined) ?? 1;

/** The slide with its title and this table alone, from a row on. */
function beginningAt(slide: Slide, blockId: string, firstRow: number): Slide {
  const blocks = slide.blocks.flatMap((block): Block[] =>
    block.id === blockId && 'spec' in block
      ? [{ ...block, spec: { ...block.spec, config: { ...block.spec.config, firstRow } } }]
      : [],
  );
  const claims = slide.claims.filter(
    ({ quote }) => slide.title.includes(quote) || quote.includes(slide.title),
  );
  const { notes: _notes, aside: _aside, ...rest } = slide;
  return { ...rest, id: newId('slide'), text: '', claims, blocks };
}
