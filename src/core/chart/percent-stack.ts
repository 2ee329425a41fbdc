import { DeckError } from '../errors.js';
import type { Frame } from './frame.js';
import type { OfficePercent } from './office-types.js';
import { officeWords } from './office-words.js';
import type { Matrix } from './series-matrix.js';
import { shareFormat } from './sheet-format.js';
import { shareText } from './share-text.js';
import type { ValueFormat } from './value-format.js';
import { valueFormat } from './value-format.js';
import type { ValueScale } from './value-scale.js';

/** Stacks that say shares: all of the same height. */
export interface PercentStack {
  /** Values from 0 to 1. */
  matrix: Matrix;
  scale: ValueScale;
  format: ValueFormat;
}

const TICKS = { few: [0, 0.5, 1], many: [0, 0.25, 0.5, 0.75, 1] } as const;
/** Px from tick to tick. */
const LEAST_STEP = 50;

/**
 * What each value is of the sum of its category, where `config.stack` asks for that; a sum of zero has no shares. Throws
 * `invalid_config` for a negative value, which is no part of a whole.
 */
export function percentStack(frame: Frame, matrix: Matrix): PercentStack | undefined {
  if (frame.config.stack !== 'percent') return undefined;
  const sums = matrix.categories.map((category, c) =>
    matrix.series.reduce((sum, { name, values }) => {
      const value = values[c] ?? 0;
      if (value >= 0) return sum + value;
      throw new DeckError(
        'invalid_config',
        `config.stack "percent" needs values from zero, but ${JSON.stringify(name)} is ${value} at ${JSON.stringify(category.label)}: a negative value is no share of a sum.`,
        { path: 'config.stack', hint: 'Leave config.stack out, or take the type grouped-bar.' },
      );
    }, 0),
  );
  const series = matrix.series.map((it) => ({
    ...it,
    values: it.values.map((value, c) => (value === null || !sums[c] ? null : value / sums[c])),
  }));
  const { locale, currency } = frame;
  const { tick } = valueFormat([0, 1], { locale, currency, numberFormat: 'percent:0' });
  const write = (share: number): string => shareText(frame, share);
  const ticks = [...(frame.height / 4 < LEAST_STEP ? TICKS.few : TICKS.many)];
  return {
    matrix: { ...matrix, series },
    scale: { min: 0, max: 1, step: ticks[1] ?? 1, ticks },
    format: { tick, label: write, short: write },
  };
}

/** The same for a program that computes shares itself, but writes values. */
export function officePercent(frame: Frame, { matrix, format, scale }: PercentStack): OfficePercent {
  return {
    heading: officeWords(frame.locale).shareOf,
    texts: matrix.series.map((it) => it.values.map((share) => (share === null ? '' : format.label(share)))),
    shares: matrix.series.map((it) => it.values),
    format: shareFormat(frame),
    step: scale.step,
  };
}
