import { createDeck } from '../core/deck/create-deck.js';
import { resolveSlide } from '../core/deck/resolve.js';
import type { DeckFormat, Slide, Source } from '../core/deck/types.js';
import { guardSlide } from '../core/guard/index.js';
import type { GuardReport, WidgetInput } from '../core/stream/protocol.js';

/** The rows that came with a request: what they let this end check and resolve. */
export class RowsAtHand {
  readonly #title: string;
  readonly #format: DeckFormat;
  readonly #sources: Record<string, Source>;
  /** The slide before a rewrite. */
  readonly #before: Slide | undefined;

  constructor(title: string, widgets: readonly WidgetInput[], locale = 'en-US', before?: Slide) {
    this.#title = title;
    this.#format = { locale, timeZone: 'UTC', currency: 'USD' };
    this.#sources = Object.fromEntries(widgets.map((widget) => [widget.id, sourceOf(widget)]));
    this.#before = before;
  }

  /** Whether all rows that a slide reads are here; else the page, which has them, judges the slide. */
  covers(slide: Slide): boolean {
    return sourcesOfSlide(slide).every((id) => this.#sources[id]?.data?.truncated === false);
  }

  guard(slide: Slide): { slide: Slide; report: GuardReport } {
    const before = this.#before ? { before: this.#before } : {};
    return guardSlide(slide, this.#sources, this.#format, {
      allowed: [this.#title],
      seen: this.covers(slide),
      ...before,
    });
  }

  /** The slide's texts with their figures; nothing where rows are missing. */
  resolved(slide: Slide): { resolved?: { title: string; text: string; notes: string } } {
    if (!this.covers(slide)) return {};
    const deck = createDeck({
      title: this.#title,
      format: this.#format,
      sources: this.#sources,
      slides: [slide],
    });
    const { title, text, notes } = resolveSlide(deck, slide);
    return { resolved: { title: title.text, text: text.text, notes: notes.text } };
  }
}

function sourcesOfSlide(slide: Slide): string[] {
  const named = [slide.source, ...slide.blocks.map((block) => block.source)];
  const inVariables = Object.values(slide.variables).map((variable) =>
    typeof variable === 'object' && variable !== null ? variable.source : undefined,
  );
  return [...named, ...inVariables].filter((id) => id !== undefined);
}

function sourceOf({ columns, rows, rowCount, stats: _stats, queriedAt, ...widget }: WidgetInput): Source {
  const sql = widget.dataKey ?? '';
  const data = rows && { rows, queriedAt, fingerprint: '', truncated: rows.length < rowCount };
  return {
    widget: { ...widget, dataKey: sql },
    title: widget.title,
    sql,
    columns,
    ...(data ? { data } : {}),
  };
}
