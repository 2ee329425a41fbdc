import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Deck } from '../../../core/deck/types.js';
import { CHART_FORMS } from '../../../core/export/pptx/options.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { ExportChoices, ExportPlan } from './export-choices.js';

export interface ExportForm {
  deck: Deck;
  /** Number of the selected slide, from 1; undefined where none is. */
  current: number | undefined;
  choices: ExportChoices;
  plan: ExportPlan;
  /** A problem of the plan is told: the person has tried to go on with it. */
  tells: boolean;
  words: AllMessages;
  choose: (choices: Partial<ExportChoices>) => void;
  submit: () => void;
}

export const FORM_ID = 'export-form';

/** What goes into the file. */
export function exportForm(form: ExportForm): TemplateResult {
  const { choices, words, choose } = form;
  return html`<form
    id=${FORM_ID}
    class="export-form"
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    <label class="export-part">
      <span class="export-name">${words.fileName}</span>
      <span class="export-file" dir="ltr">
        <input
          class="field"
          name="file"
          maxlength="120"
          autocomplete="off"
          .value=${live(choices.fileName ?? form.deck.title)}
          @input=${(event: Event) => choose({ fileName: valueOf(event).trim() || undefined })}
        />
        <span aria-hidden="true">.pptx</span>
      </span>
    </label>
    ${whichSlides(form)} ${chartForms(form)} ${inTheFile(form)}
  </form>`;
}

function whichSlides(form: ExportForm): TemplateResult {
  const { deck, current, choices, words, choose } = form;
  const problem = form.tells && 'problem' in form.plan ? problemWords(form.plan, deck, words) : undefined;
  const which = (value: ExportChoices['which'], label: string): TemplateResult =>
    radio('slides', label, choices.which === value, () => choose({ which: value }));
  return html`<fieldset class="export-part">
    <legend class="export-name">${words.exportedSlides}</legend>
    <div class="export-row">
      ${which('all', words.everySlide(deck.slides.length))}
      ${current === undefined ? nothing : which('current', words.onlySlide(current))}
      <span class="export-some">
        ${which('range', words.someSlides)}
        <input
          class="field"
          name="range"
          aria-label=${words.slideNumbers}
          placeholder=${words.slideNumbersHint}
          inputmode="text"
          autocomplete="off"
          dir="ltr"
          aria-invalid=${problem && choices.which === 'range' ? 'true' : nothing}
          aria-describedby=${problem ? 'export-problem' : nothing}
          .value=${live(choices.range)}
          @input=${(event: Event) => choose({ which: 'range', range: valueOf(event) })}
        />
      </span>
    </div>
    ${problem ? html`<p class="export-problem" id="export-problem" role="alert">${problem}</p>` : nothing}
  </fieldset>`;
}

function chartForms({ choices, words, choose }: ExportForm): TemplateResult {
  const hint = html`<p class="hint">${words.chartFormHints[choices.charts]}</p>`;
  if (CHART_FORMS.length === 1)
    return html`<div class="export-part"><span class="export-name">${words.charts}</span>${hint}</div>`;
  return html`<fieldset class="export-part">
    <legend class="export-name">${words.charts}</legend>
    <div class="export-row">
      ${CHART_FORMS.map((charts) =>
        radio('charts', words.chartForms[charts], choices.charts === charts, () => choose({ charts })),
      )}
    </div>
    ${hint}
  </fieldset>`;
}

function inTheFile({ deck, choices, plan, words, choose }: ExportForm): TemplateResult {
  const { companyName, logoDataUrl } = deck.branding ?? {};
  const cover = 'problem' in plan ? (choices.cover ?? false) : plan.hasCover;
  return html`<fieldset class="export-part">
    <legend class="export-name">${words.inTheFile}</legend>
    ${check('cover', words.withCover, cover, (on) => choose({ cover: on }))}
    ${
      companyName || logoDataUrl
        ? check('branding', words.withBranding, choices.branding, (branding) => choose({ branding }))
        : nothing
    }
    ${
      deck.slides.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table'))
        ? check(
            'rows',
            words.withAllRows,
            choices.allRows,
            (allRows) => choose({ allRows }),
            words.withAllRowsHint,
          )
        : nothing
    }
    ${check('checked', words.checkedOnly, choices.checkedOnly, (checkedOnly) => choose({ checkedOnly }), words.checkedOnlyHint)}
    ${check('notes', words.withNotes, choices.notes, (notes) => choose({ notes }))}
    ${check('provenance', words.withOrigins, choices.provenance, (provenance) => choose({ provenance }), words.withOriginsHint)}
    ${check('document', words.withDocument, choices.document, (document) => choose({ document }), words.withDocumentHint)}
  </fieldset>`;
}

const radio = (name: string, label: string, checked: boolean, choose: () => void): TemplateResult =>
  html`<label class="export-choice">
    <input type="radio" name="export-${name}" .checked=${live(checked)} @change=${choose} />
    <span>${label}</span>
  </label>`;

const check = (
  name: string,
  label: string,
  checked: boolean,
  choose: (on: boolean) => void,
  hint?: string,
): TemplateResult =>
  html`<label class="export-choice">
    <input
      type="checkbox"
      name=${name}
      .checked=${live(checked)}
      @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)}
    />
    <span>${label}${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}</span>
  </label>`;

function problemWords(
  { problem, part }: Extract<ExportPlan, { problem: unknown }>,
  { slides }: Deck,
  words: AllMessages,
): string {
  return {
    empty: words.noSlideNumbers,
    unreadable: words.unreadableNumbers(part),
    beyond: words.numbersBeyond(part, slides.length),
    nothing: words.noSlideLeft,
  }[problem];
}

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;
