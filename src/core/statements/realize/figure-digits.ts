import { formatNumber } from '../../template/number-formats.js';
import type { Frame } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import type { Finding, Slot, Slots } from '../types.js';

const COMPACT = /^(?:compact|currency:[A-Z]{3},compact)$/;
const MOST_DIGITS = 3;
/** From here on a whole figure is hard to read in a sentence; the chart, the card or the table beside it has it whole. */
const LONG = 1_000_000;
/** Figures that lie less far apart are told apart by their last digits only. */
const LEAST_APART = 0.01;

type Value = Extract<Slot, { as: 'value' }> & { value: number };

const isValue = (slot: Slot): slot is Value => slot.as === 'value' && slot.value !== undefined;

/**
 * The digits that a reader needs: long figures in short ("from $1.95B to $2.00B"), and short ones that differ and would print alike with
 * enough digits to tell them apart ("2.11M against 2.09M").
 */
export function withFittingDigits(finding: Finding, { widget }: Frame): Finding {
  const shares = withExactPoints(finding);
  if (shares) return shares;
  const values = Object.values(finding.slots).filter(isValue);
  // A table has whole figures, and so have the sentences beside it.
  const short = widget.type !== 'table' && isReadInShort(values) ? 2 : 0;
  const digits = digitsFor(values, short);
  if (digits === 0) return finding;
  const slots: Slots = Object.fromEntries(
    Object.entries(finding.slots).map(([name, slot]) => [name, isValue(slot) ? inShort(slot, digits) : slot]),
  );
  return { ...finding, slots };
}

/** Percentages whose difference the rounded ones would tell otherwise get a decimal: 32.6% to 19.5% is 13.1 points, and 33% to 19% not 14. */
function withExactPoints(finding: Finding): Finding | undefined {
  const moved = Object.values(finding.slots).find((slot) => slot.as === 'moved');
  const digits = moved && /^percent:([0-7])$/.exec(moved.measure.format)?.[1];
  if (!moved || digits === undefined) return undefined;
  const { column, hundredths } = moved.measure;
  const scale = 10 ** Number(digits) * (hundredths ? 1 : 100);
  const [from, to] = moved.values.map((value) => value * scale);
  if (from === undefined || to === undefined) return undefined;
  const seen = Math.abs(Math.round(to) - Math.round(from));
  if (seen === Math.round(Math.abs(to - from))) return undefined;
  const format = `percent:${Number(digits) + 1}`;
  const slots: Slots = Object.fromEntries(
    Object.entries(finding.slots).map(([name, slot]) => [
      name,
      (slot.as === 'value' || slot.as === 'moved') && slot.measure.column === column
        ? { ...slot, measure: { ...slot.measure, format, averageFormat: format } }
        : slot,
    ]),
  );
  return { ...finding, slots };
}

function isReadInShort(values: readonly Value[]): boolean {
  const sizes = values.map(({ value }) => Math.abs(value)).sort((a, b) => b - a);
  const isWhole = values.every(({ measure }) => isLongFormat(measure));
  return (
    isWhole &&
    (sizes[0] ?? 0) >= LONG &&
    sizes.every((size, at) => {
      const next = sizes[at + 1];
      return next === undefined || next === size || 1 - next / size >= LEAST_APART;
    })
  );
}

const isLongFormat = ({ format }: Measure): boolean =>
  format === 'integer' || (/^currency:[A-Z]{3}\b/.test(format) && !format.includes('compact'));

/** Digits behind the point of short figures; 0 where theirs are enough. */
function digitsFor(values: readonly Value[], least: number): number {
  if (least === 0 && !values.every(({ measure }) => COMPACT.test(measure.format))) return 0;
  const different = new Set(values.map(({ value }) => value)).size;
  const printed = (digits: number): number =>
    new Set(
      values.map(({ value, measure }) =>
        formatNumber(value * (measure.scale ?? 1), 'en', {
          compact: true,
          ...(digits === 0 ? {} : { digits }),
        }),
      ),
    ).size;
  for (let digits = least; digits <= MOST_DIGITS; digits += 1)
    if (printed(digits) === different) return digits;
  return least;
}

function inShort(slot: Value, digits: number): Slot {
  const currency = /^currency:([A-Z]{3})\b/.exec(slot.measure.format)?.[1];
  const format = currency === undefined ? `compact:${digits}` : `currency:${currency},${digits},compact`;
  return { ...slot, measure: { ...slot.measure, format, averageFormat: format } };
}
