import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { highlighted, highlightedCell, quietColor } from './highlight.js';
import { namedColors } from './named-colors.js';
import type { Graph } from './sankey-graph.js';
import { joinSmall, readGraph } from './sankey-graph.js';
import type { NodeLabel, SankeyPlaces } from './sankey-labels.js';
import { LABEL_GAP, NODE_WIDTH, sankeyLabels } from './sankey-labels.js';
import type { SankeyLayout } from './sankey-layout.js';
import { layoutSankey } from './sankey-layout.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { boxMark, path, px, rect, text } from './shapes.js';
import { axisTitle, frameFormat } from './value-axis.js';

/** Share of the height that the labels of the fullest column may take. */
const LABEL_SHARE = 0.75;

/** Amounts that flow from left to right: nodes as high and bands as wide as what passes through them. */
export function sankeyChart(frame: Frame): Drawing {
  const read = readGraph(frame);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const room = frame.height - title.height - lineHeight(frame) - 8;
  const graph = joinSmall(frame, read, Math.max(2, Math.floor((room * LABEL_SHARE) / lineHeight(frame))));
  const { nodes, flows, columns } = graph;
  const box: Plot = {
    left: 0,
    top: title.height,
    width: frame.width,
    height: Math.max(20, frame.height - title.height - notesHeight(frame)),
  };
  const format = frameFormat(frame, [...nodes, ...flows].map((it) => it.value).filter(Number.isFinite));
  const figure = (value: number): string => (Number.isFinite(value) ? format.label(value) : '');
  const figures = nodes.map(({ value }) => (frame.config.valueLabels === false ? '' : figure(value)));
  const places = sankeyLabels(frame, graph, box, figures);
  const layout = layoutSankey({
    nodes: nodes.map(({ column, weight }, i) => ({
      column,
      weight,
      labelHeight: places.labels[i]?.height ?? 0,
    })),
    flows,
    columns,
    height: box.height,
  });
  const { nodeColors, flowColors } = colorsOf(frame, graph);
  const bands = flows.map((flow, i) => bandPath(layout, i, flow.weight, places, box.top));
  return {
    shapes: [
      ...title.shapes,
      ...bands.map((d, i) => path(d, flowColors[i] ?? '', { opacity: 0.4, z: 2 })),
      ...nodes.flatMap((node, i) => {
        const top = box.top + (layout.tops[i] ?? 0);
        const height = Math.max(1, node.weight * layout.scale);
        const left = places.left(node.column);
        return [
          rect(left, top, NODE_WIDTH, height, nodeColors[i] ?? ''),
          ...labelShapes(frame, places.labels[i], left, top + height / 2, node.column, columns),
        ];
      }),
    ],
    marks: [
      ...flows.map((flow, i): Mark => {
        const way = layout.ways[i] ?? [];
        const middle = way[Math.floor((way.length - 1) / 2)];
        const width = flow.weight * layout.scale;
        return {
          d: bands[i] ?? '',
          x: Math.round(
            (places.left(middle?.column ?? 0) + places.left((middle?.column ?? 0) + 1) + NODE_WIDTH) / 2,
          ),
          y: Math.round(box.top + ((middle?.from ?? 0) + (middle?.to ?? 0) + width) / 2),
          label: `${nodes[flow.source]?.name ?? ''} → ${nodes[flow.target]?.name ?? ''}`,
          value: figure(flow.value),
        };
      }),
      ...nodes.map((node, i) =>
        boxMark(
          places.left(node.column),
          box.top + (layout.tops[i] ?? 0),
          NODE_WIDTH,
          Math.max(1, node.weight * layout.scale),
          node.name,
          figure(node.value),
        ),
      ),
    ],
  };
}

