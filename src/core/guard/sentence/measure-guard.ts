import type { Expression, Placeholder } from '../../template/index.js';
import type { Span } from '../../template/template-error.js';
import { PEOPLE } from '../measure-words.js';
import { plainWord, wordsIn } from '../word-forms.js';
import { knownWords } from '../vocabulary.js';
import { sameClause } from './clauses.js';
import { columnWords } from './column-words.js';
import { columnUses, isAxis, isNumeric, meaningIn, measuredUses, type ColumnUse } from './column-uses.js';
import {
  groupsOffered,
  isColumn,
  isMeasured,
  means,
  mentionsIn,
  PLACES,
  spokenName,
  type Mention,
} from './measure-mentions.js';
import { countedAsOther } from './counted-nouns.js';
import {
  toldByOtherCompound,
  toldOfOtherColumn,
  toldOfOtherColumns,
  toldWithoutFigure,
} from './other-column.js';
import { toldPerOther } from './per-thing.js';
import { printsPercent } from './percent-format.js';
import { isOwner, isPartitive, isRowNoun, isSubject } from './row-nouns.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/**
 * The measure that a sentence names must be the one it computes: no "profit" over the column of revenue, no two measures exchanged,
 * nothing that no column measures.
 */
export function wrongMeasure(view: SentenceView, slide: SlideView): string | undefined {
  for (const guard of [
    misnamedMeasure,
    toldOfOtherColumn,
    toldOfOtherColumns,
    toldWithoutFigure,
    toldByOtherCompound,
    toldPerOther,
    countedAsOther,
  ]) {
    const problem = guard(view, slide);
    if (problem) return problem;
  }
  return undefined;
}

function misnamedMeasure(view: SentenceView, slide: SlideView): string | undefined {
  const mentions = mentionsIn(view, slide);
  if (mentions.length === 0) return undefined;
  const offered = groupsOffered(slide);
  let figures = 0;
  for (const placeholder of view.placeholders) {
    const uses = measuredUses(placeholder.expression, view, slide);
    if (
      uses.length === 0 ||
      uses.every(({ column, source, fn }) => PICKS_ROW.test(fn) && isAxis(column, source, slide))
    )
      continue;
    figures += 1;
    const part = partBefore(placeholder, view);
    const partOf = part ? measuredUses(part.expression, view, slide) : [];
    const named = namesOf(placeholder, mentions, view, slide).filter(
      (mention) =>
        // "{{ completed }} of {{ enrolled }} learners completed": what follows may tell the part.
        !(mention.pos >= placeholder.end && partOf.some((use) => means(use, mention.group, slide))) &&
        !(
          isRowNoun(mention, view, slide) &&
          (isPartitive(mention, view, slide) || isOwner(mention, placeholder.pos, uses, view, slide))
        ),
    );
    // Rows, and ratios of two measures, may be called anything that the host speaks of.
    const free = uses.every(({ fn }) => fn === 'count') || isRatio(placeholder.expression, uses, slide);
    const fits = ({ group }: Mention): boolean =>
      free ? offered.has(group) : uses.some((use) => means(use, group, slide));
    const whole = free ? wholeOf(placeholder, mentions, view) : undefined;
    if (
      whole &&
      isMeasured(whole, slide) &&
      !wholeUses(placeholder, uses, view, slide).some((use) => means(use, whole.group, slide))
    )
      return `{{ ${placeholder.expressionSource} }} is no share of "${whole.text}"`;
    if (named.length > 0 && !named.some(fits) && !isTitled(named, uses, view, slide))
      return `"${named[0]?.text}" is not what {{ ${placeholder.expressionSource} }} measures`;
  }
  const foreign = figures === 0 ? mentions.find(({ group }) => !offered.has(group)) : undefined;
  return foreign && `no column measures "${foreign.text}"`;
}

/** "A backlog of {{ … }} tickets" where the title speaks of tickets, and the sentence of the backlog. */
function isTitled(
  named: readonly Mention[],
  uses: readonly ColumnUse[],
  { masked }: SentenceView,
  slide: SlideView,
): boolean {
  const [use, ...more] = uses;
  const source = sourceOf(use?.source, slide);
  const meaning = use && meaningIn(use.column, use.source, slide);
  if (!use || more.length > 0 || !source || !meaning || meaning.ownMoney || meaning.ratio || meaning.time)
    return false;
  const { locale } = slide.format;
  const isOfTitle = knownWords([source.title], locale, [source.title]);
  const own = columnWords(source, locale).find(({ column }) => column === use.column);
  return named.every(({ text }) => isOfTitle(text)) && wordsIn(masked).some((word) => own?.isTelling(word));
}

