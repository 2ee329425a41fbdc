import { bounded, matchFolded } from '../../template/fold.js';
import { parse, type Expression } from '../../template/index.js';
import { columnMeaning, type ColumnKind } from '../column-meaning.js';
import { MEASURES } from '../measure-words.js';
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

const PATTERNS = MEASURES.map((words, group) => [String(group), bounded(words, 'giu')] as const);

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
  const foreign = mentions.find(({ group }) => !offered.has(group));
  if (foreign) return `no column measures "${foreign.text}"`;
  for (const { pos, end, expression } of view.placeholders) {
    const uses = numericUses(expression, view, slide);
    if (uses.length === 0) continue;
    const own = new Set(uses.flatMap((use) => groupsOfColumn(use.column, use.source, slide)));
    const spoken = uses.map((use) => wordsOf(use.column, use.source, slide)).join(' | ');
    const [before] = mentions
      .filter((mention) => mention.end <= pos && sameClause(view.masked.slice(mention.end, pos)))
      .slice(-1);
    const [after] = mentions.filter(
      (mention) => mention.pos >= end && sameClause(view.masked.slice(end, mention.pos)),
    );
    const named = [before, after].filter((mention) => mention !== undefined);
    if (
      named.length > 0 &&
      !named.some(
        ({ group }) =>
          own.has(group) || (group.startsWith(COLUMN) && spoken.includes(group.slice(COLUMN.length))),
      )
    )
      return `"${named[0]?.text}" is not what {{ ${uses[0]?.fn || 'value'}(${uses[0]?.column}) }} measures`;
  }
  return undefined;
}

/** Figures may stand between a mention and its figure ("from … to …"), another clause not. */
const sameClause = (between: string): boolean =>
  !/[,;:–—]|(?<!\p{L})(?:and|but|while|whereas|against|und|aber|während|et|mais|tandis|y|pero|mientras)(?!\p{L})/iu.test(
    between,
  );

function numericUses(expression: Expression, { source }: SentenceView, slide: SlideView): ColumnUse[] {
  return columnUses(expression, slide.variables, source).filter(({ column, source: from, fn }) => {
    const type = columnsOf(slide, from).find(({ name }) => name === column)?.type;
    return type === 'number' && fn !== 'argmax' && fn !== 'argmin' && fn !== 'count';
  });
}

function mentionsIn({ masked }: SentenceView, slide: SlideView): Mention[] {
  const known = matchFolded(masked, PATTERNS).map(({ pos, end, text, kind }) => ({
    pos,
    end,
    text,
    group: kind,
  }));
  const named = numericColumns(slide).flatMap(({ name }) => {
    const words = spokenName(name);
    if (words.length < 3 || groupsOfText(words).length > 0) return [];
    const pattern = bounded(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ _-]'), 'giu');
    return matchFolded(masked, [[`${COLUMN}${words}`, pattern]] as const).map(({ pos, end, text, kind }) => ({
      pos,
      end,
      text,
      group: kind,
    }));
  });
  return [...known, ...named].sort((a, b) => a.pos - b.pos);
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

const groupsOfText = (text: string): string[] => matchFolded(text, PATTERNS).map(({ kind }) => kind);

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

/** Everything that may be named at all: what columns stand for, and what the host speaks of. */
function groupsOffered(slide: SlideView): Set<string> {
  return new Set([
    ...numericColumns(slide).flatMap(({ name, source }) => groupsOfColumn(name, source, slide)),
    ...slide.allowed.flatMap((phrase) => groupsOfText(plainWord(phrase.replace(/_/g, ' ')))),
    ...Object.values(slide.sources).flatMap(({ sql }) => groupsOfText(plainWord(sql.replace(/_/g, ' ')))),
  ]);
}
