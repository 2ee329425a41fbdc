/** Bounds of what a template may be and cost; `LIMIT` names the one that was passed. */
export const LIMITS = {
  templateLength: 20_000,
  placeholders: 500,
  placeholderLength: 500,
  depth: 32,
  rows: 100_000,
  outputLength: 200_000,
  problems: 100,
} as const;
