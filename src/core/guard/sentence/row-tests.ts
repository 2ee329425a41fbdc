import type { Expression } from '../../template/index.js';
import { columnRef } from '../../template/column-ref.js';
import { cachedExpression } from '../../template/scope.js';
import { isAscending } from '../course-of-rows.js';
import { COMPARISONS } from '../assertion-words.js';
import { assertionsIn, type Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, MORE } from './comparatives.js';
import { isOverRanges, placeIn } from './range-sums.js';
import { fitsPair, fitsTie, pairTests } from './named-pairs.js';
import type { Source } from '../../deck/types.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** A value of one row, as the sentence prints it or names its row. */
export interface RowValue {
  pos: number;
  end: number;
  /** Of the measure, as an expression. */
  value: string;
  place: number | undefined;
  /** Whether the sentence prints the row's name, and not its value. */
  named: boolean;
}

/** "No longer reaches" speaks of no row but of a time before. */
const LONGER = /(?<!\p{L})(?:no longer|not|nicht|pas|kein\p{L}* mehr|ne|n['’])(?!\p{L})/iu;
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
      return stepTests(assertion, values, view, slide);
    case 'every':
    case 'none':
      return boundTests(assertion, values, view, slide);
    case 'rank':
      return [
        ...boundTests(assertion, values, view, slide),
        ...neighbourTests(assertion, values, view),
        ...pairTests(assertion, values, view),
      ];
    default:
      return [];
  }
}

export function rowValues({ placeholders, source: id }: SentenceView, slide: SlideView): RowValue[] {
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
        ? expressionSource.replace(own, () => columnRef(measure.name))
        : expressionSource;
    return [{ pos, end, value, place: placeIn(node, count), named }];
  });
}

const textOf = (node: Expression | undefined, within: string): string =>
  node ? within.slice(node.pos, node.end) : '';

