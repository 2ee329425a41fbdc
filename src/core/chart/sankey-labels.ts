import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { wrapLabel } from './label-text.js';
import type { FlowNode, Graph } from './sankey-graph.js';

export interface NodeLabel {
  name: string[];
  value: string;
  /** The value stands behind the name, not below it. */
  inline: boolean;
  height: number;
}
export interface SankeyPlaces {
  labels: NodeLabel[];
  /** Where the nodes of a column begin, px from the left. */
  left: (column: number) => number;
}

export const NODE_WIDTH = 14;
export const LABEL_GAP = 8;
/** Px from a label between two columns to the next of them. */
const INNER_GAP = 3;

/**
 * Labels of nodes in the most generous way that leaves the flows most of the height: names in two lines above their
 * values, in one, or both in one line. The first column's stand left of it, the others' right, the last one's outside.
 */
export function sankeyLabels(
  frame: Frame,
  graph: Graph,
  box: Plot,
  figures: readonly string[],
): SankeyPlaces {
  const ways = [
    { lines: 2, inline: false, values: true },
    { lines: 1, inline: false, values: true },
    { lines: 1, inline: true, values: true },
    { lines: 1, inline: true, values: false },
  ];
  const all = ways.map((way) => placed(frame, graph, box, figures, way));
  const fits = ({ labels }: SankeyPlaces): boolean =>
    labels.some(({ inline }) => inline) ? told(frame, graph, labels) : roomy(graph, labels, box.height);
  return (all.find(fits) ?? all.at(-1)) as SankeyPlaces;
}

/** Whether every name says something beside its value. */
function told(frame: Frame, { nodes }: Graph, labels: readonly NodeLabel[]): boolean {
  return labels.every(({ name: [shown] }, i) => {
    const whole = shown === undefined || shown === nodes[i]?.name;
    return whole || labelWidth(frame, shown) >= frame.fontSize * 4;
  });
}

function roomy({ nodes, columns }: Graph, labels: readonly NodeLabel[], height: number): boolean {
  const used = Array.from({ length: columns }, () => 0);
  nodes.forEach(({ column }, i) => (used[column] = (used[column] ?? 0) + (labels[i]?.height ?? 0)));
  return Math.max(...used) <= height * 0.6;
}

function placed(
  frame: Frame,
  { nodes, columns }: Graph,
  box: Plot,
  figures: readonly string[],
  way: { lines: number; inline: boolean; values: boolean },
): SankeyPlaces {
  const most = box.width * (columns > 2 ? 0.24 : 0.3);
  const widthOf = (label: NodeLabel): number => {
    const names = Math.max(0, ...label.name.map((it) => labelWidth(frame, it)));
    const value = labelWidth(frame, label.value, true);
    return label.inline
      ? names + (names > 0 && value > 0 ? labelWidth(frame, '  ') : 0) + value
      : Math.max(names, value);
  };
  const make = (node: FlowNode, i: number, room: number): NodeLabel =>
    labelOf(frame, node.name, way.values ? (figures[i] ?? '') : '', room - LABEL_GAP, way);
  const reserve = (column: number): number =>
    Math.max(
      0,
      ...nodes.map((node, i) => (node.column === column ? widthOf(make(node, i, most)) + LABEL_GAP : 0)),
    );
  const before = reserve(0);
  const after = columns > 1 ? reserve(columns - 1) : 0;
  const pitch = (box.width - before - after - NODE_WIDTH) / Math.max(1, columns - 1);
  return {
    labels: nodes.map((node, i) => {
      const outer =
        node.column === 0 ? before : node.column === columns - 1 ? after : pitch - NODE_WIDTH - INNER_GAP;
      return make(node, i, outer + 0.01);
    }),
    left: (column) => box.left + before + column * pitch,
  };
}

function labelOf(
  frame: Frame,
  name: string,
  value: string,
  room: number,
  { lines, inline }: { lines: number; inline: boolean },
): NodeLabel {
  const step = lineHeight(frame);
  // Less than a few letters says nothing; what the node is stands in its mark.
  if (room < frame.fontSize * 2.2) return { name: [], value: '', inline, height: 1 };
  if (!inline) {
    const shown = wrapLabel(name, room, lines, frame.fontSize).lines;
    const withValue = labelWidth(frame, value, true) <= room ? value : '';
    return {
      name: shown,
      value: withValue,
      inline,
      height: (shown.length + (withValue === '' ? 0 : 1)) * step,
    };
  }
  const nameRoom = value === '' ? room : room - labelWidth(frame, value, true) - labelWidth(frame, '  ');
  const content = truncateText(name, nameRoom, { fontSize: frame.fontSize });
  return { name: [content], value, inline, height: step };
}
