import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../core/locales/en.js';
import type { ResolvedTemplate } from '../../core/template/types.js';

/** What stands in the way of a text: problems with their hints. */
export function problemsOf(
  templates: readonly ResolvedTemplate[],
  messages: Messages,
): TemplateResult | typeof nothing {
  const problems = templates.flatMap((template) => template.problems);
  if (problems.length === 0) return nothing;
  return html`<div class="group">
    <p class="label">${messages.problems}</p>
    <ul class="group">
      ${problems.map(
        ({ message, hint }) =>
          html`<li class="problem">
            ${message} ${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}
          </li>`,
      )}
    </ul>
  </div>`;
}
