/** An answer as a model gives it: ids of statements, and what it says besides. */
export interface ChosenSlide {
  own?: Record<string, string | null>[];
  title?: unknown;
  points?: unknown;
  notes?: unknown;
  bullets?: string;
  chart?: string | null;
  remark?: string | null;
  wording?: string;
  sort?: string | null;
  top?: number | null;
  highlight?: string | null;
  color?: string | null;
}

export const slideAnswer = (chosen: ChosenSlide): string =>
  JSON.stringify({ own: [], notes: [], bullets: 'sentences', chart: null, remark: null, ...chosen });

/** Statements that every widget with three of them has. */
export const GOOD_SLIDE = { title: 's1', points: ['s2', 's3'] } satisfies ChosenSlide;
