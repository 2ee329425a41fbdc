import type { Expression, Placeholder } from '../../template/index.js';
import { matchFolded } from '../../template/fold.js';
import { grainOf } from '../course-of-rows.js';
import { DEGREES, EXCLUSIVE, SCALES, UNIT_PATTERNS, UNITS, unitsIn } from '../unit-words.js';
import { columnUses, meaningIn } from './column-uses.js';
import { columnWords } from './column-words.js';
import { foreignNoun } from './figure-nouns.js';
import { foreignGrain } from './grain-guard.js';
import { meaningsOf, sourcesRead, textsAbout, wrongFormat } from './figure-formats.js';
import { columnsOf, sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Units, currencies and percentages that the columns of a figure do not have. */
export function foreignUnit(view: SentenceView, slide: SlideView): string | undefined {
  for (const placeholder of view.placeholders) {
    const problem = wrongFormat(placeholder, view, slide) ?? besideFigure(placeholder, view, slide);
    if (problem) return problem;
  }
  return foreignNoun(view, slide) ?? foreignGrain(view, slide);
}

/** A unit word that touches a figure: `{{ sum(weight) }} kg`, `USD {{ … }}`, `plural:"# hours"`. */
function besideFigure(placeholder: Placeholder, view: SentenceView, slide: SlideView): string | undefined {
  const { pos, end, formats, expression } = placeholder;
  const { masked, source } = view;
  const units = unitsOf(sourcesRead(placeholder, view, slide), slide);
  const texts = [
    ...formats.flatMap(({ name, texts }) =>
      name === 'plural' ? texts.map((text) => text.replaceAll('#', ' ')) : [],
    ),
    /^\s*(?:\*\*)?\s*([\p{L}°²]+(?:\s\p{L}+)?)/u.exec(masked.slice(end))?.[1] ?? '',
    /(?<![\p{L}])(USD|EUR|GBP|JPY|CHF|CNY|INR|MXN)\s*(?:\*\*)?$/u.exec(masked.slice(0, pos))?.[1] ?? '',
  ];
  const own = new Set([
    ...columnUses(expression, slide.variables, source).flatMap(({ column }) => unitsIn(column)),
    ...meaningsOf(placeholder, view, slide).flatMap(({ words }) => unitsIn(words)),
  ]);
  // A column that names its scale or currency has no other, whatever columns stand beside it.
  const single = expression.kind === 'call' && [...own].some((unit) => EXCLUSIVE.has(unit));
  const used = columnUses(expression, slide.variables, source);
  const owner = sourceOf(source, slide);
  const named = (owner ? columnWords(owner, slide.format.locale) : []).filter(({ column }) =>
    used.some((use) => use.column === column),
  );
  for (const text of texts) {
    for (const found of matchFolded(text, UNIT_PATTERNS)) {
      // A single letter is a unit only where nothing follows it.
      if (found.text.length < 2 && text.trim() !== found.text) continue;
      const isOther =
        (single && EXCLUSIVE.has(found.kind)) || isOfNeighbour(found.kind, own, placeholder, view, slide);
      if (own.has(found.kind) || (units.has(found.kind) && !isOther)) continue;
      if (found.kind === DEGREES && SCALES.some((scale) => own.has(scale) || units.has(scale))) continue;
      if (isCounted(found.kind, expression, source, slide)) continue;
      // "Pakete" of a column of parcels.
      if (named.some(({ isOwn }) => isOwn(found.text))) continue;
      return `no column has the unit "${found.text}"`;
    }
  }
  return undefined;
}

/** Marks that people give: they have no unit of time. */
const MARKS =
  /(?<![a-z])(?:notes?|scores?|ratings?|satisfaction|grades?|stars|bewertung(?:en)?|noten|zufriedenheit|puntuacion|valoracion|satisfaccion)(?![a-z])/;

/** A unit that the name of another column says, and a unit of time beside a mark. */
function isOfNeighbour(
  unit: number,
  own: ReadonlySet<number>,
  { expression }: Placeholder,
  { source }: SentenceView,
  slide: SlideView,
): boolean {
  if (expression.kind !== 'call' || own.size > 0) return false;
  const uses = columnUses(expression, slide.variables, source).filter(({ fn }) => fn !== 'count');
  const [use] = uses;
  if (!use) return false;
  const isTime = /^(?:seconds|minutes|hours)/.test(UNITS[unit] ?? '');
  if (isTime && MARKS.test(meaningIn(use.column, use.source, slide)?.words ?? '')) return true;
  return (
    EXCLUSIVE.has(unit) &&
    columnsOf(slide, use.source).some(
      ({ name, type }) =>
        type === 'number' && !uses.some(({ column }) => column === name) && unitsIn(name).includes(unit),
    )
  );
}

/** "{{ count() }} months" of rows that are months. */
function isCounted(unit: number, node: Expression, id: string | undefined, slide: SlideView): boolean {
  const source = node.kind === 'call' && node.name === 'count' ? sourceOf(id, slide) : undefined;
  const grain = source && grainOf(source);
  return grain !== undefined && UNITS[unit]?.startsWith(grain) === true;
}

const unitsBySource = new WeakMap<SlideView, Map<string, Set<number>>>();

/** The units that the host's texts about the rows, or their SQL, use any word of. Once a slide and choice of sources. */
function unitsOf(ids: readonly string[], slide: SlideView): Set<number> {
  let known = unitsBySource.get(slide);
  if (!known) unitsBySource.set(slide, (known = new Map<string, Set<number>>()));
  const key = ids.join('\n');
  let units = known.get(key);
  if (!units) {
    const sql = ids.map((id) => sourceOf(id, slide)?.sql ?? '');
    units = new Set([...textsAbout(ids, slide), ...sql, slide.format.currency].flatMap(unitsIn));
    known.set(key, units);
  }
  return units;
}
