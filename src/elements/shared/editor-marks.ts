import { html, nothing, type TemplateResult } from 'lit';
import type { SlideClaim } from '../../core/deck/slide-claims.js';
import type { Run } from '../../core/layout/types.js';
import type { Messages } from '../../core/locales/en.js';
import { adoptStyles } from './adopt-styles.js';
import { allWords } from './all-words.js';
import { editorMarksStyles } from './editor-marks.styles.js';
import { icon } from './icons.js';
import { SENTENCE_SIGNS } from './sentence-signs.js';

/** Where marks of an editor are drawn, and their words. */
export interface EditorMarks {
  root: HTMLElement | DocumentFragment;
  messages: Messages;
}

/** Gives the place of marks their look. */
export const useMarks = ({ root }: EditorMarks): void => adoptStyles(root, [editorMarksStyles]);

/** Beside a paragraph: whether its statements hold. */
export function claimMark(claims: readonly SlideClaim[], { messages }: EditorMarks): TemplateResult {
  const holds = claims.every((claim) => claim.holds);
  const said = (claim: SlideClaim): string =>
    `${claim.holds ? messages.claimHolds : messages.claimBroken}: ${claim.sentence}`;
  return html`<button
    class="claim-mark ${holds ? 'good' : 'bad'}"
    type="button"
    data-claims=${JSON.stringify(claims.map(({ id }) => id))}
    aria-label=${claims.map(said).join(' ')}
    aria-describedby="tip"
  >
    ${icon(holds ? 'check' : 'alert')}
  </button>`;
}

/** Behind a sentence that is not checked: what it is instead. `inner`: another one follows it in the paragraph. */
export const sentenceMark = (
  state: NonNullable<Run['ends']>,
  { messages }: EditorMarks,
  { inner, focusable }: { inner: boolean; focusable: boolean },
): TemplateResult =>
  html`<span
    class="sentence-mark ${inner ? 'inner' : ''}"
    role="img"
    data-state=${state}
    tabindex=${focusable ? 0 : nothing}
    aria-label=${allWords(messages).sentenceStates[state]}
    >${SENTENCE_SIGNS[state]}</span
  >`;
