import type { Layout } from './define-layout.js';
import type { SlideInk } from './slide-ink.js';
import type { Theme } from './theme-types.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type ShapeBox } from './types.js';

const BAND = 280;
const STRIP = 12;
const BAR = 52;
const BAR_GAP = 24;
/** Heights of the columns that rise towards the far edge, and how much each stands out from the ground. */
const COLUMNS = {
  cover: [
    [132, 0.16],
    [248, 0.26],
    [404, 0.38],
  ],
  divider: [
    [88, 0.12],
    [152, 0.2],
    [240, 0.3],
  ],
} as const;
/** A dark theme's accent is light, and may stand out more from a dark ground. */
const DARK_STRENGTH = 2;

/** What an opening slide carries along its far edge: columns that rise, on a cover before a band of the accent. */
export function openingShapes(style: Layout['style'], ink: SlideInk, { mode, colors }: Theme): ShapeBox[] {
  if (style === 'content') return [];
  const cover = style === 'cover';
  const dark = mode === 'dark';
  const left = SLIDE_WIDTH - BAND;
  const band = { kind: 'shape', y: 0, height: SLIDE_HEIGHT } as const;
  const shapes: ShapeBox[] = [];
  let ground = ink.ground;
  if (cover) {
    ground = dark ? colors.surface : colors.accent;
    shapes.push({ ...band, id: 'band', x: left, width: BAND, fill: ground });
    if (dark) shapes.push({ ...band, id: 'band-edge', x: left, width: STRIP, fill: colors.accent });
  } else if (ground !== colors.accent) {
    shapes.push({ ...band, id: 'band', x: 0, width: STRIP, fill: colors.accent });
  }
  const light = ground === colors.accent ? colors.onAccent : colors.accent;
  const room = 3 * BAR + 2 * BAR_GAP;
  const first = left + (cover ? (BAND - room) / 2 : BAND - room - 64);
  COLUMNS[cover ? 'cover' : 'divider'].forEach(([height, strength], index) => {
    const share = dark ? strength * DARK_STRENGTH : strength;
    shapes.push({
      kind: 'shape',
      id: `column-${index + 1}`,
      x: first + index * (BAR + BAR_GAP),
      y: SLIDE_HEIGHT - height,
      width: BAR,
      height,
      fill: mixed(ground, light, share),
      tint: { color: light, share },
    });
  });
  return shapes;
}

/** `#rrggbb` between two others; the ground where one of them is no such colour. */
function mixed(ground: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [ground, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? Number.NaN) + ((to ?? Number.NaN) - (from ?? Number.NaN)) * share);
  });
  if (channels.some((channel) => !(channel >= 0 && channel <= 255))) return ground;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
