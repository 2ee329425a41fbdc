import type { Deck } from '../../../core/deck/types.js';
import { deckPart, ownCover } from '../../../core/export/pptx/deck-part.js';
import { CHART_FORMS, type ChartForm, type ExportToPptxOptions } from '../../../core/export/pptx/options.js';
import { withAllRows } from '../../../core/layout/table-pages.js';
import { readSlideRange, type RangeProblem } from '../../../core/export/slide-range.js';

/** What a person chooses for a file. */
export interface ExportChoices {
  /** Undefined: the deck's title. */
  fileName: string | undefined;
  which: 'all' | 'current' | 'range';
  range: string;
  charts: ChartForm;
  /** Undefined: as the slides are. */
  cover: boolean | undefined;
  /** Long tables go on over further slides. */
  allRows: boolean;
  /** Sentences that code did not write are left out. */
  checkedOnly: boolean;
  branding: boolean;
  notes: boolean;
  provenance: boolean;
  document: boolean;
}

export const initialChoices: ExportChoices = {
  fileName: undefined,
  which: 'all',
  range: '',
  charts: CHART_FORMS[0] ?? 'image',
  cover: undefined,
  allRows: false,
  checkedOnly: false,
  branding: true,
  notes: true,
  provenance: true,
  document: true,
};

/** A file that can be made, or why there is none in these choices. */
export type ExportPlan =
  | {
      options: ExportToPptxOptions;
      /** What the file will show. */
      deck: Deck;
      hasCover: boolean;
    }
  | { problem: RangeProblem | 'nothing'; part: string };

/** @param currentId the selected slide */
export function planExport(choices: ExportChoices, deck: Deck, currentId: string | undefined): ExportPlan {
  const slides = chosenSlides(choices, deck, currentId);
  if (slides && 'problem' in slides) return slides;
  const own = ownCover(deck);
  const taken = slides ?? deck.slides.map(({ id }) => id);
  const hasCover = choices.cover ?? (own !== undefined && taken.includes(own.id));
  if (!hasCover && taken.every((id) => id === own?.id)) return { problem: 'nothing', part: '' };
  const { fileName, charts, allRows, checkedOnly, notes, provenance, document, branding } = choices;
  const options: ExportToPptxOptions = {
    ...(slides && { slides }),
    cover: hasCover,
    charts,
    ...(allRows && { tables: 'all' }),
    ...(checkedOnly && { unchecked: 'leave-out' }),
    notes,
    provenance,
    document,
    ...(fileName !== undefined && { fileName }),
    ...(!branding && { branding }),
  };
  const part = deckPart(deck, options);
  return { options, deck: allRows ? withAllRows(part) : part, hasCover };
}

function chosenSlides(
  { which, range }: ExportChoices,
  { slides }: Deck,
  currentId: string | undefined,
): string[] | undefined | { problem: RangeProblem; part: string } {
  if (which === 'all') return undefined;
  if (which === 'current') return currentId === undefined ? undefined : [currentId];
  const read = readSlideRange(range, slides.length);
  if ('problem' in read) return read;
  return read.numbers.flatMap((number) => slides[number - 1]?.id ?? []);
}
