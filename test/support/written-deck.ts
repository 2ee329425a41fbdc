import { planDeck, writeSlide } from '../../src/core/analyst/index.js';
import { createDeck } from '../../src/core/deck/create-deck.js';
import type { Deck, Slide, Source } from '../../src/core/deck/types.js';
import type { GenerateDeckRequest, WidgetInput } from '../../src/core/stream/protocol.js';

export interface WrittenDeckOptions {
  /** `loadPhrases` must have loaded its language, where that is not English. */
  locale?: string;
  /** Of every slide. */
  change?: (slide: Slide) => Slide;
  /** What a refresh runs for a widget; nothing when not given. */
  sqlOf?: (widget: WidgetInput) => string;
}

/** A deck as the analyst writes it of widgets with their rows, in sources with their ids. */
export function writtenDeck(
  widgets: readonly WidgetInput[],
  { locale = 'en-US', change = (slide) => slide, sqlOf = () => '' }: WrittenDeckOptions = {},
): Deck {
  const request: GenerateDeckRequest = {
    protocol: 1, privacy: 'all', title: 'Review', locale, widgets: [...widgets],
  }; // prettier-ignore
  const slides = planDeck(request).map((planned) => writeSlide(planned, request));
  const sources = Object.fromEntries(
    widgets.map((widget): [string, Source] => [widget.id, sourceOf(widget, sqlOf)]),
  );
  const format = { locale, timeZone: 'UTC', currency: 'USD' };
  return { ...createDeck({ title: 'Review', format, sources }), slides: slides.map(change) };
}

function sourceOf(input: WidgetInput, sqlOf: (widget: WidgetInput) => string): Source {
  const { columns, rows = [], rowCount: _, queriedAt, ...widget } = input;
  return {
    widget: { ...widget, dataKey: widget.dataKey ?? '' },
    title: widget.title,
    sql: sqlOf(input),
    columns,
    data: { rows, queriedAt, fingerprint: '', truncated: false },
  };
}
