import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import type { ExportProgress } from '../../../core/export/index.js';
import type { ChartForm } from '../../../core/export/pptx/options.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import { progressBar } from '../../shared/load-progress.js';
import { Modal } from '../../shared/modal.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { initialChoices, planExport, type ExportChoices, type ExportPlan } from './export-choices.js';
import { exportDialogStyles } from './export-dialog.styles.js';
import { exportForm, FORM_ID } from './export-form.js';
import { exportResult } from './export-result.js';
import type { Exporter, ExportState } from './exporter.js';

/** Where the whole of an export stands when a stage begins and ends: charts take most of the time. */
const STAGES: Record<ExportProgress['stage'], [from: number, to: number]> = {
  charts: [0.05, 0.75],
  slides: [0.75, 0.85],
  package: [0.85, 1],
};

interface DialogView {
  content: unknown;
  actions: unknown;
  /** For assistive technology: what stands outside of a modal dialog is not heard. */
  said: string;
}

/** What goes into a file, how far it has come, and what became of it. */
export class ExportDialog implements ReactiveController {
  readonly #context: WorkbenchContext;
  readonly #exporter: Exporter;
  readonly #modal: Modal;
  #choices: ExportChoices = initialChoices;
  /** Names of files and numbers of slides are those of one deck. */
  #deckId: string | undefined;
  #made: { deck: Deck; charts: ChartForm } | undefined;
  #tells = false;
  #cancelled = false;
  #shown: ExportState['state'] | undefined;

  constructor(context: WorkbenchContext, exporter: Exporter) {
    this.#context = context;
    this.#exporter = exporter;
    this.#modal = new Modal(context.host, 'export');
    adoptStyles(context.host.renderRoot, [exportDialogStyles]);
    context.host.addController(this);
  }

  /** The button that goes on has focus first, and where what had it is gone with what was shown before. */
  hostUpdated(): void {
    const dialog = this.#context.host.renderRoot.querySelector<HTMLDialogElement>('#export-dialog');
    const now = dialog ? this.#exporter.state.state : undefined;
    const isFirst = this.#shown === undefined;
    if (dialog?.open && this.#shown !== now && (isFirst || !dialog.matches(':focus-within')))
      dialog.querySelector<HTMLElement>('.modal-actions button:last-of-type')?.focus();
    this.#shown = now;
  }

  render(deck: Deck, close: () => void): TemplateResult {
    if (this.#deckId !== deck.id) {
      this.#deckId = deck.id;
      this.#choices = { ...this.#choices, fileName: undefined, which: 'all', range: '', cover: undefined };
    }
    this.#exporter.prepare();
    const { words } = this.#context;
    const closed = (): void => {
      this.#tells = this.#cancelled = false;
      close();
    };
    const { content, actions, said } = this.#view(deck, closed);
    return this.#modal.render({
      heading: words.exportPptx,
      closeLabel: words.closeExport,
      part: 'export',
      content: html`${content}
        <p class="visually-hidden" role="status">${said}</p>`,
      actions,
      closed,
    });
  }

  #view(deck: Deck, closed: () => void): DialogView {
    const { words, localize } = this.#context;
    const { state } = this.#exporter;
    if (state.state === 'working') return this.#working(state.progress, words, closed);
    if (state.state === 'failed') {
      const { hint } = state.error as { hint?: string };
      return {
        content: html`<div class="message" role="alert">
          ${icon('alert')}
          <div class="words">
            <p><strong>${words.exportFailed}</strong></p>
            <p>${localize.error(state.error)}</p>
            ${hint === undefined ? nothing : html`<p class="hint">${hint}</p>`}
          </div>
        </div>`,
        actions: html`${button(words.changeExport, () => this.#exporter.dismiss())}
        ${button(words.retry, () => this.#start(deck), 'primary')}`,
        said: '',
      };
    }
    if (state.state === 'done' && this.#made) {
      return {
        content: exportResult({
          ...this.#made,
          file: state,
          words,
          locale: localize.locale,
          name: (slideId) => this.#name(deck, slideId),
          select: (slideId) => {
            closed();
            this.#context.select(slideId, true);
          },
        }),
        actions: html`${button(words.exportAgain, () => this.#exporter.dismiss())}
        ${button(words.closeExport, closed, 'primary')}`,
        said: state.saved ? words.savedAs(state.name) : words.handedOver(state.name),
      };
    }
    return this.#form(deck, words);
  }

  #form(deck: Deck, words: AllMessages): DialogView {
    const at = deck.slides.findIndex(({ id }) => id === this.#context.currentId);
    const plan = this.#plan(deck);
    return {
      content: exportForm({
        deck,
        current: at < 0 ? undefined : at + 1,
        choices: this.#choices,
        plan,
        tells: this.#tells,
        words,
        choose: (choices) => {
          this.#choices = { ...this.#choices, ...choices };
          this.#context.host.requestUpdate();
        },
        submit: () => this.#start(deck),
      }),
      actions: html`<span class="export-count"
          >${'problem' in plan ? nothing : words.slideCount(plan.deck.slides.length)}</span
        >
        <button class="button primary" type="submit" form=${FORM_ID}>
          ${icon('download')}${words.startExport}
        </button>`,
      said: this.#cancelled ? words.exportCancelled : '',
    };
  }

  #working(progress: ExportProgress | undefined, words: AllMessages, closed: () => void): DialogView {
    const label = progress ? progressWords(progress, words) : words.exporting;
    return {
      content: html`<div class="export-working">
        <p>${label}</p>
        <div class="export-bar">${progressBar(progress && shareOf(progress), words.exporting)}</div>
        <p class="hint">${words.exportGoesOn}</p>
      </div>`,
      actions: html`${button(words.cancelExport, () => {
        this.#cancelled = true;
        this.#exporter.cancel();
      })}
      ${button(words.closeExport, closed)}`,
      said: words.exporting,
    };
  }

  #start(deck: Deck): void {
    const plan = this.#plan(deck);
    this.#tells = 'problem' in plan;
    this.#cancelled = false;
    this.#context.host.requestUpdate();
    if ('problem' in plan) {
      const { host } = this.#context;
      if (plan.problem !== 'nothing')
        host.renderRoot.querySelector<HTMLElement>(`#${FORM_ID} [name="range"]`)?.focus();
      return;
    }
    this.#made = { deck: plan.deck, charts: this.#choices.charts };
    void this.#exporter.export('pptx', deck, plan.options);
  }

  #plan(deck: Deck): ExportPlan {
    return planExport(this.#choices, deck, this.#context.currentId);
  }

  #name(deck: Deck, slideId: string): string | undefined {
    const at = deck.slides.findIndex(({ id }) => id === slideId);
    const { words } = this.#context;
    return at < 0 ? undefined : `${words.slideNumber(at + 1)}: ${this.#context.name(deck, slideId)}`;
  }
}

function shareOf({ stage, done, total }: ExportProgress): number {
  const [from, to] = STAGES[stage];
  return from + (to - from) * (total === 0 ? 1 : done / total);
}

function progressWords({ stage, done, total }: ExportProgress, words: AllMessages): string {
  if (stage === 'charts') return words.drawingCharts(done, total);
  return stage === 'slides' ? words.writingFileSlides(done, total) : words.packingFile;
}

const button = (label: string, action: () => void, look = 'outlined'): TemplateResult =>
  html`<button class="button ${look}" type="button" @click=${action}>${label}</button>`;
