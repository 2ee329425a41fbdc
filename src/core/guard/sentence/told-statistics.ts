import { bounded, matchFolded, type Pattern } from '../../template/fold.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { assertionPatterns, COMPARISONS } from '../assertion-words.js';
import { clauseAround, sameClause } from './clauses.js';
import { columnUses, isNumeric, meaningIn, measuredUses } from './column-uses.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

type Told = 'total' | 'average' | 'spread';

/** How a sentence names a statistic of all rows, in four languages: over plain text. */
const TOLD: readonly Pattern<Told>[] = [
  [
    'total',
    bounded(
      'totals?|in total|altogether|insgesamt|zusammengenommen|gesamtzahl|gesamtmenge|summe|au total|totale?s?|totaux|en total|sum|somme|suma',
    ),
  ],
  [
    'average',
    bounded(
      'averag(?:e|es|ed)|on average|(?:the|a|its) mean|durchschnitt(?:lich)?[a-z]*|im schnitt|mittelwert|mittlere[a-z]?|moyen(?:ne)?s?|promedios?|(?:coste|costo|precio|valor|tiempo|numero|consumo|importe|gasto|ingreso) medio|(?:nota|edad|cuota|tasa|cifra) media|de media',
    ),
  ],
  [
    'spread',
    bounded(
      'standard deviations?|standardabweichung(?:en)?|ecarts?[- ]types?|desviacion(?:es)? (?:estandar|tipicas?)',
    ),
  ],
];

const WHOLE = /^(?:sum|count|distinct|share|avg|median|stddev|growth|delta)$/;
const PICK = /^(?:max|min|first|last|nth|lookup)$/;

/**
 * A statistic that a sentence names and that its figure is not: the largest value told as the total, the last as the average, a range as
 * the standard deviation. A row that the sentence names, a column that holds such a statistic, and a test that compares with one are left.
 */
export function toldAsStatistic(view: SentenceView, slide: SlideView): string | undefined {
  const rows = sourceOf(view.source, slide)?.data?.rows ?? [];
  if (rows.length < 2) return undefined;
  const measured = view.placeholders.filter((it) => measuredUses(it.expression, view, slide).length > 0);
  for (const { kind, text, pos, end } of matchFolded(view.masked, TOLD)) {
    const clause = clauseAround(pos, end, view.masked);
    // "The smallest total" is the total of a row.
    if (kind === 'total' && isSuperlative(clause, slide)) continue;
    const beside = measured.filter((it) =>
      sameClause(it.end <= pos ? view.masked.slice(it.end, pos) : view.masked.slice(end, it.pos)),
    );
    // "In total, …": told of what comes next.
    const next = measured.find((it) => it.pos >= end);
    const figures = beside.length > 0 || !next || !OPENS.test(view.masked.slice(0, pos)) ? beside : [next];
    const wrong = figures.find((figure) => IS_NOT[kind](figure, view, slide));
    const right = figures.some((figure) => figure !== wrong && !IS_NOT[kind](figure, view, slide));
    if (wrong && !right) return `{{ ${wrong.expressionSource} }} is no "${text}"`;
  }
  return undefined;
}

const OPENS = /^[\s*]*$/u;

const isSuperlative = (text: string, slide: SlideView): boolean =>
  matchFolded(text, assertionPatterns(slide.format.locale)).some(({ kind }) => COMPARISONS.has(kind));

const callsIn = (node: Expression): string[] => {
  if (node.kind === 'call') return [node.name, ...node.args.flatMap(callsIn)];
  if (node.kind === 'binary') return [node.operator, ...callsIn(node.left), ...callsIn(node.right)];
  return node.kind === 'negate' || node.kind === 'not' ? callsIn(node.of) : [];
};

type Asks = (figure: Placeholder, view: SentenceView, slide: SlideView) => boolean;

/** Columns whose values are such a statistic themselves. */
const holds = (words: RegExp, figure: Placeholder, view: SentenceView, slide: SlideView): boolean =>
  columnUses(figure.expression, slide.variables, view.source).some(({ column, source }) =>
    words.test(meaningIn(column, source, slide)?.words ?? ''),
  );

/** One row's value of what adds up over rows, where no name says of which row it is. */
const isNoTotal: Asks = (figure, view, slide) => {
  const calls = callsIn(cachedExpression(figure.expressionSource));
  if (!calls.some((name) => PICK.test(name)) || calls.some((name) => WHOLE.test(name) || name === '+'))
    return false;
  const added = columnUses(figure.expression, slide.variables, view.source).some(
    ({ column, source }) => meaningIn(column, source, slide)?.kind === 'additive',
  );
  return added && !holds(/total|gesamt|cumul|kumul|acumul/, figure, view, slide) && !namesRow(view, slide);
};

const namesRow = (view: SentenceView, slide: SlideView): boolean =>
  view.placeholders.some(({ expression }) =>
    columnUses(expression, slide.variables, view.source).some(
      ({ column, source }) => !isNumeric(column, source, slide),
    ),
  );

const isNoAverage: Asks = (figure, view, slide) => {
  const node = cachedExpression(figure.expressionSource);
  if (node.kind !== 'call' || !(PICK.test(node.name) || node.name === 'sum')) return false;
  const computed = [
    ...view.placeholders.map(({ expressionSource }) => expressionSource),
    ...view.claims.map(({ claim }) => claim.test),
  ].flatMap((expression) => callsIn(cachedExpression(expression)));
  if (computed.some((name) => /^(?:avg|median|\/)$/.test(name))) return false;
  return columnUses(figure.expression, slide.variables, view.source).some(
    ({ column, source }) => meaningIn(column, source, slide)?.kind === 'additive',
  );
};

const isNoSpread: Asks = (figure, view, slide) =>
  !callsIn(cachedExpression(figure.expressionSource)).includes('stddev') &&
  !holds(/std|stddev|deviation|abweichung|ecart|desviacion|sigma/, figure, view, slide);

const IS_NOT: Record<Told, Asks> = { total: isNoTotal, average: isNoAverage, spread: isNoSpread };
