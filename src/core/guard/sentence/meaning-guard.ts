import { bounded, matchFolded, plainForm, type Pattern } from '../../template/fold.js';
import { parse, type Expression } from '../../template/index.js';
import type { Span } from '../../template/template-error.js';
import { columnMeaning, type ColumnKind } from '../column-meaning.js';
import { MEASURE_PATTERNS, PEOPLE } from '../measure-words.js';
import { plainWord } from '../vocabulary.js';
import { columnUses, columnsOf, type ColumnUse, type SentenceView, type SlideView } from './sentence-view.js';

const ADDS = new Set(['sum', 'share']);
const COMPUTES = new Set(['sum', 'share', 'avg', 'median', 'stddev', 'growth', 'delta']);
const WHY: Partial<Record<ColumnKind, string>> = {
  level: 'averages, prices and scores cannot be added up',
  ratio: 'ratios and rates cannot be added up',
  id: 'ids and years are no quantities',
};

/** Arithmetic that the meaning of a column forbids, in a figure or in a test: a sum over averages, ratios, ids. */
export function wrongArithmetic(view: SentenceView, slide: SlideView): string | undefined {
  for (const { column, source, fn } of usesOf(view, slide)) {
    if (!COMPUTES.has(fn)) continue;
    const owner =
      source !== undefined && Object.hasOwn(slide.sources, source) ? slide.sources[source] : undefined;
    const type = owner?.columns.find(({ name }) => name === column)?.type;
    if (!owner || type !== 'number') continue;
    const { kind } = columnMeaning(column, owner.widget ?? { title: owner.title, dataKey: owner.sql });
    const forbidden = kind === 'id' || ((kind === 'level' || kind === 'ratio') && ADDS.has(fn));
    // The single row of a big number adds up to itself.
    if (forbidden && (owner.data?.rows.length ?? 2) > 1) return `${fn}(${column}): ${WHY[kind]}`;
  }
  return undefined;
}

function usesOf(view: SentenceView, slide: SlideView): ColumnUse[] {
  const tests = view.claims.flatMap(({ claim }) => {
    const [part] = parse(`{{ ${claim.test} }}`).parts;
    return part?.kind === 'placeholder'
      ? columnUses(part.expression, slide.variables, claim.source ?? view.source)
      : [];
  });
  return [
    ...view.placeholders.flatMap(({ expression }) => columnUses(expression, slide.variables, view.source)),
    ...tests,
  ];
}

/** A place where the sentence names what is measured. */
interface Mention {
  pos: number;
  end: number;
  text: string;
  /** Group of words that mean the same, or the column whose name it is. */
  group: string;
}

/**
 * The measure that a sentence names must be the one it computes: no "profit" over the column of revenue, no two measures exchanged,
 * nothing that no column measures.
 */
export function wrongMeasure(view: SentenceView, slide: SlideView): string | undefined {
  const mentions = mentionsIn(view, slide);
  if (mentions.length === 0) return undefined;
  const offered = groupsOffered(slide);
  let figures = 0;
  for (const placeholder of view.placeholders) {
    const uses = measuredUses(placeholder.expression, view, slide);
    if (uses.length === 0) continue;
    figures += 1;
    const named = namesOf(placeholder, mentions, view);
    // Rows may be called anything that the host speaks of.
    const counted = uses.every(({ fn }) => fn === 'count');
    const fits = ({ group }: Mention): boolean =>
      counted ? offered.has(group) : uses.some((use) => means(use, group, slide));
    if (named.length > 0 && !named.some(fits))
      return `"${named[0]?.text}" is not what {{ ${placeholder.expressionSource} }} measures`;
  }
  const foreign = figures === 0 ? mentions.find(({ group }) => !offered.has(group)) : undefined;
  return foreign && `no column measures "${foreign.text}"`;
}

/** What stands between a name and its own number. */
const EQUALS =
  /^\s*(?:is|are|was|were|number|total(?:l?ed|s)?|reach(?:ed|es)?|ist|sind|betr\p{L}+|est|sont|es|son)?\s*(?:at|of|to|de)?\s*$/iu;

/** The mentions that name a figure: the nearest before it and after it, in its clause, that no other figure has taken. */
function namesOf(
  { pos, end }: Span,
  mentions: readonly Mention[],
  { placeholders, masked }: SentenceView,
): Mention[] {
  const others = placeholders.filter((other) => other.pos !== pos);
  const isTaken = (mention: Mention): boolean =>
    others.some(
      (other) =>
        other.end <= mention.pos && /^\s*(?:of\s|\*\*)?\s*$/.test(masked.slice(other.end, mention.pos)),
    );
  const before = mentions
    .filter(
      (mention) => mention.end <= pos && sameClause(masked.slice(mention.end, pos)) && !isTaken(mention),
    )
    .filter((mention) => !PEOPLE.test(plainWord(mention.text)) || EQUALS.test(masked.slice(mention.end, pos)))
    .slice(-1);
  const after = mentions
    .filter((mention) => mention.pos >= end && sameClause(masked.slice(end, mention.pos)))
    .filter((mention) => !others.some((other) => other.pos >= end && other.end <= mention.pos))
    .slice(0, 1);
  return [...before, ...after];
}

