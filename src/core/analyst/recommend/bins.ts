import type { ColumnProfile } from './profile-columns.js';

/** Equal steps between the ends of a measure, the outer ones open. */
export interface Bins {
  start: number;
  step: number;
  labels: readonly string[];
  /** Values lie before the first range, and behind the last. */
  opens: { start: boolean; end: boolean };
}

const WANTED_BINS = 10;

/** Round steps over the middle 96 % of a measure, so that a few far values do not squeeze the rest into one bar. */
export function binsFor({ low, high, least, most, type }: ColumnProfile): Bins | undefined {
  if (low === undefined || high === undefined || !(high > low) || type !== 'number') return undefined;
  const raw = (high - low) / WANTED_BINS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const whole = Number.isInteger(least) && Number.isInteger(most) && Number.isInteger(low);
  const step = Math.max(([1, 2, 2.5, 5].find((m) => m * power >= raw) ?? 10) * power, whole ? 1 : 0);
  const start = Math.floor(low / step) * step;
  const count = Math.ceil((high - start) / step) + (high % step === 0 ? 1 : 0);
  if (count < 4 || count > 2 * WANTED_BINS || !Number.isFinite(start + count * step)) return undefined;
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const print = new Intl.NumberFormat(
    'en-US',
    step >= 100 ? { notation: 'compact', maximumSignificantDigits: 4 } : { maximumFractionDigits: digits },
  );
  const edge = (i: number): string => print.format(Number((start + i * step).toPrecision(12)));
  const opens = { start: Number(least) < start, end: Number(most) >= start + count * step };
  const labels = Array.from({ length: count }, (_, i) => {
    if (i === 0 && opens.start) return `under ${edge(1)}`;
    if (i === count - 1 && opens.end) return `${edge(i)}+`;
    if (whole && step === 1) return edge(i);
    // Beside a minus sign a dash needs room.
    const dash = edge(i).startsWith('-') ? ' – ' : '–';
    return `${edge(i)}${dash}${edge(i + 1)}`;
  });
  return new Set(labels).size === count ? { start, step, labels, opens } : undefined;
}

export function binIndex({ start, step, labels }: Bins, value: string): string {
  return `LEAST(${labels.length - 1}, GREATEST(0, FLOOR((${value}::DOUBLE - (${start})) / ${step})))::INTEGER`;
}
