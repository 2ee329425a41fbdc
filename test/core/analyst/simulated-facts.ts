import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import {
  autoregressive,
  bars,
  grid,
  heatmap,
  hours,
  line,
  lines,
  multinomial,
  ranges,
  scatter,
  times,
  type Random,
} from './simulated-charts.js';

/** A chart with one planted fact in noise. `effect` 1 is large: what an audience would point at; 0.5 half of it. */
export interface Planted {
  make: (random: Random, effect: number) => WidgetInput;
  /** The kinds of statement that tell it. */
  kinds: readonly string[];
}

const months = (r: Random): number => 18 + r.integer(42);
const white = (r: Random, count: number, spread = 10): number[] =>
  times(count, () => 100 + spread * r.normal());

export const PLANTED: Record<string, Planted> = {
  'share: one category far ahead': {
    kinds: ['leader', 'gap', 'majority'],
    make: (r, e) => bars(times(5 + r.integer(10), (i) => (i === 0 ? 100 + 400 * e : 100) * (1 + 0.15 * r.normal()))),
  },
  'share: one counted category ahead': {
    kinds: ['leader', 'gap', 'majority'],
    make: (r, e) => bars(multinomial(r, 5 + r.integer(10), 1000).map((n, i) => (i === 0 ? Math.round(n * (1 + e)) : n)), 'COUNT(*)'),
  },
  'rank: narrow but certain lead of a count': {
    kinds: ['leader'],
    make: (r, e) => bars(multinomial(r, 6, 60_000).map((n, i) => (i === 0 ? Math.round(n * (1 + 0.12 * e)) : n)), 'COUNT(*)'),
  },
  'extreme: one average far below': {
    kinds: ['last', 'extremes'],
    make: (r, e) => bars(times(6 + r.integer(10), (i) => (i === 0 ? 50 - 30 * e : 50) * (1 + 0.08 * r.normal())), 'AVG(price)'),
  },
  'extreme: one average far above': {
    kinds: ['leader', 'gap'],
    make: (r, e) => bars(times(6 + r.integer(10), (i) => (i === 0 ? 50 + 40 * e : 50) * (1 + 0.08 * r.normal())), 'AVG(price)'),
  },
  'gap: three averages apart from the rest': {
    kinds: ['top-group'],
    make: (r, e) => bars(times(10 + r.integer(6), (i) => (i < 3 ? 50 + 50 * e : 50) + 3 * r.normal()), 'AVG(price)'),
  },
  'concentration: three of many hold most': {
    kinds: ['few-hold-most', 'top-group'],
    make: (r, e) => bars(times(12 + r.integer(8), (i) => (i < 3 ? 60 + 1440 * e : 60) * Math.exp(0.35 * r.normal()))),
  },
  'evenness: counts more alike than chance': {
    kinds: ['even'],
    make: (r, e) => bars(times(8 + r.integer(6), () => 400 + Math.round((2 / e) * r.normal())), 'COUNT(*)'),
  },
  'distribution: most counts in few ranges': {
    kinds: ['most-frequent'],
    make: (r, e) => ranges(times(10, (i) => Math.round(60 + 440 * e * Math.exp(-(((i - 2) / 1.5) ** 2)) + 5 * r.normal()))),
  },
  'trend: rising line': {
    kinds: ['trend', 'jump'],
    make: (r, e) => { const n = months(r); return line(white(r, n).map((value, i) => value + (80 * e * i) / n)); },
  },
  'trend: falling autocorrelated line': {
    kinds: ['trend', 'jump'],
    make: (r, e) => { const n = 30 + r.integer(30); return line(autoregressive(r, n, 0.4).map((value, i) => value + 100 - (120 * e * i) / n)); },
  },
  'trend: rising seasonal line': {
    kinds: ['trend'],
    make: (r, e) => line(times(60, (i) => 100 + e * i + 25 * Math.sin((i * Math.PI) / 6) + 8 * r.normal())),
  },
  'trend: one of four series rises': {
    kinds: ['trend', 'mix-shift', 'fastest-growing'],
    make: (r, e) => lines(times(4, (s) => times(24, (i) => 100 + 8 * r.normal() + (s === 2 ? 4 * e * i : 0)))),
  },
  'trend: averages rise over ranges': {
    kinds: ['course'],
    make: (r, e) => ranges(times(10, (i) => 50 + 8 * e * i + 4 * r.normal()), 'AVG(price)'),
  },
  'change point: a new level': {
    kinds: ['jump', 'trend'],
    make: (r, e) => { const n = 24 + r.integer(30); const at = Math.round(n * (0.35 + 0.3 * r.uniform())); return line(white(r, n).map((value, i) => value + (i >= at ? 40 * e : 0))); },
  },
  'period change: last month drops': {
    kinds: ['spike', 'record'],
    make: (r, e) => { const n = months(r); return line(white(r, n, 5).map((value, i) => value - (i === n - 1 ? 50 * e : 0))); },
  },
  'time outlier: spike in a line': {
    kinds: ['spike'],
    make: (r, e) => { const n = months(r); const at = 1 + r.integer(n - 2); return line(white(r, n, 8).map((value, i) => value + (i === at ? 80 * e : 0))); },
  },
  'seasonality: a year in months': {
    kinds: ['season'],
    make: (r, e) => line(times(48, (i) => 100 + 20 * e * Math.sin((i * Math.PI) / 6) + 8 * r.normal())),
  },
  'seasonality: the course of a day': {
    kinds: ['course'],
    make: (r, e) => hours(times(24, (i) => 20 + 10 * e * Math.sin((i * Math.PI) / 12) + 2 * r.normal())),
  },
  'correlation: a falling cloud': {
    kinds: ['relation'],
    make: (r, e) => scatter(times(40 + r.integer(100), () => { const x = r.normal(); return [50 + 10 * x, 80 - 6 * e * x + 6 * r.normal()]; })),
  },
  'composition: one share grows over time': {
    kinds: ['mix-shift', 'trend'],
    make: (r, e) => lines(times(3, (s) => times(24, (i) => (s === 0 ? 60 + 6 * e * i : 150 - 2 * e * i) + 6 * r.normal()))),
  },
  'composition: one cell of a grid stands out': {
    kinds: ['mix-cell'],
    make: (r, e) => grid(times(4, (i) => multinomial(r, 3, 300).map((n, j) => (i === 1 && j === 2 ? Math.round(n * (1 + 1.5 * e)) : n)))),
  },
  'two names: one decides the averages': {
    kinds: ['main-effect'],
    make: (r, e) => heatmap(times(7, (i) => times(5, () => 50 + (i > 4 ? 30 * e : 0) + 4 * i * e + 5 * r.normal()))),
  },
  'distribution: two humps': {
    kinds: ['two-peaks'],
    make: (r, e) => ranges(times(12, (i) => Math.round(12 + 200 * e * Math.exp(-(((i - 2) / 1.3) ** 2)) + 300 * e * Math.exp(-(((i - 8) / 1.3) ** 2)) + 3 * r.normal()))),
  },
  'gap: two lines part': {
    kinds: ['gap-trend', 'trend'],
    make: (r, e) => lines(times(2, (s) => times(24, (i) => 100 + (s === 1 ? 20 + 4 * e * i : 0) + 5 * r.normal()))),
  },
  'rank: one series overtakes another': {
    kinds: ['overtook'],
    make: (r, e) => lines(times(3, (s) => times(24, (i) => 100 + (s === 0 ? 6 * e * (i - 12) : s === 1 ? 20 : -30) + 6 * r.normal()))),
  },
}; // prettier-ignore
