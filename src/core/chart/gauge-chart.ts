import { noValueColor } from './color-scale.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { gaugeCentre, gaugeLines } from './gauge-centre.js';
import type { GaugeReading } from './gauge-reading.js';
import { gaugeReading } from './gauge-reading.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { dotMark, line, path, px, text } from './shapes.js';
import { shareBetween } from './value-scale.js';

/** The ring of a gauge, in px of the chart. */
export interface Ring {
  x: number;
  y: number;
  outer: number;
  inner: number;
  /** Degrees from the top to either end: 120, or 90 in a flat box. */
  half: number;
  /** Middle of the end labels, px to either side of the centre and from the top of the chart. */
  endX: number;
  endTop: number;
  endWidth: number;
}

const THICKNESS = 0.17;
const TICK = 9;

/** A value on an arc from the least to the most it can be, large in its middle; the ends and the target are written. */
export function gaugeChart(frame: Frame): Drawing {
  const reading = gaugeReading(frame);
  const { value, min, max, target, name } = reading;
  const ends = endLabels(frame, reading);
  const ring = layOut(frame, reading, ends);
  const at = (it: number): number => Math.min(1, Math.max(0, shareBetween(it, min, max)));
  const zero = at(0);
  const shown = value === null ? zero : at(value);
  const color = paletteColor(frame, 0);

  const track = arc(ring, 0, 1);
  const filled = shown === zero ? track : arc(ring, Math.min(zero, shown), Math.max(zero, shown));
  const shapes: Shape[] = [path(track, noValueColor(frame))];
  if (shown !== zero) shapes.push(path(filled, color, { z: 4 }));
  if (value !== null && (value < min || value > max))
    shapes.push(path(arrow(ring, value > max), color, { z: 4 }));
  const top = point(ring, (zero + shown) / 2, ring.outer);
  const written = value === null ? '–' : reading.write(value);
  const marks: Mark[] = [{ d: filled, x: top.x, y: top.y, label: name, value: written }];

  const ticked = target !== null && target > min && target < max;
  if (min < 0 && max > 0 && !(ticked && Math.abs(at(target) - zero) * ring.outer < 40)) {
    shapes.push(...tick(frame, ring, zero, reading.end(0), false));
  }
  if (ticked) {
    const { x, y } = point(ring, at(target), ring.outer);
    shapes.push(...tick(frame, ring, at(target), targetLabel(frame, reading, ring), true));
    marks.push(dotMark(x, y, 10, frame.phrases.target, reading.write(target)));
  }
  ends.forEach((lines, i) => {
    const half = Math.max(...lines.map((it) => labelWidth(frame, it))) / 2;
    const x = ring.x + (i === 0 ? -1 : 1) * ring.endX;
    const inside = Math.min(frame.width - half, Math.max(half, x));
    lines.forEach((content, n) =>
      shapes.push(
        text(frame, content, inside, ring.endTop + (n + 0.5) * lineHeight(frame), { align: 'center' }),
      ),
    );
  });
  return { shapes: [...shapes, ...gaugeCentre(frame, reading, ring)], marks };
}

/** What stands below the two ends; a target at an end is named there. */
function endLabels(frame: Frame, { min, max, target, end }: GaugeReading): [string[], string[]] {
  const label = (value: number): string[] =>
    value === target ? [end(value), frame.phrases.target] : [end(value)];
  return [label(min), label(max)];
}

/** The largest ring that leaves its labels room, up to a size at which it would shout. */
function layOut(frame: Frame, reading: GaugeReading, ends: [string[], string[]]): Ring {
  const { value, min, max, target } = reading;
  const step = lineHeight(frame);
  const height = frame.height - notesHeight(frame);
  const widths = ends.flat().map((it) => labelWidth(frame, it));
  // The point of a ring that goes on needs some room above the label of its end.
  const past = value !== null && (value < min || value > max) ? Math.round(frame.fontSize * 0.7) : 0;
  const endHeight = 6 + past + Math.max(...ends.map((it) => it.length)) * step;
  const outsideLabel = (target !== null && target > min && target < max) || (min < 0 && max > 0);
  const above = outsideLabel ? step + TICK : 2;
  const radius = (half: number, below: number): number => {
    const drop = -Math.cos((half * Math.PI) / 180);
    const high = (height - above - below) / (1 + Math.max(0, drop));
    const share = target === null ? 0.5 : shareBetween(target, min, max);
    const aside = Math.abs(Math.sin(((share * 2 - 1) * half * Math.PI) / 180));
    const label =
      outsideLabel && target !== null && aside > 0.25 ? labelWidth(frame, reading.short(target), true) : 0;
    const wide = Math.min(frame.width / 2 - 2, (frame.width / 2 - label - 4) / Math.max(0.3, aside) - TICK);
    return Math.max(12, Math.min(high, label === 0 ? frame.width / 2 - 2 : wide, frame.fontSize * 17));
  };
  const round = radius(120, endHeight);
  const under = Math.max(endHeight, gaugeLines(frame, reading) * step + 8);
  const flat = radius(90, under);
  const isFlat = round < 110 && flat > round * 1.15;
  const [half, outer, below] = isFlat ? [90, flat, under] : [120, round, endHeight];
  const inner = outer * (1 - THICKNESS);
  const drop = isFlat ? 0 : outer / 2;
  const slack = Math.max(0, height - above - outer - drop - below);
  const y = above + outer + slack / 2;
  return {
    x: frame.width / 2,
    y,
    outer,
    inner,
    half,
    endX: Math.sin((half * Math.PI) / 180) * ((outer + inner) / 2),
    endTop: y + drop + 6 + past,
    endWidth: Math.max(...widths),
  };
}

