import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import { icon } from '../shared/icons.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import type { BuilderSession, BuilderSnapshot } from './builder-session.js';
import type { Exporter } from './exporter.js';
import type { Refresher } from './refresher.js';

export interface MessagesView {
  snapshot: BuilderSnapshot;
  retry: () => void;
  /** What the last command did, for assistive technology. */
  said: string;
  session: BuilderSession;
  exporter: Exporter;
  refresher: Refresher;
  localize: LocalizeController;
}

/** What went wrong and what was done: shown above everything, and spoken. */
export function messages(view: MessagesView): TemplateResult {
  const { snapshot, exporter, refresher, session, localize } = view;
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
      ${refresher.state.state === 'failed' ? failure(refresher.state.error, localize, () => refresher.cancel()) : nothing}
      ${refresher.state.state === 'done' && refresher.state.how === 'unchanged' ? note(words.refreshUnchanged, localize, () => refresher.cancel()) : nothing}
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

function spoken({ snapshot, said, exporter, refresher, localize }: MessagesView): string {
  const words = localize.messages;
  if (exporter.state.state === 'working') return words.exporting;
  if (snapshot.phase === 'working') {
    return snapshot.querying ? words.runningQueries : words.generating(snapshot.done, snapshot.places.length);
  }
  const refreshed = spokenRefresh(refresher, words);
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

function spokenRefresh({ state }: Refresher, words: Messages): string | undefined {
  switch (state.state) {
    case 'running':
      return words.refreshing;
    case 'confirm':
      return words.refreshConfirm;
    case 'review': {
      const { figures, claims } = state.refreshed.diff;
      const broken = claims.length > 0 ? ` ${words.claimsNoLonger(claims.length)}.` : '';
      return `${words.refreshHeading}: ${words.figuresChanged(figures.length)}.${broken}`;
    }
    case 'rewriting':
      return words.rewritingSlides(state.done, state.total);
    case 'done':
      if (state.how === 'unchanged') return words.refreshUnchanged;
      return state.how === 'applied' ? words.refreshApplied : words.refreshDiscarded;
    default:
      return undefined;
  }
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
