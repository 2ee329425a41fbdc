import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type SlideGeometry } from '../../../core/layout/types.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { focusStage } from './focus-stage.js';
import { slideParts, type SlidePart } from './slide-parts.js';

const percent = (length: number, of: number): string => `${(length / of) * 100}%`;

/** Picks a block of the slide, with the pointer or by Tab and arrow keys: the panel is about it, and it can be removed. */
export class BlockSelection {
  readonly #context: WorkbenchContext;
  readonly remove: Command<AllMessages>;
  #parts: readonly SlidePart[] = [];

  constructor(context: WorkbenchContext) {
    this.#context = context;
    this.remove = {
      id: 'remove-part',
      group: 'edit',
      label: (words) => words.removePart,
      icon: 'trash',
      keys: ['Delete', 'Backspace'],
      within: '.parts',
      enabled: () => context.isReady && context.selectedBlock !== undefined,
      run: () => this.#remove(),
    };
  }

  /** Over the slide, letting every pointer through: what lies under it is read and edited as before. */
  render(deck: Deck, slide: Slide, geometry: SlideGeometry): TemplateResult | typeof nothing {
    const { words, selectedBlock } = this.#context;
    this.#parts = slideParts(deck, slide, geometry, words);
    if (this.#parts.length === 0) return nothing;
    const stop = selectedBlock ?? this.#parts[0]?.block.id;
    return html`<div class="parts" role="group" aria-label=${words.slideParts}>
      ${repeat(
        this.#parts,
        ({ block }) => `${slide.id}/${block.id}`,
        (part) => this.#renderPart(part, part.block.id === selectedBlock, part.block.id === stop),
      )}
    </div>`;
  }

  #renderPart(part: SlidePart, isSelected: boolean, isStop: boolean): TemplateResult {
    const { words } = this.#context;
    const { id } = part.block;
    const place = inlineStyles({
      left: percent(part.x, SLIDE_WIDTH),
      top: percent(part.y, SLIDE_HEIGHT),
      width: percent(part.width, SLIDE_WIDTH),
      height: percent(part.height, SLIDE_HEIGHT),
    });
    const pick = (): void => this.#context.selectBlock(id);
    return html`<button
        class="part ${isSelected ? 'selected' : ''}"
        type="button"
        data-block=${id}
        aria-label=${part.name}
        aria-pressed=${isSelected ? 'true' : 'false'}
        tabindex=${isStop ? 0 : -1}
        ${place}
        @focus=${pick}
        @click=${pick}
      ></button>
      ${
        isSelected
          ? html`<div class="part-bar" ${place}>
              <span class="part-name">${part.name}</span>
              <button
                class="button only"
                type="button"
                aria-label="${words.removePart}: ${part.name}"
                title=${words.removePart}
                @click=${() => this.#remove()}
              >
                ${icon('trash')}
              </button>
            </div>`
          : nothing
      }`;
  }

  /** A click on the slide itself picks what it hits; one beside every block lets go. */
  readonly click = (event: MouseEvent): void => {
    const path = event.composedPath();
    if (!path.some((target) => target instanceof Element && target.localName === 'deck-view')) return;
    const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const x = ((event.clientX - left) / width) * SLIDE_WIDTH;
    const y = ((event.clientY - top) / height) * SLIDE_HEIGHT;
    const hit = this.#parts.findLast(
      (part) => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height,
    );
    this.#context.selectBlock(hit?.block.id);
    if (hit) this.#focus(hit.block.id);
  };

  /** Arrow keys go from block to block, Escape lets go. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { localize, selectedBlock } = this.#context;
    const back = localize.messages.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape' && selectedBlock !== undefined) {
      this.#context.selectBlock(undefined);
    } else if (step !== undefined && (event.target as HTMLElement).matches('.part')) {
      const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      const by = sideways ? (event.key === back ? -1 : 1) : step;
      const at = this.#parts.findIndex(
        ({ block }) => block.id === (event.target as HTMLElement).dataset['block'],
      );
      const next = this.#parts[at + by];
      if (next) this.#focus(next.block.id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #remove(): void {
    const context = this.#context;
    const { selectedBlock: blockId, currentId: slideId } = context;
    const at = this.#parts.findIndex(({ block }) => block.id === blockId);
    const part = this.#parts[at];
    if (!part || slideId === undefined || blockId === undefined) return;
    if (!context.edit([{ type: 'removeBlock', slideId, blockId }])) return;
    context.selectBlock(undefined);
    context.say(context.words.partRemoved(part.name));
    // The next Delete removes nothing there.
    focusStage(context.host);
  }

  #focus(blockId: string): void {
    const { renderRoot } = this.#context.host;
    const parts = [...renderRoot.querySelectorAll<HTMLElement>('.part')];
    parts.find((part) => part.dataset['block'] === blockId)?.focus({ preventScroll: true });
  }
}
