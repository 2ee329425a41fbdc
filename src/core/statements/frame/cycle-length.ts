import { startOf } from './text-periods.js';
import type { Grain } from './time-grain.js';

const DAY = 86_400_000;
const MONTHS: Partial<Record<Grain, number>> = { half: 6, quarter: 3 };
const A_CYCLE: Partial<Record<Grain, number>> = { half: 2, quarter: 4, month: 12, day: 7 };

/** So many periods make the natural cycle above them: months a year, days a week; 0 where there is none or a period is missing. */
export function cycleLength(labels: readonly unknown[], grain: Grain): number {
  const period = A_CYCLE[grain] ?? 0;
  const first = startOf(labels[0]);
  const last = startOf(labels.at(-1));
  if (period === 0 || first === undefined || last === undefined) return 0;
  const from = new Date(first);
  const to = new Date(last);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const expected = grain === 'day' ? (last - first) / DAY : months / (MONTHS[grain] ?? 1);
  return expected === labels.length - 1 ? period : 0;
}