/** Figures may stand between a mention and its figure ("from … to …"), another clause not. */
const sameClause = (between: string): boolean =>
  !/[,;:–—]|(?<!\p{L})(?:and|but|while|whereas|against|und|aber|während|et|mais|tandis|y|pero|mientras)(?!\p{L})/iu.test(
    between,
  );

/** Columns of numbers whose values a figure shows, and rows it counts. */
function measuredUses(expression: Expression, { source }: SentenceView, slide: SlideView): ColumnUse[] {
  const uses = columnUses(expression, slide.variables, source).filter(({ column, source: from, fn }) => {
    const type = columnsOf(slide, from).find(({ name }) => name === column)?.type;
    return type === 'number' && fn !== 'argmax' && fn !== 'argmin' && fn !== 'count';
  });
  if (uses.length > 0 || expression.kind !== 'call' || expression.name !== 'count') return uses;
  return [{ column: '', source, fn: 'count' }];
}

/** Whether a column stands for the measure of a group. */
function means({ column, source }: ColumnUse, group: string, slide: SlideView): boolean {
  if (groupsOfColumn(column, source, slide).includes(group)) return true;
  return group.startsWith(COLUMN) && wordsOf(column, source, slide).includes(group.slice(COLUMN.length));
}

function mentionsIn({ masked }: SentenceView, slide: SlideView): Mention[] {
  const known = matchFolded(masked, MEASURE_PATTERNS).map(({ pos, end, text, kind }) => ({
    pos,
    end,
    text,
    group: kind,
  }));
  const named = numericColumns(slide).flatMap(({ name }) => {
    const words = spokenName(name);
    if (words.length < 3 || groupsOfText(words).length > 0) return [];
    return matchFolded(masked, patternOfName(words)).map(({ pos, end, text, kind }) => ({
      pos,
      end,
      text,
      group: kind,
    }));
  });
  return [...known, ...named].sort((a, b) => a.pos - b.pos);
}

const namePatterns = new Map<string, readonly Pattern<string>[]>();

/** Finds the name of a column, which is compiled once however many sentences are searched for it. */
function patternOfName(words: string): readonly Pattern<string>[] {
  let patterns = namePatterns.get(words);
  if (!patterns) {
    const escaped = plainForm(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    patterns = [[`${COLUMN}${words}`, bounded(escaped.replace(/ /g, '[ _-]'))]];
    if (namePatterns.size >= 500) namePatterns.clear();
    namePatterns.set(words, patterns);
  }
  return patterns;
}

function numericColumns({ sources }: SlideView): { name: string; source: string }[] {
  return Object.entries(sources).flatMap(([source, { columns }]) =>
    columns.filter(({ type }) => type === 'number').map(({ name }) => ({ name, source })),
  );
}

const ROLES = /^(?:category|label|name|axis|value|val|count|cnt|num|total|sum|series|group|size|x|y|n)$/;

function spokenName(name: string): string {
  const words = plainWord(name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_.\-/]+/g, ' ')).trim();
  return ROLES.test(words) ? '' : words;
}

const groupsOfText = (text: string): string[] => matchFolded(text, MEASURE_PATTERNS).map(({ kind }) => kind);

/** Begins the group of a column whose name is no known measure. */
const COLUMN = 'column ';

/** Everything that names a column: itself, the column inside its SQL, the title where that can mean no other. */
function wordsOf(column: string, source: string | undefined, { sources }: SlideView): string {
  const owner = source !== undefined && Object.hasOwn(sources, source) ? sources[source] : undefined;
  const own = spokenName(column);
  const { words } = columnMeaning(
    column,
    owner?.widget ?? { title: owner?.title ?? '', dataKey: owner?.sql },
  );
  const only = owner?.columns.filter(({ type }) => type === 'number').length === 1;
  return own === '' || only ? `${words} | ${own} | ${plainWord(owner?.title ?? '')}` : `${own} | ${words}`;
}

/** The measures a column stands for. */
function groupsOfColumn(column: string, source: string | undefined, slide: SlideView): string[] {
  return [`${COLUMN}${spokenName(column)}`, ...groupsOfText(wordsOf(column, source, slide))];
}

const offeredBy = new WeakMap<SlideView, Set<string>>();

/** Everything that may be named at all: what columns stand for, and what the host speaks of. Once a slide. */
function groupsOffered(slide: SlideView): Set<string> {
  let offered = offeredBy.get(slide);
  if (!offered) {
    const spoken = [...slide.allowed, ...Object.values(slide.sources).map(({ sql }) => sql)];
    offered = new Set([
      ...numericColumns(slide).flatMap(({ name, source }) => groupsOfColumn(name, source, slide)),
      ...spoken.flatMap((text) => groupsOfText(plainWord(text.replace(/_/g, ' ')))),
    ]);
    offeredBy.set(slide, offered);
  }
  return offered;
}
