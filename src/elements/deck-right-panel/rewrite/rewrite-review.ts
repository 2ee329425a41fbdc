import { html, nothing, type TemplateResult } from 'lit';
import type { BlockChange, SlideDiff } from '../../../core/deck/slide-diff.js';
import type { TextChange } from '../../../core/deck/text-diff.js';
import type { Block } from '../../../core/deck/types.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon, widgetIcon } from '../../shared/icons.js';

interface ReviewView {
  diff: SlideDiff;
  /** The slide was edited since it was asked for. */
  conflict: boolean;
  unchanged: boolean;
  instruction: string | undefined;
  busy: boolean;
  words: AllMessages;
  /** A BCP 47 tag. */
  locale: string;
  accept: () => void;
  reject: () => void;
  /** Absent where nobody knows what was asked for. */
  again: (() => void) | undefined;
}

/** What a rewrite would change, for a person to accept or to reject. */
export function rewriteReview(view: ReviewView): TemplateResult {
  const { diff, conflict, unchanged, instruction, words } = view;
  return html`<div
    class="rewrite-review"
    part="proposal"
    role="region"
    aria-labelledby="rewrite-heading"
    tabindex="-1"
  >
    <div class="rewrite-content" tabindex="0" role="group" aria-labelledby="rewrite-heading">
      <h2 id="rewrite-heading">${words.rewriteHeading}</h2>
      ${instruction === undefined ? nothing : html`<p class="hint"><q dir="auto">${instruction}</q></p>`}
      ${
        conflict
          ? html`<div class="message">
              ${icon('alert')}
              <p class="words">${words.rewriteConflict}</p>
            </div>`
          : nothing
      }
      ${unchanged ? html`<p>${words.rewriteSame}</p>` : nothing}
      ${diff.texts.map(
        ({ field, changes, templates }) =>
          html`<h3 class="label">${words[`${field}Field`]}</h3>
            <p class="diff ${field} ${templates ? 'templates' : ''}" dir="auto">
              <span class="diff-text">${changes.map((change) => stretch(change, words))}</span>
            </p>
            ${templates ? html`<p class="hint">${words.rewriteTemplates}</p>` : nothing}`,
      )}
      ${
        diff.blocks.length + (diff.layout ? 1 : 0) === 0
          ? nothing
          : html`<h3 class="label">${words.rewriteBlocks}</h3>
              <ul class="block-changes">
                ${diff.blocks.map((change) => html`<li>${blockChange(change, view)}</li>`)}
                ${diff.layout ? html`<li>${words.rewriteLayout}</li>` : nothing}
              </ul>`
      }
    </div>
    <div class="rewrite-actions">
      <button
        class="button primary"
        type="button"
        title=${words.rewriteKeys}
        ?disabled=${conflict || unchanged}
        @click=${view.accept}
      >
        ${icon('check')}${words.rewriteAccept}
      </button>
      <button class="button outlined" type="button" title=${words.rewriteKeys} @click=${view.reject}>
        ${words.rewriteReject}
      </button>
      ${
        view.again
          ? html`<button class="button" type="button" ?disabled=${view.busy} @click=${view.again}>
              ${icon('refresh')}${view.busy ? words.rewriting : words.retry}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

/** Said as well as drawn: a screen reader may pass over what is only struck out. */
function stretch({ kind, text }: TextChange, words: AllMessages): TemplateResult {
  if (kind === 'same') return html`${text}`;
  return kind === 'removed'
    ? html`<del><span class="visually-hidden">${words.rewriteRemoved} </span>${text}</del>`
    : html`<ins><span class="visually-hidden">${words.rewriteAdded} </span>${text}</ins>`;
}

function blockChange(change: BlockChange, { words, locale }: ReviewView): TemplateResult {
  const { kind, block } = change;
  const name = blockName(block, words);
  const sign = 'spec' in block ? widgetIcon(block.spec.type) : nothing;
  if (kind !== 'changed')
    return html`${sign}${kind === 'added' ? words.blockAdded(name) : words.blockRemoved(name)}`;
  const aspects = change.aspects.map((aspect) => words.blockAspects[aspect]);
  const list = new Intl.ListFormat(locale).format(aspects);
  const before = blockName(change.before, words);
  return html`${sign}${before === name ? words.blockChanged(name, list) : words.blockBecomes(before, name)}`;
}

function blockName(block: Block, words: AllMessages): string {
  if ('spec' in block) return words.types[block.spec.type] ?? block.spec.type;
  return block.kind === 'text' ? words.textField : words.picture;
}
