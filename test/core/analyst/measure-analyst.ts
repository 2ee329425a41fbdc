import { findFacts } from '../../../src/core/analyst/index.js';
import { seededRandom, times } from './simulated-charts.js';
import { PLANTED, type Planted } from './simulated-facts.js';
import type { Noise } from './simulated-noise.js';

/** Charts of noise and charts with a planted fact: the bench measures the analyst on many, the tests on a few. */
export interface AnalystResult {
  name: string;
  charts: number;
  /** Noise: charts that yield a fact. Planted: charts whose fact is among the three told. */
  rate: number;
}

export function falseAlarms(noise: Noise, charts: number, seed: number): AnalystResult[] {
  return Object.entries(noise).map(([name, make]) => {
    const random = seededRandom(seed);
    const alarms = times(charts, () => findFacts(make(random)).length > 0).filter(Boolean).length;
    return { name, charts, rate: alarms / charts };
  });
}

/** `effect` 1 plants large facts, 0.5 such of half the size. */
export function recall(charts: number, seed: number, effect = 1): AnalystResult[] {
  return Object.entries(PLANTED).map(([name, planted]) => {
    const random = seededRandom(seed);
    const found = times(charts, () => tells(planted, planted.make(random, effect))).filter(Boolean).length;
    return { name, charts, rate: found / charts };
  });
}

function tells({ kind, or, direction }: Planted, widget: Parameters<typeof findFacts>[0]): boolean {
  return findFacts(widget).some(
    (fact) => (fact.kind === kind || fact.kind === or) && fact.direction === direction,
  );
}
