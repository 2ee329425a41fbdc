import { foldedName, isPerUnitName, isRateName } from '../../intake/roles/name-words.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { plainText } from '../expressions.js';
import type { Aggregation, ColumnOrigin, QueryReading } from '../sql/types.js';
import { addsUp, aggregateOf, isConditional, isSaid, isScale, isStock, isTemperature } from './additivity.js';
import { isPlural } from './english-nouns.js';
import { valueFormats, type ValueFormats } from './formats.js';
import {
  countedBy,
  figureNoun,
  flagNoun,
  isNamedByTitle,
  isNamedIn,
  nameIn,
  nounOf,
  PERCENT_WORD,
  withQuantile,
} from './measure-names.js';
import { isOfPeriod, quantityOf } from './measure-periods.js';
import { isConverted, isFlagRate, quotientUnit, titleUnit } from './measure-units.js';
import { isRoleName, readableName, withCapitals, withoutUnit } from './names.js';
import { isParticiple, quantityName } from './quantity-names.js';
import { statedScale, withoutScale } from './stated-scale.js';
import { amountOf, countedThings } from './table-names.js';
import { namedUnit } from './units.js';

/** What a column of numbers means: what it is called, whether it adds up, how it prints. */
export interface Measure extends ValueFormats {
  column: string;
  /** Inside an English sentence, without its aggregate: `revenue`, `base pay`. Empty where nothing names it. */
  noun: string;
  /** What was taken over the values of each group, where that is part of the name: `average base pay`. */
  aggregate?: Aggregation | 'share' | 'change';
  /** Sums and shares make sense: amounts and counts, never averages, rates, ratings, temperatures or ids. */
  additive: boolean;
  /** Parts of a whole, each divided by it: together they are one. */
  parts: boolean;
  /** Its sum over time makes sense too: not of what is there at a time, such as employees. */
  flows: boolean;
  /** Its zero is nothing, so that one value can be twice another: not of temperatures. */
  ratio: boolean;
  /** The values are numbers of things that were counted: sampling theory applies. */
  counts: boolean;
  /** Its name is the host's title, as it is written. */
  titled: boolean;
  /** False where a condition on something else than a time picks its rows: beside another it is a group, not a period. */
  periods: boolean;
  /** Two columns with one quantity may be compared as before and after; undefined where it is not known. */
  quantity?: string;
}

export interface MeasureFacts {
  values: readonly number[];
  /** What the widget's title calls it, where the title says. */
  title?: string | undefined;
  /** What its author wrote at its axis. */
  axis?: string | undefined;
  /** Large values are written whole. */
  exact?: boolean;
  /** The title of a single figure, which names it as a whole. */
  figure?: string;
}

/** Charts of several quantities, whose title may state the unit of any of them. */
const SEVERAL: ReadonlySet<string> = new Set(['scatter', 'bubble', 'table', 'dumbbell']);

