import { html, nothing, type TemplateResult } from 'lit';
import type { SlideVerification } from '../../../core/deck/verify-slide.js';
import type { AllMessages } from '../../shared/all-words.js';
import { verdictLine } from '../../shared/verdict-line.js';

/** Under the slide: whether its figures were all computed from rows, and whether its statements hold. */
export function verdicts(
  { verified, unverified, claims }: SlideVerification,
  words: AllMessages,
): TemplateResult {
  const open = unverified.length;
  const broken = claims.filter(({ holds }) => !holds).length;
  return html`<div class="verdicts" part="verdicts">
    ${
      verified + open === 0
        ? html`<p>${words.noFiguresHere}</p>`
        : verdictLine(open === 0, open === 0 ? words.verifiedAll : words.notVerified(open))
    }
    ${
      claims.length === 0
        ? nothing
        : verdictLine(
            broken === 0,
            broken === 0 ? words.claimsHold(claims.length) : words.claimsBroken(broken),
          )
    }
  </div>`;
}
