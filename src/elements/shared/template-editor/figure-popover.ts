import { html, nothing, render, type TemplateResult } from 'lit';
import { problemsIn, resolveIn } from '../../../core/deck/template-context.js';
import { placeholderOf } from '../../../core/deck/figure-choices.js';
import { formatChoices } from '../../../core/template/format-choices.js';
import { viewPlaceholders } from '../../../core/template/placeholder-views.js';
import type { TemplateProblem, Value } from '../../../core/template/types.js';
import { placeCard } from '../place-card.js';
import { icon } from '../icons.js';
import type { EditorSetting } from './chips.js';
import { ExpressionField } from './expression-field.js';

export interface OpenFigure {
  /** What stands between the braces. */
  inside: string;
  /** It stands in no text yet: there is nothing to delete. */
  isNew: boolean;
  /** What it belongs to, in the window. */
  anchor: DOMRect;
  /** `undefined`: nothing changes; an empty text deletes the figure. `goneOn`: focus is somewhere else already. */
  done: (inside: string | undefined, goneOn: boolean) => void;
}

/** Errors are underlined once typing rests; marks drawn with a letter would leave the caret before it (Chromium). */
const REST_MS = 250;

interface Reading {
  expression: string;
  format: string | undefined;
  /** What it reads; undefined where it has no value. */
  text: string | undefined;
  value: Value;
  problems: TemplateProblem[];
}

/** Where one figure is edited: its expression, its format, and what it reads. */
export class FigurePopover {
  readonly #layer: HTMLElement;
  readonly #root: ShadowRoot | Document;
  readonly #setting: EditorSetting;
  #place: HTMLElement | undefined;
  #field: ExpressionField | undefined;
  #open: OpenFigure | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(layer: HTMLElement, root: ShadowRoot | Document, setting: EditorSetting) {
    this.#layer = layer;
    this.#root = root;
    this.#setting = setting;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  open(figure: OpenFigure): void {
    this.close();
    this.#open = figure;
    const place = document.createElement('div');
    this.#place = place;
    this.#layer.append(place);
    render(this.#render(figure, this.#read(figure.inside)), place);
    this.#field = new ExpressionField({
      parent: place.querySelector<HTMLElement>('.figure-expression') as HTMLElement,
      root: this.#root,
      layer: this.#layer,
      text: figure.inside,
      label: this.#setting.words.expressionField,
      context: this.#setting.context,
      changed: () => this.#update(),
      apply: () => this.#finish(this.#field?.text.trim()),
      cancel: () => this.#finish(undefined),
    });
    this.#update();
    this.#field.focus();
  }

  /** Takes what is written, as leaving it does. */
  apply(): void {
    const text = this.#field?.text.trim();
    // An empty field that is left deletes nothing: deleting has its button.
    if (this.#open) this.#finish(text === '' ? undefined : text, true);
  }

  close(): void {
    clearTimeout(this.#resting);
    this.#open = undefined;
    this.#field?.destroy();
    this.#field = undefined;
    this.#place?.remove();
    this.#place = undefined;
  }

  #finish(inside: string | undefined, goneOn = false): void {
    const done = this.#open?.done;
    this.#open = undefined;
    // Before the field is gone: focus that goes with it would be said to have left the editor.
    done?.(inside, goneOn);
    this.close();
  }

  #update(): void {
    if (!this.#open || !this.#place || !this.#field) return;
    const reading = this.#read(this.#field.text);
    render(this.#render(this.#open, reading), this.#place);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#underline(reading), REST_MS);
    placeCard(this.#place.firstElementChild as HTMLElement, this.#open.anchor);
  }

  #underline({ problems }: Reading): void {
    const braces = 2;
    this.#field?.underline(
      problems.map((problem) => ({ ...problem, pos: problem.pos - braces, end: problem.end - braces })),
    );
  }

  #read(inside: string): Reading {
    const text = `{{${inside}}}`;
    const context = this.#setting.context();
    const resolved = resolveIn(context, text);
    const [view] = viewPlaceholders(text, resolved).placeholders;
    const value = resolved.parts.find((part) => part.kind === 'value');
    return {
      expression: view?.expression ?? inside,
      format: view?.format,
      text: value?.text,
      value: value?.value ?? null,
      problems: inside.trim() === '' ? [] : problemsIn(context, text),
    };
  }

  #render(figure: OpenFigure, reading: Reading): TemplateResult {
    const { words } = this.#setting;
    return html`<div
      class="figure-editor"
      role="dialog"
      aria-label=${figure.isNew ? words.insertFigure : words.editFigure}
    >
      <span class="caption" aria-hidden="true">${words.expressionField}</span>
      <div class="figure-expression"></div>
      <p class="reading" role="status">${this.#reading(reading)}</p>
      <label class="caption" for="figure-format">${words.formatField}</label>
      ${this.#formats(reading)}
      <div class="actions">
        ${
          figure.isNew
            ? nothing
            : html`<button
                class="button only"
                type="button"
                aria-label=${words.deleteFigure}
                title=${words.deleteFigure}
                @click=${() => this.#finish('')}
              >
                ${icon('trash')}
              </button>`
        }
        <span class="space"></span>
        <button class="button" type="button" @click=${() => this.#finish(undefined)}>
          ${words.cancelFigure}
        </button>
        <button class="button primary" type="button" @click=${() => this.#finish(this.#field?.text.trim())}>
          ${words.applyFigure}
        </button>
      </div>
    </div>`;
  }

  #reading({ expression, text, problems }: Reading): TemplateResult | string {
    const { words } = this.#setting;
    const [problem] = problems;
    if (problem) {
      return html`<span class="failure">${problem.message}</span>
        ${problem.hint === undefined ? nothing : html`<span class="hint">${problem.hint}</span>`}`;
    }
    if (expression.trim() === '' || text === undefined)
      return html`<span class="hint">${words.figureEmpty}</span>`;
    return words.figureReads(text);
  }

  #formats({ expression, format, value, text }: Reading): TemplateResult {
    const { words, context } = this.#setting;
    const choices = text === undefined ? [] : formatChoices(value, context().options);
    const isOwn = format !== undefined && !choices.some(({ source }) => source === format);
    const write = (event: Event): void => {
      const source = (event.target as HTMLSelectElement).value;
      this.#field?.setText(
        placeholderOf(expression, source === '' ? undefined : source)
          .slice(2, -2)
          .trim(),
      );
    };
    return html`<select class="field" id="figure-format" ?disabled=${text === undefined} @change=${write}>
      <option value="" .selected=${format === undefined}>${words.noFormat}</option>
      ${isOwn ? html`<option value=${format} .selected=${true}>${words.otherFormat(format)}</option>` : nothing}
      ${choices.map(
        ({ source, text: shown }) =>
          html`<option value=${source} .selected=${source === format}>${shown} (${source})</option>`,
      )}
    </select>`;
  }
}
