import { sourceTexts } from '../../deck/host-texts.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { matchFolded } from '../../template/fold.js';
import { columnMeaning, type ColumnMeaning } from '../column-meaning.js';
import { grainOf } from '../course-of-rows.js';
import { DEGREES, EXCLUSIVE, SCALES, UNIT_PATTERNS, UNITS, unitsIn } from '../unit-words.js';
import { plainWord } from '../vocabulary.js';
import { columnUses, meaningIn } from './column-uses.js';
import { foreignNoun } from './figure-nouns.js';
import { foreignGrain } from './grain-guard.js';
import { printsPercent } from './percent-format.js';
import { columnsOf, sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Units, currencies and percentages that the columns of a figure do not have. */
export function foreignUnit(view: SentenceView, slide: SlideView): string | undefined {
  for (const placeholder of view.placeholders) {
    const problem = wrongFormat(placeholder, view, slide) ?? besideFigure(placeholder, view, slide);
    if (problem) return problem;
  }
  return foreignNoun(view, slide) ?? foreignGrain(view, slide);
}

function meaningsOf(
  { expression }: Placeholder,
  { source }: SentenceView,
  slide: SlideView,
): ColumnMeaning[] {
  return columnUses(expression, slide.variables, source).flatMap(({ column, source: from, fn }) => {
    const meaning = fn === 'count' || fn === 'distinct' ? undefined : meaningIn(column, from, slide);
    return meaning ? [meaning] : [];
  });
}

function wrongFormat(placeholder: Placeholder, view: SentenceView, slide: SlideView): string | undefined {
  const format = placeholder.formatSource?.trim() ?? '';
  const shown = `{{ ${placeholder.expressionSource} }}`;
  if (/(?:^|\|)\s*currency\b/.test(format)) {
    const code = /currency:\s*([A-Za-z]{3})\b/.exec(format)?.[1]?.toUpperCase();
    if (
      code &&
      code !== slide.format.currency &&
      !mentions(textsAbout(sourcesRead(placeholder, view, slide), slide), code)
    )
      return `no column of ${shown} is in ${code}`;
    const printed = code ?? slide.format.currency;
    const foreign = currenciesOf(placeholder, view, slide).find((own) => own !== printed.toUpperCase());
    if (foreign) return `${shown} is in ${foreign}`;
    const meanings = meaningsOf(placeholder, view, slide);
    if (meanings.length === 0 && !slide.seen) return undefined;
    if (!meanings.some(({ money }) => money)) return `${shown} is no amount of money`;
  }
  if (/(?:^|\|)\s*duration\b/.test(format) && !meaningsOf(placeholder, view, slide).some(({ time }) => time))
    return `${shown} is no duration`;
  if (printsPercent(placeholder) && !isRatio(placeholder.expression, view, slide))
    return `${shown} is no ratio, so it cannot print as a percentage`;
  return undefined;
}

const CURRENCY = /(?<![a-z])(?:usd|eur|gbp|jpy|chf|cny|inr|mxn)(?![a-z])/g;

/** The currencies that the names of a figure's columns say. */
const currenciesOf = (
  { expression }: Placeholder,
  { source }: SentenceView,
  { variables }: SlideView,
): string[] =>
  columnUses(expression, variables, source).flatMap(({ column }) =>
    (plainWord(column.replace(/_/g, ' ')).match(CURRENCY) ?? []).map((code) => code.toUpperCase()),
  );

const mentions = (phrases: readonly string[], text: string): boolean =>
  phrases.some((phrase) => new RegExp(`(?<![\\p{L}])${text}(?![\\p{L}])`, 'iu').test(phrase));

/** The sources whose columns a figure is made of; that of its sentence where it is made of none. */
function sourcesRead(
  { expression }: Placeholder,
  { source }: SentenceView,
  { variables }: SlideView,
): string[] {
  const read = columnUses(expression, variables, source).map((use) => use.source);
  return [...new Set(read.length > 0 ? read : [source])].filter((id) => id !== undefined).sort();
}

/** What the host says of some rows, and of none in particular: a unit of other rows is not theirs. */
function textsAbout(ids: readonly string[], { allowed, sources }: SlideView): string[] {
  const pick = (own: boolean) =>
    Object.fromEntries(Object.entries(sources).filter(([id]) => ids.includes(id) === own));
  const others = new Set(sourceTexts(pick(false)));
  const own = pick(true);
  return [...allowed.filter((text) => !others.has(text)), ...sourceTexts(own), ...authorFormats(own)];
}

/** Formats that the widgets' author chose: what they name is his. */
const authorFormats = (sources: SlideView['sources']): string[] =>
  Object.values(sources).flatMap(({ widget }) => {
    const format: unknown = widget?.config?.numberFormat;
    return typeof format === 'string' ? [format] : [];
  });

/** Whether a value is a part of one, a change, or comes from a column of such values. */
function isRatio(node: Expression, view: SentenceView, slide: SlideView): boolean {
  switch (node.kind) {
    case 'negate':
    case 'not':
      return isRatio(node.of, view, slide);
    case 'binary':
      return (
        (node.operator === '/' && !isPerRow(node)) ||
        isRatio(node.left, view, slide) ||
        isRatio(node.right, view, slide)
      );
    case 'choose':
      return isRatio(node.then, view, slide) && isRatio(node.otherwise, view, slide);
    case 'call':
      if (node.name === 'growth' || node.name === 'share') return true;
      if (node.name === 'count' || node.name === 'distinct') return false;
      return node.signature.startsWith('v')
        ? node.args.some((arg) => isRatio(arg, view, slide))
        : holdsRatios(node, view, slide);
    case 'name':
      return Object.hasOwn(slide.variables, node.name) || holdsRatios(node, view, slide);
    case 'constant':
      return false;
  }
}

/** Amounts divided by the number of rows are an average of a row, no part of one. */
const isPerRow = ({ left, right }: Extract<Expression, { kind: 'binary' }>): boolean =>
  right.kind === 'call' && right.name === 'count' && left.kind === 'call' && left.name === 'sum';

/** A column printed as a percentage by its author, or whose values all lie between −1 and 1. */
function holdsRatios(node: Expression, view: SentenceView, slide: SlideView): boolean {
  return columnUses(node, slide.variables, view.source).some(({ column, source }) => {
    const owner = sourceOf(source, slide);
    // Columns that are not at hand are for the page to judge.
    if (!owner) return !slide.seen;
    const meaning = columnMeaning(column, owner.widget ?? { title: owner.title, dataKey: owner.sql });
    if (meaning.percent) return true;
    const rows = owner.data?.rows;
    if (!rows) return meaning.kind === 'ratio';
    return rows.every((row) => {
      const cell = Object.hasOwn(row, column) ? row[column] : null;
      return typeof cell !== 'number' || Math.abs(cell) <= 1;
    });
  });
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
  for (const text of texts) {
    for (const found of matchFolded(text, UNIT_PATTERNS)) {
      // A single letter is a unit only where nothing follows it.
      if (found.text.length < 2 && text.trim() !== found.text) continue;
      const isOther =
        (single && EXCLUSIVE.has(found.kind)) || isOfNeighbour(found.kind, own, placeholder, view, slide);
      if (own.has(found.kind) || (units.has(found.kind) && !isOther)) continue;
      if (found.kind === DEGREES && SCALES.some((scale) => own.has(scale) || units.has(scale))) continue;
      if (isCounted(found.kind, expression, source, slide)) continue;
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
