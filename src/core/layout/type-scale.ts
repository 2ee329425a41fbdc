/** A point of type is 4/3 slide pixels; sizes are whole or half points so that a PPTX names them exactly. */
const points = (first: number, ...others: number[]): readonly [number, ...number[]] => [
  (first * 4) / 3,
  ...others.map((size) => (size * 4) / 3),
];

/** Font sizes a role may take, largest first, in slide pixels. Body text never goes under 14 pt. */
export const SIZES = {
  title: points(27, 26, 25, 24, 22, 20, 18),
  coverTitle: points(48, 44, 40, 36, 34, 32, 28, 26, 24),
  subtitle: points(22, 20, 18, 16, 14),
  body: points(18, 16, 15, 14),
  wideBody: points(24, 22, 20, 18, 16, 15, 14),
  callout: points(24, 22, 20, 18, 16, 14),
  statement: points(30, 28, 24, 20, 18, 16, 14),
  blockTitle: points(15),
  metricValue: points(66, 60, 54, 48, 44, 40, 36, 32, 28, 24, 20),
  metricLabel: points(18, 16, 15, 14),
  metricNote: points(16, 15, 14),
  table: points(20, 18, 16, 15, 14),
  footer: points(10.5),
  coverLine: points(14, 12),
} as const;

export const LINE_HEIGHT = {
  title: 1.15,
  coverTitle: 1.1,
  body: 1.38,
  callout: 1.3,
  blockTitle: 1.25,
  metricValue: 1.1,
  metricText: 1.25,
  footer: 1.25,
} as const;
