import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import { cellOf, isNameless, nameOf, numberOf, textOf } from './cells.js';
import type { Frame } from './frame.js';
import { fillPhrase } from './phrases.js';
import { oneType } from './widget-types.js';

export interface FlowNode {
  name: string;
  /** Steps from where the longest way to it begins. */
  column: number;
  /** What passes through it: the larger of what comes in and what goes out. */
  value: number;
  /** The same as a share of the largest flow, which any number of can be added up. */
  weight: number;
  /** Stands for several small nodes of its column. */
  joined: boolean;
}
interface Flow {
  source: number;
  target: number;
  value: number;
  weight: number;
}
export interface Graph {
  nodes: FlowNode[];
  flows: Flow[];
  columns: number;
}

const MOST_COLUMNS = 12;
const MOST_FLOWS = 400;

/**
 * Rows as a graph without circles: one flow for each pair of names. Flows of nothing are left out where there are
 * others, and a note counts them. Throws `wrong_columns` for negative values and circles, `too_large` for long chains.
 */
export function readGraph(frame: Frame): Graph {
  const { rows } = frame.data;
  const value = (i: number): number => numberOf(cellOf(rows[i] ?? {}, frame.encoding.value ?? '')) ?? 0;
  const all = rows.map((_, i) => i);
  refuseNegative(frame, all.map(value));
  const filled = all.filter((i) => value(i) > 0);
  const shown = filled.length > 0 ? filled : all;
  if (shown.length < rows.length) {
    const counts = { n: countText(frame, rows.length - shown.length), of: countText(frame, rows.length) };
    frame.notes.push(fillPhrase(frame.phrases.empty, counts));
  }
  const largest = shown.reduce((most, i) => Math.max(most, value(i)), 0) || 1;
  const names: string[] = [];
  const index = new Map<string, number>();
  // What is unknown at one end is not what is unknown at the other.
  const nodeOf = (i: number, role: 'source' | 'target'): number => {
    const cell = cellOf(rows[i] ?? {}, frame.encoding[role] ?? '');
    const name = nameOf(cell, frame.phrases);
    const key = isNameless(cell) ? `${role}\u0000${name}` : name;
    const known = index.get(key) ?? names.push(name) - 1;
    index.set(key, known);
    return known;
  };
  const flows = merged(
    shown.map((i) => {
      const [source, target] = [nodeOf(i, 'source'), nodeOf(i, 'target')];
      return { source, target, value: value(i), weight: value(i) / largest };
    }),
  );
  const column = columnsOf(frame, names, flows);
  const columns = Math.max(...column) + 1;
  if (columns > MOST_COLUMNS) {
    throw new DeckError(
      'too_large',
      `The flows of this sankey go over ${columns} steps, which cannot be read; it takes ${MOST_COLUMNS}.`,
      { hint: 'Keep the first steps in the SQL, or join steps that follow each other.' },
    );
  }
  const nodes = names.map((name, i) => ({
    name,
    column: column[i] ?? 0,
    value: 0,
    weight: 0,
    joined: false,
  }));
  return { nodes: weighed(nodes, flows), flows, columns };
}

function refuseNegative(frame: Frame, values: readonly number[]): void {
  const i = values.findIndex((value) => value < 0);
  if (i < 0) return;
  const { encoding, data } = frame;
  const ends = [encoding.source, encoding.target].map((name) =>
    textOf(cellOf(data.rows[i] ?? {}, name ?? '')),
  );
  throw new DeckError(
    'wrong_columns',
    `A sankey shows amounts that flow, but ${JSON.stringify(encoding.value)} is negative from ${JSON.stringify(ends[0])} to ${JSON.stringify(ends[1])}.`,
    { hint: 'Swap source and target of such rows in the SQL, or leave them out.' },
  );
}

function merged(flows: readonly Flow[]): Flow[] {
  const byEnds = new Map<string, Flow>();
  for (const flow of flows) {
    const key = `${flow.source} ${flow.target}`;
    const known = byEnds.get(key);
    if (known === undefined) byEnds.set(key, { ...flow });
    else {
      known.value += flow.value;
      known.weight += flow.weight;
    }
  }
  return [...byEnds.values()];
}

