import { html, nothing, type TemplateResult } from 'lit';
import type { Slide } from '../../../core/deck/types.js';
import { readLeftOut, type LeftOutPart } from '../../../core/guard/left-out.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';

/** Under the slide: what was written for it and is not shown, each with why, and whether somebody else wrote it than was asked. */
export function leftOutNote(
  slide: Slide | undefined,
  localize: LocalizeController,
): TemplateResult | typeof nothing {
  const told = slide && readLeftOut(slide);
  if (!told) return nothing;
  const { parts, standIn, reason } = told;
  const words = allWords(localize.messages);
  return html`<div class="note left-out-note">
    ${icon('alert')}
    <div>
      ${
        standIn
          ? html`<p>
              ${words.builtInWrote}
              ${reason ? html`<span class="hint" dir="auto">${localize.error(reason)}</span>` : nothing}
            </p>`
          : nothing
      }
      ${
        parts.length > 0
          ? html`<details>
              <summary>${words.partsLeftOut(parts.length)}</summary>
              <ul>
                ${parts.map((part) => item(part, words))}
              </ul>
            </details>`
          : nothing
      }
    </div>
  </div>`;
}

/** Lines that code has no words for are English, whatever the page is. */
const item = ({ text, guard }: LeftOutPart, words: AllMessages): TemplateResult =>
  guard
    ? html`<li>
        <q dir="auto">${text}</q>
        <span class="hint">${words.leftOutReasons[guard]}</span>
      </li>`
    : html`<li lang="en" dir="auto">${text}</li>`;
