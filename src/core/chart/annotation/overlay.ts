import type { Frame, Plot } from '../frame.js';
import { fillPhrase } from '../phrases.js';
import type { Shape, TextShape } from '../shapes.js';
import { arrowOf } from './arrows.js';
import { bandOf } from './bands.js';
import { levelOf, levelRule } from './levels.js';
import { annotationPhrases } from './phrases.js';
import type { Surroundings } from './place-text.js';
import { readAnnotations } from './read.js';
import type { PointStage, Stage, ValueStage } from './stage.js';
import { trendLine } from './trend-line.js';
import type { Annotation } from './types.js';

export type Point = readonly [x: number, y: number];

/** A thin line; `head`: it ends as an arrow. */
export interface Rule {
  points: readonly Point[];
  color: string;
  width: number;
  dashed?: boolean;
  head?: boolean;
}

/** A line at a value, across all categories: programs that draw charts themselves can have it as a series. */
export interface LevelLine {
  name: string;
  value: number;
  /** What it is of the values of the chart, where these are all of them. */
  formula?: 'AVERAGE' | 'MEDIAN';
  rule: Rule;
}

/** What is drawn over a chart, or behind it. Lengths are px of the chart. */
export interface Overlay {
  bands: readonly Plot[];
  rims: readonly Plot[];
  rules: readonly Rule[];
  levels: readonly LevelLine[];
  texts: readonly TextShape[];
  /** What is pointed out, in words. */
  said: readonly string[];
}

/** One annotation of a chart: a part of its overlay. */
export type Piece = Partial<Overlay> & Pick<Overlay, 'said'>;

/** What the annotations of a chart draw over its `shapes`; nothing of what has no place in it. */
export function overlayOf(frame: Frame, stage: Stage | undefined, shapes: readonly Shape[]): Overlay {
  const pieces: Piece[] = [];
  if (frame.strong.size > 0) {
    const name = [...frame.strong].join(', ');
    pieces.push({ said: [fillPhrase(annotationPhrases(frame.locale).highlighted, { name })] });
  }
  if (stage?.kind === 'values') for (const c of stage.strong ?? []) pieces.push(categoryBand(stage, c));
  const all = [...shapes];
  const annotations = readAnnotations(frame.config);
  const rules =
    stage?.kind === 'values'
      ? annotations.flatMap((one) => (one.mark === 'line' ? (levelRule(frame, stage, one)?.rule ?? []) : []))
      : [];
  // An arrow has few places for its figure, a level many for its name.
  const isLevel = ({ mark }: Annotation): number => Number(mark === 'line');
  for (const one of annotations.sort((a, b) => isLevel(a) - isLevel(b))) {
    const piece =
      stage === undefined
        ? undefined
        : stage.kind === 'points'
          ? ofPoints(frame, stage, one)
          : ofValues(frame, one, { stage, shapes: all, rules });
    if (!piece) continue;
    pieces.push(piece);
    all.push(...(piece.texts ?? []));
    rules.push(...(piece.rules ?? []));
  }
  return {
    bands: pieces.flatMap(({ bands = [] }) => bands),
    rims: pieces.flatMap(({ rims = [] }) => rims),
    rules: pieces.flatMap(({ rules = [] }) => rules),
    levels: pieces.flatMap(({ levels = [] }) => levels),
    texts: pieces.flatMap(({ texts = [] }) => texts),
    said: pieces.flatMap(({ said }) => said),
  };
}

function ofPoints(frame: Frame, stage: PointStage, one: Annotation): Piece | undefined {
  return one.mark === 'trend' ? trendLine(frame, stage) : undefined;
}

function ofValues(frame: Frame, one: Annotation, around: Surroundings): Piece | undefined {
  const { stage } = around;
  switch (one.mark) {
    case 'difference':
    case 'growth':
      return arrowOf(frame, one, around);
    case 'line':
      return levelOf(frame, one, around);
    case 'band':
      return bandOf(frame, stage, one);
    case 'highlight':
      return one.series === undefined ? undefined : rimOf(frame, stage, one.keys[0] ?? '', one.series);
    case 'trend':
      return undefined;
  }
}

/** Behind the bars of a category whose colours are those of their series. */
function categoryBand(stage: ValueStage, c: number): Piece {
  const { plot, across, categories } = stage;
  const width = plot.width / categories.length;
  return { bands: [{ ...plot, left: across(c) - width / 2, width }], said: [] };
}

/** A rim around one bar, or one part of a bar: its colour is that of its series. */
function rimOf(
  frame: Frame,
  { boxes = [], categories, series, format }: ValueStage,
  key: string,
  name: string,
): Piece | undefined {
  const box = boxes.find(({ c, s }) => {
    const category = categories[c];
    return series[s]?.name === name && (category?.key === key || category?.label === key);
  });
  if (!box) return undefined;
  const said = `${categories[box.c]?.label ?? ''}, ${name} (${format.label(box.value)})`;
  return {
    rims: [{ left: box.x, top: box.y, width: box.width, height: box.height }],
    said: [fillPhrase(annotationPhrases(frame.locale).highlighted, { name: said })],
  };
}
