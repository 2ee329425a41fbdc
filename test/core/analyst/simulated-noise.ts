import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import {
  autoregressive,
  bars,
  grid,
  heatmap,
  hours,
  length,
  line,
  lines,
  multinomial,
  poisson,
  ranges,
  scatter,
  size,
  times,
  type Random,
} from './simulated-charts.js';

export type Noise = Record<string, (random: Random) => WidgetInput>;

/** Charts without content that the thresholds were looked at with. */
export const NOISE: Noise = {
  'bar, normal amounts': (r) => bars(times(size(r), () => 100 + 15 * r.normal())),
  'bar, uniform amounts': (r) => bars(times(size(r), () => 100 * r.uniform())),
  'bar, exponential amounts': (r) => bars(times(size(r), () => -50 * Math.log(1 - r.uniform()))),
  'bar, lognormal amounts': (r) => bars(times(size(r), () => 100 * Math.exp(0.6 * r.normal()))),
  'bar, counts of even draws': (r) => bars(multinomial(r, size(r), 600), 'COUNT(*)'),
  'bar, averages': (r) =>
    bars(
      times(size(r), () => 50 + 5 * r.normal()),
      'AVG(price)',
    ),
  'line, white noise': (r) => line(times(length(r), () => 100 + 10 * r.normal())),
  'line, autocorrelated 0.3': (r) => line(autoregressive(r, length(r), 0.3)),
  'line, autocorrelated 0.6': (r) => line(autoregressive(r, length(r), 0.6)),
  'line, lognormal': (r) => line(times(length(r), () => 100 * Math.exp(0.4 * r.normal()))),
  'line, four noisy series': (r) => lines(times(4, () => times(24, () => 100 + 10 * r.normal()))),
  'scatter, independent': (r) =>
    scatter(times(30 + r.integer(170), () => [100 * r.uniform(), 50 + 10 * r.normal()])),
};

/** Charts without content that no threshold, word or rule was chosen by. */
export const HELD_OUT_NOISE: Noise = {
  'bar, gamma amounts': (r) =>
    bars(times(size(r), () => 40 * -Math.log((1 - r.uniform()) * (1 - r.uniform())))),
  'bar, triangular amounts': (r) => bars(times(size(r), () => 50 * (r.uniform() + r.uniform()))),
  'bar, counts of few even draws': (r) => bars(multinomial(r, size(r), 90), 'COUNT(*)'),
  'bar, averages with far tails': (r) =>
    bars(
      times(size(r), () => 50 + (4 * r.normal()) / Math.sqrt(0.5 + r.uniform())),
      'AVG(price)',
    ),
  'line, autocorrelated 0.8': (r) => line(autoregressive(r, length(r), 0.8)),
  'line, autocorrelated 0.9': (r) => line(autoregressive(r, length(r), 0.9)),
  'line, random walk': (r) => line(autoregressive(r, length(r), 1).map((value) => value + 900)),
  'line, Poisson counts': (r) => line(times(length(r), () => poisson(r, 40))),
  'line, moving average': (r) => {
    const draws = times(length(r) + 2, () => r.normal());
    return line(draws.slice(2).map((value, i) => 100 + 6 * (value + (draws[i] ?? 0) + (draws[i + 1] ?? 0))));
  },
  'line, three random walks': (r) =>
    lines(times(3, () => autoregressive(r, 24, 1).map((value) => value + 900))),
  'line, five autocorrelated series 0.7': (r) => lines(times(5, () => autoregressive(r, 30, 0.7))),
  'hours, averages': (r) => hours(times(24, () => 20 + 3 * r.normal())),
  'ranges, averages': (r) =>
    ranges(
      times(8 + r.integer(6), () => 60 + 8 * r.normal()),
      'AVG(price)',
    ),
  'ranges, even counts': (r) => ranges(multinomial(r, 6 + r.integer(8), 500)),
  'line, two series one above the other': (r) => {
    const n = 12 + r.integer(30);
    return lines(times(2, (i) => autoregressive(r, n, 0.6).map((value) => value + 90 * i)));
  },
  'heatmap, averages': (r) => heatmap(times(7, () => times(5, () => 50 + 6 * r.normal()))),
  'grid, independent counts': (r) => grid(times(4, () => multinomial(r, 3, 120 + r.integer(200)))),
  'scatter, skewed and independent': (r) =>
    scatter(times(30 + r.integer(100), () => [Math.exp(r.normal()), -Math.log(1 - r.uniform())])),
};
