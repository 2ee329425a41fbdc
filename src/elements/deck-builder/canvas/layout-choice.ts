import { html, nothing, type TemplateResult } from 'lit';
import type { Slide } from '../../../core/deck/types.js';
import { listLayouts } from '../../../core/layout/define-layout.js';
import { layoutOf } from '../../../core/layout/layouts.js';
import { partsAside, swapSides, switchLayout } from '../../../core/layout/switch-layout.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import { Menu, type MenuItem } from '../../shared/menu.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { focusStage } from './focus-stage.js';
import { layoutPicture } from './layout-picture.js';

/** What a person would call a layout. */
export const layoutName = (id: string, words: AllMessages): string =>
  Object.hasOwn(words.layoutNames, id) ? (words.layoutNames[id] ?? id) : id;

/** The layout of the current slide: which it is, the others, and its sides swapped. */
export class LayoutChoice {
  readonly #context: WorkbenchContext;
  readonly #menu: Menu;
  readonly swap: Command<AllMessages>;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    this.#menu = new Menu(context.host, 'layouts');
    this.swap = {
      id: 'swap-sides',
      group: 'slides',
      label: (words) => words.swapSides,
      icon: 'swap',
      enabled: () => context.isReady && this.#swapped() !== undefined,
      run: () => {
        const slide = this.#swapped();
        if (slide && context.edit([{ type: 'replaceSlide', slide }])) context.say(context.words.sidesSwapped);
      },
    };
  }

  /** The button with the pictures behind it. */
  render(slide: Slide, rtl: boolean, busy: boolean): TemplateResult {
    const { words } = this.#context;
    const name = words.layoutIs(layoutName(layoutOf(slide).id, words));
    return html`<button
        class="button"
        type="button"
        popovertarget="layouts"
        aria-haspopup="menu"
        aria-expanded=${this.#menu.isOpen ? 'true' : 'false'}
        aria-label=${name}
        title=${name}
        ?disabled=${busy}
      >
        ${icon('layout')}<span class="words">${words.layout}</span>
      </button>
      ${this.#renderSwap()} ${this.#menu.render(words.layout, () => [this.#items(slide, rtl)])}`;
  }

  #renderSwap(): TemplateResult | typeof nothing {
    if (this.swap.enabled?.() !== true) return nothing;
    const label = this.swap.label(this.#context.words);
    return html`<button
      class="button only"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => this.swap.run()}
    >
      ${icon('swap')}
    </button>`;
  }

  /** Says what the layout has no place for, with the way back. */
  renderAside(slide: Slide): TemplateResult | typeof nothing {
    const { words } = this.#context;
    const count = partsAside(slide);
    if (count === 0 || !slide.aside) return nothing;
    const home = slide.aside.layout;
    return html`<div class="note aside-note">
      ${icon('layout')}
      <p>${words.partsAside(count, layoutName(slide.layout, words))}</p>
      <button class="button outlined" type="button" @click=${() => this.#back(slide, home)}>
        ${words.backToLayout(layoutName(home, words))}
      </button>
    </div>`;
  }

  #back(slide: Slide, home: string): void {
    this.#choose(slide, home);
    focusStage(this.#context.host);
  }

  #choose(slide: Slide, layoutId: string): void {
    const { words } = this.#context;
    if (!this.#context.edit([{ type: 'replaceSlide', slide: switchLayout(slide, layoutId) }])) return;
    this.#context.say(words.layoutChosen(layoutName(layoutId, words)));
  }

  #items(slide: Slide, rtl: boolean): MenuItem[] {
    const { words } = this.#context;
    const current = layoutOf(slide).id;
    return listLayouts().map((layout): MenuItem => {
      const checked = layout.id === current;
      const without = checked ? 0 : partsAside(switchLayout(slide, layout.id));
      return {
        label: layoutName(layout.id, words),
        picture: layoutPicture(layout, rtl),
        ...(without > 0 ? { note: words.noPlaceFor(without) } : {}),
        exclusive: true,
        checked,
        run: () => {
          if (!checked) this.#choose(slide, layout.id);
        },
      };
    });
  }

  #swapped(): Slide | undefined {
    const { deck, currentId } = this.#context;
    const slide = deck?.slides.find(({ id }) => id === currentId);
    return slide && swapSides(slide);
  }
}
