import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import { cellOf, numberOf, textOf } from './cells.js';
import type { Tone } from './delta.js';
import { deltaFormat, toneOf, withSign } from './delta.js';
import type { Frame } from './frame.js';
import { fillPhrase } from './phrases.js';
import type { EncodingRole } from './types.js';
import { axisName, frameFormat } from './value-axis.js';
import { valueFormat } from './value-format.js';
import { valueScale } from './value-scale.js';

/** What a gauge shows: the first row on its scale. */
export interface GaugeReading {
  name: string;
  value: number | null;
  min: number;
  max: number;
  target: number | null;
  delta?: { text: string; basis: string; tone: Tone };
  /** Value and target as they are written, shortened where there is little room. */
  write: (value: number) => string;
  short: (value: number) => string;
  /** The ends of the scale as they are written. */
  end: (value: number) => string;
}

/** The first row; a note says that there are more, and what lies outside the scale. */
export function gaugeReading(frame: Frame): GaugeReading {
  const { data, encoding, config, phrases } = frame;
  const row = data.rows[0] ?? {};
  const at = (role: EncodingRole): number | null => numberOf(cellOf(row, encoding[role] ?? ''));
  const [value, target] = [at('value'), at('target')];
  const range = gaugeRange(frame, value, target, at('min'), at('max'));
  const named = encoding.label === undefined ? null : cellOf(row, encoding.label);
  const format = frameFormat(frame, [value, target]);
  const ends = frameFormat(frame, [range.min, range.max]);
  if (data.rows.length > 1) {
    frame.notes.push(fillPhrase(phrases.firstRow, { of: countText(frame, data.rows.length) }));
  }
  const outside = (it: number | null): it is number => it !== null && (it < range.min || it > range.max);
  const tell = (content: string): number => frame.notes.push(fillPhrase(phrases.outside, { value: content }));
  if (outside(value)) tell(format.label(value));
  if (outside(target)) tell(`${phrases.target} ${format.label(target)}`);
  return {
    name: named === null ? axisName(frame, config.yLabel, encoding.value) : textOf(named),
    value,
    target,
    ...range,
    ...changeOf(frame),
    write: format.label,
    short: format.short,
    end: (it) => ends.tick(it, Math.abs(it) || 1),
  };
}

/**
 * The scale: what the row says; else from zero to 100 % for a share, to the target where the value is below it, or to a
 * round number above the value.
 */
function gaugeRange(
  frame: Frame,
  value: number | null,
  target: number | null,
  givenMin: number | null,
  givenMax: number | null,
): { min: number; max: number } {
  if (givenMin !== null && givenMax !== null && givenMin >= givenMax) {
    throw new DeckError(
      'wrong_columns',
      `The scale of a ${frame.spec.type} runs from min to max, but its row has min ${givenMin} and max ${givenMax}.`,
      { hint: 'Give a min below max in the SQL, or leave both out.' },
    );
  }
  const known = [value, target].filter((it) => it !== null);
  const lowest = Math.min(0, ...known);
  const highest = Math.max(0, ...known);
  const { numberFormat = '', hundredths } = frame.config;
  const whole = hundredths === true ? 100 : 1;
  const share = /^percent/u.test(numberFormat.trim()) && lowest === 0 && highest <= whole;
  const toTarget = target !== null && target === highest && target > 0;
  let min = givenMin ?? -roundAbove(-lowest);
  let max = givenMax ?? (share ? whole : toTarget ? target : roundAbove(Math.max(highest, min)));
  if (min >= max && givenMax === null) max = min + (Math.abs(min) || 1);
  if (min >= max) min = max - (Math.abs(max) || 1);
  return { min, max };
}

/** A round number with some room above a value; zero for zero. */
function roundAbove(value: number): number {
  if (value <= 0) return 0;
  const { max } = valueScale([value * 1.05], 4, true);
  return Number.isFinite(max) ? max : value;
}

function changeOf(frame: Frame): Pick<GaugeReading, 'delta'> {
  const { data, encoding, spec, locale, currency } = frame;
  const row = data.rows[0] ?? {};
  const change = numberOf(cellOf(row, encoding.delta ?? ''));
  if (encoding.delta === undefined || change === null) return {};
  const numberFormat = deltaFormat(spec, encoding.delta);
  const option = numberFormat === spec.config?.['deltaFormat'] ? 'deltaFormat' : 'numberFormat';
  const format = valueFormat([change], { locale, currency, numberFormat, option });
  const written = withSign(format.label(change), change);
  const arrow = change > 0 ? '▲ ' : change < 0 ? '▼ ' : '';
  const basis = cellOf(row, encoding.delta_basis ?? '');
  const number = numberOf(basis);
  return {
    delta: {
      text: arrow + written,
      basis:
        basis === null
          ? ''
          : number === null
            ? ` ${textOf(basis)}`
            : ` / ${frameFormat(frame, [number]).label(number)}`,
      tone: toneOf({ ...spec, encoding }, row, Math.sign(change)),
    },
  };
}
