// The embedded analyst: how often it sees something in noise, and how often it tells what was planted. Noise kinds are in two
// groups: those that were looked at when thresholds were set, and those that were not, drawn from a seed of their own.
import { falseAlarms, recall, type AnalystResult } from '../test/core/analyst/measure-analyst.js';
import { HELD_OUT_NOISE, NOISE } from '../test/core/analyst/simulated-noise.js';
import { report, type BenchRow } from './report.js';

const CHARTS = 1500;
const SEED = 7;
const HELD_OUT_SEED = 20_011;
const EFFECTS = [
  ['large', 1],
  ['half as large', 0.5],
  ['a quarter', 0.25],
] as const;

const row = (
  what: string,
  limit: Pick<BenchRow, 'unit' | 'limit' | 'least'>,
  { name, charts, rate }: AnalystResult,
): BenchRow => ({
  name: `${what}: ${name}`,
  ours: rate,
  n: charts,
  ...limit,
});

report('analyst', [
  ...falseAlarms(NOISE, CHARTS, SEED).map((one) => row('false alarms', { unit: 'share', limit: 0.05 }, one)),
  ...falseAlarms(HELD_OUT_NOISE, CHARTS, HELD_OUT_SEED).map((one) =>
    row('false alarms, held out', { unit: 'share', limit: 0.05 }, one),
  ),
  ...EFFECTS.flatMap(([size, effect]) =>
    recall(CHARTS / 3, HELD_OUT_SEED, effect).map((one) =>
      row(`recall@3, ${size}`, effect === 1 ? { unit: 'share', least: 0.9 } : { unit: 'share' }, one),
    ),
  ),
]);
