import type { Expression, SortItem } from './ast.js';

/** The expressions right inside one, with those that filter, partition and order its rows. */
export function childrenOf(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'call':
      return [
        ...e.args,
        ...e.parameters,
        ...sorted(e.order),
        ...(e.filter ? [e.filter] : []),
        ...(e.over ? [...e.over.partition, ...sorted(e.over.order)] : []),
      ];
    case 'binary':
      return [e.left, e.right];
    case 'logic':
    case 'list':
    case 'either':
    case 'opaque':
      return e.parts;
    case 'unary':
    case 'cast':
    case 'null-test':
      return [e.operand];
    case 'between':
      return [e.operand, e.low, e.high];
    case 'in':
      return [e.operand, ...(e.items ?? [])];
    case 'case':
      return [
        ...(e.subject ? [e.subject] : []),
        ...e.branches.flatMap(({ when, then }) => [when, then]),
        ...(e.otherwise ? [e.otherwise] : []),
      ];
    case 'through':
      return [e.value];
    case 'scalar':
      return e.value ? [e.value] : [];
    default:
      return [];
  }
}

const sorted = (order: readonly SortItem[]): Expression[] => order.map(({ expression }) => expression);

/** A copy with other expressions inside. Subqueries stay as they are. */
export function mapChildren(e: Expression, map: (child: Expression) => Expression): Expression {
  const sort = (order: readonly SortItem[]): SortItem[] =>
    order.map(({ expression, direction }) => ({ expression: map(expression), direction }));
  switch (e.kind) {
    case 'call':
      return {
        ...e,
        args: e.args.map(map),
        parameters: e.parameters.map(map),
        order: sort(e.order),
        ...(e.filter ? { filter: map(e.filter) } : {}),
        ...(e.over
          ? { over: { ...e.over, partition: e.over.partition.map(map), order: sort(e.over.order) } }
          : {}),
      };
    case 'binary':
      return { ...e, left: map(e.left), right: map(e.right) };
    case 'logic':
    case 'list':
    case 'either':
    case 'opaque':
      return { ...e, parts: e.parts.map(map) };
    case 'unary':
    case 'cast':
    case 'null-test':
      return { ...e, operand: map(e.operand) };
    case 'between':
      return { ...e, operand: map(e.operand), low: map(e.low), high: map(e.high) };
    case 'in':
      return { ...e, operand: map(e.operand), ...(e.items ? { items: e.items.map(map) } : {}) };
    case 'case':
      return {
        ...e,
        ...(e.subject ? { subject: map(e.subject) } : {}),
        branches: e.branches.map(({ when, then }) => ({ when: map(when), then: map(then) })),
        ...(e.otherwise ? { otherwise: map(e.otherwise) } : {}),
      };
    default:
      return e;
  }
}

const MOST_NODES = 2000;
const MOST_LEVELS = 120;
const extents = new WeakMap<Expression, { nodes: number; levels: number }>();

/**
 * The expression itself, or its columns alone where it has grown beyond any bound: a chain of CTEs that each use a column twice
 * doubles with every one. Called on every expression that is built, so that all that walks down one is bounded too.
 */
export function bounded(e: Expression): Expression {
  let nodes = 1;
  let levels = 1;
  const children = childrenOf(e);
  for (const child of children) {
    const extent = extents.get(child) ?? { nodes: 1, levels: 1 };
    nodes += extent.nodes;
    levels = Math.max(levels, extent.levels + 1);
  }
  const isWide = children.length > MOST_NODES / 2;
  if (levels <= MOST_LEVELS && (nodes <= MOST_NODES || isWide)) {
    // A long list of values is no reason to give up what is around it.
    extents.set(e, { nodes: isWide ? MOST_NODES / 2 : nodes, levels });
    return e;
  }
  const opaque: Expression = { kind: 'opaque', parts: namesIn(e), from: e.from, to: e.to };
  extents.set(opaque, { nodes: 1 + opaque.parts.length, levels: 2 });
  return opaque;
}

/** Each column that occurs, once. */
export function namesIn(e: Expression): Expression[] {
  const found = new Map<string, Expression>();
  const seen = new Set<Expression>();
  const visit = (node: Expression): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'column') found.set(`${node.table ?? ''}.${node.name}`, node);
    else if (node.kind === 'base') found.set(node.name, node);
    else childrenOf(node).forEach(visit);
  };
  visit(e);
  return [...found.values()];
}

/** Whether it or something in it fits; what `inside` refuses is not looked into. */
export function someIn(
  e: Expression,
  fits: (e: Expression) => boolean,
  inside: (e: Expression) => boolean = () => true,
): boolean {
  return fits(e) || (inside(e) && childrenOf(e).some((child) => someIn(child, fits, inside)));
}

const prints = new WeakMap<Expression, string>();

/** The same text for the same computation, wherever and however it is written. */
export function fingerprint(e: Expression): string {
  const known = prints.get(e);
  if (known !== undefined) return known;
  const print = printOf(e);
  prints.set(e, print);
  return print;
}

function printOf(e: Expression): string {
  if (e.kind === 'through') return fingerprint(e.value);
  if (e.kind === 'literal') return JSON.stringify(e.value);
  if (e.kind === 'base') return `:${e.name.toLowerCase()}`;
  if (e.kind === 'column') return `${e.table?.toLowerCase() ?? ''}.${e.name.toLowerCase()}`;
  const inside = childrenOf(e).map(fingerprint).join(',');
  switch (e.kind) {
    case 'call':
      return `${e.name}(${e.distinct ? '!' : ''}${e.args.length};${inside};${e.filter ? 'f' : ''}${e.over ? `w${e.over.frame ?? ''}` : ''})`;
    case 'binary':
    case 'logic':
    case 'unary':
      return `${e.operator}(${inside})`;
    case 'cast':
      return `${e.type}(${inside})`;
    case 'in':
    case 'between':
    case 'null-test':
      return `${e.kind}${e.negated}(${inside})`;
    case 'opaque':
    case 'scalar':
      return `${e.kind}${e.from}(${inside})`;
    default:
      return `${e.kind}(${inside})`;
  }
}

export const isSame = (a: Expression, b: Expression): boolean => fingerprint(a) === fingerprint(b);
