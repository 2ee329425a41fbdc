import { html, nothing, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { SlideGeometry } from '../../../core/layout/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadStageTools, loadTextFixes } from '../../shared/load.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { BlockSelection } from './block-selection.js';
import { Hand } from './hand.js';
import { LayoutChoice } from './layout-choice.js';
import { Pinch } from './pinch.js';
import type { StageTools } from './stage-tools.js';
import { stageStyles } from './stage.styles.js';
import type { TextFixes } from './text-fixes.js';
import { Zoom } from './zoom.js';
import { ZoomControl } from './zoom-control.js';

/** The slide that is shown, once it is there. */
export interface StageView {
  deck: Deck;
  slide: Slide;
  /** Undefined until the drawing code is there. */
  geometry: SlideGeometry | undefined;
  busy: boolean;
}

/** What a person does to the slide on the canvas beside writing: how large it is, its layout, its parts, the room of its texts. */
export class Stage {
  readonly #context: WorkbenchContext;
  readonly #zoom: Zoom;
  readonly #control: ZoomControl;
  readonly #hand: Hand;
  readonly #pinch: Pinch;
  readonly #blocks: BlockSelection;
  readonly #layout: LayoutChoice;
  readonly #tools: LazyModule<StageTools>;
  readonly #fixes: LazyModule<TextFixes>;
  readonly commands: readonly Command<AllMessages>[];

  /** @param modify has the service rewrite a slide */
  constructor(context: WorkbenchContext, modify: (slideId: string, instruction: string) => void) {
    const { host, session } = context;
    adoptStyles(host.renderRoot, [stageStyles]);
    this.#context = context;
    const zoom = (this.#zoom = new Zoom(host));
    this.#control = new ZoomControl(host, zoom);
    this.#hand = new Hand(host, () => !zoom.isFit);
    this.#pinch = new Pinch(zoom);
    this.#blocks = new BlockSelection(context);
    this.#layout = new LayoutChoice(context);
    this.#tools = new LazyModule(host, async () => {
      const { StageTools } = await loadStageTools();
      return new StageTools(host, (edits) => session.apply(edits, 'user'), this.#layout.swap);
    });
    this.#fixes = new LazyModule(host, async () => new (await loadTextFixes()).TextFixes(context, modify));
    this.commands = [...this.#control.commands, this.#layout.swap, this.#blocks.remove];
  }

  /** Undefined until the code is there. */
  get tools(): StageTools | undefined {
    return this.#tools.value;
  }

  /** The room around a sheet of the slide's proportions, which may be larger than the room. */
  renderRoom(sheet: TemplateResult): TemplateResult {
    const { words } = this.#context;
    const zoom = this.#zoom;
    const [hand, pinch] = [this.#hand, this.#pinch];
    return html`<div
      class="stage ${zoom.isFit ? '' : 'zoomed'}"
      tabindex=${zoom.isFit ? -1 : 0}
      role="group"
      aria-label=${words.slideView}
      @wheel=${zoom.wheel}
      @touchstart=${pinch.touchStart}
      @touchmove=${pinch.touchMove}
      @gesturestart=${pinch.gestureStart}
      @gesturechange=${pinch.gestureChange}
      @pointerenter=${hand.enter}
      @pointerleave=${hand.leave}
      @pointerdown=${hand.press}
      @mousedown=${hand.mouse}
      @pointermove=${hand.move}
      @pointerup=${hand.release}
      @pointercancel=${hand.release}
    >
      <div class="room">
        <div
          class="sheet"
          ${inlineStyles({ 'inline-size': zoom.width === undefined ? undefined : `${zoom.width}px` })}
          @click=${this.#blocks.click}
          @keydown=${this.#blocks.key}
        >
          ${sheet} ${hand.render()}
        </div>
      </div>
    </div>`;
  }

  /** Over the slide. */
  renderParts({ deck, slide, geometry, busy }: StageView): TemplateResult | typeof nothing {
    return geometry && !busy ? this.#blocks.render(deck, slide, geometry) : nothing;
  }

  /** Under the slide: what of it is out of sight, with what can be done about it. */
  renderNotes({ deck, slide, geometry, busy }: StageView): TemplateResult | typeof nothing {
    if (busy) return nothing;
    const overflows = geometry?.boxes.some((box) => box.kind === 'text' && box.overflow) === true;
    return html`${this.#layout.renderAside(slide)}
    ${overflows && geometry ? this.#fixes.value?.render(deck, slide, geometry) : nothing}`;
  }

  /** The bar under everything: layout at its start, zoom at its end. */
  renderBar(view: StageView | undefined, middle: TemplateResult | ''): TemplateResult {
    const { words, localize } = this.#context;
    return html`<div class="stage-bar" part="stage-bar">
      ${
        view
          ? html`<div class="stage-layout">
              ${this.#layout.render(view.slide, view.geometry?.direction === 'rtl', view.busy)}
            </div>`
          : nothing
      }
      ${middle} ${this.#control.render(words, localize.locale)}
    </div>`;
  }
}
