import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { DeckEdit } from '../../../core/deck/edits.js';
import type { Deck, Slide, Source } from '../../../core/deck/types.js';
import type { QueryProblem } from '../../../core/query/query-problem.js';
import { isRightToLeft, slideSplit, tablePages, type SlideSplit } from '../../../core/layout/index.js';
import { rowsToGo } from '../../../core/layout/table-pages.js';
import { SLIDE_WIDTH, SLIDE_HEIGHT, type SlideGeometry, type TableBox } from '../../../core/layout/types.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { queryProblem } from '../../shared/query-problem.js';
import { queryProblemStyles } from '../../shared/query-problem.styles.js';
import { useFix } from './use-fix.js';
import { stageToolsStyles } from './stage-tools.styles.js';

/** How far an arrow key moves a split, slide pixels. */
const STEP = 24;

interface Stage {
  deck: Deck;
  current: Slide | undefined;
  geometry: SlideGeometry | undefined;
  busy: boolean;
  localize: LocalizeController;
  queries: () => Promise<QueryDesk>;
}

/** What stands over the slide in the builder: the handle that divides a chart from its text, and the way on for a long table. */
export class StageTools {
  readonly #host: ReactiveElement;
  readonly #apply: (edits: DeckEdit[]) => void;
  readonly #swap: Command<AllMessages>;
  /** The handle that is dragged, and where it is now, slide pixels. */
  #drag: { slideId: string; x: number } | undefined;
  /** A slide's geometry stays the same object until something about it changes. */
  #splits = new WeakMap<SlideGeometry, SlideSplit | null>();

  /** @param swap changes the sides that the handle divides */
  constructor(host: ReactiveElement, apply: (edits: DeckEdit[]) => void, swap: Command<AllMessages>) {
    this.#host = host;
    this.#apply = apply;
    this.#swap = swap;
    adoptStyles(host.renderRoot, [stageToolsStyles, queryProblemStyles]);
  }

  render({ deck, current, geometry, busy, localize }: Stage): TemplateResult | typeof nothing {
    if (!current || busy) return nothing;
    const split = geometry && this.#splitOf(deck, current, geometry);
    const table = geometry?.boxes.find((box): box is TableBox => box.kind === 'table');
    const left = table ? rowsToGo(deck, current, table) : 0;
    return html`${split ? keyed(current.id, this.#handle(deck, current, split, localize)) : nothing}
    ${split ? this.#swapButton(deck, split, localize) : nothing}
    ${table && left > 0 ? this.#goOn(deck, current, table.blockId, left, localize) : nothing}`;
  }

  /** Under the slide: why its queries failed, with the correction where there is one. */
  renderProblems({ deck, current, busy, localize, queries }: Stage): TemplateResult | typeof nothing {
    const failed = current && !busy ? failedSources(deck, current) : [];
    if (failed.length === 0) return nothing;
    return html`<div class="slide-problems">
      ${failed.map(([sourceId, { sql, problem }]) =>
        queryProblem({ sql, problem, localize, use: useFix(queries, sourceId) }),
      )}
    </div>`;
  }

  #splitOf(deck: Deck, slide: Slide, geometry: SlideGeometry): SlideSplit | null {
    let split = this.#splits.get(geometry);
    if (split === undefined) this.#splits.set(geometry, (split = slideSplit(deck, slide) ?? null));
    return split;
  }

  #handle(deck: Deck, slide: Slide, split: SlideSplit, { messages }: LocalizeController): TemplateResult {
    const rtl = isRightToLeft(deck.format.locale);
    const dragged = this.#drag?.slideId === slide.id ? this.#drag.x : undefined;
    const x = dragged ?? split.x;
    const room = split.after ? split.to - x : x - split.from;
    const percent = Math.round((room / (split.to - split.from)) * 100);
    const at = (event: PointerEvent): number => {
      const sheet = (event.currentTarget as HTMLElement).parentElement as HTMLElement;
      const { left, width } = sheet.getBoundingClientRect();
      const px = ((event.clientX - left) / width) * SLIDE_WIDTH;
      return Math.min(split.to, Math.max(split.from, rtl ? SLIDE_WIDTH - px : px));
    };
    const drag = (to: number | undefined): void => {
      this.#drag = to === undefined ? undefined : { slideId: slide.id, x: to };
      this.#host.requestUpdate();
    };
    return html`<div
      class="split"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label=${allWords(messages).splitHandle}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${percent}
      ${inlineStyles({
        left: `${((rtl ? SLIDE_WIDTH - x : x) / SLIDE_WIDTH) * 100}%`,
        top: `${(split.top / SLIDE_HEIGHT) * 100}%`,
        height: `${(split.height / SLIDE_HEIGHT) * 100}%`,
      })}
      @pointerdown=${(event: PointerEvent) => {
        if (event.button !== 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        drag(split.x);
      }}
      @pointermove=${(event: PointerEvent) => dragged !== undefined && drag(at(event))}
      @pointerup=${() => {
        if (dragged === undefined) return;
        drag(undefined);
        this.#divide(slide, split, dragged);
      }}
      @pointercancel=${() => drag(undefined)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && dragged !== undefined) drag(undefined);
        else if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) this.#divide(slide, split, split.x + STEP);
        else if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) this.#divide(slide, split, split.x - STEP);
        else if (event.key === 'Home') this.#divide(slide, split, split.from);
        else if (event.key === 'End') this.#divide(slide, split, split.to);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    ></div>`;
  }

  #swapButton(deck: Deck, split: SlideSplit, { messages }: LocalizeController): TemplateResult {
    const label = this.#swap.label(allWords(messages));
    const x = isRightToLeft(deck.format.locale) ? SLIDE_WIDTH - split.x : split.x;
    return html`<button
      class="swap"
      type="button"
      aria-label=${label}
      title=${label}
      ${inlineStyles({
        left: `${(x / SLIDE_WIDTH) * 100}%`,
        top: `${(split.top / SLIDE_HEIGHT) * 100}%`,
      })}
      @click=${() => this.#swap.run()}
    >
      ${icon('swap')}
    </button>`;
  }

  /** A handle that was only touched, or is at its end already, leaves no step to undo. */
  #divide(slide: Slide, split: SlideSplit, to: number): void {
    const weight = split.weightAt(to);
    if (to === split.x || weight === split.weightAt(split.x)) return;
    this.#apply([{ type: 'setBlock', slideId: slide.id, block: { ...split.block, weight } }]);
  }

  #goOn(
    deck: Deck,
    slide: Slide,
    blockId: string,
    rows: number,
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
      // The button is gone: focus goes to the slide's place in the deck, which says how many there are now.
      const { renderRoot, updateComplete } = this.#host;
      void updateComplete.then(() =>
        renderRoot.querySelector<HTMLElement>('.thumbnail[aria-current="true"]')?.focus(),
      );
    };
    return html`<button class="go-on" type="button" @click=${add}>
      ${allWords(messages).continueTable(new Intl.NumberFormat(locale).format(rows))}
    </button>`;
  }
}

/** Sources of a slide whose query an engine refused: the slide itself says why others cannot be shown. */
function failedSources(
  { sources }: Deck,
  { source, blocks }: Slide,
): [string, Source & { problem: QueryProblem }][] {
  const ids = new Set([source, ...blocks.map((block) => block.source)]);
  return [...ids].flatMap((id) => {
    const found = id !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
    const { problem } = found ?? {};
    return found && problem?.position !== undefined ? [[id as string, { ...found, problem }]] : [];
  });
}
