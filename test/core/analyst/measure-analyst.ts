import { readWidget } from '../../../src/core/statements/offers.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { seededRandom, times } from './simulated-charts.js';
import { PLANTED, type Planted } from './simulated-facts.js';
import type { Noise } from './simulated-noise.js';

/** Charts of noise and charts with a planted finding: the bench measures the analyst on many, the tests on a few. */
export interface AnalystResult {
  name: string;
  charts: number;
  /** Noise: charts that yield a statement that chance explains. Planted: charts whose finding is among the three strongest. */
  rate: number;
}

/** Ranks and differences are true of noise too; what speaks of more than these rows comes with the p-value of a test. */
export function falseAlarms(noise: Noise, charts: number, seed: number): AnalystResult[] {
  return Object.entries(noise).map(([name, make]) => {
    const random = seededRandom(seed);
    const alarms = times(charts, () =>
      readWidget(make(random)).offers.some(({ finding }) => finding.p !== undefined),
    );
    return { name, charts, rate: alarms.filter(Boolean).length / charts };
  });
}

/** `effect` 1 plants large findings, 0.5 such of half the size. */
export function recall(charts: number, seed: number, effect = 1): AnalystResult[] {
  return Object.entries(PLANTED).map(([name, planted]) => {
    const random = seededRandom(seed);
    const found = times(charts, () => tells(planted, planted.make(random, effect))).filter(Boolean).length;
    return { name, charts, rate: found / charts };
  });
}

const tells = ({ kinds }: Planted, widget: WidgetInput): boolean =>
  readWidget(widget)
    .offers.slice(0, 3)
    .some(({ kind }) => kinds.includes(kind));
