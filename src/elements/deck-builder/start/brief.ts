import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Privacy } from '../../../core/stream/protocol.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { StartChoices, Tone } from './start-choices.js';

export interface Brief {
  audience: string;
  goal: string;
  tone: Tone;
  /** What a service may see; undefined where none is asked. */
  privacy: Privacy | undefined;
  words: AllMessages;
  choose: (choices: Partial<StartChoices>) => void;
}

const value = (event: Event): string => (event.target as HTMLInputElement).value;

/** Whom the deck is for, what it is to achieve, and how it is to sound. */
export function brief({ audience, goal, tone, privacy, words, choose }: Brief): TemplateResult {
  const summary = [audience, goal].map((text) => text.trim()).filter(Boolean);
  return html`<details class="brief">
    <summary>
      <span>${words.brief}</span>
      ${summary.length > 0 ? html`<span class="widget-type">${summary.join(' · ')}</span>` : nothing}
    </summary>
    <div class="brief-fields">
      ${privacy === undefined ? html`<p class="hint">${words.briefInPage}</p>` : nothing}
      <div class="option">
        <label class="name" for="audience">${words.audience}</label>
        <input
          class="field"
          id="audience"
          list="audiences"
          maxlength="500"
          .value=${live(audience)}
          @input=${(event: Event) => choose({ audience: value(event) })}
        />
        <datalist id="audiences">
          ${words.audiences.map((one) => html`<option value=${one}></option>`)}
        </datalist>
      </div>
      <div class="option">
        <label class="name" for="goal">${words.goal}</label>
        <input
          class="field"
          id="goal"
          maxlength="500"
          placeholder=${words.goalExample}
          .value=${live(goal)}
          @input=${(event: Event) => choose({ goal: value(event) })}
        />
      </div>
      <div class="option">
        <label class="name" for="tone">${words.tone}</label>
        <select
          class="field"
          id="tone"
          .value=${live(tone)}
          @change=${(event: Event) => choose({ tone: value(event) as Tone })}
        >
          ${Object.entries(words.tones).map(([id, name]) => html`<option value=${id} ?selected=${id === tone}>${name}</option>`)}
        </select>
      </div>
    </div>
  </details>`;
}
