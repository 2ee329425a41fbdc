import { breakLines, lineSegments, measureParagraph, type MeasuredParagraph } from './break-lines.js';
import { cutToFit } from './ellipsis.js';
import { FIT_SAFETY, fitText, type FitOptions, type FittedText } from './fit-text.js';
import type { FontMetrics } from './font-families.js';
import { measureText } from './measure.js';
import type { MetricContent } from './metric-content.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Paragraph, Run } from './types.js';

/** Space inside a card: around its texts, and between them. */
export interface CardSpace {
  x: number;
  top: number;
  bottom: number;
  gap: number;
}

/** A text as it is set; `full` is the whole of it where it is cut. */
export interface SetText {
  fitted: FittedText;
  full?: string;
}

/** Cards of one region in one type: labels, values and notes each have one size and one height. */
export interface CardType {
  space: CardSpace;
  labels: readonly SetText[];
  values: readonly SetText[];
  notes: readonly SetText[];
  heights: { label: number; value: number; note: number; card: number };
}

/** A text of a card, measured once for all the sizes and widths that are tried. */
interface MetricText {
  runs: readonly Run[];
  paragraphs: Paragraph[];
  measured: MeasuredParagraph[];
  /** Em. */
  longestWord: number;
}

interface TextSize {
  size: number;
  lines: number;
  height: number;
}

const ROOMY: CardSpace = { x: 24, top: 24, bottom: 22, gap: 6 };
const TIGHT: CardSpace = { x: 20, top: 16, bottom: 12, gap: 2 };
/** Most lines of a label and of a note, from the best to what a low card has room for. */
const LINES = [
  [3, 2],
  [2, 2],
  [1, 1],
] as const;
/** 28 pt: a figure set smaller is no big number. */
const BIG = (28 * 4) / 3;
/** Browsers and office programs set lines a little higher than they are measured. */
const SLACK = 1.03;

/** The largest type in which the texts of all cards fit: labels and notes give up lines before the figures give up size. */
export function chooseCardType(
  contents: readonly MetricContent[],
  card: { width: number; height: number },
  font: FontMetrics,
): CardType {
  const labels = contents.map(({ label }) => metricText([{ text: label }], font));
  const notes = contents.map(({ note }) => metricText(note, font));
  const plans = [ROOMY, TIGHT].flatMap((space) => {
    const width = card.width - 2 * space.x;
    const values = contents.map(({ value, shortValue }) => wholeValue(value, shortValue, width, font));
    const smallest = Math.min(...SIZES.metricValue);
    const widest = Math.min(...values.map((value) => valueSizes(value, width, font)[0] ?? smallest));
    return LINES.map(([labelLines, noteLines]) => {
      const label = sizeOf(labels, SIZES.metricLabel, labelLines, width);
      const note = sizeOf(notes, SIZES.metricNote, noteLines, width);
      const around =
        space.top + label.height + note.height + space.bottom + (note.height > 0 ? 2 : 1) * space.gap;
      const sizes = SIZES.metricValue.filter((size) => size <= widest);
      const fitting = sizes.find((size) => valueHeight(size) <= card.height - around);
      const valueSize = fitting ?? Math.min(...sizes);
      const height = around + valueHeight(valueSize);
      const good = fitting !== undefined && fitting >= Math.min(BIG, widest);
      return { space, width, values, label, note, valueSize, height, good };
    });
  });
  const lowest = plans.reduce((low, plan) => (plan.height < low.height ? plan : low));
  const { space, width, values, label, note, valueSize, height } = plans.find(({ good }) => good) ?? lowest;
  return {
    space,
    labels: labels.map((text) => setText(text, label, width, font)),
    values: values.map((value) => setValue(value, valueSize, width, font)),
    notes: notes.map((text) => setText(text, note, width, font)),
    heights: { label: label.height, value: valueHeight(valueSize), note: note.height, card: height },
  };
}

function metricText(runs: readonly Run[], font: FontMetrics): MetricText {
  const paragraphs = toParagraph(runs);
  const words = paragraphs.length === 0 ? [] : lineSegments(runs.map(({ text }) => text).join(''));
  return {
    runs,
    paragraphs,
    measured: paragraphs.map((paragraph) => measureParagraph(paragraph, { font })),
    longestWord: Math.max(0, ...words.map((word) => measureText(word.trimEnd(), { fontSize: 1, font }))),
  };
}

function toParagraph(runs: readonly Run[]): Paragraph[] {
  return runs.every((run) => run.text.trim() === '') ? [] : [{ runs: [...runs], level: 0, spaceBefore: 0 }];
}

/** The largest size in which each text takes one line, else two, and no word is broken; else the smallest. */
function sizeOf(
  texts: readonly MetricText[],
  sizes: readonly number[],
  most: number,
  width: number,
): TextSize {
  const room = width * (1 - FIT_SAFETY);
  const smallest = Math.min(...sizes);
  const linesAt = (size: number): number =>
    Math.max(...texts.map(({ measured }) => breakLines(measured, room, size).length));
  const whole = sizes.filter((size) => texts.every(({ longestWord }) => longestWord * size <= room));
  const found = whole.map((size) => ({ size, lines: linesAt(size) }));
  const { size, lines } = found.find((one) => one.lines <= 1) ??
    found.find((one) => one.lines <= Math.min(2, most)) ?? {
      size: smallest,
      lines: Math.min(most, linesAt(smallest)),
    };
  return { size, lines, height: Math.ceil(size * lines * LINE_HEIGHT.metricText * SLACK) };
}

/** A text in the size of all, cut with an ellipsis where it takes more lines than there are. */
function setText(text: MetricText, { size, lines }: TextSize, width: number, font: FontMetrics): SetText {
  const options: FitOptions = {
    width,
    font,
    height: Infinity,
    sizes: [size],
    lineHeight: LINE_HEIGHT.metricText,
    maxLines: lines,
  };
  const fitted = fitText(text.paragraphs, options);
  if (!fitted.overflow) return { fitted };
  const cut = cutToFit(text.runs, (runs) => !fitText(toParagraph(runs), options).overflow);
  return { fitted: fitText(toParagraph(cut), options), full: text.runs.map((run) => run.text).join('') };
}

const valueHeight = (size: number): number => Math.ceil(size * LINE_HEIGHT.metricValue * SLACK);

/** A figure that no size of type can hold stands in its short form. */
function wholeValue(value: Run, short: () => Run | undefined, width: number, font: FontMetrics): Run {
  return valueSizes(value, width, font).length > 0 ? value : (short() ?? value);
}

/** The sizes in which a figure takes one line. */
function valueSizes({ text }: Run, width: number, font: FontMetrics): number[] {
  const em = measureText(text, { fontSize: 1, bold: true, font });
  return SIZES.metricValue.filter((size) => em * size <= width * (1 - FIT_SAFETY));
}

function setValue(value: Run, size: number, width: number, font: FontMetrics): SetText {
  const lineHeight = LINE_HEIGHT.metricValue;
  const options = { width, height: Infinity, sizes: [size], lineHeight, font, bold: true, maxLines: 1 };
  return { fitted: fitText(toParagraph([value]), options) };
}
