import type { Placeholder } from '../../template/index.js';

/** Whether a column's name says that its values are percentages. */
export const isPercentName = (column: string): boolean =>
  /(?:^|[^a-z])(?:pct|percent(?:age)?|prozent|pourcentage|porcentaje)(?:[^a-z]|$)/i.test(column);

/** Whether a figure is printed as a percentage. */
export const printsPercent = ({ formatSource = '' }: Pick<Placeholder, 'formatSource'>): boolean =>
  /(?:^|\|)\s*percent\b/.test(formatSource.trim());
