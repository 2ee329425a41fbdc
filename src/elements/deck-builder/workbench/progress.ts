import { html, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { loadingWords, progressBar } from '../../shared/load-progress.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';

/** How far the writing has come, and the way to stop it. */
export function progress(
  snapshot: BuilderSnapshot,
  messages: AllMessages,
  cancel: () => void,
): TemplateResult {
  const { querying, loading, done, places } = snapshot;
  const words = querying
    ? loadingWords(loading, messages, awaited(snapshot, messages))
    : messages.generating(done, places.length);
  const written = places.length === 0 ? 0 : done / places.length;
  const share = loading ? loading.done : querying ? undefined : written;
  return html`<div class="progress" part="progress">
    <span class="spinner" aria-hidden="true"></span>
    <span>${words}</span>
    <button class="button" type="button" @click=${cancel}>${messages.cancel}</button>
    ${progressBar(share, words)}
  </div>`;
}

/** What goes on before the plan has come: a language model takes its time for it. */
export const awaited = ({ generation }: BuilderSnapshot, messages: AllMessages): string =>
  generation?.phase === 'generating' ? messages.planningSlides : messages.runningQueries;
