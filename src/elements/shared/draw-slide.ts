import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { resolveSlide } from '../../core/deck/resolve.js';
import type { Deck } from '../../core/deck/types.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type {
  Box,
  ChartBox,
  ImageBox,
  Paragraph,
  ProblemBox,
  Run,
  SlideGeometry,
  TableBox,
  TextBox,
} from '../../core/layout/types.js';
import type { Messages } from '../../core/locales/en.js';
import { boxStyles, textStyles } from './box-styles.js';
import { chartReader } from './chart-reader.js';
import { pictureSource } from './clean-pictures.js';
import { drawParagraphs } from './draw-text.js';
import { claimMark, sentenceMark, useMarks, type EditorMarks } from './editor-marks.js';
import { icon } from './icons.js';
import { inlineStyles } from './inline-styles.js';
import type { ChartDrawing } from './slide-renderer.js';

export { loadSlideFonts } from './slide-fonts.js';

export interface DrawOptions {
  theme: Theme;
  chart: (box: ChartBox) => ChartDrawing;
  /** Charts can be read value by value; names what does it. */
  valuesLabel?: string | undefined;
  /** Draws something else in place of, or above, a text box: an editor. */
  text?: (box: TextBox, drawing: TemplateResult) => TemplateResult;
  /** Figures can be reached with the keyboard. */
  focusFigures?: boolean;
  /** For an editor: where marks are drawn, and their words. */
  marks?: EditorMarks;
  /** Points that speak of other slides are links to them. */
  links?: SlideLinks;
}

/** How a slide of the deck is named, and what shows it. */
export interface SlideLinks {
  deck: Deck;
  messages: Messages;
  go: (slideId: string) => void;
}

/** A slide of 1280 × 720 pixels, whatever size it is then scaled to. */
export function drawSlide(geometry: SlideGeometry, options: DrawOptions): TemplateResult {
  if (options.marks) useMarks(options.marks);
  return html`<div
    class="slide"
    dir=${geometry.direction ?? 'ltr'}
    lang=${geometry.language}
    ${inlineStyles({ background: geometry.background, color: options.theme.colors.text })}
  >
    ${geometry.boxes.map((box) => drawBox(box, options))}
  </div>`;
}

function drawBox(box: Box, options: DrawOptions): TemplateResult {
  switch (box.kind) {
    case 'text': {
      const drawing = drawText(box, options);
      return options.text ? options.text(box, drawing) : drawing;
    }
    case 'chart':
      return drawChart(box, options);
    case 'table':
      return drawTable(box, options);
    case 'image':
      return drawImage(box);
    case 'shape':
      return html`<div class="box" ${inlineStyles({ ...boxStyles(box), background: box.fill })}></div>`;
    case 'problem':
      return drawProblem(box, box.message, box.hint);
  }
}

function drawText(box: TextBox, options: DrawOptions): TemplateResult {
  const title = box.role === 'title';
  const { marks } = options;
  const mark = ({ claims }: Paragraph) => (claims && marks ? claimMark(claims, marks) : nothing);
  const last = new Set(box.paragraphs.map(({ runs }) => runs.at(-1)));
  const run = (one: Run) => {
    const drawn = drawRun(one, box.blockId, options);
    if (!one.ends || !marks) return drawn;
    const how = { inner: !last.has(one), focusable: options.focusFigures === true };
    return html`${drawn}${sentenceMark(one.ends, marks, how)}`;
  };
  // A control is no part of a heading's name, so a title's mark stands beside it.
  const inside = (paragraph: Paragraph) => (title ? nothing : mark(paragraph));
  // In an editor a click on a text begins to write.
  const press = (paragraph: Paragraph) => (options.text ? undefined : pressOf(paragraph, options.links));
  const paragraphs = drawParagraphs(box.paragraphs, run, inside, press);
  return html`<div
    class=${classMap({ box: true, text: true, [box.anchor]: true, [box.role]: true })}
    data-field=${ifDefined(box.field)}
    role=${ifDefined(box.full === undefined ? undefined : 'group')}
    aria-label=${ifDefined(box.full)}
    title=${ifDefined(box.full)}
    ${inlineStyles({ ...boxStyles(box), ...textStyles(box, options.theme) })}
  >
    ${
      title
        ? html`${box.paragraphs.map(mark)}
            <div role="heading" aria-level="3" aria-label=${ifDefined(headingName(box))}>${paragraphs}</div>`
        : paragraphs
    }
  </div>`;
}

/** A mark is no part of a heading's name: with one in it the heading is named by its words. */
function headingName({ paragraphs }: TextBox): string | undefined {
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs);
  return runs.some(({ ends }) => ends) ? runs.map(({ text }) => text).join('') : undefined;
}

