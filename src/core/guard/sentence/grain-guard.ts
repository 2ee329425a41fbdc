import { matchFolded, bounded, type Pattern } from '../../template/fold.js';
import { sourceTexts } from '../../deck/host-texts.js';
import type { Placeholder } from '../../template/index.js';
import { columnRef } from '../../template/column-ref.js';
import { selectItem } from '../../analyst/reading/select-item.js';
import { unitsIn, type PeriodUnit } from '../relative-periods.js';
import { columnUses } from './column-uses.js';
import { columnsOf, sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { isGrain } from './word-guard.js';

type Grain = Extract<PeriodUnit, 'day' | 'week' | 'month' | 'quarter' | 'year'>;

/** From the shortest. */
const GRAINS: readonly Grain[] = ['day', 'week', 'month', 'quarter', 'year'];

/** Words by which a figure is told per span of time: "daily output", "in a month", "pro Tag". */
const ADVERBS: readonly Pattern<Grain>[] = [
  ['day', bounded('daily|taglich[a-z]*|quotidien(?:ne)?(?:s|ment)?|a diario|diari[oa]s?')],
  ['week', bounded('weekly|wochentlich[a-z]*|hebdo(?:madaires?)?|semanal(?:es|mente)?')],
  ['month', bounded('monthly|monatlich[a-z]*|mensuel(?:le)?(?:s|ment)?|mensual(?:es|mente)?')],
  ['quarter', bounded('quarterly|quartalsweise|trimestriel(?:le)?(?:s|ment)?|trimestral(?:es|mente)?')],
  ['year', bounded('yearly|annual(?:ly)?|jahrlich[a-z]*|annuel(?:le)?(?:s|ment)?|anual(?:es|mente)?')],
];
const PER = '(?:per|a|an|pro|je|im|par|por|al|a la)';
const WORDS: Record<Grain, string> = {
  day: 'day|tag|jour|dia',
  week: 'week|woche|semaine|semana',
  month: 'month|monat|mois|mes',
  quarter: 'quarter|quartal|trimestre',
  year: 'year|jahr|an|annee|ano',
};
const SPANS: readonly Pattern<Grain>[] = GRAINS.map((grain) => [
  grain,
  bounded(`${PER} (?:(?:average|typical|single|normal) )?(?:${WORDS[grain]})(?! ?\uFFFC)`),
]);
const PER_SPAN: readonly Pattern<Grain>[] = [...ADVERBS, ...SPANS];
/** "The whole month of {{ … }}", "Woche vom {{ … }}". */
const OF_DATE: readonly Pattern<Grain>[] = GRAINS.map((grain) => [
  grain,
  bounded(
    `(?:${WORDS[grain]}) (?:of|beginning|starting|commencing|from|vom|ab|du|de|del|that began on)(?: the| le| el)?(?= ?\uFFFC)`,
  ),
]);
/** A single day is meant. */
const ON = /(?<!\p{L})(?:on|am)\s+(?:\*\*)?$/iu;
const OF_A_DAY = /(?:^|\|)\s*date\s*(?:$|\||:\s*(?:short|medium|long|full|weekday|day|iso))/;

/** Spans of time that the rows do not come by: "daily" over months, "the month of" a week, "on" the first day of a month. */
export function foreignGrain(view: SentenceView, slide: SlideView): string | undefined {
  const own = grainOfRows(view, slide);
  const { masked } = view;
  for (const { kind, text } of matchFolded(view.ownWords, PER_SPAN))
    if (kind !== own && (own !== undefined || !isGrain(kind, view, slide)) && !isSaid(kind, view, slide))
      return own === undefined
        ? `"${text}": no row is of a ${kind}`
        : `"${text}": the rows come by the ${own}`;
  if (own === undefined) return undefined;
  for (const placeholder of view.placeholders) {
    if (!isDate(placeholder, view, slide)) continue;
    const before = masked.slice(0, placeholder.end);
    const told = matchFolded(before, OF_DATE).find(
      ({ end }) => masked.slice(end, placeholder.pos).trim() === '',
    );
    if (told && told.kind !== own) return `"${told.text}": the row is of a ${own}`;
    if (
      own !== 'day' &&
      ON.test(masked.slice(0, placeholder.pos)) &&
      OF_A_DAY.test(placeholder.formatSource ?? '')
    )
      return `{{ ${placeholder.expressionSource} }} is a ${own}, and no day`;
  }
  return undefined;
}

/** Whether the host speaks of such spans: of a column per day, of a filter by months. */
function isSaid(grain: Grain, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  // "s.day" of the query is what its rows were added up over.
  const texts = source
    ? [...sourceTexts({ source }), source.sql.replace(/\.\w+|\b(?:from|join)\s+\w+/gi, ' ')]
    : slide.allowed;
  return texts.some(
    (text) =>
      unitsIn(text).includes(grain) ||
      matchFolded(text.replace(/_/g, ' '), ADVERBS).some(({ kind }) => kind === grain),
  );
}

/** The span of time that each row is of, as its SQL cuts the dates or its column is called. */
function grainOfRows(view: SentenceView, slide: SlideView): Grain | undefined {
  const source = sourceOf(view.source, slide);
  const axis = columnsOf(slide, view.source).find(({ type }) => type === 'date' || type === 'datetime');
  if (!source || !axis) return undefined;
  const item = selectItem(source.sql, axis.name) ?? '';
  const cut = /date_trunc\s*\(\s*'(\w+)'/i.exec(item)?.[1]?.toLowerCase();
  const named = cut === undefined ? unitsIn(columnRef(axis.name)) : [cut];
  return GRAINS.find((grain) => named.some((name) => name === grain));
}

const isDate = ({ expression }: Placeholder, { source }: SentenceView, slide: SlideView): boolean =>
  columnUses(expression, slide.variables, source).some(({ column }) =>
    columnsOf(slide, source).some(({ name, type }) => name === column && /^date/.test(type)),
  );
