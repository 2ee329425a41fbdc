import type { Expression } from '../../template/index.js';
import { isMadeUp } from './constant-figures.js';
import type { ColumnKind } from '../column-meaning.js';
import {
  columnUses,
  isNumeric,
  meaningIn,
  measuredUses,
  ROUNDS,
  testedColumns,
  type ColumnUse,
} from './column-uses.js';
import { columnsOf, sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

const ADDS = new Set(['sum', 'share']);
const COMPUTES = new Set(['sum', 'share', 'avg', 'median', 'stddev', 'growth', 'delta']);
const WHY: Partial<Record<ColumnKind, string>> = {
  level: 'averages, prices and scores cannot be added up',
  ratio: 'ratios and rates cannot be added up',
  id: 'ids and years are no quantities',
};

/** Arithmetic that the meaning of a column forbids, in a figure or in a test: a sum over averages, ratios, ids. */
export function wrongArithmetic(view: SentenceView, slide: SlideView): string | undefined {
  const mixed = view.placeholders.find(({ expression }) => mixesMoney(expression, view, slide));
  if (mixed) return `${mixed.expressionSource}: money and other amounts cannot be added up`;
  const rounded = view.placeholders.find(({ expression }) => roundsRatio(expression, view, slide));
  if (rounded) return `${rounded.expressionSource}: a ratio is rounded by its format`;
  const made = view.placeholders.find(({ expressionSource }) => isMadeUp(expressionSource, view, slide));
  if (made) return `${made.expressionSource}: a constant makes another figure of it`;
  const lent = view.placeholders.find(({ expression }) => lendsValue(expression));
  if (lent) return `${lent.expressionSource}: another value stands in for one that is missing`;
  for (const { column, source, fn } of usesOf(view, slide)) {
    if (!COMPUTES.has(fn)) continue;
    if (!isNumeric(column, source, slide)) continue;
    const kind = meaningIn(column, source, slide)?.kind ?? 'unknown';
    const forbidden = kind === 'id' || ((kind === 'level' || kind === 'ratio') && ADDS.has(fn));
    if (
      fn === 'sum' &&
      STOCK.test(meaningIn(column, source, slide)?.words ?? '') &&
      isOverTime(source, slide)
    )
      return `${fn}(${column}): what there is at one moment cannot be added up over time`;
    // The single row of a big number adds up to itself.
    if (forbidden && (sourceOf(source, slide)?.data?.rows.length ?? 2) > 1)
      return `${fn}(${column}): ${WHY[kind]}`;
  }
  return undefined;
}

/** "nth(score, 10) ?? max(score)": where the first is missing, the figure is another's. */
const lendsValue = (node: Expression): boolean =>
  node.kind === 'binary' &&
  ((node.operator === '??' && node.right.kind === 'call') || [node.left, node.right].some(lendsValue));

/** What a business has at a moment, in four languages: over plain words. */
const STOCK =
  /(?<![a-z])(?:active|mrr|arr|balances?|headcount|inventory|backlog|stock levels?|bestand|bestaende|saldo|kontostand|solde|encours|effectifs?|plantilla|existencias)(?![a-z])/;

/** Whether the rows of a source are moments. */
const isOverTime = (source: string | undefined, slide: SlideView): boolean =>
  columnsOf(slide, source).some(({ type }) => type === 'date' || type === 'datetime');

/** "round(rate, 0)" makes 100 % of 84 %. */
function roundsRatio(node: Expression, view: SentenceView, slide: SlideView): boolean {
  if (node.kind !== 'call' || !ROUNDS.has(node.name)) return false;
  return (
    node.args.some((arg) => arg.kind === 'binary' && arg.operator === '/') ||
    columnUses(node, slide.variables, view.source).some(
      ({ column, source }) => meaningIn(column, source, slide)?.ratio === true,
    )
  );
}

/** A sum or difference of money and something else: "visits and revenue together". */
function mixesMoney(node: Expression, view: SentenceView, slide: SlideView): boolean {
  if (node.kind !== 'binary') return false;
  if (mixesMoney(node.left, view, slide) || mixesMoney(node.right, view, slide)) return true;
  if (node.operator !== '+' && node.operator !== '-') return false;
  const [left, right] = [node.left, node.right].map((side) => {
    const uses = measuredUses(side, view, slide);
    return uses.length === 0
      ? undefined
      : uses.some(({ column, source }) => meaningIn(column, source, slide)?.ownMoney);
  });
  return left !== undefined && right !== undefined && left !== right;
}

const usesOf = (view: SentenceView, slide: SlideView): ColumnUse[] => [
  ...view.placeholders.flatMap(({ expression }) => columnUses(expression, slide.variables, view.source)),
  ...view.claims.flatMap(({ claim }) => testedColumns(claim, view, slide)),
];
