import { html, nothing, type TemplateResult } from 'lit';
import type { Screen } from '../../../core/present/messages.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';

/** A screen of one colour in place of the slide. */
export const covering = (screen: Screen, words: AllMessages): TemplateResult => html`
  ${screen === 'slide' ? nothing : html`<div class="covering ${screen}"></div>`}
  <p class="visually-hidden covering-words" role="status">${screen === 'slide' ? '' : words.screenCovered}</p>
`;

/** The number of a slide while it is typed. */
export const typedNumber = (typed: string, words: AllMessages): TemplateResult =>
  html`<p class="typed-number" role="status" ?hidden=${typed === ''}>
    ${typed === '' ? nothing : words.typedNumber(typed)}
  </p>`;

/** The browser kept the speaker's window closed. */
export const blockedNotice = (
  words: AllMessages,
  answers: { again: () => void; dismiss: () => void },
): TemplateResult =>
  html`<div class="notice aside" role="alert">
    ${icon('alert')}
    <p>${words.windowBlocked}</p>
    <button type="button" class="button outlined again" @click=${answers.again}>${words.retry}</button>
    <button
      type="button"
      class="button only"
      aria-label=${words.dismiss}
      title=${words.dismiss}
      @click=${answers.dismiss}
    >
      ${icon('close')}
    </button>
  </div>`;
