import type { TemplateSource } from '../../template/types.js';
import { valueOf } from './row-places.js';
import type { Expression } from '../../template/index.js';
import type { Cell, Row } from '../../query/types.js';
import { assertionPatterns, COMPARISONS } from '../assertion-words.js';
import { matchFolded } from '../../template/fold.js';
import { sameClause } from './clauses.js';
import { fitsExtremes } from './extreme-places.js';
import { isAxis, isNumeric } from './column-uses.js';
import { extremeOfSeveral, rowFigureOfName, shareOfOther } from './named-row-figures.js';
import { rowToldOfName } from './repeated-names.js';
import { changeOfOtherSpan, totalToldOfMoment, totalToldOfName } from './spans.js';
import { tableOf, type SentenceView, type SlideView } from './sentence-view.js';

/** A placeholder that prints a cell of one row: a name, or a figure. */
interface Printed {
  pos: number;
  end: number;
  column: string;
  value: Cell;
  expression: string;
}

/** The figure of another row beside a name: "{{ argmin(customer, hours) }} has a contract of {{ min(contract) }}". */
export function foreignRow(view: SentenceView, slide: SlideView): string | undefined {
  if (!slide.seen) return undefined;
  if (!fitsExtremes(view, slide)) return 'a row stands elsewhere than the sentence places it';
  for (const guard of [
    rowToldOfName,
    rowFigureOfName,
    extremeOfSeveral,
    shareOfOther,
    changeOfOtherSpan,
    totalToldOfName,
    totalToldOfMoment,
  ]) {
    const problem = guard(view, slide);
    if (problem) return problem;
  }
  const table = tableOf(view.source, slide) ?? { rows: [] };
  const printed = printedCells(view, slide);
  const names = printed.filter(({ column }) => isName(column, view, slide));
  const figures = printed.filter(({ column }) => !isName(column, view, slide));
  const stray = figures.find(
    (figure) =>
      names.some((name) => isBeside(name, figure, view, slide)) &&
      !names.some((name) => standTogether(name, figure, table.rows)),
  );
  if (stray) return `{{ ${stray.expression} }} is not of the row that the sentence names`;
  const other = view.placeholders.find(({ expression, pos, end }) =>
    names.some((name) => {
      const key = keyFor(expression, name.column, view, table);
      const known = names.some((named) => named.column === name.column && named.value === key);
      return key !== undefined && !known && isBeside(name, { ...name, pos, end }, view, slide);
    }),
  );
  return other && `{{ ${other.expressionSource} }} is not of the name beside it`;
}

/** Functions whose value is one cell of their first column. */
const PICKS = new Set(['min', 'max', 'first', 'last', 'nth', 'argmax', 'argmin']);

function printedCells({ placeholders, parts }: SentenceView, { variables }: SlideView): Printed[] {
  const values = parts.filter((part) => part.kind === 'value');
  return placeholders.flatMap(({ expression, expressionSource, pos, end }): Printed[] => {
    const column = Object.hasOwn(variables, expressionSource) ? undefined : pickedColumn(expression);
    const value = values.find((part) => part.expression === expressionSource)?.value;
    return column === undefined || value === undefined || value === null
      ? []
      : [{ pos, end, column, value, expression: expressionSource }];
  });
}

/** A call without filters: those choose among the rows themselves. */
function pickedColumn(node: Expression): string | undefined {
  if (node.kind !== 'call' || !(PICKS.has(node.name) || node.name === 'lookup')) return undefined;
  const [column] = node.args;
  if (node.name === 'lookup') return column?.kind === 'name' ? column.name : undefined;
  const own = node.name === 'nth' || node.name === 'argmax' || node.name === 'argmin' ? 2 : 1;
  return column?.kind === 'name' && node.args.length === own ? column.name : undefined;
}

const isName = (column: string, { source }: SentenceView, slide: SlideView): boolean =>
  !isNumeric(column, source, slide) || isAxis(column, source, slide);