function drawRun(
  run: Run,
  blockId: string | undefined,
  { focusFigures, links, theme }: DrawOptions,
): TemplateResult | string {
  const { figure, typed = false } = run;
  if (run.slideId !== undefined) return drawLink(run.text, run.slideId, theme, links);
  if (!figure && !typed && !run.bold && !run.italic && run.href === undefined) return run.text;
  const classes = classMap({
    bold: run.bold === true,
    italic: run.italic === true,
    figure: figure !== undefined,
    typed,
    doubted: figure !== undefined && figure.mark !== 'computed',
  });
  if (figure || typed) {
    return html`<span
      class=${classes}
      data-expression=${ifDefined(figure?.expression)}
      data-mark=${ifDefined(figure?.mark)}
      data-block=${ifDefined(blockId)}
      tabindex=${focusFigures ? 0 : nothing}
      aria-describedby=${focusFigures ? 'tip' : nothing}
      >${run.text}</span
    >`;
  }
  if (run.href !== undefined) {
    return html`<a class=${classes} href=${run.href} target="_blank" rel="noopener noreferrer"
      >${run.text}</a
    >`;
  }
  return html`<span class=${classes}>${run.text}</span>`;
}

/** An arrow that says where it leads. */
function drawLink(
  text: string,
  slideId: string,
  { colors }: Theme,
  links: SlideLinks | undefined,
): TemplateResult {
  const look = inlineStyles({ color: colors.accent, 'text-decoration': 'none' });
  if (!links) return html`<span class="bold" aria-hidden="true" ${look}>${text}</span>`;
  const { deck, messages } = links;
  const at = deck.slides.findIndex(({ id }) => id === slideId);
  const slide = deck.slides[at];
  const title = (slide && resolveSlide(deck, slide).title.text.trim()) || messages.untitledSlide;
  const name = messages.slideOf(at + 1, deck.slides.length, title);
  return html`<a
    class="bold"
    href="#slide=${at + 1}"
    aria-label=${name}
    title=${name}
    ${look}
    @click=${goTo(slideId, links)}
    >${text}</a
  >`;
}

/** A click anywhere on a point follows its link, unless it ends the choice of a piece of text. */
function pressOf({ runs }: Paragraph, links: SlideLinks | undefined): ((event: Event) => void) | undefined {
  const slideId = runs.find((run) => run.slideId !== undefined)?.slideId;
  if (slideId === undefined || !links) return undefined;
  const go = goTo(slideId, links);
  return (event) => {
    if (!event.defaultPrevented && getSelection()?.isCollapsed !== false) go(event);
  };
}

const goTo =
  (slideId: string, { go }: SlideLinks) =>
  (event: Event): void => {
    event.preventDefault();
    go(slideId);
  };

function drawChart(box: ChartBox, options: DrawOptions): TemplateResult {
  const drawing = options.chart(box);
  if (drawing.state === 'failed') {
    const hint = 'hint' in drawing.error ? (drawing.error.hint as string | undefined) : undefined;
    return drawProblem(box, drawing.error.message, hint);
  }
  const styles = inlineStyles(boxStyles(box));
  if (drawing.state === 'pending') return html`<div class="box shimmer" ${styles}></div>`;
  return html`<div class="box chart" role="img" aria-label=${drawing.alt} ${styles}>${drawing.node}</div>
    ${options.valuesLabel === undefined ? nothing : chartReader(box, drawing.marks, options.theme, options.valuesLabel)}`;
}

function drawTable(box: TableBox, { theme }: DrawOptions): TemplateResult {
  const { colors, fonts } = theme;
  const row = (fill: string): ReturnType<typeof inlineStyles> =>
    inlineStyles({ height: `${box.rowHeight}px`, 'border-bottom-color': fill });
  const last = box.rows.length - 1;
  const cell = (index: number): string => (box.columns[index]?.align === 'end' ? 'end' : 'start');
  return html`<div
    class="box"
    ${inlineStyles({
      ...boxStyles(box),
      'font-family': fonts.body.screen,
      'font-size': `${box.fontSize}px`,
      '--_cell': `${box.cellPadding}px`,
    })}
  >
    <table>
      <colgroup>
        ${box.columns.map((column) => html`<col ${inlineStyles({ width: `${column.width}px` })} />`)}
      </colgroup>
      <thead ${inlineStyles({ color: colors.muted })}>
        <tr ${row(colors.muted)}>
          ${box.columns.map((column, at) => html`<th scope="col" class=${cell(at)}>${column.label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${box.rows.map(
          (cells, at) =>
            html`<tr
              class=${box.total === true && at === last ? 'total' : ''}
              ${row(box.total === true && at === last - 1 ? colors.muted : colors.rule)}
            >
              ${cells.map((text, at) => html`<td class=${cell(at)}>${text}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function drawImage(box: ImageBox): TemplateResult {
  return html`<img
    class="box image"
    draggable="false"
    src=${pictureSource(box.dataUrl)}
    alt=${box.decorative ? '' : box.alt}
    ${inlineStyles(boxStyles(box))}
  />`;
}

function drawProblem(box: ProblemBox | ChartBox, message: string, hint: string | undefined): TemplateResult {
  return html`<div class="box problem" ${inlineStyles(boxStyles(box))}>
    ${icon('alert')}
    <p>${message}</p>
    ${hint === undefined ? nothing : html`<p class="hint">${hint}</p>`}
  </div>`;
}
