import type { ChartData, ChartSpec, WidgetConfig } from '../../../core/chart/types.js';
import type { RowFacts } from '../../../core/chart/type-offer.js';
import type { Block, Deck } from '../../../core/deck/types.js';
import type { AllMessages } from '../../shared/all-words.js';

export type SpecBlock = Extract<Block, { spec: ChartSpec }>;

/** One chart of a slide, as the parts of the tab see it. */
export interface ChartView {
  deck: Deck;
  block: SpecBlock;
  /** Of its source. */
  data: ChartData;
  /** What decides which types may show them. */
  facts: RowFacts;
  words: AllMessages;
  /** Takes another spec: one step of undo. */
  set: (spec: ChartSpec) => void;
  /** Takes options; one that is undefined is removed. */
  configure: (changed: WidgetConfig) => void;
}
