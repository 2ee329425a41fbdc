import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { wireBody } from '../../../core/generation/report-callbacks.js';
import type { GenerateDeckRequest, Privacy, WidgetInput } from '../../../core/stream/protocol.js';
import type { AllMessages } from '../../shared/all-words.js';

export interface SentData {
  privacy: Privacy;
  /** Undefined until the queries have answered. */
  request: GenerateDeckRequest | undefined;
  /** Why there is nothing to show. */
  failed: boolean;
  words: AllMessages;
  choose: (privacy: Privacy) => void;
  /** The person wants to see it, or no more. */
  open: (open: boolean) => void;
}

const CHOICES: readonly Privacy[] = ['all', 'sample', 'none'];
const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** How much of the data a service may see, and what exactly would be sent. */
export function sentData({ privacy, request, failed, words, choose, open }: SentData): TemplateResult {
  return html`<fieldset class="option privacy-choice">
    <legend>${words.privacy}</legend>
    ${CHOICES.map(
      (one) =>
        html`<label
          ><input
            type="radio"
            name="privacy"
            value=${one}
            .checked=${live(one === privacy)}
            @change=${() => choose(one)}
          />${words.privacyChoices[one]}</label
        >`,
    )}
    <details class="sent" @toggle=${(event: Event) => open((event.target as HTMLDetailsElement).open)}>
      <summary>${words.exactlySent}</summary>
      ${request ? sent(request, words) : html`<p class="hint">${failed ? words.nothingSent : words.runningQueries}</p>`}
    </details>
  </fieldset>`;
}

function sent(request: GenerateDeckRequest, words: AllMessages): TemplateResult {
  const body = wireBody(request);
  return html`<p>${words.sentInAll(request.widgets.length, bytesOf(body))}</p>
    <p class="hint">${words.sentWhen}</p>
    <ul>
      ${request.widgets.map((widget) => sentWidget(widget, words))}
    </ul>
    ${json(words.wholeRequest, request)}`;
}

function sentWidget(widget: WidgetInput, words: AllMessages): TemplateResult {
  const { title, columns, rows = [], rowCount } = widget;
  const values = rows.length * columns.length;
  const bounds = (widget.stats ?? []).some(({ min }) => min !== undefined);
  return html`<li>
    <strong>${title}</strong>
    <span>${words.sentColumns(columns.map(({ name }) => name).join(', '))}</span>
    <span>${words.sentRows(rows.length, rowCount, values)}</span>
    ${bounds ? html`<span>${words.sentBounds}</span>` : nothing}
    ${widget.dataKey === undefined ? nothing : html`<span>${words.sentSql}</span>`}
    ${json(words.asJson(bytesOf(wireBody(widget))), widget)}
  </li>`;
}

/** Long texts are written only for who opens them. */
function json(label: string, value: object): TemplateResult {
  const write = (event: Event): void => {
    const { open, lastElementChild } = event.target as HTMLDetailsElement;
    if (open && lastElementChild) lastElementChild.textContent = JSON.stringify(value, null, 1);
  };
  return html`<details @toggle=${write}>
    <summary>${label}</summary>
    <pre tabindex="0" dir="ltr"></pre>
  </details>`;
}
