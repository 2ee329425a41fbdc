import type { Expression } from '../../template/index.js';
import { COMPARISONS, PLACEHOLDER_MARK } from '../assertion-words.js';
import { assertionsIn } from './assertions.js';
import { clauseAround, clausesOf } from './clauses.js';
import { columnUses, isNumeric, measuredUses, testedColumns } from './column-uses.js';
import { columnWords } from './column-words.js';
import { printsPercent } from './percent-format.js';
import { knownWords, languageOf } from '../vocabulary.js';
import { wordsIn } from '../word-forms.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/**
 * A figure told by the word that tells another column from its own: "{{ last(agents_scheduled) }} agents were present" beside a column
 * `agents_present`. What the sentence also says of the figure's own column, or computes of the other, is left.
 */
export function toldOfOtherColumn(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source) return undefined;
  const columns = columnWords(source, slide.format.locale);
  const used = usedColumns(view, slide);
  const said = wordsIn(view.masked);
  for (const placeholder of view.placeholders) {
    const { expression, expressionSource, pos, end } = placeholder;
    const own = ownColumns(expression, view, slide);
    const ofOwn = columns.filter(({ column }) => own.includes(column));
    // A part may be called by what it is a part of.
    if (ofOwn.length === 0 || ofOwn.length < new Set(own).size || printsPercent(placeholder)) continue;
    const noun = NOUN.exec(view.masked.slice(end))?.[1];
    const named =
      noun === undefined ? [] : columns.filter(({ column, isOwn }) => isOwn(noun) && !OF_TWO.test(column));
    const [only, ...more] = named;
    const saysOwn = said.some((it) => it !== noun && ofOwn.some((mine) => mine.isOwn(it)));
    if (only?.numeric && more.length === 0 && !used.has(only.column) && !saysOwn)
      return `"${noun}" is told of ${only.column}, and not of {{ ${expressionSource} }}`;
    const near = wordsIn(clauseAround(pos, end, view.masked));
    for (const { column, numeric, isOwn, isTelling } of columns) {
      if (!numeric || used.has(column)) continue;
      const word = near.find(isTelling);
      const verb = wordsIn(compared(end, view, slide)).find(isTelling);
      if (verb !== undefined) return `"${verb}" is told of ${column}, which no test compares`;
      if (word === undefined || said.some((it) => !isOwn(it) && ofOwn.some((mine) => mine.isOwn(it))))
        continue;
      return `"${word}" is told of ${column}, and not of {{ ${expressionSource} }}`;
    }
  }
  return undefined;
}

/** "cost_per_signup" counts no signups. */
const OF_TWO = /(?:^|[^a-z])(?:per|pro|par|por|rate|ratio|share|pct|percent)(?:[^a-z]|$)/i;
/** What a figure counts. */
const NOUN = /^\s*(?:\*\*)?\s*(\p{L}+)/u;

/** The columns that a sentence prints figures of, or tests. */
const usedColumns = (view: SentenceView, slide: SlideView): ReadonlySet<string> =>
  new Set(
    [
      ...view.placeholders.flatMap(({ expression }) => measuredUses(expression, view, slide)),
      ...view.claims.flatMap(({ claim }) => testedColumns(claim, view, slide)),
    ].map(({ column }) => column),
  );

/** What stands between a name and the word that compares it: "pays out" of "{{ … }} pays out more than". */
function compared(end: number, view: SentenceView, slide: SlideView): string {
  const next = assertionsIn(view, slide).find(({ kind, pos }) => COMPARISONS.has(kind) && pos >= end);
  const between = view.masked.slice(end, next?.pos ?? end);
  return between.length <= REACH && !between.includes(PLACEHOLDER_MARK) ? between : '';
}

const REACH = 24;

/** The columns that a figure is computed from, or by which a name is found where the sentence prints no figure. */
function ownColumns(expression: Expression, view: SentenceView, slide: SlideView): string[] {
  const own = measuredUses(expression, view, slide).map(({ column }) => column);
  const finds = view.placeholders.every((it) => measuredUses(it.expression, view, slide).length === 0);
  if (own.length > 0 || !finds) return own;
  return columnUses(expression, slide.variables, view.source).flatMap(({ column, source, fn }) =>
    /^arg(?:max|min)$/.test(fn) && isNumeric(column, source, slide) ? [column] : [],
  );
}

/** What a part is said to be a part of: "{{ rate }} of the learners enrolled". */
const BASE = /^\s*(?:of|der|des|de|du|von)\s+(?:(?:the|all|les|los|las|la|le)\s+)*\p{L}+/iu;