/** A place on the ring: a share of the way from its first end to its last, at a distance from the centre. */
function point(ring: Ring, share: number, radius: number): { x: number; y: number } {
  const angle = ((share * 2 - 1) * ring.half * Math.PI) / 180;
  return { x: ring.x + Math.sin(angle) * radius, y: ring.y - Math.cos(angle) * radius };
}

function arc(ring: Ring, from: number, to: number): string {
  const [a, b] = [point(ring, from, ring.outer), point(ring, to, ring.outer)];
  const [c, d] = [point(ring, to, ring.inner), point(ring, from, ring.inner)];
  const large = (to - from) * ring.half * 2 > 180 ? 1 : 0;
  const [outer, inner] = [px(ring.outer), px(ring.inner)];
  return (
    `M${px(a.x)} ${px(a.y)}A${outer} ${outer} 0 ${large} 1 ${px(b.x)} ${px(b.y)}` +
    `L${px(c.x)} ${px(c.y)}A${inner} ${inner} 0 ${large} 0 ${px(d.x)} ${px(d.y)}Z`
  );
}

/** A point beyond an end of the ring: the value does not stop there. */
function arrow(ring: Ring, last: boolean): string {
  const share = last ? 1 : 0;
  const beyond = (last ? 1 : -1) * (0.55 * THICKNESS * 180) / Math.PI / (2 * ring.half); // prettier-ignore
  // Begins within the ring, so that no seam shows.
  const base = share - beyond / 10;
  const [a, b] = [point(ring, base, ring.outer), point(ring, base, ring.inner)];
  const tip = point(ring, share + beyond, (ring.outer + ring.inner) / 2);
  return `M${px(a.x)} ${px(a.y)}L${px(tip.x)} ${px(tip.y)}L${px(b.x)} ${px(b.y)}Z`;
}

/** `Target 80` where there is room beside the ring, else the value alone. */
function targetLabel(frame: Frame, reading: GaugeReading, ring: Ring): string {
  const { target, min, max, write, short } = reading;
  const at = point(ring, shareBetween(target ?? 0, min, max), ring.outer + TICK);
  const aside = Math.abs(at.x - ring.x);
  const room = aside < ring.outer * 0.25 ? frame.width - 2 * aside : frame.width / 2 - aside - 2;
  const long = `${frame.phrases.target} ${write(target ?? 0)}`;
  if (labelWidth(frame, long, true) <= room) return long;
  return labelWidth(frame, write(target ?? 0), true) <= room ? write(target ?? 0) : short(target ?? 0);
}

/** A line across the ring and what it stands for, outside. */
function tick(frame: Frame, ring: Ring, share: number, label: string, strong: boolean): Shape[] {
  const { text: dark, muted, background } = frame.theme.colors;
  const color = strong ? dark : muted;
  const [a, b] = [point(ring, share, ring.inner - (strong ? 4 : 0)), point(ring, share, ring.outer + 4)];
  const ends: [number, number][] = [[a.x, a.y], [b.x, b.y]]; // prettier-ignore
  const at = point(ring, share, ring.outer + TICK);
  const side = (at.x - ring.x) / ring.outer;
  const half = lineHeight(frame) / 2;
  const top = Math.abs(side) < 0.25;
  const y = Math.min(top ? at.y - half + 2 : at.y, ring.endTop - half - 2);
  return [
    { ...line(ends, background, strong ? 6 : 4), z: 5 },
    { ...line(ends, color, strong ? 2.5 : 1.5), z: 6 },
    text(frame, label, at.x, y, {
      color,
      bold: strong,
      align: top ? 'center' : side < 0 ? 'right' : 'left',
    }),
  ];
}
