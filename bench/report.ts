import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** One figure: ours beside a peer (or a limit), measured in the same run. */
export interface BenchRow {
  name: string;
  unit: string;
  ours: number;
  /** What stands beside ours: another package or the bare parts, with its version. */
  peer?: { name: string; value: number };
  /** The most that ours may be, and the least. A bench beyond either fails. */
  limit?: number;
  least?: number;
  n?: number;
  /** Smallest and largest of the n runs. */
  spread?: [number, number];
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export function row(name: string, unit: string, values: number[], more: Partial<BenchRow> = {}): BenchRow {
  return {
    name,
    unit,
    ours: median(values),
    n: values.length,
    spread: [Math.min(...values), Math.max(...values)],
    ...more,
  };
}

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A package beside its version, as a peer is named. */
export const versionOf = (name: string): string =>
  `${name} ${(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version}`;

/**
 * Prints the table and writes `bench/results/<bench>.json` with the machine, n, median and spread, and what a bench adds. What is
 * beyond its limit is named, and the process ends with 1.
 */
export function report(bench: string, rows: BenchRow[], more: object = {}): void {
  console.log(`\n${bench}`);
  console.table(
    rows.map(({ name, unit, ours, peer, limit, least, n, spread }) => ({
      figure: name,
      unit,
      ours: show(ours),
      ...(spread ? { spread: spread.map(show).join('–'), n } : {}),
      ...(peer ? { peer: peer.name, theirs: show(peer.value), ratio: (ours / peer.value).toFixed(2) } : {}),
      ...(limit === undefined ? {} : { limit: show(limit) }),
      ...(least === undefined ? {} : { least: show(least) }),
    })),
  );
  for (const { name, unit, ours, limit = Infinity, least = -Infinity } of rows) {
    if (ours <= limit && ours >= least) continue;
    console.error(
      `${bench}: ${name}: ${show(ours)} ${unit} is beyond ${show(ours > limit ? limit : least)}.`,
    );
    process.exitCode = 1;
  }
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, memory: totalmem() };
  writeFileSync(
    `bench/results/${bench}.json`,
    JSON.stringify({ bench, machine, rows, ...more }, null, 2) + '\n',
  );
}
