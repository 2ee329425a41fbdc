import { html, type TemplateResult } from 'lit';

/** The outline of a slide that is on its way, with the title as far as it is written. */
export function skeleton(title = ''): TemplateResult {
  return html`<div class="skeleton" aria-hidden="true">
    ${title === '' ? html`<i class="t"></i>` : html`<p class="draft">${title}</p>`}
    <i class="c"></i><i class="l1"></i><i class="l2"></i><i class="l3"></i>
  </div>`;
}