/** The key by which a figure takes only the rows of one name: "Ost" of `sum(value, region, "Ost")`. */
function keyFor(
  node: Expression,
  column: string,
  { text }: SentenceView,
  table: TemplateSource,
): Cell | undefined {
  if (node.kind !== 'call' || node.name === 'lookup' || !node.signature.startsWith('cc')) return undefined;
  const at = node.args.findIndex((arg, i) => i > 0 && arg.kind === 'name' && arg.name === column);
  const key = at < 0 ? undefined : node.args[at + 1];
  return key && valueOf(text.slice(key.pos, key.end), table);
}

/** Words that speak of the figures of several rows at once. */
const RANGE =
  /(?<!\p{L})(?:rang|between|span|spread|from|against|compared|versus|vs|than|zwischen|reich|von|gegen|als|entre|vont|contre|que|oscil|desde|frente)/iu;

/** "Eine Quote von {{ … }}" is no range. */
const OF_FIGURE = /(?<!\p{L})(?:von|de)\s+(?:\*\*)?$/iu;

const FROM = /(?<!\p{L})(?:from|von|vom|de|du|desde)\s+(?:\*\*)?$/iu;
const TO = /^\s*(?:\*\*)?\s*(?:to|auf|bis|à|a|hasta)\s+(?:\*\*)?\uFFFC/iu;

/** What a figure set after a name's sentence begins with. */
const APPOSED = /,\s*(?:with|at|namely|in all|nämlich|mit|und zwar|avec|soit|à|con|a saber)?\s*$/iu;
/** "Elm has the most parcels: {{ max(parcels) }}". */
const AFTER_COLON = /^[^,;:–—\uFFFC]*:\s*(?:\*\*)?$/u;
/** "The longest wait, {{ max(days) }} days, is that of {{ … }}". */
const OWNED =
  /^\s*(?:\*\*)?\s*[^\s,]*\s*,\s*(?:is|was|belongs|ist|war|gehört|est|était|revient|es|fue|corresponde)(?:\s+(?:that|the one|to|of|in|at|for|die|das|der|von|bei|in|celle|celui|de|du|à|la|el|de|en|a))*\s+(?:\*\*)?$/iu;

/** Whether a figure is told of a name: the same clause, with no end of the values ("the lowest") and no range between them. */
function isBeside(
  name: Printed,
  figure: Printed,
  { masked, placeholders }: SentenceView,
  slide: SlideView,
): boolean {
  const isAlone = placeholders.length === 2;
  const between =
    name.end <= figure.pos ? masked.slice(name.end, figure.pos) : masked.slice(figure.end, name.pos);
  if (RANGE.test(between.replace(OF_FIGURE, ''))) return false;
  // "From {{ A }} to {{ B }} in {{ name }}": of the two figures the second is that of the name.
  if (figure.end <= name.pos && FROM.test(masked.slice(0, figure.pos)) && TO.test(between)) return false;
  // "The dearest, {{ argmax(…) }}, takes {{ … }}": a name between commas stands in the sentence around it.
  const inserted = name.end <= figure.pos && /,\s*(?:\*\*)?$/.test(masked.slice(0, name.pos));
  if (inserted && /^\s*(?:\*\*)?,/.test(between) && sameClause(between.replace(',', ''))) return true;
  // "North brought the most orders, {{ max(orders) }}": set beside the name, whatever is said of it.
  if (name.end <= figure.pos && APPOSED.test(between) && sameClause(between.replace(APPOSED, '')))
    return true;
  if (isAlone && (name.end <= figure.pos ? AFTER_COLON : OWNED).test(between)) return true;
  if (!sameClause(between)) return false;
  const asserted = matchFolded(between, assertionPatterns(slide.format.locale));
  return !asserted.some(({ kind }) => COMPARISONS.has(kind));
}

const standTogether = (name: Printed, figure: Printed, rows: readonly Row[]): boolean =>
  rows.some((row) => row[name.column] === name.value && row[figure.column] === figure.value);
