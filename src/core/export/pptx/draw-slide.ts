import type PptxGenJS from 'pptxgenjs';
import type { ProblemBox, ShapeBox, TextBox, TextRole } from '../../layout/types.js';
import { cleanText } from './clean-text.js';
import { drawCells } from './draw-cells.js';
import { drawTable } from './draw-table.js';
import { drawText, inches, points, type TextStyle } from './draw-text.js';
import { chartPart } from './native-chart/chart-part.js';
import type { LayoutPlan, Picture, PlaceholderUse, ShapePlan, SlidePlan } from './package-plan.js';
import type { DrawableBox, PictureBox, StrokeBox } from './prepare-pictures.js';
import { hex } from './theme-colors.js';

export interface SlideInput {
  /** Without what its layout shows. */
  boxes: DrawableBox[];
  /** Index of the layout of the file. */
  layout: number;
  /** By the ids of the boxes that take a place of the layout. */
  placeholders: Readonly<Record<string, PlaceholderUse>>;
  opensSection: boolean;
  /** Title where the slide shows none; never empty. */
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
/** A run that takes no room and shows nothing. */
const UNSEEN: PptxGenJS.TextPropsOptions = { fontSize: 1, transparency: 100 };

/** For a title whose layout has no place for one. */
const LOOSE_TITLE: PlaceholderUse = { placeholder: { type: 'title', x: 0, y: 0, width: 0, height: 0 } };

/** What a slide is drawn with beside its own content. */
export interface SlideSetting {
  style: TextStyle;
  layout: LayoutPlan;
  /** The title as it may be told apart from those of earlier slides. */
  unique: (title: string) => string;
  /** A picture as the file has it. */
  pictureOf: (box: PictureBox) => Picture;
}

/** Draws the boxes of a slide, and says what the finishing rules must know about them. */
export function drawSlide(slide: PptxGenJS.Slide, input: SlideInput, setting: SlideSetting): SlidePlan {
  const { style, layout, pictureOf } = setting;
  const shapes: ShapePlan[] = [];
  const add = (name: string, plan: Omit<ShapePlan, 'name'> = {}): { objectName: string } => {
    let objectName = name;
    for (let n = 2; shapes.some((shape) => shape.name === objectName); n++) objectName = `${name} ${n}`;
    shapes.push({ name: objectName, ...plan });
    return { objectName };
  };
  const titleText = (box: DrawableBox | undefined): string =>
    box?.kind === 'text'
      ? cleanText(box.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).trim()
      : '';
  const titleBox = input.boxes.find(
    (box) => box.kind === 'text' && box.role === 'title' && titleText(box) !== '',
  );
  const shown = titleText(titleBox) || input.fallbackTitle;
  const title = setting.unique(shown);
  if (!titleBox) {
    const placeholder = layout.placeholders.find(({ type }) => type === 'title' || type === 'ctrTitle');
    const use = placeholder ? { placeholder } : LOOSE_TITLE;
    addHiddenTitle(slide, title, style, add('Title', { placeholder: use }));
  }

  for (const box of input.boxes) {
    const use = Object.hasOwn(input.placeholders, box.id) ? input.placeholders[box.id] : undefined;
    const taking = use ? { placeholder: use } : {};
    if (box.kind === 'text')
      addText(slide, box, box === titleBox ? title.slice(shown.length) : '', use, style, add);
    else if (box.kind === 'table') {
      const { rows, options } = drawTable(box, style);
      const alt = cleanText(box.columns.map((column) => column.label).join(', '));
      const plan = { alt, ...taking, ...(style.rightToLeft ? { rightToLeft: true } : {}) };
      if (rows.length > 0 && box.columns.length > 0)
        slide.addTable(rows, { ...options, ...add('Table', plan) });
    } else if (box.kind === 'cells') {
      const { rows, options } = drawCells(box, style);
      slide.addTable(rows, {
        ...options,
        ...add('Table', { alt: cleanText(box.alt), headerColumn: true, ...taking }),
      });
    } else if (box.kind === 'picture') addPicture(slide, box, pictureOf(box), taking, add);
    else if (box.kind === 'native-chart')
      // Only holds the place: the chart itself is put there when the package is finished.
      slide.addShape('rect', {
        ...place(box),
        ...add('Chart', { alt: cleanText(box.alt), chart: chartPart(box.chart, box.style), ...taking }),
      });
    else if (box.kind === 'shape') addShape(slide, box, add);
    else if (box.kind === 'stroke') addStroke(slide, box, add);
    else addProblem(slide, box, style, add);
  }
  if (input.notes !== '') slide.addNotes(input.notes);
  const { notes, opensSection } = input;
  return { title, shapes, notes, layout: input.layout, opensSection };
}

type Add = (name: string, plan?: Omit<ShapePlan, 'name'>) => { objectName: string };

/** `suffix`: what tells a title apart from the same one on another slide, for lists and screen readers: nothing is seen of it. */
function addText(
  slide: PptxGenJS.Slide,
  box: TextBox,
  suffix: string,
  use: PlaceholderUse | undefined,
  style: TextStyle,
  add: Add,
): void {
  const { runs, options } = drawText(box, style);
  // An empty box is a place to write on the screen; in a file it would only be in the way.
  if (runs.every((run) => run.text === '')) return;
  if (suffix !== '') runs.push({ text: suffix, options: { ...runs.at(-1)?.options, ...UNSEEN } });
  const name = add(ROLE_NAMES[box.role], {
    ...(use ? { placeholder: use } : {}),
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

function addPicture(
  slide: PptxGenJS.Slide,
  box: PictureBox,
  picture: Picture,
  taking: Pick<ShapePlan, 'placeholder'>,
  add: Add,
): void {
  const { decorative } = box;
  const alt = cleanText(box.alt);
  const name = add(box.id === 'logo' ? 'Logo' : 'Picture', {
    ...(decorative ? { decorative } : { alt }),
    picture,
    ...taking,
  });
  // Only holds the place: the picture itself is put there when the package is finished.
  slide.addShape('rect', { ...place(box), ...name });
}

function addShape(slide: PptxGenJS.Slide, box: ShapeBox, add: Add): void {
  const name = add('Shape', { decorative: true });
  slide.addShape('rect', { ...place(box), fill: { color: hex(box.fill) }, ...name });
}

/** A line, a rim or a course of several points. */
function addStroke(slide: PptxGenJS.Slide, box: StrokeBox, add: Add): void {
  const { points: along, color, lineWidth, dashed, head, closed } = box;
  const [first, last] = [along[0] ?? [0, 0], along.at(-1) ?? [0, 0]];
  const line: PptxGenJS.ShapeLineProps = {
    color: hex(color),
    width: points(lineWidth),
    ...(dashed ? { dashType: 'dash' } : {}),
    ...(head ? { endArrowType: 'triangle' } : {}),
  };
  const options = { ...place(box), line, ...add('Annotation', { decorative: true }) };
  if (closed) slide.addShape('rect', options);
  else if (along.length > 2)
    // The writer draws it, its types do not list it.
    slide.addShape('custGeom' as PptxGenJS.SHAPE_NAME, {
      ...options,
      points: along.map(([x, y]) => ({ x: inches(x - box.x), y: inches(y - box.y) })),
    });
  else slide.addShape('line', { ...options, flipH: last[0] < first[0], flipV: last[1] < first[1] });
}

/** A dashed frame in place of what could not be drawn: why is said to who exports, and is nothing for an audience. */
function addProblem(slide: PptxGenJS.Slide, box: ProblemBox, { theme }: TextStyle, add: Add): void {
  slide.addShape('rect', {
    ...place(box),
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
