import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { Modal } from '../../shared/modal.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { shortcutList, type Shortcut } from './shortcut-list.js';
import { shortcutSheetStyles } from './shortcut-sheet.styles.js';

/** As many are found by looking. */
const SEARCHED_ABOVE = 25;

/** All keys of the builder, as its commands say them. */
export class ShortcutSheet {
  readonly #context: WorkbenchContext;
  readonly #commands: () => readonly Command<AllMessages>[];
  readonly #modal: Modal;
  #wanted = '';

  constructor(context: WorkbenchContext, commands: () => readonly Command<AllMessages>[]) {
    this.#context = context;
    this.#commands = commands;
    this.#modal = new Modal(context.host, 'shortcuts');
    adoptStyles(context.host.renderRoot, [shortcutSheetStyles]);
  }

  render(close: () => void): TemplateResult {
    const { words } = this.#context;
    const all = shortcutList(this.#commands(), words);
    const found = all.filter((shortcut) => isWanted(shortcut, this.#wanted));
    return this.#modal.render({
      heading: words.shortcuts,
      closeLabel: words.closeDialog,
      part: 'shortcuts',
      closed: () => {
        this.#wanted = '';
        close();
      },
      content: html`${all.length > SEARCHED_ABOVE ? this.#search(words) : nothing}
      ${
        found.length === 0
          ? html`<p role="status">${words.noShortcut}</p>`
          : html`<div class="shortcuts" tabindex="0" role="region" aria-labelledby="shortcuts-heading">
              ${groupsOf(found).map((group) => this.#group(group, words))}
            </div>`
      }`,
    });
  }

  #search(words: AllMessages): TemplateResult {
    return html`<input
      class="field shortcut-search"
      type="search"
      aria-label=${words.findShortcut}
      placeholder=${words.findShortcut}
      .value=${this.#wanted}
      @input=${(event: Event) => {
        this.#wanted = (event.target as HTMLInputElement).value;
        this.#context.host.requestUpdate();
      }}
    />`;
  }

  #group(shortcuts: readonly Shortcut[], words: AllMessages): TemplateResult {
    const [first] = shortcuts;
    return html`<section>
      <h3>${first && words.shortcutGroups[first.group]}</h3>
      <dl>
        ${shortcuts.map(
          ({ label, keys }) =>
            html`<div>
              <dt>${label}</dt>
              <dd dir="ltr">
                ${keys.map(
                  (chord, at) =>
                    html`${at > 0 ? html`<span class="shortcut-or">${words.orKeys}</span>` : nothing}
                      <span class="shortcut-keys">${chord.map((key) => html`<kbd>${key}</kbd>`)}</span>`,
                )}
              </dd>
            </div>`,
        )}
      </dl>
    </section>`;
  }
}

function groupsOf(shortcuts: readonly Shortcut[]): Shortcut[][] {
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return groups.map((group) => shortcuts.filter((shortcut) => shortcut.group === group));
}

function isWanted({ label, keys }: Shortcut, wanted: string): boolean {
  const text = `${label} ${keys.map((chord) => chord.join(' ')).join(' ')}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
