import { html, nothing, type TemplateResult } from 'lit';
import type { SlideVerification } from '../../../core/deck/verify-slide.js';
import type { Messages } from '../../../core/locales/en.js';
import { verdictLine } from '../../shared/verdict-line.js';

/** Under the slide: whether its figures were all computed from rows, and whether its statements hold. */
export function verdicts(
  { verified, unverified, claims }: SlideVerification,
  messages: Messages,
): TemplateResult {
  const open = unverified.length;
  const broken = claims.filter(({ holds }) => !holds).length;
  return html`<div class="verdicts" part="verdicts">
    ${
      verified + open === 0
        ? html`<p>${messages.noFiguresHere}</p>`
        : verdictLine(open === 0, open === 0 ? messages.verifiedAll : messages.notVerified(open))
    }
    ${
      claims.length === 0
        ? nothing
        : verdictLine(
            broken === 0,
            broken === 0 ? messages.claimsHold(claims.length) : messages.claimsBroken(broken),
          )
    }
  </div>`;
}
