import { isKnownUnit } from '../../intake/columns/units.js';
import { foldedName, isRateName } from '../../intake/roles/name-words.js';
import type { ColumnOrigin } from '../sql/types.js';
import { unitOf } from './names.js';
import { namedUnit } from './units.js';

/** Times or plus a constant: thousandths, minutes as hours. Percent are what they are of. */
export const isConverted = (origin: ColumnOrigin | undefined): boolean =>
  origin?.computed !== undefined &&
  ((origin.computed.scale !== undefined && origin.computed.scale !== 100) || origin.computed.shifted);

/** What a unit in brackets may be of, beside those that columns have, and by what. */
const ABOVE = /^(?:[kM]?Btu|therms?|(?:g|kg|t|tonnes) (?:of )?CO2e?|CO2e?)$/i;
const BELOW =
  /^(?:sq ?ft|sqft|sqm|sq m|m²|m2|ft²|person|capita|head|inhabitant|employee|km|hectare|ha|acre|unit|day|hour|year)$/i;

/** "Energy intensity (kBtu/sq ft)", "Emissions (t CO2e)" */
function longUnit(title: string): string | undefined {
  const [, inside = ''] = /\(([^()]{2,24})\)/.exec(title) ?? [];
  if (ABOVE.test(inside) && inside.includes(' ')) return inside;
  const [above = '', below, more] = inside.split(/\s*\/\s*|\s+per\s+/i);
  if (below === undefined || more !== undefined) return undefined;
  const isUnit = (ABOVE.test(above) || isKnownUnit(above)) && (BELOW.test(below) || isKnownUnit(below));
  return isUnit ? `${above}/${below}` : undefined;
}

export function titleUnit(title: string): string | undefined {
  const long = longUnit(title);
  if (long !== undefined) return long;
  const unit = unitOf(title).replace(/ per /i, '/');
  return unit !== '' && (isKnownUnit(unit) || /^[A-Z]{3}\/\p{L}/u.test(unit)) ? unit : undefined;
}

/** The average of yes and no, 1 and 0, is a rate: by the name of its column, its SQL, or a title that calls it one. */
export function isFlagRate(
  origin: ColumnOrigin | undefined,
  title: string | undefined,
  values: readonly number[],
): boolean {
  if (origin?.aggregation !== 'average' || origin.quotient || values.length === 0) return false;
  const scale = origin.computed?.scale ?? 1;
  if ((scale !== 1 && scale !== 100) || values.some((value) => value < 0 || value > scale)) return false;
  const isFlag =
    FLAG.test(origin.column ?? '') ||
    /\bcase\b|::\s*(?:bool|int)|\bas\s+(?:bool|int|tinyint)/i.test(origin.text);
  return isFlag || isRateName(foldedName(title ?? ''));
}

const FLAG =
  /^(?:is|has|had|was|did|can)_|_(?:flag|ind|yn)$|(?:^|_)(?:on_?time|in_full)(?:_|$)|^(?!.*(?:speed|feed|seed|need|weighted|rated|(?:^|_)red)(?:_|$)).*[a-z]{2}ed(?:_|$)/i;

/**
 * What an amount by a number of things is in: the unit or currency of the amount. Of one amount by another what the title states behind a
 * comma: `Specific yield, kWh per kWp`.
 */
export function quotientUnit(
  origin: ColumnOrigin | undefined,
  title: string,
): { unit?: string; currency?: string } {
  const { above, below, change, share, complement } = origin?.quotient ?? {};
  if (origin?.quotient === undefined || change || share || complement) return {};
  const stated = titleUnit(title);
  if (stated !== undefined) return { unit: stated };
  if (above === undefined || origin.quotient.scaled || origin.quotient.factor !== undefined) return {};
  const [amount, things] = [namedUnit(above), below === undefined ? undefined : namedUnit(below)];
  if (things?.currency !== undefined) return {};
  if (amount.currency !== undefined) return { currency: amount.currency };
  return amount.unit === undefined || amount.unit === '%' || things?.unit !== undefined
    ? {}
    : { unit: amount.unit };
}