/** Sources in the palette's colours and their flows with them; what only receives is quiet. */
function colorsOf(frame: Frame, { nodes, flows }: Graph): { nodeColors: string[]; flowColors: string[] } {
  const quiet = quietColor(frame);
  const { accent } = frame.theme.colors;
  const strong = highlighted(
    frame,
    nodes.map(({ name }) => ({ label: name })),
  );
  const link = highlightedLink(frame, nodes, flows);
  if (link >= 0) {
    const ends = flows[link];
    return {
      nodeColors: nodes.map((_, i) => (i === ends?.source || i === ends?.target ? accent : quiet)),
      flowColors: flows.map((_, i) => (i === link ? accent : quiet)),
    };
  }
  if (strong.size > 0) {
    const through = flows.map(({ source, target }) => strong.has(source) || strong.has(target));
    return {
      nodeColors: nodes.map((_, i) => (strong.has(i) ? accent : quiet)),
      flowColors: through.map((own) => (own ? accent : quiet)),
    };
  }
  const sources = nodes.filter(({ joined }, i) => !joined && flows.some(({ source }) => source === i));
  const hues = namedColors(
    frame,
    sources.map(({ name }) => name),
  );
  const nodeColors = nodes.map((node) => hues[sources.indexOf(node)] ?? quiet);
  return { nodeColors, flowColors: flows.map(({ source }) => nodeColors[source] ?? quiet) };
}

/** The one flow that stands out, from a source to a target; −1 for none. */
function highlightedLink(frame: Frame, nodes: Graph['nodes'], flows: Graph['flows']): number {
  const names = nodes.map(({ name }) => ({ label: name }));
  const cell = highlightedCell(frame, names, names);
  return flows.findIndex(({ source, target }) => source === cell?.category && target === cell.series);
}

/** A band of one width: along its upper edges to the right, and back along the lower ones. */
function bandPath(
  layout: SankeyLayout,
  flow: number,
  weight: number,
  places: SankeyPlaces,
  top: number,
): string {
  const width = Math.max(0.5, weight * layout.scale);
  const parts = (layout.ways[flow] ?? []).map(({ column, from, to }) => {
    const [x0, x1] = [places.left(column) + NODE_WIDTH, places.left(column + 1)];
    return { x0, x1, middle: (x0 + x1) / 2, y0: top + from, y1: top + to };
  });
  const there = parts.map(
    ({ x0, x1, middle, y0, y1 }, i) =>
      `${i === 0 ? 'M' : 'L'}${px(x0)} ${px(y0)}C${px(middle)} ${px(y0)} ${px(middle)} ${px(y1)} ${px(x1)} ${px(y1)}`,
  );
  const back = [...parts].reverse().map(({ x0, x1, middle, y0, y1 }) => {
    const [upper, lower] = [px(y0 + width), px(y1 + width)];
    return `L${px(x1)} ${lower}C${px(middle)} ${lower} ${px(middle)} ${upper} ${px(x0)} ${upper}`;
  });
  return `${there.join('')}${back.join('')}Z`;
}

function labelShapes(
  frame: Frame,
  label: NodeLabel | undefined,
  left: number,
  middle: number,
  column: number,
  columns: number,
): Shape[] {
  if (label === undefined || label.name.length === 0) return [];
  const before = column === 0;
  const align = before ? 'right' : 'left';
  const x = before ? left - LABEL_GAP : left + NODE_WIDTH + LABEL_GAP;
  const step = lineHeight(frame);
  const first = middle - label.height / 2 + step / 2;
  const style = { align, color: frame.theme.colors.text, rim: column > 0 && column < columns - 1 } as const;
  const { name, value, inline } = label;
  if (!inline) {
    return [
      ...name.map((content, i) => text(frame, content, x, first + i * step, style)),
      ...(value === '' ? [] : [text(frame, value, x, first + name.length * step, { ...style, bold: true })]),
    ];
  }
  const space = labelWidth(frame, '  ');
  const content = name[0] ?? '';
  const nameAt = before && value !== '' ? x - labelWidth(frame, value, true) - space : x;
  const valueAt = before ? x : x + labelWidth(frame, content) + space;
  return [
    text(frame, content, nameAt, first, style),
    ...(value === '' ? [] : [text(frame, value, valueAt, first, { ...style, bold: true })]),
  ];
}
