// The embedded analyst: how often it sees something in noise, and how often it tells what was planted.
import { measureAnalyst, type AnalystResult } from '../test/core/analyst/simulated-charts.js';
import { report, type BenchRow } from './report.js';

const CHARTS = 2000;
const SEED = 7;

function toRow({ name, kind, charts, rate }: AnalystResult): BenchRow {
  const noise = kind === 'noise';
  return {
    name: `${noise ? 'false alarms' : 'recall@3'}: ${name}`,
    unit: noise ? 'share, at most' : 'share, at least',
    ours: rate,
    limit: noise ? 0.05 : 0.9,
    n: charts,
  };
}

report('analyst', measureAnalyst(CHARTS, SEED).map(toRow));
