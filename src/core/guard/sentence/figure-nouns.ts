import { aggregationOf, selectItem } from '../../analyst/reading/select-item.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { plainWord, wordsIn } from '../word-forms.js';
import { unitOf } from '../unit-words.js';
import { assertionsIn } from './assertions.js';
import { columnUses, meaningIn } from './column-uses.js';
import { MOVES } from './negated-moves.js';
import { printsPercent } from './percent-format.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { hostWord, tableWord } from './word-guard.js';

/** What the words around a figure make of it that its column does not say: things told apart, a unit of another, percent of points. */
export function foreignNoun(view: SentenceView, slide: SlideView): string | undefined {
  for (const placeholder of view.placeholders) {
    const rest = view.masked.slice(placeholder.end);
    const problem =
      distinctThings(placeholder, rest, view, slide) ??
      unitOfOther(placeholder, rest, view, slide) ??
      unitPerOther(placeholder, rest, view, slide) ??
      pointsAsPercent(placeholder, view, slide);
    if (problem) return problem;
  }
  return undefined;
}

const DISTINCT =
  /^\s*(?:\*\*)?\s*(?!(?:is|are|was|were|and|ist|sind|war|und|est|sont|et|es|son|y)\s)(?:\p{L}+\s+)?(?:distinct|different|unique|verschieden\p{L}*|unterschiedlich\p{L}*|différente?s?|distint[oa]s?|diferentes?)(?!\p{L})/iu;

/** "{{ sum(days) }} distinct cars": a sum counts again what comes again. */
function distinctThings(
  { expression, expressionSource }: Placeholder,
  rest: string,
  view: SentenceView,
  slide: SlideView,
): string | undefined {
  if (!DISTINCT.test(rest)) return undefined;
  const uses = columnUses(expression, slide.variables, view.source);
  const tells = uses.every(({ column, source, fn }) => {
    const item = selectItem(sourceOf(source, slide)?.sql ?? '', column);
    return (
      fn === 'distinct' ||
      fn === 'count' ||
      (item !== undefined && aggregationOf(item).aggregation === 'distinct')
    );
  });
  return tells ? undefined : `{{ ${expressionSource} }} does not tell things apart`;
}

const SPAN =
  /^\s*(?:\*\*)?\s*(?:hours?|days?|minutes?|weeks?|months?|heures?|jours?|minutes?|semaines?|horas?|d[ií]as?|minutos?|semanas?)\s+(?:of\s+|de\s+|d[’'])((?:\p{L}+\s*){1,3})/iu;
/** What comes after the thing that a span of time is of. */
const THEN =
  /(?<!\p{L})(?:the|all|each|every|in|on|at|for|from|to|and|by|per|le|la|les|en|pour|par|et|el|los|las|por|para|y)(?!\p{L})/iu;

/** "{{ sum(hours_open) }} hours of labour": hours of what no text of the host speaks of. */
function unitOfOther(
  { expressionSource }: Placeholder,
  rest: string,
  view: SentenceView,
  slide: SlideView,
): string | undefined {
  const words = wordsIn(SPAN.exec(rest)?.[1]?.split(THEN)[0] ?? '');
  if (words.length === 0) return undefined;
  const [isHost, isTable] = [hostWord(slide), tableWord(slide)];
  return words.some(
    (word) =>
      isHost(word) ||
      isTable(word) ||
      /^(?:time|temps|tiempo|data|datos|diff?[eé]ren|gap|spread|[eé]cart)/iu.test(word),
  )
    ? undefined
    : `{{ ${expressionSource} }} is no time of "${words.join(' ')}"`;
}

const PER = /^\s*(?:\*\*)?\s*\p{L}+\s+(?:per|je|pro|par|por|al|au)\s+(\p{L}+)/iu;

/** "Litres per kilometre" of a column that states litres per 100 km. */
function unitPerOther(
  { expression, expressionSource }: Placeholder,
  rest: string,
  view: SentenceView,
  { variables }: SlideView,
): string | undefined {
  const unit = unitOf(PER.exec(rest)?.[1] ?? '');
  if (unit === undefined) return undefined;
  const scaled = columnUses(expression, variables, view.source).some(({ column }) =>
    [...plainWord(column).matchAll(/\d+[ _]?([a-z]+)/g)].some(([, name = '']) => unitOf(name) === unit),
  );
  return scaled ? `{{ ${expressionSource} }} is not per one of that unit` : undefined;
}

const BY = /(?<!\p{L})(?:by|um|de|d[’']|en|un)\s+(?:(?:about|rund|etwa|environ|unos)\s+)?(?:\*\*)?$/iu;

/** "{{ … }} higher than". */
const COMPARED =
  /^\s*(?:\*\*)?\s*(?:higher|lower|more|less|larger|smaller|better|worse|above|below|höher|niedriger|mehr|weniger|größer|kleiner|über|unter|plus|moins|supérieure?|inférieure?|más|menos|mayor|menor|superior|inferior|por encima|por debajo)(?!\p{L})/iu;

/** "The rate fell by {{ abs(delta(rate)) | percent }}": the difference of two rates is points, and percent of neither. */
function pointsAsPercent(placeholder: Placeholder, view: SentenceView, slide: SlideView): string | undefined {
  const { expression, expressionSource, pos, end } = placeholder;
  if (!printsPercent(placeholder) || !isDifference(expression)) return undefined;
  const moved =
    BY.test(view.masked.slice(0, pos)) &&
    assertionsIn(view, slide).some(({ kind }) => MOVES.has(kind) || kind === 'rank');
  if (!moved && !COMPARED.test(view.masked.slice(end))) return undefined;
  const ofRates = columnUses(expression, slide.variables, view.source).some(
    ({ column, source }) => meaningIn(column, source, slide)?.ratio === true,
  );
  return ofRates
    ? `{{ ${expressionSource} }} is a difference of rates: say it in percentage points`
    : undefined;
}

function isDifference(node: Expression): boolean {
  if (node.kind === 'negate') return isDifference(node.of);
  if (node.kind === 'call')
    return node.name === 'delta' || (node.name === 'abs' && node.args.some(isDifference));
  return node.kind === 'binary' && node.operator === '-';
}
