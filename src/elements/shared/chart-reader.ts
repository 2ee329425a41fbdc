import { html, nothing, noChange, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Mark } from '../../core/chart/shapes.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type { ChartBox } from '../../core/layout/types.js';
import { boxStyles } from './box-styles.js';
import { inlineStyles } from './inline-styles.js';
import { MarkReading } from './mark-reading.js';

/**
 * Lies over a chart and lets its values be read one by one: by pointing at them, or with the arrow keys. For a screen
 * reader it is a slider, so that it takes the arrow keys and says each value that is come to.
 */
export function chartReader(
  box: ChartBox,
  marks: readonly Mark[],
  { colors, fonts }: Theme,
  label: string,
): TemplateResult | typeof nothing {
  if (marks.length === 0) return nothing;
  const look = {
    '--_mark-ground': colors.background,
    '--_mark-text': colors.text,
    '--_mark-edge': colors.muted,
    'font-family': fonts.body.screen,
  };
  return html`<div
    class="box chart-reader"
    role="slider"
    tabindex="0"
    aria-label=${label}
    aria-valuemin="1"
    aria-valuenow="1"
    ${inlineStyles({ ...boxStyles(box), ...look })}
    ${readMarks(marks, box)}
  ></div>`;
}

class ReadMarks extends Directive {
  #reading: MarkReading | undefined;

  render(_marks: readonly Mark[], _box: ChartBox): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [marks, box]: [readonly Mark[], ChartBox]): typeof noChange {
    this.#reading ??= new MarkReading(element as HTMLElement);
    this.#reading.read(marks, box);
    return noChange;
  }
}

const readMarks = directive(ReadMarks);
