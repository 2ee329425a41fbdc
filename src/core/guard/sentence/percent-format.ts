import type { Placeholder } from '../../template/index.js';

/** Whether a figure is printed as a percentage. */
export const printsPercent = ({ formatSource = '' }: Pick<Placeholder, 'formatSource'>): boolean =>
  /(?:^|\|)\s*percent\b/.test(formatSource.trim());
