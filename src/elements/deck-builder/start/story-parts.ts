import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { StoryParts } from '../../../core/stream/protocol.js';
import type { AllMessages } from '../../shared/all-words.js';

const PARTS = ['summary', 'sections', 'closing', 'appendix'] as const;

/** What holds a larger deck together: all of it, until something is left out. */
export function storyParts(
  story: StoryParts,
  { storyParts: words }: AllMessages,
  choose: (story: StoryParts) => void,
): TemplateResult {
  return html`<details class="brief">
    <summary><span>${words.heading}</span></summary>
    <fieldset
      class="brief-fields privacy-choice story-parts"
      aria-label=${words.heading}
      aria-describedby="story-hint"
    >
      <p class="hint" id="story-hint">${words.hint}</p>
      ${PARTS.map(
        (part) =>
          html`<label>
            <input
              type="checkbox"
              name=${part}
              .checked=${live(story[part] !== false)}
              @change=${(event: Event) =>
                choose({ ...story, [part]: (event.target as HTMLInputElement).checked })}
            />
            <span>${words[part]}</span>
          </label>`,
      )}
    </fieldset>
  </details>`;
}
