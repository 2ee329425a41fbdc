import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { BuilderSession, BuilderSnapshot } from '../builder-session.js';
import type { Exporter } from './exporter.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';

export interface MessagesView {
  snapshot: BuilderSnapshot;
  retry: () => void;
  /** What the last command did, for assistive technology. */
  said: string;
  session: BuilderSession;
  exporter: Exporter;
  refresh: RefreshAccess;
  localize: LocalizeController;
}

/** What went wrong and what was done: shown above everything, and spoken. */
export function messages(view: MessagesView): TemplateResult {
  const { snapshot, exporter, refresh, session, localize } = view;
  const words = localize.messages;
  return html`<p class="visually-hidden" role="status">${spoken(view)}</p>
    <div class="toasts">
      ${
        snapshot.error
          ? failure(
              snapshot.error,
              localize,
              () => session.dismiss(),
              snapshot.phase === 'working' ? undefined : view.retry,
            )
          : nothing
      }
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
                  ${exporter.state.warnings.map((warning) => html`<li>${warning}</li>`)}
                </ul>
              </div>
              ${closeButton(words.dismiss, () => exporter.dismiss())}
            </div>`
          : nothing
      }
    </div>`;
}

function spoken({ snapshot, said, exporter, refresh, localize }: MessagesView): string {
  const words = localize.messages;
  if (exporter.state.state === 'working') return words.exporting;
  if (snapshot.phase === 'working') {
    return snapshot.querying ? words.runningQueries : words.generating(snapshot.done, snapshot.places.length);
  }
  const refreshed = refresh.refresher?.spoken(words);
  if (refreshed !== undefined) return refreshed;
  if (exporter.state.state === 'done') return words.exported(exporter.state.name);
  if (said !== '') return said;
  if (snapshot.phase === 'start') return '';
  if (snapshot.outcome === 'stopped') return words.stopped;
  if (snapshot.outcome !== 'written') return '';
  const { length } = snapshot.problems;
  const written = words.generated(snapshot.places.length);
  return length === 0 ? written : `${written} ${words.generationProblems(length)}`;
}

function failure(
  error: Error,
  localize: LocalizeController,
  dismiss: () => void,
  retry?: () => void,
): TemplateResult {
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
  return html`<div class="toast" role="alert">
    ${icon('alert')}
    <p>${localize.error(error)} ${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}</p>
    ${
      retry
        ? html`<button class="button outlined" type="button" @click=${retry}>
            ${localize.messages.retry}
          </button>`
        : nothing
    }
    ${closeButton(localize.messages.dismiss, dismiss)}
  </div>`;
}

const note = (text: string, localize: LocalizeController, dismiss: () => void): TemplateResult =>
  html`<div class="toast calm">
    ${icon('check')}
    <p>${text}</p>
    ${closeButton(localize.messages.dismiss, dismiss)}
  </div>`;

const closeButton = (label: string, action: () => void): TemplateResult =>
  html`<button class="button only" type="button" aria-label=${label} @click=${action}>
    ${icon('close')}
  </button>`;
