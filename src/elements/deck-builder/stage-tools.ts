import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { isRightToLeft, slideSplit, tablePages, type SlideSplit } from '../../core/layout/index.js';
import { SLIDE_WIDTH, SLIDE_HEIGHT, type SlideGeometry, type TableBox } from '../../core/layout/types.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { inlineStyles } from '../shared/inline-styles.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { stageToolsStyles } from './stage-tools.styles.js';

/** How far an arrow key moves a split, slide pixels. */
const STEP = 24;

interface Stage {
  deck: Deck;
  current: Slide | undefined;
  geometry: SlideGeometry | undefined;
  busy: boolean;
  localize: LocalizeController;
}

/** What stands over the slide in the builder: the handle that divides a chart from its text, and the way on for a long table. */
export class StageTools {
  readonly #host: ReactiveControllerHost;
  readonly #apply: (edits: DeckEdit[]) => void;
  /** Where the handle is while it is dragged, slide pixels. */
  #dragged: number | undefined;
  /** A slide's geometry stays the same object until something about it changes. */
  #splits = new WeakMap<SlideGeometry, SlideSplit | null>();

  constructor(
    host: ReactiveControllerHost & { renderRoot: HTMLElement | DocumentFragment },
    apply: (edits: DeckEdit[]) => void,
  ) {
    this.#host = host;
    this.#apply = apply;
    adoptStyles(host.renderRoot, [stageToolsStyles]);
  }

  render({ deck, current, geometry, busy, localize }: Stage): TemplateResult | typeof nothing {
    if (!current || busy) return nothing;
    const split = geometry && this.#splitOf(deck, current, geometry);
    const table = geometry?.boxes.find((box): box is TableBox => box.kind === 'table');
    return html`${split ? keyed(current.id, this.#handle(deck, current, split, localize)) : nothing}
    ${table && table.omittedRows > 0 ? this.#goOn(deck, current, table, localize) : nothing}`;
  }

  #splitOf(deck: Deck, slide: Slide, geometry: SlideGeometry): SlideSplit | null {
    let split = this.#splits.get(geometry);
    if (split === undefined) this.#splits.set(geometry, (split = slideSplit(deck, slide) ?? null));
    return split;
  }

  #handle(deck: Deck, slide: Slide, split: SlideSplit, { messages }: LocalizeController): TemplateResult {
    const rtl = isRightToLeft(deck.format.locale);
    const x = this.#dragged ?? split.x;
    const percent = Math.round(((x - split.from) / (split.to - split.from)) * 100);
    const at = (event: PointerEvent): number => {
      const sheet = (event.currentTarget as HTMLElement).parentElement as HTMLElement;
      const { left, width } = sheet.getBoundingClientRect();
      const px = ((event.clientX - left) / width) * SLIDE_WIDTH;
      return rtl ? SLIDE_WIDTH - px : px;
    };
    const move = (to: number): void => {
      this.#dragged = undefined;
      this.#apply([
        { type: 'setBlock', slideId: slide.id, block: { ...split.block, weight: split.weightAt(to) } },
      ]);
    };
    return html`<div
      class="split"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label=${messages.splitHandle}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${percent}
      ${inlineStyles({
        left: `${((rtl ? SLIDE_WIDTH - x : x) / SLIDE_WIDTH) * 100}%`,
        top: `${(split.top / SLIDE_HEIGHT) * 100}%`,
        height: `${(split.height / SLIDE_HEIGHT) * 100}%`,
      })}
      @pointerdown=${(event: PointerEvent) => {
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        this.#dragged = split.x;
        this.#host.requestUpdate();
      }}
      @pointermove=${(event: PointerEvent) => {
        if (this.#dragged === undefined) return;
        this.#dragged = Math.min(split.to, Math.max(split.from, at(event)));
        this.#host.requestUpdate();
      }}
      @pointerup=${(event: PointerEvent) => {
        if (this.#dragged !== undefined) move(at(event));
      }}
      @pointercancel=${() => {
        this.#dragged = undefined;
        this.#host.requestUpdate();
      }}
      @keydown=${(event: KeyboardEvent) => {
        const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
        const back = rtl ? 'ArrowRight' : 'ArrowLeft';
        if (event.key !== forward && event.key !== back) return;
        event.preventDefault();
        event.stopPropagation();
        move(split.x + (event.key === forward ? STEP : -STEP));
      }}
    ></div>`;
  }

  #goOn(
    deck: Deck,
    slide: Slide,
    { blockId, omittedRows }: TableBox,
    localize: LocalizeController,
  ): TemplateResult {
    const { messages, locale } = localize;
    const add = (): void => {
      let afterId = slide.id;
      const edits = tablePages(deck, slide, blockId).map((page): DeckEdit => {
        const edit: DeckEdit = { type: 'insertSlide', slide: page, afterId };
        afterId = page.id;
        return edit;
      });
      this.#apply(edits);
    };
    return html`<button class="go-on" type="button" @click=${add}>
      ${messages.continueTable(new Intl.NumberFormat(locale).format(omittedRows))}
    </button>`;
  }
}
