import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Deck } from '../../../core/deck/types.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { NewSlideMenu } from './new-slide-menu.js';
import type { RailMenu } from './rail-menu.js';
import type { RailReorder } from './rail-reorder.js';
import { nearSight } from './near-sight.js';
import type { RailSight } from './rail-sight.js';
import type { Selection } from './selection.js';
import { skeleton } from './skeleton.js';
import { tool, toolOf, type Tool } from '../workbench/toolbar.js';

/** A place in the deck: a slide that is there, or one that is still being written. */
export interface Place {
  id: string;
  ready: boolean;
  /** What has been written of it so far. */
  draft?: { readonly title: string; readonly text: string };
}

export interface RailView {
  deck: Deck;
  places: readonly Place[];
  /** Slides are still arriving: their order is not the person's yet. */
  busy: boolean;
  selection: Selection;
  /** The document's language, for the thumbnails. */
  locale: string;
  words: AllMessages;
  reorder: RailReorder;
  menu: RailMenu;
  newSlide: NewSlideMenu;
  commands: readonly Command<AllMessages>[];
  add: Tool;
  /** By its id. */
  command: (id: string) => Command<AllMessages>;
  name: (slideId: string) => string;
  sight: RailSight;
}

/** Thumbnails of all slides, as a list box in which several can be chosen. Its commands hear their keys themselves. */
export function rail(view: RailView): TemplateResult {
  const { words, places, command, reorder, menu, newSlide } = view;
  view.sight.deck = view.deck;
  return html`<div class="rail" part="rail">
    <div
      class="thumbnails"
      role="listbox"
      aria-label=${words.slides}
      aria-multiselectable="true"
      aria-describedby="reorder-hint"
      @keydown=${(event: KeyboardEvent) => reorder.key(event)}
      @click=${(event: MouseEvent) => reorder.click(event)}
      @dragstart=${(event: DragEvent) => reorder.start(event)}
      @dragover=${(event: DragEvent) => reorder.over(event)}
      @drop=${(event: DragEvent) => reorder.drop(event)}
      @dragend=${() => reorder.end()}
      @contextmenu=${(event: MouseEvent) => menu.openAt(event)}
    >
      ${repeat(
        places,
        ({ id }) => id,
        (place, index) => guard(shownOf(view, place, index), () => thumbnail(view, place, index)),
      )}
    </div>
    <p class="visually-hidden" id="reorder-hint">${words.reorderHint} ${words.chooseHint}</p>
    <div class="adding">
      ${tool({ ...view.add, words: true, look: 'add' })}
      ${tool({
        name: 'down',
        label: words.newSlideMenu,
        popover: newSlide.id,
        expanded: newSlide.isOpen,
        disabled: view.busy,
      })}
      ${newSlide.render()}
    </div>
    <div class="slide-actions">
      <p>${words.slideCount(places.length)}</p>
      ${tool(toolOf(command('write-again'), words))} ${tool(toolOf(command('duplicate-slide'), words))}
      ${tool(toolOf(command('delete-slide'), words))}
      ${tool({ name: 'more', label: words.slideMenu, popover: menu.id, expanded: menu.isOpen })}
      ${menu.render(view.commands)}
    </div>
  </div>`;
}

/** All that a thumbnail shows: of two hundred, a keystroke draws those near sight anew. */
function shownOf(view: RailView, { id, ready, draft }: Place, index: number): unknown[] {
  const { selection, reorder, places, sight } = view;
  const target = reorder.target?.slideId === id ? reorder.target : undefined;
  return [
    ...[index, places.length, view.name(id), ready, draft, view.busy, view.words, view.locale],
    ...[id === selection.currentId, selection.ids.has(id), reorder.dragging, target?.after],
    sight.isNear(id) && view.deck,
  ];
}

function thumbnail(view: RailView, { id, ready, draft }: Place, index: number): TemplateResult {
  const { reorder, selection, words, places } = view;
  const current = id === selection.currentId;
  const chosen = selection.ids.has(id);
  const target = reorder.target?.slideId === id ? reorder.target : undefined;
  return html`<div
    class=${classMap({
      thumbnail: true,
      dragged: reorder.dragging && chosen,
      before: target?.after === false,
      after: target?.after === true,
    })}
    role="option"
    aria-selected=${chosen ? 'true' : 'false'}
    aria-current=${current ? 'true' : nothing}
    aria-label=${words.slideOf(index + 1, places.length, view.name(id))}
    aria-setsize=${places.length}
    aria-posinset=${index + 1}
    tabindex=${current ? 0 : -1}
    draggable=${view.busy ? 'false' : 'true'}
    data-slide=${id}
  >
    <span class="number" aria-hidden="true">${index + 1}</span>
    <div class="card">
      ${
        ready
          ? nearSight(
              view.sight,
              id,
              () =>
                html`<deck-view
                  inert
                  lang=${view.locale}
                  .deck=${view.sight.deck}
                  slide-id=${id}
                ></deck-view>`,
            )
          : skeleton(draft?.title)
      }
    </div>
  </div>`;
}

/** Scrolls the current thumbnail into sight without moving the page. */
export function revealThumbnail(root: ParentNode, slideId: string, focus: boolean): void {
  for (const item of root.querySelectorAll<HTMLElement>('.thumbnail')) {
    if (item.dataset['slide'] !== slideId) continue;
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (focus) item.focus();
  }
}
