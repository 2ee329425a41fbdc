import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';
import { problemsOf } from '../problems.js';
import { awaited } from './progress.js';
import type { WorkbenchContext } from './context.js';
import type { ExportAccess } from '../export/export-access.js';
import type { Recovery } from './recovery.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';

export interface NoticesView {
  snapshot: BuilderSnapshot;
  context: WorkbenchContext;
  recovery: Recovery;
  exporter: ExportAccess;
  refresh: RefreshAccess;
}

/** What went wrong and what was done. */
export function notices({ snapshot, context, recovery, exporter, refresh }: NoticesView): TemplateResult {
  const { words, localize } = context;
  return html`${recovery.render(snapshot)}
  ${context.warning === '' ? nothing : warning(context.warning, localize, () => context.warn(''))}
  ${context.information === '' ? nothing : note(context.information, localize, () => context.inform(''), 'polite')}
  ${refresh.state.state === 'failed' ? failure(refresh.state.error, localize, () => refresh.dismiss()) : nothing}
  ${refresh.state.state === 'done' && refresh.state.how === 'unchanged' ? note(words.refreshUnchanged, localize, () => refresh.dismiss()) : nothing}
  ${exporter.state.state === 'failed' ? failure(exporter.state.error, localize, () => exporter.dismiss()) : nothing}
  ${
    exporter.state.state === 'done' && exporter.state.warnings.length > 0
      ? html`<div class="toast" role="alert">
          ${icon('alert')}
          <div class="words-of">
            <p>${words.exportedWithWarnings(exporter.state.warnings.length)}</p>
            <ul class="hint">
              ${exporter.state.warnings.map(({ message }) => html`<li>${message}</li>`)}
            </ul>
          </div>
          ${closeButton(words.dismiss, () => exporter.dismiss())}
        </div>`
      : nothing
  }`;
}

/** What goes on and what was done, in words: a live region says them. */
export function spoken({ snapshot, context, recovery, exporter, refresh }: NoticesView): string {
  const { words, said } = context;
  if (exporter.state.state === 'working') return words.exporting;
  if (snapshot.phase === 'working') {
    return snapshot.querying
      ? awaited(snapshot, words)
      : words.generating(snapshot.done, snapshot.places.length);
  }
  const recovered = recovery.spoken(words);
  if (recovered !== undefined) return recovered;
  const refreshed = refresh.refresher?.spoken(words);
  if (refreshed !== undefined) return refreshed;
  if (exporter.state.state === 'done') return words.exported(exporter.state.name);
  if (said !== '') return said;
  if (snapshot.phase === 'start') return '';
  if (snapshot.outcome === 'stopped') return words.stopped;
  if (snapshot.outcome !== 'written') return '';
  const { length } = problemsOf(snapshot.generation);
  const written = words.generated(snapshot.places.length);
  return length === 0 ? written : `${written} ${words.generationProblems(length)}`;
}

function failure(error: Error, localize: LocalizeController, dismiss: () => void): TemplateResult {
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
  return html`<div class="toast" role="alert">
    ${icon('alert')}
    <p>${localize.error(error)} ${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}</p>
    ${closeButton(localize.messages.dismiss, dismiss)}
  </div>`;
}

const warning = (text: string, localize: LocalizeController, dismiss: () => void): TemplateResult =>
  html`<div class="toast" role="alert">
    ${icon('alert')}
    <p>${text}</p>
    ${closeButton(localize.messages.dismiss, dismiss)}
  </div>`;

/** Goes by itself, when it was there long enough to be read: its styles count the time. `live`: where nothing else says it. */
const note = (
  text: string,
  localize: LocalizeController,
  dismiss: () => void,
  live?: 'polite',
): TemplateResult =>
  html`${keyed(
    text,
    html`<div class="toast calm" aria-live=${live ?? nothing} @animationend=${dismiss}>
      ${icon('check')}
      <p>${text}</p>
      ${closeButton(localize.messages.dismiss, dismiss)}
    </div>`,
  )}`;

const closeButton = (label: string, action: () => void): TemplateResult =>
  html`<button class="button only" type="button" aria-label=${label} @click=${action}>
    ${icon('close')}
  </button>`;
