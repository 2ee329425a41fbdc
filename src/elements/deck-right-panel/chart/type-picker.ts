import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { withType } from '../../../core/chart/type-fit.js';
import { offerOf } from '../../../core/chart/type-offer.js';
import { WIDGET_TYPES, type WidgetType } from '../../../core/chart/types.js';
import type { RoleSpec } from '../../../core/chart/widget-types.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { ChartView } from './chart-view.js';
import { typePicture } from './type-picture.js';

/** The types that the rows can be shown as; of the others what they lack, where it is a column. */
export function typePicker(view: ChartView): TemplateResult {
  const { block, data, facts, words, set } = view;
  const { spec } = block;
  const offers = WIDGET_TYPES.map((type) => ({ type, offer: offerOf(type, data, spec.encoding, facts) }));
  const others = offers.flatMap(({ type, offer }) =>
    'missing' in offer && offer.missing && type !== spec.type ? [{ type, missing: offer.missing }] : [],
  );
  // The one it has stays in sight, whatever became of its columns.
  const offered = offers.filter(({ type, offer }) => offer.offered || type === spec.type);
  return html`<fieldset class="types">
    <legend class="label">${words.chartType}</legend>
    <div class="type-grid">
      ${offered.map(
        ({ type }) =>
          html`<label class="type">
            <input
              type="radio"
              name="chart-type"
              value=${type}
              .checked=${live(type === spec.type)}
              @change=${() => set(withType(spec, type, data.columns))}
            />
            ${typePicture(type)}<span>${typeName(type, words)}</span>
          </label>`,
      )}
    </div>
    ${
      others.length === 0
        ? nothing
        : html`<details class="other-types">
            <summary>${words.otherTypes(others.length)}</summary>
            <ul>
              ${others.map(
                ({ type, missing }) =>
                  html`<li>
                    ${typePicture(type)}<span>
                      <b>${typeName(type, words)}</b> ${lacks(missing, words)}
                    </span>
                  </li>`,
              )}
            </ul>
          </details>`
    }
  </fieldset>`;
}

/** Both kinds of bars are bar charts; here they stand side by side. */
const typeName = (type: WidgetType, words: AllMessages): string =>
  type === 'horizontal-bar' ? words.lyingBars : (words.types[type] ?? type);

const lacks = ({ role, kind }: RoleSpec, words: AllMessages): string =>
  kind === 'number' || kind === 'quantity'
    ? words.needsNumber(words.roles[role])
    : words.needsCategory(words.roles[role]);
