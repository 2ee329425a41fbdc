import type { Source } from '../../deck/types.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { knownWords } from '../vocabulary.js';
import { wordsIn } from '../word-forms.js';
import { matchFolded } from '../../template/fold.js';
import { cachedExpression } from '../../template/scope.js';
import { grainOf } from '../course-of-rows.js';
import { clauseAround } from './clauses.js';
import { columnUses, meaningIn, ROUNDS } from './column-uses.js';
import { columnWords, type ColumnWords } from './column-words.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { UNIT_PATTERNS, unitOf, UNITS } from '../unit-words.js';
import { tableWord } from './word-guard.js';

/** What one of something has: "per order", "each sailing", "an entry brings in". */
const EACH =
  /(?<!\p{L})(?:per|each|every|pro|je|jede[rsnm]?|par|chaque|por|cada)\s+(\p{L}+(?:\s+\p{L}+)?)/giu;
/** An article says it only of what a clause begins with, and not in "a total of". */
const ONE =
  /(?:^|[,;:–—.]\s*)\s*(?:\*\*)?(?:a|an|one|ein|eine|un|une|una)\s+(?:(?:typical|average|single|durchschnittlicher?|mittlerer?)\s+)?(\p{L}+(?:\s+\p{L}+)?)(?!\s+(?:of|de|von|d[’'])(?!\p{L}))/giu;

/**
 * A figure told per thing must be divided by those things: "an entry brings in {{ sum(revenue) / sum(spaces) }}" is told of the entries,
 * which another column counts. A mean is divided by rows, and an average of averages is none of a thing that the averages were taken over.
 */
export function toldPerOther(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source) return undefined;
  const columns = columnWords(source, slide.format.locale);
  for (const placeholder of view.placeholders) {
    const undivided = toldUndivided(placeholder, columns, view, slide);
    if (undivided !== undefined)
      return `{{ ${placeholder.expressionSource} }} is not divided by "${undivided}"`;
    const base = baseOf(cachedExpression(placeholder.expressionSource));
    if (!base) continue;
    const under = base === 'rows' ? [] : usesIn(base, view, slide);
    if (base !== 'rows' && under.length === 0) continue;
    for (const words of thingsIn(placeholder, view)) {
      // A thing and its adjective: "driven kilometre".
      if (base === 'rows' && words.some((word) => isOfRows(word, columns, source, slide))) continue;
      const fits = columns.some(({ column, isOwn }) => under.includes(column) && words.some(isOwn));
      if (fits || words.some((word) => hasUnit(under, unitOf(word)))) continue;
      const other = words.find((word) => isOfOther(word, columns, under));
      if (other !== undefined) return `{{ ${placeholder.expressionSource} }} is no figure of one "${other}"`;
    }
    if (base !== 'rows' || !isOfAverages(placeholder.expression, view, slide)) continue;
    const titled = knownWords([source.title], slide.format.locale, [source.title]);
    const thing = wordsIn(THING_ON_AVERAGE.exec(view.masked)?.[1] ?? '');
    if (thing.length > 0 && !thing.some((word) => titled(word) || isOfRows(word, columns, source, slide)))
      return `{{ ${placeholder.expressionSource} }} is a mean of averages, and not that of a "${thing[0] ?? ''}"`;
  }
  return undefined;
}

/** "{{ max(fuel) }} litres per crossing": what follows right behind a figure, with its unit. */
const PER_NEXT = /^\s*(?:\*\*)?\s*(?:\p{L}+\s+){0,2}(?:per|each|pro|je|par|por|cada)\s+(\p{L}+)/iu;

/** "Je Sendung fallen … an". */
const PER = /(?<!\p{L})(?:per|je|pro|par|por)\s+(\p{L}+)/giu;

/** What another column counts and a figure of added values is told per, without having been divided by it. */
function toldUndivided(
  { expression, expressionSource, pos, end }: Placeholder,
  columns: readonly ColumnWords[],
  view: SentenceView,
  slide: SlideView,
): string | undefined {
  const node = cachedExpression(expressionSource);
  if (node.kind !== 'call' || !/^(?:sum|max|min|first|last|nth|lookup)$/.test(node.name)) return undefined;
  const before = [...clauseAround(pos, end, view.masked).matchAll(PER)].map(([, thing = '']) => thing);
  const word = PER_NEXT.exec(view.masked.slice(end))?.[1] ?? before[0];
  const own = columnUses(expression, slide.variables, view.source);
  if (
    word === undefined ||
    own.some(({ column, source }) => meaningIn(column, source, slide)?.kind !== 'additive')
  )
    return undefined;
  const counted = columns.some(
    ({ column, numeric, isOwn }) => numeric && isOwn(word) && !own.some((use) => use.column === column),
  );
  return counted ? word : undefined;
}

/** What a figure is divided by; `rows` for a mean. */
function baseOf(node: Expression): Expression | 'rows' | undefined {
  if (node.kind === 'negate') return baseOf(node.of);
  if (node.kind === 'call') {
    if (/^(?:avg|median)$/.test(node.name) && node.args.length === 1) return 'rows';
    const [inner] = node.args;
    return inner && (ROUNDS.has(node.name) || node.name === 'abs') ? baseOf(inner) : undefined;
  }
  if (node.kind !== 'binary' || node.operator !== '/' || node.left.kind === 'constant') return undefined;
  return node.right.kind === 'call' && node.right.name === 'count' ? 'rows' : node.right;
}

const usesIn = (node: Expression, view: SentenceView, slide: SlideView): string[] =>
  columnUses(node, slide.variables, view.source).map(({ column }) => column);

/** The words of each thing that a figure is told of one of. */
function thingsIn({ pos, end }: Placeholder, { masked }: SentenceView): string[][] {
  const clause = clauseAround(pos, end, masked);
  // "Per order, … come to {{ … }}", "On average, an order has {{ … }}": before the clause that has the figure.
  const opening = masked.slice(0, pos);
  const found = [...clause.matchAll(EACH), ...opening.matchAll(EACH), ...opening.matchAll(ONE)];
  return found.map(([, words = '']) => wordsIn(words));
}

const hasUnit = (columns: readonly string[], unit: number | undefined): boolean =>
  columns.some((column) =>
    matchFolded(column.replaceAll('_', ' '), UNIT_PATTERNS).some(({ kind }) => kind === unit),
  );

/** Whether a thing is what another column counts. */
function isOfOther(word: string, columns: readonly ColumnWords[], under: readonly string[]): boolean {
  const unit = unitOf(word);
  return columns.some(
    ({ column, numeric, isOwn }) =>
      numeric && !under.includes(column) && (isOwn(word) || hasUnit([column], unit)),
  );
}

/** Whether a thing is what the rows are; where a column counts what the table holds, the rows are groups of it. */
const isOfRows = (word: string, columns: readonly ColumnWords[], source: Source, slide: SlideView): boolean =>
  UNITS[unitOf(word) ?? -1]?.startsWith(grainOf(source) ?? ' ') === true ||
  columns.some(({ numeric, isOwn }) => !numeric && isOwn(word)) ||
  (tableWord(slide)(word) && !columns.some(({ numeric, isOwn }) => numeric && isOwn(word)));

/** "A donor gave … on average": told of one, where the rows hold an average each. */
const THING_ON_AVERAGE =
  /^(?:\*\*)?(?:a|an|each|every|ein|eine|jede[rs]?|un|une|chaque|una|cada)\s+(\p{L}{4,})(?=\s)(?=.*(?<!\p{L})(?:on average|im (?:Durchschnitt|Mittel|Schnitt)|durchschnittlich|en moyenne|de media|en promedio)(?!\p{L}))/iu;

const AVERAGE =
  /(?<![a-z])(?:avg|average|mean|durchschnitt[a-z]*|mittlere[a-z]?|moyen(?:ne)?|medi[ao]|promedio)(?![a-z])/;

const isOfAverages = (node: Expression, view: SentenceView, slide: SlideView): boolean =>
  columnUses(node, slide.variables, view.source).some(({ column, source }) => {
    const meaning = meaningIn(column, source, slide);
    return meaning !== undefined && AVERAGE.test(meaning.words);
  });
