import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import type { LoadProgress } from '../../core/query/types.js';
import { inlineStyles } from '../shared/inline-styles.js';
import type { BuilderSnapshot } from './builder-session.js';

/** How far the writing has come, and the way to stop it. */
export function progress(snapshot: BuilderSnapshot, messages: Messages, cancel: () => void): TemplateResult {
  const { querying, loading, done, places } = snapshot;
  const words = querying ? waitingFor(loading, messages) : messages.generating(done, places.length);
  const written = places.length === 0 ? 0 : done / places.length;
  const share = loading ? loading.done : querying ? undefined : written;
  return html`<div class="progress" part="progress">
    <span class="spinner" aria-hidden="true"></span>
    <span>${words}</span>
    <button class="button" type="button" @click=${cancel}>${messages.cancel}</button>
    <div
      class="bar ${share === undefined ? 'waiting' : ''}"
      role="progressbar"
      aria-label=${words}
      aria-valuemin="0"
      aria-valuemax="1"
      aria-valuenow=${share ?? nothing}
    >
      <span ${inlineStyles({ transform: share === undefined ? undefined : `scaleX(${share})` })}></span>
    </div>
  </div>`;
}

function waitingFor(loading: LoadProgress | undefined, messages: Messages): string {
  if (!loading) return messages.runningQueries;
  return loading.phase === 'engine' ? messages.startingDatabase : messages.loadingTable(loading.table);
}
