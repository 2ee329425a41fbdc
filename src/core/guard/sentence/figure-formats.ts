import { sourceTexts } from '../../deck/host-texts.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { columnMeaning, type ColumnMeaning } from '../column-meaning.js';
import { UNITS, unitsIn } from '../unit-words.js';
import { plainWord } from '../word-forms.js';
import { columnUses, meaningIn } from './column-uses.js';
import { printsPercent } from './percent-format.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** What the columns of a figure mean; counts have none. */
export function meaningsOf(
  { expression }: Placeholder,
  { source }: SentenceView,
  slide: SlideView,
): ColumnMeaning[] {
  return columnUses(expression, slide.variables, source).flatMap(({ column, source: from, fn }) => {
    const meaning = fn === 'count' || fn === 'distinct' ? undefined : meaningIn(column, from, slide);
    return meaning ? [meaning] : [];
  });
}

/** A currency, a duration or a percentage that the columns of a figure are not in. */
export function wrongFormat(
  placeholder: Placeholder,
  view: SentenceView,
  slide: SlideView,
): string | undefined {
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
  if (/(?:^|\|)\s*duration\b/.test(format) && needsSeconds(placeholder, view, slide))
    return `${shown} is not in seconds, which a duration is written from: print the number with its unit`;
  if (printsPercent(placeholder) && !isRatio(placeholder.expression, view, slide))
    return `${shown} is no ratio, so it cannot print as a percentage`;
  return undefined;
}

const LONGER_THAN_SECONDS = ['minutes?', 'hours?', 'days?', 'weeks?'].map((start) =>
  UNITS.findIndex((line) => line.startsWith(start)),
);

/** Whether the columns of a figure say a longer unit than seconds. */
const needsSeconds = (
  { expression }: Placeholder,
  { source }: SentenceView,
  { variables }: SlideView,
): boolean =>
  columnUses(expression, variables, source).some(({ column }) =>
    unitsIn(column.replace(/_min$/i, ' minutes')).some((unit) => LONGER_THAN_SECONDS.includes(unit)),
  );

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
export function sourcesRead(
  { expression }: Placeholder,
  { source }: SentenceView,
  { variables }: SlideView,
): string[] {
  const read = columnUses(expression, variables, source).map((use) => use.source);
  return [...new Set(read.length > 0 ? read : [source])].filter((id) => id !== undefined).sort();
}

/** What the host says of some rows, and of none in particular: a unit of other rows is not theirs. */
export function textsAbout(ids: readonly string[], { allowed, sources }: SlideView): string[] {
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
