import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from '../../shared/icons.js';

/** Something about what is kept, with what a person can do about it. */
export interface Notice {
  /** `trouble` is said at once by assistive technology. */
  kind: 'calm' | 'trouble';
  text: string;
  hint?: string | undefined;
  answers?: readonly { label: string; run: () => void }[];
  /** The name of the button that closes it, and what that does. */
  close: { label: string; run: () => void };
}

export function notice({ kind, text, hint, answers = [], close }: Notice): TemplateResult {
  const name: IconName = kind === 'trouble' ? 'alert' : 'file';
  return html`<div
    class="keep ${kind}"
    role=${kind === 'trouble' ? 'alert' : 'group'}
    aria-label=${kind === 'trouble' ? nothing : text}
  >
    ${icon(name)}
    <p>${text}${hint === undefined ? nothing : html` <span class="hint">${hint}</span>`}</p>
    <span class="answers">
      ${answers.map(
        ({ label, run }) =>
          html`<button class="button outlined" type="button" @click=${run}>${label}</button>`,
      )}
      <button
        class="button only"
        type="button"
        aria-label=${close.label}
        title=${close.label}
        @click=${close.run}
      >
        ${icon('close')}
      </button>
    </span>
  </div>`;
}
