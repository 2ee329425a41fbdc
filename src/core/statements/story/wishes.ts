import * as v from 'valibot';
import type { Claim, Statement, StatementField } from '../../deck/types.js';
import { findStatement, type Offer, type Reading } from '../offers.js';
import type { Register } from '../phrases/phrases.js';
import type { Args } from '../types.js';

/** What somebody chose to stand in a field: a statement, which code words, or a line in words of its own. */
export type Wish = { field: StatementField } & (StatementWish | { text: string });
export interface StatementWish {
  kind: string;
  args: Args;
}

/** A statement that somebody chose for a slide that speaks of several sources. */
export interface StoryWish extends StatementWish {
  source: string;
}

/** The wishes for one slide, as its reading bears them out: in their order, what does not hold left out. */
export interface Chosen {
  title?: Offer | string;
  /** Lines of the text; one in words of its own is Markdown as it stands. */
  points: readonly (Offer | string)[];
  /** None: what the analyst says. */
  notes: readonly (Offer | string)[];
  /** How many lines were wished for: the analyst fills what is missing. */
  wanted: number;
  /** How bullets are worded; `point` where absent. */
  register?: Register;
  /** What lines in their own words bring along. */
  kept?: { claims: readonly Claim[]; statements: readonly Statement[] };
}

const MOST_WISHES = 40;
const field = v.picklist(['title', 'text', 'notes']);
const name = v.pipe(v.string(), v.maxLength(200));
const schema = v.pipe(
  v.array(
    v.union([
      v.object({ field, kind: name, args: v.record(name, name) }),
      v.object({ field, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)) }),
    ]),
  ),
  v.maxLength(MOST_WISHES),
);

/** Wishes of a slide that came over the wire; undefined where there are none of the right form. */
export function readWishes(value: unknown): Wish[] | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

const storySchema = v.pipe(
  v.array(v.object({ source: name, kind: name, args: v.record(name, name) })),
  v.maxLength(MOST_WISHES),
);

/** The same for a slide that speaks of several sources; none where there are none of the right form. */
export function readStoryWishes(value: unknown): StoryWish[] {
  const result = v.safeParse(storySchema, value);
  return result.success ? result.output : [];
}

/** The offer of a statement, where it holds; the very one of the reading where that has it. */
export function offerOf({ frame, offers }: Reading, { kind, args }: StatementWish): Offer | undefined {
  const known = offers.find((offer) => offer.kind === kind && sameArgs(offer.finding.args, args));
  return known ?? findStatement(frame, kind, args);
}

/** Order of keys aside. */
export function sameArgs(one: Args, other: Args): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && one[key] === other[key])
  );
}

/** Looks each wish up; statements that do not hold are passed over, and of one that is wished for twice the first counts. */
export function chosenOf(reading: Reading, wishes: readonly Wish[]): Chosen {
  const taken = new Set<Offer | string>();
  let wanted = 0;
  const of = (place: StatementField): (Offer | string)[] =>
    wishes.flatMap((wish) => {
      if (wish.field !== place) return [];
      const found = 'text' in wish ? wish.text : offerOf(reading, wish);
      // What is said aloud may be what the slide says.
      if (found !== undefined && place !== 'notes' && taken.has(found)) return [];
      if (place === 'text') wanted += 1;
      if (found === undefined) return [];
      taken.add(found);
      return [found];
    });
  const [title] = of('title');
  const points = of('text');
  return { ...(title === undefined ? {} : { title }), points, notes: of('notes'), wanted };
}
