import { html, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { keyNames, type Command } from '../../shared/commands.js';

/** Every key of a presentation and what it does. */
export function keySheet(commands: readonly Command<AllMessages>[], words: AllMessages): TemplateResult {
  // A long sheet is scrolled with the keyboard.
  return html`<dl class="key-sheet" tabindex="0" aria-label=${words.presentingKeys}>
    ${commands.map(({ label, keys = [] }) =>
      row(
        label(words),
        keys.map((one) => keyNames(one, words)),
      ),
    )}
    ${row(words.goToNumber, [['1', '2', '…', words.keyNames.Enter]])}
  </dl>`;
}

const row = (label: string, keys: readonly string[][]): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${keys.map((names) => html`<kbd dir="ltr">${names.join(' ')}</kbd>`)}</dd>
  </div>`;
