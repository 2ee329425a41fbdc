import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import type { Frame } from './frame.js';
import { labelWidth, notesHeight } from './frame.js';
import { highlighted, NOTHING_STRONG, quietColor } from './highlight.js';
import { placeLabels, segmentLabels, type DonutLabels } from './donut-labels.js';
import { sectorMarks } from './donut-marks.js';
import { textColor } from './legend.js';
import { namedColors } from './named-colors.js';
import { fillPhrase } from './phrases.js';
import { categoryChart, officeTexts, singleSeries } from './office-marks.js';
import type { CategoryChart } from './office-types.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, TextShape } from './shapes.js';
import { text } from './shapes.js';
import { shareFormat } from './sheet-format.js';
import { shareText } from './share-text.js';
import { frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import { oneType } from './widget-types.js';

const MOST_SEGMENTS = 6;

export interface Segment {
  name: string;
  value: number;
  color: string;
  share: string;
  /** Middle of its arc, clockwise from twelve o'clock, in turns. */
  middle: number;
}

/** Parts of a whole, largest first from twelve o'clock, named beside their arcs; the sum in the hole. */
export function donutChart(frame: Frame, hole: boolean): Drawing {
  const { segments, total } = readSegments(frame);
  const height = frame.height - notesHeight(frame);
  const labels = placeLabels(frame, segments, height);
  const { radius, center } = labels;
  const inner = hole ? radius * 0.62 : 0;
  const empty = total === 0;
  const format = frameFormat(frame, [total, ...segments.map((it) => it.value)]);
  const inside = sum(frame, total, inner, center, format);
  return {
    plot: { left: 0, top: 0, width: frame.width, height: frame.height },
    ...(empty
      ? { noOffice: 'all of its values are zero' }
      : { office: officeDonut(frame, segments, hole, labels, inside) }),
    x: { type: 'value' },
    y: { type: 'value' },
    series: [
      {
        type: 'pie',
        radius: [inner, radius],
        center: [center.x, center.y],
        startAngle: 90,
        clockwise: true,
        label: { show: false },
        labelLine: { show: false },
        itemStyle: {
          borderColor: frame.theme.colors.background,
          borderWidth: segments.length > 1 && !empty ? 2 : 0,
        },
        data: empty
          ? [{ value: 1, itemStyle: { color: frame.theme.colors.rule } }]
          : segments.map((it) => ({ value: it.value, itemStyle: { color: it.color } })),
      },
    ],
    shapes: [...(empty ? [] : segmentLabels(frame, labels)), ...inside],
    marks: empty ? [] : sectorMarks(segments, total, { center, radius, inner }, format.label),
  };
}

function readSegments(frame: Frame): { segments: Segment[]; total: number } {
  const matrix = readMatrix(frame, 'keep');
  const values = matrix.series[0]?.values ?? [];
  const parts = matrix.categories.map((category, i) => ({
    name: category.label,
    key: category.key,
    value: values[i] ?? 0,
  }));
  const negative = parts.find((part) => part.value < 0);
  if (negative !== undefined) {
    throw new DeckError(
      'wrong_columns',
      `${oneType(frame.spec.type)} shows parts of a whole, but ${JSON.stringify(frame.encoding.value)} is negative at ${JSON.stringify(negative.name)}.`,
      { hint: 'Draw it as a bar, or leave negative values out in the SQL.' },
    );
  }
  const total = parts.reduce((all, part) => all + part.value, 0);
  if (!Number.isFinite(total)) {
    throw new DeckError(
      'wrong_columns',
      `The values of ${JSON.stringify(frame.encoding.value)} add up beyond what a number can hold.`,
      { hint: 'Scale the values in the SQL.' },
    );
  }
  if (matrix.scale === 'names' && frame.config.sort !== 'none') parts.sort((a, b) => b.value - a.value);
  const kept =
    parts.length > MOST_SEGMENTS + 1
      ? [...parts].sort((a, b) => b.value - a.value).slice(0, MOST_SEGMENTS)
      : parts;
  const rest = parts.length - kept.length;
  const shown = parts.filter((part) => kept.includes(part) && part.value > 0);
  const strong = highlighted(
    frame,
    shown.map((part) => ({ label: part.name, key: part.key })),
  );
  const quiet = quietColor(frame);
  const hues = namedColors(
    frame,
    shown.map((part) => part.key),
  );
  const colored = shown.map((part, i) => ({
    name: part.name,
    value: part.value,
    color: strong.size === 0 ? (hues[i] ?? '') : strong.has(i) ? frame.theme.colors.accent : quiet,
  }));
  if (rest > 0) {
    const value = total - colored.reduce((all, part) => all + part.value, 0);
    colored.push({ name: frame.phrases.other, value, color: quiet });
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, { n: countText(frame, rest), of: countText(frame, parts.length) }),
    );
  }
  let before = 0;
  const segments = colored.map((part) => {
    const middle = total === 0 ? 0 : (before + part.value / 2) / total;
    before += part.value;
    return { ...part, middle, share: shareText(frame, total === 0 ? 0 : part.value / total) };
  });
  return {
    segments: segments.length > 0 ? segments : [{ name: '', value: 0, color: quiet, share: '', middle: 0 }],
    total,
  };
}

/** Of a share and a name below it, in letter heights. */
const NAME_ROOM = 2.8;

function officeDonut(
  frame: Frame,
  segments: readonly Segment[],
  hole: boolean,
  { center, radius }: DonutLabels,
  texts: readonly TextShape[],
): CategoryChart {
  const own = new Map(segments.map(({ color }, i) => [i, color]));
  const values = segments.map(({ value }) => value);
  // Names stand above and below a pie too, where a program places them.
  const room = hole ? 0 : NAME_ROOM * frame.fontSize;
  const side = Math.min(radius, center.y - room, frame.height - room - center.y);
  const square = { left: center.x - side, top: center.y - side, width: 2 * side, height: 2 * side };
  return categoryChart(
    frame,
    { categories: segments.map(({ name }) => ({ label: name })) },
    {
      kind: hole ? 'doughnut' : 'pie',
      plot: square,
      labels: frame.config.valueLabels !== false,
      series: [{ ...singleSeries(frame, values, NOTHING_STRONG), own }],
      shares: {
        format: shareFormat(frame),
        slices: segments.map(({ share, color }) => ({ text: share, color: textColor(frame, color) })),
      },
      texts: officeTexts(frame, texts),
    },
  );
}

/** The sum inside the ring, and that it is one. */
function sum(
  frame: Frame,
  total: number,
  inner: number,
  center: { x: number; y: number },
  format: ValueFormat,
): TextShape[] {
  if (inner === 0) return [];
  const size = Math.round(frame.fontSize * 2);
  const room = inner * 1.5;
  const content = [format.label(total), format.short(total)].find(
    (it) => labelWidth(frame, it, true) * 2 <= room,
  );
  if (content === undefined) return [];
  return [
    text(frame, content, center.x, center.y - size * 0.15, {
      align: 'center',
      bold: true,
      size,
      color: frame.theme.colors.text,
    }),
    ...(labelWidth(frame, frame.phrases.total) <= room
      ? [text(frame, frame.phrases.total, center.x, center.y + size * 0.7, { align: 'center' })]
      : []),
  ];
}
