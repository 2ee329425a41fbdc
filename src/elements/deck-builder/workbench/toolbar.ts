import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Messages } from '../../../core/locales/en.js';
import { icon, type IconName } from '../../shared/icons.js';

export interface Toolbar {
  title: string;
  canUndo: boolean;
  canRedo: boolean;
  /** Slides are being written: what works on the whole deck waits. */
  busy: boolean;
  exporting: boolean;
  /** No slide is there yet. */
  empty: boolean;
  looksOpen: boolean;
  panelOpen: boolean;
  refreshing: boolean;
  messages: Messages;
  back: () => void;
  rename: (title: string) => void;
  undo: () => void;
  redo: () => void;
  add: Tool;
  togglePanel: () => void;
  refresh: () => void;
  present: () => void;
  export: () => void;
}

export interface Tool {
  name: IconName;
  label: string;
  action?: (event: Event) => void;
  /** The id of the menu it opens. */
  popover?: string;
  expanded?: boolean;
  disabled?: boolean;
  /** Why it does nothing just now: it stays in reach of the keyboard and says so. */
  reason?: string | undefined;
  pressed?: boolean;
  /** Shows its words where there is room. */
  words?: boolean;
  look?: string;
}

export function toolbar(bar: Toolbar): TemplateResult {
  const { messages, busy } = bar;
  return html`<div class="toolbar" part="toolbar" role="toolbar" aria-label=${bar.title}>
    <span class="back">${tool({ name: 'back', label: messages.back, action: bar.back })}</span>
    <input
      class="deck-title"
      aria-label=${messages.deckTitle}
      maxlength="200"
      .value=${live(bar.title)}
      @change=${(event: Event) => bar.rename((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        event.stopPropagation();
        if (event.key === 'Enter') (event.target as HTMLElement).blur();
      }}
    />
    <span class="gap"></span>
    <span class="history">
      ${tool({ name: 'undo', label: messages.undo, action: bar.undo, disabled: !bar.canUndo })}
      ${tool({ name: 'redo', label: messages.redo, action: bar.redo, disabled: !bar.canRedo })}
    </span>
    <span class="divider"></span>
    ${tool({ ...bar.add, look: 'adds' })}
    ${tool({
      name: 'refresh',
      label: bar.refreshing ? messages.refreshing : messages.refresh,
      action: bar.refresh,
      disabled: busy || bar.refreshing || bar.empty,
    })}
    ${tool({ name: 'look', label: messages.look, popover: 'looks', expanded: bar.looksOpen, disabled: bar.empty })}
    ${tool({ name: 'panel', label: messages.panel, action: bar.togglePanel, pressed: bar.panelOpen })}
    <span class="divider"></span>
    ${tool({ name: 'present', label: messages.present, action: bar.present, disabled: bar.empty, words: true, look: 'outlined' })}
    ${tool({
      name: 'download',
      label: bar.exporting ? messages.exporting : messages.exportPptx,
      action: bar.export,
      disabled: busy || bar.exporting,
      words: true,
      look: 'primary',
    })}
  </div>`;
}

export function tool({
  name,
  label,
  action,
  popover,
  expanded,
  disabled = false,
  reason,
  pressed,
  words = false,
  look = '',
}: Tool): TemplateResult {
  const said = reason ? `${label}: ${reason}` : label;
  return html`<button
    class="button ${look} ${words ? '' : 'only'}"
    type="button"
    aria-label=${said}
    aria-pressed=${pressed ?? nothing}
    aria-haspopup=${popover ? 'menu' : nothing}
    aria-expanded=${expanded ?? nothing}
    popovertarget=${popover ?? nothing}
    title=${said}
    ?disabled=${disabled}
    aria-disabled=${reason ? 'true' : nothing}
    @click=${reason ? nothing : action}
  >
    ${icon(name)}${words ? html`<span class="words">${label}</span>` : nothing}
  </button>`;
}
