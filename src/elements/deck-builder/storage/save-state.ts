import { html, nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { icon, type IconName } from '../../shared/icons.js';
import type { SaveState } from './autosave.js';

/** Whether what was done is kept, beside the title. Where it is as it should be it says so in small print. */
export function saveState(state: SaveState, words: AllMessages): TemplateResult | typeof nothing {
  if (state === 'off' || state === 'idle') return nothing;
  const [text, hint, name] = {
    saving: [words.savingHere, words.savedHereHint, 'check'] as const,
    saved: [words.savedHere, words.savedHereHint, 'check'] as const,
    'without-data': [words.savedWithoutData, words.savedWithoutDataHint, 'alert'] as const,
    failed: [words.notSaved, words.notSavedHint, 'alert'] as const,
  }[state] satisfies readonly [string, string, IconName];
  const trouble = state === 'failed' || state === 'without-data';
  // Both stand in one place, and the eye sees the first of them only when it takes long: each keystroke is saved.
  return html`<span
    class="save-state ${trouble ? 'trouble' : ''}"
    data-state=${state}
    role="img"
    aria-label="${text}. ${hint}"
    title=${hint}
    >${icon(name)}<span class="save-words"
      >${trouble ? html`<span>${text}</span>` : html`<span class="is-saving">${words.savingHere}</span><span class="is-saved">${words.savedHere}</span>`}</span
    ></span
  >`;
}