const OF_WHOLE =
  /^\s*(?:\*\*)?\s*(?:out of|of|von|sur|de|d[’']|des)\s+(?:(?:the|all|den|les|los|las|insgesamt|total)\s+)*(?:\*\*)?$/iu;

/** The figure that is told as a part of another. */
const partBefore = (
  { pos }: Placeholder,
  { placeholders, masked }: SentenceView,
): Placeholder | undefined => {
  const before = placeholders.findLast((it) => it.end <= pos);
  return before && OF_WHOLE.test(masked.slice(before.end, pos)) ? before : undefined;
};

/** Functions that print which row it is. */
const PICKS_ROW = /^(?:first|last|nth)$/;

function isRatio(node: Expression, uses: readonly ColumnUse[], slide: SlideView): boolean {
  if (node.kind === 'binary' && node.operator === '/') return true;
  return uses.some(({ column, source }) => meaningIn(column, source, slide)?.ratio === true);
}

const OF_ALL =
  /(?<!\p{L})(?:of|von|de|del|des|du|aller|d[’'])\s*(?:(?:all|the|total|tous|toutes|todos|todas|allen|den|der|les|las|los|l[’'])\s*)*$/iu;

/** The measure that a share is said to be of: "of all departures, {{ … }}", "{{ … }} of the amount paid". */
function wholeOf(
  { pos, end }: Span,
  mentions: readonly Mention[],
  { masked }: SentenceView,
): Mention | undefined {
  return mentions.find(
    (mention) =>
      OF_ALL.test(masked.slice(0, mention.pos)) &&
      (mention.pos >= end
        ? /^[^,;]{0,24}$/.test(masked.slice(end, mention.pos))
        : /^\s*,\s*$/.test(masked.slice(mention.end, pos))),
  );
}

/** The columns that a part is divided by; all of its columns where it is no division. */
function wholeUses(
  placeholder: Placeholder,
  uses: readonly ColumnUse[],
  view: SentenceView,
  slide: SlideView,
): readonly ColumnUse[] {
  const { expression } = placeholder;
  if (!printsPercent(placeholder) || expression.kind !== 'binary' || expression.operator !== '/') return uses;
  const under = measuredUses(expression.right, view, slide);
  return under.length > 0 && under.every(({ fn }) => fn !== 'count') ? under : uses;
}

/** What stands between a name and its own number. */
const EQUALS =
  /^\s*(?:is|are|was|were|number|total(?:l?ed|s)?|reach(?:ed|es)?|ist|sind|betr\p{L}+|est|sont|es|son)?\s*(?:at|of|to|de)?\s*$/iu;

/** The mentions that name a figure: those before it and after it, in its clause, that no other figure has taken. */
function namesOf(
  { pos, end }: Span,
  mentions: readonly Mention[],
  view: SentenceView,
  slide: SlideView,
): Mention[] {
  const { placeholders, masked } = view;
  const others = placeholders.filter((other) => other.pos !== pos);
  const figures = others.filter(({ expression }) => measuredUses(expression, view, slide).length > 0);
  const isTaken = (mention: Mention): boolean =>
    // After a name "costs" is a verb; the name of a column is none.
    (isColumn(mention) ? figures : others).some(
      (other) =>
        other.end <= mention.pos && /^\s*(?:of\s|\*\*)?\s*$/.test(masked.slice(other.end, mention.pos)),
    );
  const before = mentions
    .filter(
      (mention) => mention.end <= pos && sameClause(masked.slice(mention.end, pos)) && !isTaken(mention),
    )
    .filter((mention) => !PEOPLE.test(plainWord(mention.text)) || EQUALS.test(masked.slice(mention.end, pos)))
    .filter((mention, _, all) => mention.end === all.at(-1)?.end);
  const after = mentions
    .filter((mention) => mention.pos >= end && sameClause(masked.slice(end, mention.pos)))
    .filter((mention) => !others.some((other) => other.pos >= end && other.end <= mention.pos));
  return [...before, ...after];
}
/**
 * What a sentence speaks of, as a test of the columns of a claim: those whose figures it prints and those whose measures it names; where
 * there are none, those by which it finds its names. Undefined where it speaks of no column at all.
 */
export function subjectsOf(view: SentenceView, slide: SlideView): ((use: ColumnUse) => boolean) | undefined {
  const figures = view.placeholders
    .flatMap(({ expression }) => measuredUses(expression, view, slide))
    .filter(({ fn, column }) => fn !== 'count' && !PLACES.test(spokenName(column)));
  const found = view.placeholders
    .flatMap(({ expression }) => columnUses(expression, slide.variables, view.source))
    .filter(({ column, source }) => isNumeric(column, source, slide));
  const mentions = mentionsIn(view, slide)
    .filter(({ group }) => groupsOffered(slide).has(group))
    .filter((mention) => !isRowNoun(mention, view, slide) || !isSubject(mention, found, view, slide));
  const source = sourceOf(view.source, slide);
  const said = wordsIn(view.masked);
  const named = source ? columnWords(source, slide.format.locale) : [];
  const isSaid = (name: string): boolean =>
    named.some(({ column, isTelling }) => column === name && said.some(isTelling));
  if (figures.length > 0 || mentions.length > 0)
    return (use) =>
      figures.some(({ column }) => column === use.column) ||
      mentions.some(({ group }) => means(use, group, slide)) ||
      found.some(({ column, fn }) => /^arg(?:max|min)$/.test(fn) && column === use.column && isSaid(column));
  return found.length === 0 ? undefined : (use) => found.some(({ column }) => column === use.column);
}

/** The measure that a superlative ending at `end` is of ("most new accounts"), as a test of columns; undefined where none follows. */
export function measureAt(
  end: number,
  view: SentenceView,
  slide: SlideView,
): ((use: ColumnUse) => boolean) | undefined {
  const offered = groupsOffered(slide);
  const own = mentionsIn(view, slide).filter(
    ({ pos, group }) =>
      pos >= end &&
      offered.has(group) &&
      /^\s*(?:(?:de|d[’']|number of|nombre de|Zahl der)\s*)?$/u.test(view.masked.slice(end, pos)),
  );
  return own.length === 0 ? undefined : (use) => own.some(({ group }) => means(use, group, slide));
}
