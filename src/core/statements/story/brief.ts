import * as v from 'valibot';

/** What the wishes for a deck come to, for whoever words it. */
export interface Brief {
  /** Bullets of a slide at most; an instruction to rewrite it comes before. */
  points?: number;
  /** Bullets name the published test that supports them. */
  tests?: boolean;
  /** What the deck is to achieve, in words of the person: what it names is told first. */
  goal?: string;
}

export const LONGEST_GOAL = 500;
const schema = v.object({
  points: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  tests: v.exactOptional(v.boolean()),
  goal: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_GOAL))),
});

/** The brief of a slide, from its `ext.brief`; one of nothing where it has none of the right form. */
export function readBrief(value: unknown): Brief {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : {};
}

/**
 * What a slide says of the brief that it was written to, so that a page with the rows, or a rewrite, writes to it too. The goal is a
 * person's own words: it stands on no slide that is written.
 */
export function briefExt({ goal, ...manner }: Brief, written: boolean): { brief?: Brief } {
  const brief = { ...manner, ...(goal === undefined || written ? {} : { goal }) };
  return Object.keys(brief).length > 0 ? { brief } : {};
}
