import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Layout, Region } from '../../../core/layout/define-layout.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../core/layout/types.js';

/** Slide pixels: what is drawn of a line of text, and what lies between two. */
const LINE = { height: 26, pitch: 62, most: 4 };
const CARDS = 3;
const GAP = 40;

/** A layout as a small schematic: its regions where it has them, by what they hold. For the eye only. */
export function layoutPicture({ regions }: Layout, rtl: boolean): TemplateResult {
  return html`<svg
    class="layout-picture ${rtl ? 'mirrored' : ''}"
    viewBox="0 0 ${SLIDE_WIDTH} ${SLIDE_HEIGHT}"
    aria-hidden="true"
    focusable="false"
  >
    ${regions.map((region) => (region.holds === 'blocks' ? blocks(region) : lines(region)))}
  </svg>`;
}

function blocks({ x, y, width, height, arrange }: Region): SVGTemplateResult | SVGTemplateResult[] {
  const count = arrange === 'row' ? CARDS : 1;
  const own = (width - GAP * (count - 1)) / count;
  return Array.from(
    { length: count },
    (_, at) =>
      svg`<rect class="block" x=${x + at * (own + GAP)} y=${y} width=${own} height=${height} rx="20" />`,
  );
}

function lines({ holds, x, y, width, height }: Region): SVGTemplateResult[] {
  const title = holds === 'title';
  const count = title ? 1 : Math.min(LINE.most, Math.max(1, Math.floor(height / LINE.pitch)));
  // A title stands over everything else; the last line of a text is never a full one.
  return Array.from({ length: count }, (_, at) => {
    const last = at === count - 1;
    const length = Math.min(width, 640) * (last ? 0.62 : 1);
    return title
      ? svg`<rect class="title" x=${x} y=${y + height / 2 - 30} width=${length} height="60" rx="14" />`
      : svg`<rect class="line" x=${x} y=${y + at * LINE.pitch} width=${length} height=${LINE.height} rx="13" />`;
  });
}
