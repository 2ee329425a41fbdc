import { DeckError } from '../errors.js';
import { truncateText } from '../layout/measure.js';
import { intl } from '../template/intl-cache.js';
import { countText } from './bar-order.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { spread, textColor } from './legend.js';
import { fillPhrase } from './phrases.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { line, text } from './shapes.js';
import { frameFormat } from './value-axis.js';

const MOST_SEGMENTS = 6;

interface Segment {
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
  const widest = Math.max(
    ...segments.map((it) => Math.max(labelWidth(frame, it.name), labelWidth(frame, it.share, true) * 1.25)),
  );
  const room = Math.min(frame.width * 0.27, widest) + 34;
  const radius = Math.max(20, Math.min(height / 2 - frame.fontSize, (frame.width - 2 * room) / 2));
  const center = { x: frame.width / 2, y: height / 2 };
  const inner = hole ? radius * 0.62 : 0;
  const empty = total === 0;
  return {
    plot: { left: 0, top: 0, width: frame.width, height: frame.height },
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
    shapes: [
      ...(empty ? [] : segmentLabels(frame, segments, center, radius, height)),
      ...(hole ? sum(frame, total, inner, center, segments) : []),
    ],
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
      `A ${frame.spec.type} shows parts of a whole, but ${JSON.stringify(frame.encoding.value)} is negative at ${JSON.stringify(negative.name)}.`,
      { hint: 'Draw it as a bar, or leave negative values out in the SQL.' },
    );
  }
  const total = parts.reduce((all, part) => all + part.value, 0);
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
  const colored = shown.map((part, i) => ({
    name: part.name,
    value: part.value,
    color: strong < 0 ? paletteColor(frame, i) : i === strong ? frame.theme.colors.accent : quiet,
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

/** Whole percents; a small share keeps one digit, so that nothing visible is 0 %. */
function shareText(frame: Frame, share: number): string {
  const small = share > 0 && share < 0.0095;
  return intl
    .number(frame.locale, {
      style: 'percent',
      ...(small ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }),
    })
    .format(share);
}

function segmentLabels(
  frame: Frame,
  segments: Segment[],
  center: { x: number; y: number },
  radius: number,
  height: number,
): Shape[] {
  const step = lineHeight(frame);
  const shapes: Shape[] = [];
  const sides = [1, -1].map((side) => {
    const own = segments.filter((it) => (it.middle < 0.5 ? 1 : -1) === side);
    const wanted = own.map((it) => center.y - Math.cos(it.middle * 2 * Math.PI) * (radius + 6));
    return { side, own, wanted, roomy: spread(wanted, step * 2.2, step * 1.1, height - step * 1.1) };
  });
  // Two lines where there is room for them; many small parts in a row get one line each.
  const twoLines = sides.every(({ roomy }) => roomy.moved <= step * 1.2);
  for (const { side, own, wanted, roomy } of sides) {
    const { places } = twoLines ? roomy : spread(wanted, step * 1.1, step * 0.6, height - step * 0.6);
    own.forEach((it, i) => {
      const y = places[i] ?? 0;
      const angle = it.middle * 2 * Math.PI;
      const rim = {
        x: center.x + Math.sin(angle) * (radius + 2),
        y: center.y - Math.cos(angle) * (radius + 2),
      };
      // The label follows the circle where it can, and clears it where it was moved.
      const dy = Math.min(radius, Math.abs(y - center.y));
      const clear = center.x + side * Math.sqrt(Math.max(0, (radius + 18) ** 2 - dy ** 2));
      const x = side > 0 ? Math.max(clear, rim.x + 12) : Math.min(clear, rim.x - 12);
      const align = side > 0 ? 'left' : 'right';
      const width = side > 0 ? frame.width - x - 8 : x - 8;
      const bend = {
        x: center.x + Math.sin(angle) * (radius + 11),
        y: center.y - Math.cos(angle) * (radius + 11),
      };
      shapes.push(
        line(
          [
            [rim.x, rim.y],
            [bend.x, bend.y],
            [x + side * 2, y],
          ],
          it.color,
          1.5,
        ),
      );
      const color = textColor(frame, it.color);
      const share = { align, bold: true, color } as const;
      const at = x + side * 7;
      if (twoLines) {
        const size = Math.round(frame.fontSize * 1.25);
        const name = truncateText(it.name, width, { fontSize: frame.fontSize });
        shapes.push(text(frame, it.share, at, y - step * 0.45, { ...share, size }));
        shapes.push(text(frame, name, at, y + step * 0.55, { align, color: frame.theme.colors.text }));
        return;
      }
      const shareWidth = labelWidth(frame, `${it.share} `, true);
      const name = truncateText(it.name, width - shareWidth, { fontSize: frame.fontSize });
      const nameWidth = labelWidth(frame, `${name} `);
      shapes.push(
        text(frame, name, side > 0 ? at : at - shareWidth, y, { align, color: frame.theme.colors.text }),
      );
      shapes.push(text(frame, it.share, side > 0 ? at + nameWidth : at, y, share));
    });
  }
  return shapes;
}

function sum(
  frame: Frame,
  total: number,
  inner: number,
  center: { x: number; y: number },
  segments: Segment[],
): Shape[] {
  const format = frameFormat(frame, [total, ...segments.map((it) => it.value)]);
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