const measureIn = (value: string): string => /\((?:`[^`]+`|[^,)]+)/.exec(value)?.[0].slice(1) ?? '';

/** All rows against one of them. */
function boundTests(
  { kind, pos, end }: Assertion,
  values: readonly RowValue[],
  view: SentenceView,
  slide: SlideView,
): string[] {
  const every = assertionsIn(view, slide).find((it) => it.kind === 'every' || it.kind === 'none');
  if (!every || (kind === 'rank' && pos < every.end) || LONGER.test(view.masked)) return [];
  if (!sameClause(view.masked.slice(every.end, Math.max(every.end, pos)))) return [];
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

/** Words for a step of any size. */
export const PLAIN_STEP =
  /^(?:rose|ris(?:es?|en)|fell|falls?|drop(?:s|ped)?|increase[sd]?|decrease[sd]?|gr[eo]ws?|decline[sd]?|stieg(?:en)?|steigt|steigen|sank(?:en)?|sinkt|sinken|fiel(?:en)?|fällt|fallen|augment\p{L}*|baiss\p{L}*|aument\p{L}*|baj(?:a|an|ó|aron)|sub(?:e|en|ió))$/iu;
const TO = /^\s*(?:to|auf|à|a|hasta)\s*$/iu;
const IN = /^\s*(?:(?:again|wieder|in|for|im|bei|en|dans|pour|para)\s*)*$/iu;
/** What says that a change began elsewhere than in the row before. */
const SINCE =
  /(?<!\p{L})(?:from|since|after|between|over|against|compared|than|whole|von|vom|seit|nach|zwischen|über|gegenüber|de|du|depuis|après|partant|entre|sur|desde|tras|después|durante)(?!\p{L})/iu;

/** "Drops to {{ value }} in {{ row }}": from the row before it. */
function stepTests(
  { kind, end, text }: Assertion,
  values: readonly RowValue[],
  { masked, source: id }: SentenceView,
  slide: SlideView,
): string[] {
  const source = sourceOf(id, slide);
  if (isOverRanges(source)) return [];
  const turned = turnTests(kind, text, values, masked, source);
  if (turned.length > 0) return turned;
  const [value, name, ...more] = values;
  if (!PLAIN_STEP.test(text)) return [];
  if (!source || !isAscending(source) || !value || !name || more.length > 0 || SINCE.test(masked)) return [];
  if (value.named || !name.named || value.place === undefined || value.place < 2) return [];
  if (name.place !== value.place || !TO.test(masked.slice(end, value.pos))) return [];
  if (!IN.test(masked.slice(value.end, name.pos))) return [];
  const before = `nth(${measureIn(value.value)}, ${value.place - 1})`;
  return [`${value.value} ${kind === 'up' ? '>' : '<'} ${before}`];
}

/** What says that a row is the one after the row spoken of before. */
const FOLLOWING =
  /^\s*(?:the (?:following|next) \p{L}+|(?:in der|im) (?:folgenden|nächsten) \p{L}+|(?:la|le) \p{L}+ suivante?|(?:la|el) \p{L}+ siguiente)(?!\p{L})/iu;
/** Words for a step that goes back on the one before it. */
const TURNS = /^(?:remont\p{L}*|repunt\p{L}*|rebond\p{L}*|recover(?:s|ed)|retomb\p{L}*|redescend\p{L}*)$/iu;

/** "The following week, {{ row }}, … climbs back to {{ value }}": up from the row before it, which had gone down. */
function turnTests(
  kind: Assertion['kind'],
  text: string,
  values: readonly RowValue[],
  masked: string,
  source: Source | undefined,
): string[] {
  const [name, value, ...more] = values;
  if (!source || !isAscending(source) || !name || !value || more.length > 0) return [];
  if (!name.named || value.named || value.place === undefined || value.place < 3) return [];
  if (name.place !== value.place || !FOLLOWING.test(masked)) return [];
  const turns = TURNS.test(text);
  if (!turns && !PLAIN_STEP.test(text)) return [];
  const at = (place: number): string => `nth(${measureIn(value.value)}, ${place})`;
  const [sign, other] = kind === 'up' ? ['>', 'least'] : ['<', 'greatest'];
  const step = `${value.value} ${sign} ${at(value.place - 1)}`;
  const before = `${at(value.place - 1)} == ${other}(${at(value.place - 2)}, ${at(value.place - 1)})`;
  return [turns ? `${step} and ${before}` : step];
}

/** "{{ A }} in …, and higher in {{ row }}, at {{ B }}": what follows is the higher. */
function neighbourTests(
  { pos, end, text }: Assertion,
  values: readonly RowValue[],
  { masked }: SentenceView,
): string[] {
  const left = values.findLast((it) => !it.named && it.place !== undefined && it.end <= pos);
  const [name, right] = values.filter((it) => it.pos >= end);
  if (!left || !name?.named || right?.place === undefined || right.named || name.place !== right.place)
    return [];
  if (!/^(?:higher|lower|höher|niedriger)$/i.test(text) || !IN.test(masked.slice(end, name.pos))) return [];
  if (!/^\s*,?\s*(?:at|with|bei|mit)?\s*$/iu.test(masked.slice(name.end, right.pos))) return [];
  return [`${right.value} ${MORE.test(text) ? '>' : '<'} ${left.value}`];
}

const BEST = /^(?:best|worst|beste[a-z]?|schlechteste[a-z]?|record|rekord[a-z]*)$/i;

/** "Higher again" than in the row before. */
const AGAIN = /^(?:higher|lower|more|fewer|less) again(?!\p{L})/iu;

/** Words by which a sentence speaks of some of the rows only. */
const SOME =
  /(?<!\p{L})(?:next|second|earlier|previous|short|among|other|remaining|rest|from|between|after|before|each|every|von|zwischen|nach|unter|jede\p{L}*|nächst\p{L}*|parmi|entre|après|chaque|deuxième|tras|cada|segund[oa])(?!\p{L})/iu;

/**
 * Whether the names that a sentence prints by their place in the rows, and by nothing else, are those it speaks of: "{{ last(category) }}
 * has the most" where that row has, "{{ A }} exceeds {{ B }}" where A does.
 */
export function fitsNames(
  { kind, text, pos, end }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (!COMPARISONS.has(kind)) return true;
  const values = rowValues(view, slide);
  const [one, other] = values.filter((it) => it.named);
  const holds = (test: string): boolean => {
    const source = view.source === undefined ? {} : { source: view.source };
    const claim = slide.judgeClaim({ id: '', quote: view.text.trim(), test, ...source });
    return claim !== false && claim.holds;
  };
  if (!fitsPair({ text, pos, end }, values, view, holds) || !fitsTie({ text, pos, end }, values, view, holds))
    return false;
  const rows = values.filter((it) => it.named && it.place !== undefined);
  const placed = rows.find((it) => it.pos >= end) ?? rows.findLast((it) => it.end <= pos);
  if (placed?.place !== undefined && placed.place > 1 && AGAIN.test(view.masked.slice(pos)))
    return holds(
      `${placed.value} ${MORE.test(text) ? '>' : '<'} nth(${measureIn(placed.value)}, ${placed.place - 1})`,
    );
  if (!one || values.length < view.placeholders.length || SOME.test(view.masked)) return true;
  if (values.every(({ place }) => place !== undefined && place === one.place)) {
    const isEnd = (name: 'max' | 'min'): boolean => holds(`${one.value} == ${name}(${measureIn(one.value)})`);
    if (kind === 'top') return isEnd('max');
    if (kind === 'bottom') return isEnd('min');
    return !BEST.test(text) || isEnd('max') || isEnd('min');
  }
  const [more, less] = [MORE.test(text), LESS.test(text)];
  const compared = kind === 'rank' && values.length === 2 && other !== undefined && more !== less;
  if (!compared || one.end > pos || other.pos < end) return true;
  return holds(`${one.value} ${more ? '>' : '<'} ${other.value}`);
}
