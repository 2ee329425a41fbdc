import { html, nothing, type TemplateResult } from 'lit';
import type { SlideVerification } from '../../../core/deck/verify-slide.js';
import type { AllMessages } from '../../shared/all-words.js';
import { verdictLine } from '../../shared/verdict-line.js';

/** Under the slide: whether its figures were all computed from rows, and how many of its sentences code has checked. */
export function verdicts(
  { verified, unverified, claims, sentences }: SlideVerification,
  words: AllMessages,
): TemplateResult {
  const open = unverified.length;
  const broken = claims.filter(({ holds }) => !holds).length;
  const checked = sentences.filter(({ state }) => state === 'checked').length;
  return html`<div class="verdicts" part="verdicts">
    ${
      verified + open === 0
        ? html`<p>${words.noFiguresHere}</p>`
        : verdictLine(open === 0, open === 0 ? words.figuresComputed : words.notVerified(open))
    }
    ${broken > 0 ? verdictLine(false, words.claimsBroken(broken)) : nothing}
    ${
      sentences.length === 0
        ? nothing
        : checked === sentences.length
          ? verdictLine(true, words.sentencesChecked(checked, sentences.length))
          : html`<p>${words.sentencesChecked(checked, sentences.length)}</p>`
    }
  </div>`;
}
