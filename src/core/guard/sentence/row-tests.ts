import type { Expression } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { assertionsIn, type Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, MORE } from './comparatives.js';
import { placeIn } from './range-sums.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** A value of one row, as the sentence prints it or names its row. */
interface RowValue {
  pos: number;
  end: number;
  /** Of the measure, as an expression. */
  value: string;
  place: number | undefined;
  /** Whether the sentence prints the row's name, and not its value. */
  named: boolean;
}

const THAN =
  /(?<!\p{L})(?:than|als|que|de|exceed\p{L}*|above|below|über|unter|supera\p{L}*|dépass\p{L}*)(?!\p{L})/iu;
const NONE = /^(?:no|kein\p{L}*|aucun\p{L}*|ning[uú]n\p{L}*)/iu;

/**
 * Tests of single rows that would make an assertion true, over rows of names and one measure: "no year lies below {{ first(value) }}",
 * "drops to {{ nth(value, 6) }} in {{ nth(bucket, 6) }}", "… is higher in {{ nth(bucket, 7) }}, at {{ nth(value, 7) }}".
 */
export function rowTests(assertion: Assertion, view: SentenceView, slide: SlideView): string[] {
  const values = rowValues(view, slide);
  switch (assertion.kind) {
    case 'up':
    case 'down':
      return stepTests(assertion, values, view);
    case 'every':
    case 'none':
      return boundTests(assertion, values, view, slide);
    case 'rank':
      return [...boundTests(assertion, values, view, slide), ...neighbourTests(assertion, values, view)];
    default:
      return [];
  }
}

function rowValues({ placeholders, source: id }: SentenceView, slide: SlideView): RowValue[] {
  const source = sourceOf(id, slide);
  const [axis, measure, ...more] = source?.columns ?? [];
  if (!axis || measure?.type !== 'number' || more.length > 0) return [];
  const count = source?.data?.rows.length ?? 0;
  return placeholders.flatMap(({ expressionSource, pos, end }): RowValue[] => {
    const node = cachedExpression(expressionSource);
    const [column] = node.kind === 'call' ? node.args : [];
    if (node.kind !== 'call' || column?.kind !== 'name') return [];
    const named = column.name === axis.name;
    if (!named && column.name !== measure.name) return [];
    const ends = /^arg(max|min)$/.exec(node.name)?.[1];
    if (!ends && !/^(?:first|last|nth|max|min)$/.test(node.name)) return [];
    const own = expressionSource.slice(column.pos, column.end);
    const value = ends
      ? `${ends}(${textOf(node.args[1], expressionSource)})`
      : named
        ? expressionSource.replace(own, quoted(measure.name))
        : expressionSource;
    return [{ pos, end, value, place: placeIn(node, count), named }];
  });
}

const textOf = (node: Expression | undefined, within: string): string =>
  node ? within.slice(node.pos, node.end) : '';

const quoted = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name}\``);

const measureIn = (value: string): string => /\((?:`[^`]+`|[^,)]+)/.exec(value)?.[0].slice(1) ?? '';

/** All rows against one of them. */
function boundTests(
  { kind, pos, end }: Assertion,
  values: readonly RowValue[],
  view: SentenceView,
  slide: SlideView,
): string[] {
  const every = assertionsIn(view, slide).find((it) => it.kind === 'every' || it.kind === 'none');
  if (!every || (kind === 'rank' && pos < every.end)) return [];
  const from = kind === 'rank' ? pos : every.end;
  const bound = values.find((value) => value.pos >= (kind === 'rank' ? end : from));
  if (!bound) return [];
  const said = view.masked.slice(from, bound.pos);
  const [more, less] = [MORE.test(said), LESS.test(said)];
  if (more === less || !sameClause(said)) return [];
  const column = measureIn(bound.value);
  if (NONE.test(every.text))
    return [more ? `max(${column}) <= ${bound.value}` : `min(${column}) >= ${bound.value}`];
  return [more ? `min(${column}) > ${bound.value}` : `max(${column}) < ${bound.value}`];
}

const TO = /^\s*(?:again\s+|wieder\s+)?(?:to|auf|à|a|hasta)\s*$/iu;

/** "Drops to {{ value }} in {{ row }}": from the row before it. */
function stepTests(
  { kind, end }: Assertion,
  values: readonly RowValue[],
  { masked }: SentenceView,
): string[] {
  const value = values.find((it) => it.pos >= end);
  if (!value || value.named || value.place === undefined || value.place < 2) return [];
  const told = values.some((it) => it.named && it.place === value.place);
  if (!told || !TO.test(masked.slice(end, value.pos))) return [];
  const before = `nth(${measureIn(value.value)}, ${value.place - 1})`;
  return [`${value.value} ${kind === 'up' ? '>' : '<'} ${before}`];
}

/** "{{ A }} in …, and higher in …, at {{ B }}": without "than", what follows is the higher. */
function neighbourTests(
  { pos, end, text }: Assertion,
  values: readonly RowValue[],
  { masked }: SentenceView,
): string[] {
  const [more, less] = [MORE.test(text), LESS.test(text)];
  const left = values.findLast((it) => !it.named && it.place !== undefined && it.end <= pos);
  const right = values.find((it) => !it.named && it.place !== undefined && it.pos >= end);
  if (more === less || !left || !right || THAN.test(masked.slice(pos, right.pos))) return [];
  return [`${right.value} ${more ? '>' : '<'} ${left.value}`];
}
