import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import { inlineStyles } from '../shared/inline-styles.js';
import type { BuilderSnapshot } from './builder-session.js';

/** How far the writing has come, and the way to stop it. */
export function progress(snapshot: BuilderSnapshot, messages: Messages, cancel: () => void): TemplateResult {
  const { querying, done, places } = snapshot;
  const words = querying ? messages.runningQueries : messages.generating(done, places.length);
  const share = places.length === 0 ? 0 : done / places.length;
  return html`<div class="progress" part="progress">
    <span class="spinner" aria-hidden="true"></span>
    <span>${words}</span>
    <button class="button" type="button" @click=${cancel}>${messages.cancel}</button>
    <div
      class="bar ${querying ? 'waiting' : ''}"
      role="progressbar"
      aria-label=${words}
      aria-valuemin="0"
      aria-valuemax=${places.length || 1}
      aria-valuenow=${done}
    >
      <span ${inlineStyles({ transform: querying ? undefined : `scaleX(${share})` })}></span>
    </div>
  </div>`;
}
