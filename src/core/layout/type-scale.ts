/** A point of type is 4/3 slide pixels; sizes are whole or half points so that a PPTX names them exactly. */
const points = (...sizes: number[]): readonly number[] => sizes.map((size) => (size * 4) / 3);

/** Font sizes a role may take, largest first, in slide pixels. Body text never goes under 14 pt. */
export const SIZES = {
  title: points(27, 26, 25, 24, 22, 20, 18),
  coverTitle: points(48, 44, 40, 36, 34, 32, 28, 26, 24),
  subtitle: points(18, 17, 16, 15, 14),
  body: points(16, 15, 14),
  wideBody: points(20, 18, 17, 16, 15, 14),
  metricValue: points(66, 60, 54, 48, 44, 40, 36, 32, 28, 24, 20),
  metricLabel: points(15, 14),
  metricNote: points(14),
  table: points(18, 16, 15, 14),
  footer: points(10.5),
} as const;

export const LINE_HEIGHT = {
  title: 1.15,
  coverTitle: 1.1,
  body: 1.38,
  metricValue: 1.1,
  metricText: 1.25,
  footer: 1.25,
} as const;
