import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import { TABS, type TabId } from './panel-tabs.js';

/** The names of the tabs in a row that scrolls where it is too narrow. Arrow keys, Home and End go through them. */
export function tabBar(current: TabId, messages: Messages, choose: (tab: TabId) => void): TemplateResult {
  const byKey = (event: KeyboardEvent): void => {
    const forward = messages.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const at = TABS.findIndex(({ id }) => id === current);
    const last = TABS.length - 1;
    const to = { [forward]: at === last ? 0 : at + 1, [back]: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const tab = to === undefined ? undefined : TABS[to];
    if (!tab) return;
    event.preventDefault();
    const bar = event.currentTarget as HTMLElement;
    choose(tab.id);
    const button = bar.querySelector<HTMLElement>(`#tab-${tab.id}`);
    button?.focus();
    reveal(button);
  };
  return html`<div
    class="tabs"
    part="tabs"
    role="tablist"
    aria-label=${messages.panelLabel}
    @keydown=${byKey}
  >
    ${TABS.map(
      ({ id, label }) =>
        html`<button
          class="tab"
          type="button"
          role="tab"
          id="tab-${id}"
          aria-controls="content"
          aria-selected=${current === id ? 'true' : 'false'}
          tabindex=${current === id ? 0 : -1}
          @click=${(event: Event) => {
            choose(id);
            reveal(event.currentTarget as HTMLElement);
          }}
        >
          ${label(messages)}
        </button>`,
    )}
  </div>`;
}

const reveal = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
