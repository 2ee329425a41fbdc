import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Widget } from '../../../core/chart/types.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { Previews } from './previews.js';
import type { Reorder } from './reorder.js';

export interface WidgetList {
  widgets: readonly Widget[];
  excluded: ReadonlySet<string>;
  /** The row's check box and names, as they stood before the previews came. */
  row: (widget: Widget) => TemplateResult;
  previews: Previews;
  theme: Theme | undefined;
  reorder: Reorder;
  localize: LocalizeController;
  words: AllMessages;
  leaveOut: (id: string) => void;
}

/** The widgets with their charts in small, in an order that can be changed. */
export function widgetList(list: WidgetList): TemplateResult {
  return html`<ul class="live" aria-describedby="order-hint">
      ${repeat(
        list.widgets,
        ({ id }) => id,
        (widget) => row(list, widget),
      )}
    </ul>
    <p class="visually-hidden" id="order-hint">${list.words.orderHint}</p>`;
}

function row(list: WidgetList, widget: Widget): TemplateResult {
  const { reorder, words } = list;
  const { id, title } = widget;
  return html`<li
    class=${classMap({ target: reorder.isTarget(id) })}
    data-preview=${id}
    draggable="true"
    @keydown=${(event: KeyboardEvent) => reorder.key(event, id)}
    @dragstart=${(event: DragEvent) => reorder.start(event, id)}
    @dragover=${(event: DragEvent) => reorder.over(event, id)}
    @drop=${(event: DragEvent) => reorder.drop(event)}
    @dragend=${() => reorder.end()}
  >
    ${list.row(widget)} ${preview(list, widget)} ${moveButtons(reorder, id, title, words)}
  </li>`;
}

function preview(
  { previews, theme, localize, words, leaveOut, excluded }: WidgetList,
  { id }: Widget,
): TemplateResult {
  const problem = previews.of(id)?.problem;
  if (problem) {
    return html`<div class="preview-problem">
      <p>
        ${icon('alert')}<span
          >${localize.error(problem)}
          ${problem.hint === undefined ? nothing : html`<span class="hint">${problem.hint}</span>`}</span
        >
      </p>
      <div class="ways">
        <button class="button outlined" type="button" @click=${() => previews.again(id)}>
          ${words.retry}
        </button>
        ${
          excluded.has(id)
            ? nothing
            : html`<button class="button outlined" type="button" @click=${() => leaveOut(id)}>
                ${words.leaveOut}
              </button>`
        }
      </div>
    </div>`;
  }
  const deck = previews.deckOf(id, theme);
  return html`<div class="preview" aria-hidden="true">
    ${deck ? html`<deck-view inert loading="lazy" .deck=${deck}></deck-view>` : nothing}
  </div>`;
}

/** For a finger, which drags nothing here, and for whoever does not want to. */
export function moveButtons(reorder: Reorder, id: string, title: string, words: AllMessages): TemplateResult {
  const button = (label: string, steps: number, className: string) =>
    html`<button
      class="button only ${className}"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${({ currentTarget }: Event) => void reorder.by(id, steps, currentTarget as HTMLElement)}
    >
      ${icon('back')}
    </button>`;
  return html`<div class="moves">
    ${button(words.moveUp(title), -1, 'up')}${button(words.moveDown(title), 1, 'down')}
  </div>`;
}
