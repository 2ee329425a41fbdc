import { cellOf } from '../../chart/cells.js';
import type { Source } from '../../deck/types.js';
import { cachedExpression } from '../../template/scope.js';
import { isFinder } from '../test-directions.js';
import { knownWords } from '../vocabulary.js';
import { COMPARISONS } from '../assertion-words.js';
import { assertionsIn } from './assertions.js';
import { columnUses, isNumeric, meaningIn } from './column-uses.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

const IS = /^\s*(?:\*\*)?\s*(?:is|was|remains|ist|war|bleibt|est|était|reste|es|fue|era)(?!\p{L})/iu;
const CLAUSE = /^[^,;:–—\uFFFC]*/u;

/**
 * "{{ argmax(supplier, spend) }} is the largest supplier" where several rows have a supplier: the one of the row with the largest value is
 * found, and what all its rows have together is told. True where they have the most together too, and no figure of the row stands beside
 * it. "The largest order is from {{ … }}" tells of the row.
 */
export function rowToldOfName(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source?.data) return undefined;
  if (!assertionsIn(view, slide).some(({ kind }) => COMPARISONS.has(kind))) return undefined;
  const uses = view.placeholders.flatMap(({ expression }) =>
    columnUses(expression, slide.variables, view.source),
  );
  for (const { expressionSource, end } of view.placeholders) {
    const node = cachedExpression(expressionSource);
    if (!isFinder(node) || node.args.length !== 2) continue;
    const [label, measure] = node.args.map((arg) => (arg.kind === 'name' ? arg.name : ''));
    if (!label || !measure || isNumeric(label, view.source, slide)) continue;
    const kind = meaningIn(measure, view.source, slide)?.kind;
    if ((kind !== 'additive' && kind !== 'unknown') || !repeats(label, source)) continue;
    const rest = view.masked.slice(end);
    const names = knownWords([label], slide.format.locale, [label]);
    if (!IS.test(rest) || !(CLAUSE.exec(rest)?.[0].match(/\p{L}+/gu) ?? []).some(names)) continue;
    // Another name beside it tells which of its rows is meant.
    if (uses.some(({ column }) => column !== label && !isNumeric(column, view.source, slide))) continue;
    const printsRow = uses.some(({ column, fn }) => column === measure && !/^arg|^sum$|^avg$/.test(fn));
    if (!printsRow && leadsInAll(label, measure, node.name === 'argmax', source)) continue;
    return `{{ ${expressionSource} }} is the name of one row, and several rows have it`;
  }
  return undefined;
}

const rowsOf = ({ data }: Source) => data?.rows ?? [];

/** Whether several rows have one name. */
export function repeats(label: string, source: Source): boolean {
  const cells = rowsOf(source).map((row) => cellOf(row, label));
  return new Set(cells).size < cells.length;
}

/** Whether the name found by one row is also that of the largest sum, or of the least. */
function leadsInAll(label: string, measure: string, most: boolean, source: Source): boolean {
  const sums = new Map<unknown, number>();
  let found: unknown;
  let best = NaN;
  for (const row of rowsOf(source)) {
    const [name, value] = [cellOf(row, label), cellOf(row, measure)];
    if (typeof value !== 'number') continue;
    sums.set(name, (sums.get(name) ?? 0) + value);
    if (Number.isNaN(best) || (most ? value > best : value < best)) [found, best] = [name, value];
  }
  const own = sums.get(found) ?? NaN;
  return [...sums].every(([name, sum]) => name === found || (most ? sum < own : sum > own));
}
