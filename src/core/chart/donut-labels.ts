import { truncateText } from '../layout/measure.js';
import type { Segment } from './donut-chart.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { spread, textColor } from './legend.js';
import type { Shape } from './shapes.js';
import { line, text } from './shapes.js';

export interface DonutLabels {
  /** Of the ring that leaves room for the labels, in px. */
  radius: number;
  center: { x: number; y: number };
  twoLines: boolean;
  /** Right (1) and left (−1) of the ring: its segments, and the middle of each label in px from the top. */
  sides: { side: 1 | -1; own: Segment[]; places: number[] }[];
}

const on =
  (side: 1 | -1) =>
  (segment: Segment): boolean =>
    (segment.middle < 0.5 ? 1 : -1) === side;

/** Share above name where there is room for it; many small parts in a row get one line each. */
export function placeLabels(frame: Frame, segments: readonly Segment[], height: number): DonutLabels {
  const step = lineHeight(frame);
  const place = (twoLines: boolean): DonutLabels & { moved: number } => {
    const roomOf = (side: 1 | -1): number => {
      const widths = segments.filter(on(side)).map((it) => {
        const [name, share] = [labelWidth(frame, `${it.name} `), labelWidth(frame, it.share, true)];
        return twoLines ? Math.max(name, share * 1.25) : name + share;
      });
      return widths.length === 0 ? 0 : Math.min(frame.width * 0.36, Math.max(...widths)) + 34;
    };
    const [left, right] = [roomOf(-1), roomOf(1)];
    const most = height / 2 - frame.fontSize;
    // Long names give way to the ring, not the ring to them: two fifths of the width are its own.
    const free = Math.max(frame.width * 0.2, (frame.width - left - right) / 2);
    const radius = Math.max(20, Math.min(most, free));
    // The ring stands in the middle while both sides have room there, else between its labels.
    const middle = frame.width / 2;
    const shift = left + radius > middle || right + radius > middle ? (left - right) / 2 : 0;
    const slack = Math.max(0, middle - radius);
    const x = middle + Math.max(-slack, Math.min(slack, shift));
    const gap = twoLines ? step * 2.2 : step * 1.1;
    const sides = ([1, -1] as const).map((side) => {
      const own = segments.filter(on(side));
      const wanted = own.map((it) => height / 2 - Math.cos(it.middle * 2 * Math.PI) * (radius + 6));
      return { side, own, ...spread(wanted, gap, gap / 2, height - gap / 2) };
    });
    return {
      center: { x, y: height / 2 },
      radius,
      twoLines,
      sides,
      moved: Math.max(...sides.map((it) => it.moved)),
    };
  };
  const roomy = place(true);
  return roomy.moved <= step * 1.2 ? roomy : place(false);
}

/** Labels with a line each to the middle of their arcs. */
export function segmentLabels(frame: Frame, labels: DonutLabels): Shape[] {
  const { radius, twoLines, center } = labels;
  const step = lineHeight(frame);
  const shapes: Shape[] = [];
  for (const { side, own, places } of labels.sides) {
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