/**
 * A figure told by a word that several other columns share, and its own does not: "completed" of `pass_rate` beside `completed` and
 * `completion_rate`. The same is left as for a word of one column.
 */
export function toldOfOtherColumns(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source) return undefined;
  const columns = columnWords(source, slide.format.locale);
  const titled = knownWords([source.title], slide.format.locale, [source.title]);
  const used = usedColumns(view, slide);
  const said = wordsIn(view.masked);
  for (const { expression, expressionSource, pos, end } of view.placeholders) {
    if (expression.kind !== 'call') continue;
    const own = measuredUses(expression, view, slide).map(({ column }) => column);
    const ofOwn = columns.filter(({ column }) => own.includes(column));
    if (ofOwn.length === 0 || said.some((word) => ofOwn.some(({ isOwn }) => isOwn(word)))) continue;
    const after = view.masked.slice(end);
    const base = BASE.exec(after)?.[0].length ?? 0;
    const near = wordsIn(
      clauseAround(pos, end, view.masked.slice(0, end) + ' '.repeat(base) + after.slice(base)),
    );
    const word = near.find((each) => {
      if (titled(each)) return false;
      const named = columns.filter(({ isOwn }) => isOwn(each));
      return named.length > 1 && named.every(({ column, numeric }) => numeric && !used.has(column));
    });
    if (word !== undefined) return `"${word}" is told of other columns than {{ ${expressionSource} }}`;
  }
  return undefined;
}

/** What a clause begins with that says more of what stands before it. */
const IN_ADDITION =
  /^\s*(?:(?:thereby |thus |so )?\p{L}{2,}ing|which|so that|wobei|womit|wodurch|so ?dass|ce qui|en \p{L}+ant|laissant|lo que|\p{L}+[ai]?endo|\p{L}+ando)\s/iu;

/** "… closed {{ closed }} orders, leaving its backlog cleared": what a clause without a figure tells of a column that nothing computes. */
export function toldWithoutFigure(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  if (!source || view.placeholders.length === 0) return undefined;
  const used = usedColumns(view, slide);
  if (used.size === 0) return undefined;
  const idle = columnWords(source, slide.format.locale).filter(
    ({ column, numeric }) => numeric && !used.has(column),
  );
  for (const clause of clausesOf(view.masked)) {
    if (!IN_ADDITION.test(clause) || clause.includes(PLACEHOLDER_MARK)) continue;
    const word = wordsIn(clause).find((each) => idle.some(({ isTelling }) => isTelling(each)));
    if (word !== undefined)
      return `"${word}" is told of a column that no figure and no test of the sentence reads`;
  }
  return undefined;
}

/** Last parts of German compounds that say in what something is measured. */
const HEADS =
  /(?:gehalt|quote|anteil|grad|menge|preis|dauer|verbrauch|ertrag|bestand|umsatz|kosten|gewicht|fläche|flaeche)$/u;
const FIRST_PARTS =
  /^(?:durchschnitts?|mittel|gesamt|höchst|tiefst|spitzen|jahres|monats|tages|wochen|quartals|teil|einzel|rest|mindest|haupt)$/u;

/** "Zuckergehalt" over a column `wassergehalt`: another compound with the same last part. */
export function toldByOtherCompound(view: SentenceView, slide: SlideView): string | undefined {
  if (languageOf(slide.format.locale) !== 'de') return undefined;
  const isHost = new Set(slide.allowed.flatMap((text) => wordsIn(text.toLowerCase().replaceAll('_', ' '))));
  for (const { expression, expressionSource, pos, end } of view.placeholders) {
    const own = measuredUses(expression, view, slide).flatMap(({ column }) =>
      wordsIn(column.toLowerCase().replaceAll('_', ' ')),
    );
    for (const word of wordsIn(clauseAround(pos, end, view.masked))) {
      const spoken = word.toLowerCase();
      const [head] = HEADS.exec(spoken) ?? [];
      const first = head === undefined ? '' : spoken.slice(0, -head.length);
      if (head === undefined || first.length < 3 || FIRST_PARTS.test(first) || isHost.has(spoken)) continue;
      const other = own.find((each) => each.endsWith(head) && each.length >= head.length + 3);
      if (other !== undefined && !own.includes(spoken))
        return `"${word}" is told of {{ ${expressionSource} }}, which is ${other}`;
    }
  }
  return undefined;
}
