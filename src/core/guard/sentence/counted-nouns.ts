import { cellOf } from '../../chart/cells.js';
import type { Source } from '../../deck/types.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { matchFolded } from '../../template/fold.js';
import { sourceTexts } from '../../deck/host-texts.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { cachedExpression } from '../../template/scope.js';
import { wordsIn } from '../word-forms.js';
import { repeats } from './repeated-names.js';
import { columnUses } from './column-uses.js';
import { columnWords, type ColumnWords } from './column-words.js';
import { printsPercent } from './percent-format.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { tableWord } from './word-guard.js';

const NEXT = /^\s*(?:\*\*)?\s*(\p{L}+)(?!\s+(?:of|de|von|der|des)\s)/u;
/** "The operators number {{ count() }}". */
const BEFORE =
  /(\p{L}+)\s+(?:number|total|come to|amount to|zählen|sind|sont|comptent|son|suman)\s+(?:\*\*)?$/iu;

/** What is counted, or divided, called by the noun of another column: "{{ count() }} operators" over rows of routes that share them. */
export function countedAsOther(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source?.data) return undefined;
  const columns = columnWords(source, slide.format.locale);
  for (const placeholder of view.placeholders) {
    const node = cachedExpression(placeholder.expressionSource);
    const after = nouns(NEXT.exec(view.masked.slice(placeholder.end)));
    const before = nouns(BEFORE.exec(view.masked.slice(0, placeholder.pos)));
    const told = isCount(node)
      ? [...after, ...before].find(
          (noun) =>
            isShared(noun, columns, source) ||
            countsOther(noun, columns, slide) ||
            isUnheardOf(noun, source, slide),
        )
      : isRatio(node) && !printsPercent(placeholder)
        ? after.find((noun) => dividesOther(noun, node.left, columns, view, slide))
        : undefined;
    if (told !== undefined) return `{{ ${placeholder.expressionSource} }} counts no "${told}"`;
    const numbered = unnumbered(placeholder, columns, view, slide);
    if (numbered !== undefined)
      return `"${numbered}" is not what {{ ${placeholder.expressionSource} }} numbers`;
    const gap = columnCounted(node);
    if (gap !== undefined && after.length > 0 && leavesOut(gap, view, columns, source))
      return `{{ ${placeholder.expressionSource} }} counts the rows that have ${gap}, and not all`;
  }
  return undefined;
}

const nouns = (found: RegExpExecArray | null): string[] => wordsIn(found?.[1] ?? '');

const isCount = (node: Expression): boolean =>
  node.kind === 'call' && node.name === 'count' && node.args.length === 0;

/** "Cars on {{ route }} number {{ … }}". */
const NUMBERS = /(\p{L}{3,}s)(?:\s+(?:on|in|of|at|for|from)\s+(?:the\s+)?\uFFFC+)?\s+number\s+(?:\*\*)?$/iu;

/** The noun that a figure is said to number, where no column of the figure, no title and no row is called so. */
function unnumbered(
  { expression, pos }: Placeholder,
  columns: readonly ColumnWords[],
  view: SentenceView,
  slide: SlideView,
): string | undefined {
  const [noun] = nouns(NUMBERS.exec(view.masked.slice(0, pos)));
  const own = columnUses(expression, slide.variables, view.source).map(({ column }) => column);
  if (noun === undefined || own.length === 0 || tableWord(slide)(noun)) return undefined;
  return columns.some(({ column, isOwn }) => own.includes(column) && isOwn(noun)) ? undefined : noun;
}

/** The column whose filled cells are counted. */
const columnCounted = (node: Expression): string | undefined => {
  const [column, ...more] = node.kind === 'call' && node.name === 'count' ? node.args : [];
  return column?.kind === 'name' && more.length === 0 ? column.name : undefined;
};

/** Whether rows lack a value of a column that the sentence does not speak of. */
const leavesOut = (
  column: string,
  { masked }: SentenceView,
  columns: readonly ColumnWords[],
  { data }: Source,
): boolean =>
  (data?.rows ?? []).some((row) => cellOf(row, column) === null) &&
  !columns.some((own) => own.column === column && wordsIn(masked).some(own.isOwn));

const isRatio = (node: Expression): node is Extract<Expression, { kind: 'binary' }> =>
  node.kind === 'binary' && node.operator === '/';

/** Something businesses count that no text about these rows speaks of. */
function isUnheardOf(noun: string, source: Source, slide: SlideView): boolean {
  const groups = groupsIn(noun);
  const texts = [...sourceTexts({ source }), source.sql].map((text) => text.replace(/_/g, ' '));
  const heard = new Set(texts.flatMap(groupsIn));
  return groups.length > 0 && !groups.some((group) => heard.has(group)) && !tableWord(slide)(noun);
}

const groupsIn = (text: string): string[] => matchFolded(text, MEASURE_PATTERNS).map(({ kind }) => kind);

/** A name that several rows have. */
const isShared = (noun: string, columns: readonly ColumnWords[], source: Source): boolean =>
  columns.some(({ column, numeric, isTelling }) => !numeric && isTelling(noun) && repeats(column, source));

/** What a column has more of than rows. */
const countsOther = (noun: string, columns: readonly ColumnWords[], slide: SlideView): boolean =>
  !tableWord(slide)(noun) && columns.some(({ numeric, isTelling }) => numeric && isTelling(noun));

function dividesOther(
  noun: string,
  over: Expression,
  columns: readonly ColumnWords[],
  { source }: SentenceView,
  { variables }: SlideView,
): boolean {
  const own = columnUses(over, variables, source).map(({ column }) => column);
  const named = columns.filter(({ numeric, isOwn }) => numeric && isOwn(noun));
  return own.length > 0 && named.length > 0 && !named.some(({ column }) => own.includes(column));
}
