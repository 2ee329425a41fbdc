import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { columnsFor, fitOf, withRole } from '../../../core/chart/type-fit.js';
import type { RoleSpec } from '../../../core/chart/widget-types.js';
import type { ChartView } from './chart-view.js';

/** Which column plays which part. */
export function columnFields(view: ChartView): TemplateResult | typeof nothing {
  const { block, data, words } = view;
  const fit = fitOf(block.spec.type, data.columns, block.spec.encoding);
  if (!fit.fits || fit.roles.length === 0) return nothing;
  const fields = fit.roles.filter(
    (role) => role.optional !== true || columnsFor(role, data.columns).length > 0,
  );
  return html`<section class="group" aria-labelledby="chart-columns">
    <h3 class="label" id="chart-columns">${words.chartColumns}</h3>
    ${fields.map((role) => field(view, role, fit.encoding[role.role]))}
  </section>`;
}

function field(
  { block, data, words, set }: ChartView,
  spec: RoleSpec,
  chosen: string | undefined,
): TemplateResult {
  const { role } = spec;
  const without = fitOf(block.spec.type, data.columns, withRole(block.spec, role, undefined).encoding);
  // A part that its column would take by its name cannot be left out.
  const mayBeNone = spec.optional === true && without.fits && without.encoding[role] === undefined;
  return html`<label class="pair">
    <span>${words.roles[role]}</span>
    <select
      class="field"
      data-role=${role}
      .value=${live(chosen ?? '')}
      @change=${(event: Event) => set(withRole(block.spec, role, (event.target as HTMLSelectElement).value || undefined))}
    >
      ${mayBeNone ? html`<option value="" ?selected=${chosen === undefined}>${words.noColumn}</option>` : nothing}
      ${columnsFor(spec, data.columns).map(
        ({ name }) => html`<option value=${name} ?selected=${name === chosen}>${name}</option>`,
      )}
    </select>
  </label>`;
}
