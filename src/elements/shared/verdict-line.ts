import { html, type TemplateResult } from 'lit';
import { icon } from './icons.js';

/** A mark in words, with the icon that says the same. */
export function verdictLine(verified: boolean, words: string): TemplateResult {
  return html`<p class="verdict ${verified ? 'good' : 'bad'}">
    ${icon(verified ? 'check' : 'alert')}${words}
  </p>`;
}
