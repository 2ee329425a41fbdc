import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import type { LoadProgress } from '../../core/query/types.js';
import { inlineStyles } from './inline-styles.js';

/** What is waited for: the engine's start, a table, or else what `otherwise` says. */
export function loadingWords(
  loading: LoadProgress | undefined,
  messages: Messages,
  otherwise: string,
): string {
  if (!loading) return otherwise;
  return loading.phase === 'engine' ? messages.startingDatabase : messages.loadingTable(loading.table);
}

/** A bar for a share of 0 … 1; one that only moves where nobody knows the share. */
export function progressBar(share: number | undefined, label: string): TemplateResult {
  return html`<div
    class="bar ${share === undefined ? 'waiting' : ''}"
    role="progressbar"
    aria-label=${label}
    aria-valuemin="0"
    aria-valuemax="1"
    aria-valuenow=${share ?? nothing}
  >
    <span ${inlineStyles({ transform: share === undefined ? undefined : `scaleX(${share})` })}></span>
  </div>`;
}

/** Nothing to draw anew: only whole percents are shown. */
export const isSameStep = (before: LoadProgress | undefined, now: LoadProgress | undefined): boolean =>
  before?.phase === now?.phase && percentOf(before) === percentOf(now);

const percentOf = (progress: LoadProgress | undefined): number | undefined =>
  progress?.done === undefined ? undefined : Math.floor(progress.done * 100);
