import type PptxGenJS from 'pptxgenjs';
import type { ProblemBox, ShapeBox, SlideGeometry, TextBox, TextRole } from '../../layout/types.js';
import { cleanText } from './clean-text.js';
import { drawCells } from './draw-cells.js';
import { drawTable } from './draw-table.js';
import { drawText, fontReference, inches, points, type TextStyle } from './draw-text.js';
import type { ShapePlan, SlidePlan } from './package-plan.js';
import type { DrawableBox, PictureBox } from './prepare-pictures.js';
import { fileColor, hex } from './theme-colors.js';

export interface SlideInput {
  geometry: SlideGeometry;
  boxes: DrawableBox[];
  /** Title where the slide shows none. */
  fallbackTitle: string;
  notes: string;
}

const ROLE_NAMES: Record<TextRole, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Text',
  'block-title': 'Chart title',
  'metric-value': 'Figure',
  'metric-label': 'Figure label',
  'metric-note': 'Figure note',
  footer: 'Footer',
  'slide-number': 'Slide number',
  note: 'Note',
};
/** Size of a problem's text, slide pixels, as on the screen. */
const PROBLEM_SIZE = 18;

/** Draws the boxes of a slide, and says what the finishing rules must know about them. */
export function drawSlide(slide: PptxGenJS.Slide, input: SlideInput, style: TextStyle): SlidePlan {
  const { geometry } = input;
  const shapes: ShapePlan[] = [];
  const add = (name: string, plan: Omit<ShapePlan, 'name'> = {}): { objectName: string } => {
    let objectName = name;
    for (let n = 2; shapes.some((shape) => shape.name === objectName); n++) objectName = `${name} ${n}`;
    shapes.push({ name: objectName, ...plan });
    return { objectName };
  };
  // The master has the theme's background: only another one is said, so that a new theme reaches the slides.
  const background = fileColor(geometry.background, style.theme);
  if (background !== 'bg1') slide.background = { color: background };

  const titleText = (box: DrawableBox | undefined): string =>
    box?.kind === 'text'
      ? cleanText(box.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).trim()
      : '';
  const titleBox = input.boxes.find(
    (box) => box.kind === 'text' && box.role === 'title' && titleText(box) !== '',
  );
  const title = titleText(titleBox) || cleanText(input.fallbackTitle).trim() || String(shapes.length + 1);
  if (!titleBox) addHiddenTitle(slide, title, style, add('Title', { placeholder: 'title' }));

  for (const box of input.boxes) {
    if (box.kind === 'text') addText(slide, box, box === titleBox, style, add);
    else if (box.kind === 'table') {
      const { rows, options } = drawTable(box, style);
      const alt = cleanText(box.columns.map((column) => column.label).join(', '));
      const plan = { alt, ...(style.rightToLeft ? { rightToLeft: true } : {}) };
      if (rows.length > 0 && box.columns.length > 0)
        slide.addTable(rows, { ...options, ...add('Table', plan) });
    } else if (box.kind === 'cells') {
      const { rows, options } = drawCells(box, style);
      slide.addTable(rows, { ...options, ...add('Table', { alt: cleanText(box.alt), headerColumn: true }) });
    } else if (box.kind === 'picture') addPicture(slide, box, add);
    else if (box.kind === 'native-chart')
      // Only holds the place: the chart itself is put there when the package is finished.
      slide.addShape('rect', {
        ...place(box),
        ...add('Chart', { alt: cleanText(box.alt), chart: box.part }),
      });
    else if (box.kind === 'shape') addShape(slide, box, style, add);
    else addProblem(slide, box, style, add);
  }
  if (input.notes !== '') slide.addNotes(input.notes);
  return { title, shapes, notes: input.notes };
}

type Add = (name: string, plan?: Omit<ShapePlan, 'name'>) => { objectName: string };

function addText(slide: PptxGenJS.Slide, box: TextBox, isTitle: boolean, style: TextStyle, add: Add): void {
  const { runs, options } = drawText(box, style);
  // An empty box is a place to write on the screen; in a file it would only be in the way.
  if (runs.every((run) => run.text === '')) return;
  const placeholder = isTitle ? 'title' : box.role === 'slide-number' ? 'slide-number' : undefined;
  const name = add(box.role === 'title' && !isTitle ? 'Text' : ROLE_NAMES[box.role], {
    ...(placeholder ? { placeholder } : {}),
    ...(box.full === undefined ? {} : { alt: cleanText(box.full) }),
  });
  slide.addText(runs, { ...options, ...name });
}

/** Above the slide, where PowerPoint itself puts a hidden title: lists, links and screen readers need one. */
function addHiddenTitle(
  slide: PptxGenJS.Slide,
  title: string,
  style: TextStyle,
  name: { objectName: string },
): void {
  const box: TextBox = {
    kind: 'text',
    id: 'title',
    role: 'title',
    x: 64,
    y: -60,
    width: 1152,
    height: 40,
    paragraphs: [{ runs: [{ text: title }], level: 0, spaceBefore: 0 }],
    fontSize: 24,
    lineHeight: 1.15,
    font: 'heading',
    bold: true,
    color: style.theme.colors.text,
    align: 'start',
    anchor: 'top',
    overflow: false,
  };
  const { runs, options } = drawText(box, style);
  slide.addText(runs, { ...options, ...name });
}

function addPicture(slide: PptxGenJS.Slide, box: PictureBox, add: Add): void {
  const { dataUrl, svg, decorative } = box;
  const alt = cleanText(box.alt);
  const name = add(box.id === 'logo' ? 'Logo' : 'Picture', {
    ...(decorative ? { decorative } : { alt }),
    ...(svg === undefined ? {} : { svg }),
  });
  slide.addImage({ data: dataUrl, ...place(box), ...name });
}

function addShape(slide: PptxGenJS.Slide, box: ShapeBox, { theme }: TextStyle, add: Add): void {
  const name = add('Shape', { decorative: true });
  slide.addShape('rect', { ...place(box), fill: { color: fileColor(box.fill, theme) }, ...name });
}

/** The message in place of what could not be drawn, in a dashed frame as on the screen. */
function addProblem(slide: PptxGenJS.Slide, box: ProblemBox, style: TextStyle, add: Add): void {
  const { theme, language } = style;
  const texts = [box.message, ...(box.hint === undefined ? [] : [box.hint])];
  const runs = texts.map((text, index): PptxGenJS.TextProps => ({
    text: cleanText(text),
    options: { breakLine: index < texts.length - 1, align: 'center' },
  }));
  slide.addText(runs, {
    ...place(box),
    shape: 'rect',
    margin: points(24),
    wrap: true,
    valign: 'middle',
    align: 'center',
    fontFace: fontReference('body'),
    fontSize: points(PROBLEM_SIZE),
    color: fileColor(theme.colors.text, theme),
    lang: language,
    line: { color: hex(theme.colors.muted), width: points(2), dashType: 'dash' },
    ...add('Problem'),
  });
}

function place(box: {
  x: number;
  y: number;
  width: number;
  height: number;
}): Record<'x' | 'y' | 'w' | 'h', number> {
  return { x: inches(box.x), y: inches(box.y), w: inches(box.width), h: inches(box.height) };
}
