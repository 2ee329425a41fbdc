import type { Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, MORE } from './comparatives.js';
import type { RowValue } from './row-tests.js';
import type { SentenceView } from './sentence-view.js';

type Said = Pick<Assertion, 'text' | 'pos' | 'end'>;

/** Words between what compares and the row it compares with. */
const THAN = /^\s*(?:(?:than|of|als|que|the|to|der|die|das|dem|den|le|la|les|el|los|las|à|a)\s+)*$/iu;
/** Between two rows, or among some: then the row before a word is not the one it is told of. */
export const APART =
  /(?<!\p{L})(?:between|among|each|every|difference|gap|no|not|n['’]t|never|next|after|before|zwischen|nicht|kein\p{L}*|entre|ne|n['’]|écart|tras|diferencia)(?!\p{L})/iu;

interface Pair {
  one: RowValue;
  other: RowValue;
  sign: '<' | '>';
}

/** The two rows on either side of a comparison: "{{ A }} leads {{ B }}", "{{ A }} is ahead of {{ B }}". */
function pairAround(
  { text, pos, end }: Said,
  values: readonly RowValue[],
  { masked }: SentenceView,
): Pair | undefined {
  const said = /^(?:than|als|que)$/i.test(text) ? masked.slice(Math.max(0, pos - REACH), end) : text;
  const [more, less] = [MORE.test(said), LESS.test(said)];
  if (more === less || APART.test(masked)) return undefined;
  const one = values.findLast((it) => it.named && it.end <= pos);
  const other = values.find((it) => it.pos >= end);
  if (!one || !other?.named || !THAN.test(masked.slice(end, other.pos))) return undefined;
  return sameClause(masked.slice(one.end, pos)) ? { one, other, sign: more ? '>' : '<' } : undefined;
}

const REACH = 12;

export function pairTests(assertion: Said, values: readonly RowValue[], view: SentenceView): string[] {
  const pair = pairAround(assertion, values, view);
  return pair ? [`${pair.one.value} ${pair.sign} ${pair.other.value}`] : [];
}

const BY = /^\s*(?:by|um|de|en|por)\s+(?:(?:about|rund|etwa|environ|unos|unas)\s+)?(?:\*\*)?$/iu;

/** Whether the row that is told to be more is more, and the distance that is told is that of both. */
export function fitsPair(
  assertion: Said,
  values: readonly RowValue[],
  view: SentenceView,
  holds: (test: string) => boolean,
): boolean {
  const pair = pairAround(assertion, values, view);
  if (!pair) return true;
  const { one, other, sign } = pair;
  if (!holds(`${one.value} ${sign} ${other.value}`)) return false;
  const by = view.placeholders.find(
    ({ pos }) => pos >= other.end && BY.test(view.masked.slice(other.end, pos)),
  );
  if (!by) return true;
  const [more, less] = sign === '>' ? [one.value, other.value] : [other.value, one.value];
  // Told as it is, as a part of the lesser, or as a part of the greater.
  const distances = [`${more} - ${less}`, `(${more} - ${less}) / ${less}`, `(${more} - ${less}) / ${more}`];
  const said = `abs(${by.expressionSource})`;
  return distances.some((distance) => holds(`abs(${said} - (${distance})) <= ${said} / ${EXACTLY}`));
}

/** Sums of the same values in another order differ by less than a part of so many. */
const EXACTLY = 1e9;

const TIE =
  /^(?:tied|ties? (?:for|at|with)|level with|gleichauf|gleich (?:hoch|viele?|gro(?:ss|ß))|[àa] égalité|a egalite|ex aequo|empat\p{L}*|igualad[oa]s?)$/iu;

const NEARLY = /(?<!\p{L})(?:nearly|almost|practically|fast|nahezu|beinahe|presque|quasiment|casi)\s+$/iu;

/** Whether the rows that are told to be level are. */
export function fitsTie(
  { text, pos }: Said,
  values: readonly RowValue[],
  { masked }: SentenceView,
  holds: (test: string) => boolean,
): boolean {
  if (!TIE.test(text) || NEARLY.test(masked.slice(0, pos))) return true;
  const [first, ...others] = values.filter((it) => it.named);
  return first === undefined || others.every((other) => holds(`${other.value} == ${first.value}`));
}