function weighed(nodes: readonly FlowNode[], flows: readonly Flow[]): FlowNode[] {
  const sums = nodes.map(() => ({ in: { value: 0, weight: 0 }, out: { value: 0, weight: 0 } }));
  for (const { source, target, value, weight } of flows) {
    for (const sum of [sums[source]?.out, sums[target]?.in]) {
      if (sum === undefined) continue;
      sum.value += value;
      sum.weight += weight;
    }
  }
  return nodes.map((node, i) => {
    const sum = sums[i];
    if (sum === undefined) return node;
    return { ...node, ...(sum.in.weight > sum.out.weight ? sum.in : sum.out) };
  });
}

/** The column of each node, by the longest way to it: nodes whose sources all have one are next (Kahn, 1962). */
function columnsOf(frame: Frame, names: readonly string[], flows: readonly Flow[]): number[] {
  const column = names.map(() => 0);
  const waiting = names.map(() => 0);
  const targets: number[][] = names.map(() => []);
  for (const { source, target } of flows) {
    targets[source]?.push(target);
    waiting[target] = (waiting[target] ?? 0) + 1;
  }
  const ready = names.map((_, i) => i).filter((i) => waiting[i] === 0);
  for (let i = ready.shift(); i !== undefined; i = ready.shift()) {
    for (const target of targets[i] ?? []) {
      column[target] = Math.max(column[target] ?? 0, (column[i] ?? 0) + 1);
      waiting[target] = (waiting[target] ?? 0) - 1;
      if (waiting[target] === 0) ready.push(target);
    }
  }
  const stuck = new Set(names.map((_, i) => i).filter((i) => (waiting[i] ?? 0) > 0));
  if (stuck.size > 0) refuseCircle(frame, names, flows, stuck);
  return column;
}

/** Whatever never became ready has a source that did not either: going back along these ends in the circle. */
function refuseCircle(
  frame: Frame,
  names: readonly string[],
  flows: readonly Flow[],
  stuck: ReadonlySet<number>,
): never {
  const sourceOf = new Map<number, number>();
  for (const { source, target } of flows) if (stuck.has(source)) sourceOf.set(target, source);
  const way: number[] = [];
  let at = [...stuck][0] ?? 0;
  while (!way.includes(at)) {
    way.push(at);
    at = sourceOf.get(at) ?? at;
  }
  const circle = [...way.slice(way.indexOf(at)), at].reverse().map((i) => JSON.stringify(names[i]));
  const shown = circle.length > 7 ? [...circle.slice(0, 4), '…', ...circle.slice(-2)] : circle;
  throw new DeckError(
    'wrong_columns',
    `${oneType(frame.spec.type)} flows one way, but these flows go in a circle: ${shown.join(' → ')}.`,
    {
      hint: `Tell the steps apart in the SQL, for example by ${JSON.stringify(frame.encoding.target)} || ' (2)', or leave the way back out.`,
    },
  );
}

/** The graph with the smallest nodes of a column joined where it holds more than `most`; a note counts them. */
export function joinSmall(frame: Frame, graph: Graph, most: number): Graph {
  const { nodes, columns } = graph;
  const place: number[] = [];
  const kept: FlowNode[] = [];
  let joined = 0;
  for (let column = 0; column < columns; column += 1) {
    const own = nodes
      .map((_, i) => i)
      .filter((i) => nodes[i]?.column === column)
      .sort((a, b) => (nodes[b]?.weight ?? 0) - (nodes[a]?.weight ?? 0) || a - b);
    const rest = own.length > most ? own.splice(most - 1) : [];
    for (const i of own) place[i] = kept.push(nodes[i] as FlowNode) - 1;
    if (rest.length === 0) continue;
    const other = kept.push({ name: frame.phrases.other, column, value: 0, weight: 0, joined: true }) - 1;
    for (const i of rest) place[i] = other;
    joined += rest.length;
  }
  if (joined > 0) {
    const counts = { n: countText(frame, joined), of: countText(frame, nodes.length) };
    frame.notes.push(fillPhrase(frame.phrases.grouped, counts));
  }
  const flows = merged(
    graph.flows.map((flow) => ({
      ...flow,
      source: place[flow.source] ?? 0,
      target: place[flow.target] ?? 0,
    })),
  );
  if (flows.length > MOST_FLOWS) {
    throw new DeckError(
      'too_large',
      `${oneType(frame.spec.type)} of ${flows.length} flows cannot be read; it takes ${MOST_FLOWS}.`,
      { hint: 'Keep the largest flows in the SQL (ORDER BY … LIMIT), or group the names.' },
    );
  }
  return { nodes: weighed(kept, flows), flows, columns };
}
