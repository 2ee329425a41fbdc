import { html, type TemplateResult } from 'lit';

/** The outline of a slide that is on its way. */
export function skeleton(): TemplateResult {
  return html`<div class="skeleton" aria-hidden="true">
    <i class="t"></i><i class="c"></i><i class="l1"></i><i class="l2"></i><i class="l3"></i>
  </div>`;
}
