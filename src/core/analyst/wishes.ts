/**
 * What is suggested to be asked of a rewrite, as it is asked: in English, which the analyst reads and every language model too,
 * whatever language the person reads it in.
 */
export const WISHES = {
  shorter: 'Shorter',
  longer: 'More detail',
  reworded: 'In other words',
  table: 'As a table',
  growth: 'Lead with the growth',
  executives: 'For executives',
  bullets: 'As bullet points',
  plainer: 'Plainer words',
} as const;

export type Wish = keyof typeof WISHES;

/** Those that the analyst understands. */
export const ANALYST_WISHES: readonly Wish[] = ['shorter', 'longer', 'reworded', 'table'];