/** Reads the measure of a value column: from its SQL, then its name, then the title. */
export function readMeasure(
  widget: WidgetInput,
  query: QueryReading | undefined,
  column: string,
  { values, title, axis, exact = false, figure }: MeasureFacts,
): Measure {
  const origin = query?.origin(column);
  const counts = origin?.countsRows === true && !origin.quotient;
  const inside = nameIn(column, origin);
  const stated = namedUnit(inside ?? axis ?? '');
  // What is converted is in another unit than its column, and what a title states its author has seen on the chart.
  const said = SEVERAL.has(widget.type) ? undefined : titleUnit(widget.title);
  const { name, unit, currency } =
    isConverted(origin) || (said !== undefined && stated.currency === undefined)
      ? { name: stated.name, unit: said, currency: undefined }
      : stated;
  const quotient = quotientUnit(origin, widget.title);
  const magnitude = counts
    ? undefined
    : statedScale(inside ?? column, SEVERAL.has(widget.type) ? '' : widget.title);
  const folded = foldedName(inside ?? title ?? column);
  const flag = unit === undefined && currency === undefined && isFlagRate(origin, title ?? figure, values);
  // Of "Reopened tickets by team" the average of yes and no is a share.
  const isOfThings =
    flag && title !== undefined && isPlural(title) && isParticiple(title.split(' ')[0] ?? '');
  const aggregate = isOfThings ? 'share' : aggregateOf(column, origin);
  const unitless =
    counts || aggregate === 'distinct' || aggregate === 'share' || origin?.quotient !== undefined;
  const rate =
    flag ||
    aggregate === 'share' ||
    isRateName(folded) ||
    (origin?.quotient !== undefined && quotient.currency === undefined);
  const adds =
    addsUp(origin, inside ?? title ?? '', values, query !== undefined) &&
    !isPerUnitName(foldedName(title ?? ''));
  const called =
    flag && title !== undefined
      ? flagNoun(
          /^\s*share of\b/i.test(widget.title) && !/^share\b/i.test(title) ? `share of ${title}` : title,
        )
      : amountOf(
          nounOf(column, {
            ...{ origin, query, title, counts, flag },
            name: quantityName(readableName(withoutScale(name)), { unit, currency }),
          }),
          countedThings(query?.table),
        );
  // The title tells it from another of its name: "amount in EUR".
  const own =
    title !== undefined && currency !== undefined && isNamedIn(currency, called, title) ? title : called;
  const titled = figure !== undefined && (own === title || isNamedByTitle(figure, own, origin, query));
  const quantity =
    inside === undefined || isRoleName(inside) ? quotientOf(origin) : quantityOf(inside, origin);
  const formats = valueFormats(values, {
    numberFormat: widget.config?.columnFormats?.[column] ?? widget.config?.numberFormat,
    hundredths: widget.config?.hundredths === true,
    unit: unitless ? quotient.unit : unit,
    currency: (unitless ? quotient.currency : currency) ?? magnitude?.currency,
    scale: magnitude?.scale,
    whole: flag
      ? (origin?.computed?.scale ?? 1) === 100
        ? 100
        : 1
      : origin?.quotient?.share
        ? origin.quotient.scaled
          ? 100
          : 1
        : percentOfTitle(widget, origin, values),
    rate: rate && !((quotient.unit ?? unit) !== undefined && unit !== '%'),
    exact,
  });
  // Whoever writes values as percentages says that they are no amounts.
  const isPercent = formats.format.startsWith('percent');
  const additive = adds && !isPercent;
  const bare = isPercent ? own.replace(PERCENT_WORD, '') : own;
  const isPrinted = unit !== undefined && formats.unit.trim() === unit;
  const noun = titled
    ? figureNoun(plainText(isPrinted ? withoutUnit(figure) : figure), formats.format)
    : withCapitals(withQuantile(bare, origin), widget.title);
  const isCounted = countedBy(column, origin) !== undefined;
  const isAggregateSaid = aggregate !== undefined && isSaid(aggregate, noun, { flag, title });
  return {
    column,
    noun,
    titled,
    ...(aggregate === undefined || titled || isAggregateSaid || isCounted ? {} : { aggregate }),
    additive,
    parts: origin?.quotient?.share === true && !isConditional(origin),
    flows:
      additive && ![inside ?? title ?? column, name, title ?? ''].some((one) => isStock(foldedName(one))),
    ratio: !isTemperature(folded, unit) && !isScale(folded, origin) && values.every((value) => value >= 0),
    periods: isOfPeriod(column, withCondition(origin)),
    counts: (counts || isCounted) && values.every((value) => Number.isInteger(value) && value >= 0),
    ...(quantity === undefined ? {} : { quantity }),
    ...formats,
  };
}

/** "Loss rate by quarter (%)": of what is no amount, in hundredths or as parts of one, as the SQL has it. */
function percentOfTitle(
  { title, type }: WidgetInput,
  origin: ColumnOrigin | undefined,
  values: readonly number[],
): 1 | 100 | undefined {
  const isRate =
    origin?.quotient !== undefined || origin?.aggregation === 'average' || origin?.aggregation === 'median';
  if (SEVERAL.has(type) || !isRate || !/\(\s*(?:in )?%\s*\)\s*$/i.test(title)) return undefined;
  const isScaled = origin.quotient?.scaled === true || origin.computed?.scale === 100;
  return isScaled || values.some((value) => Math.abs(value) > 1) ? 100 : 1;
}

/** One amount by another is one quantity, whenever both were. */
const quotientOf = (origin: ColumnOrigin | undefined): string | undefined => {
  const { above, below } = origin?.quotient ?? {};
  return above === undefined || below === undefined ? undefined : `${above} / ${below}`;
};

/** A quotient is of the rows that its amounts are of. */
const withCondition = (origin: ColumnOrigin | undefined): ColumnOrigin | undefined =>
  origin?.quotient && /\bfilter\s*\(|\bcase\s+when/i.test(origin.text)
    ? { ...origin, condition: origin.text }
    : origin;

/** Names of periods or moments apart, both columns are called the same and have the same unit. */
export const isOneQuantity = (a: Measure, b: Measure): boolean =>
  a.quantity !== undefined && a.quantity === b.quantity && a.unit === b.unit && a.aggregate === b.aggregate;
