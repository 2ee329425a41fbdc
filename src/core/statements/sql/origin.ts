import { amountOf, arithmetic, type Amount } from './amount.js';
import { aggregationOf, isAggregate } from './aggregates.js';
import { conditionOf as readCondition } from './conditions.js';
import type { Call, Expression } from './ast.js';
import { someIn } from './expressions.js';
import { periodOf } from './periods.js';
import { quotientOf, type Wholes } from './quotient.js';
import { rangesOf } from './ranges.js';
import { behindNames, choicesOf, columnsOf, linearOf, otherwiseOf, seenThrough } from './see-through.js';
import type { ColumnOrigin } from './types.js';

export interface OriginContext extends Wholes {
  textOf: (this: void, e: Expression) => string;
}

/** What a resolved expression is. Undefined where the SELECTs of a UNION give different things. */
export function originOf(e: Expression, context: OriginContext): ColumnOrigin | undefined {
  const inside = behindNames(e);
  if (inside.kind === 'either') return ofUnion(inside.parts, context);
  // What `*` takes is written nowhere.
  const written = context.textOf(inside);
  const text = inside.kind === 'base' && (written === '' || written.endsWith('*')) ? inside.name : written;
  const plain = { columns: [], countsRows: false, mapped: false, text };
  if (inside.kind === 'star') return undefined;
  const literal = literalOf(inside);
  if (literal !== undefined) return { ...plain, literal };
  const linear = linearOf(inside);
  const { core } = linear;
  if (core.kind === 'scalar' && core.value) {
    const value = originOf(core.value, context);
    return value && { ...value, text };
  }
  // Nothing in it can be read.
  if (core.kind === 'opaque' && columnsOf(core).length === 0) return undefined;
  const period = periodOf(inside);
  const ranges = rangesOf(inside);
  const amount = amountOf(core);
  // AVG(a / b) averages a quotient.
  const quotient = quotientOf(inside, context) ?? (amount?.value && quotientOf(amount.value, context));
  const columns = amount ? amount.columns : columnsOf(inside);
  const condition = amount && conditionOf(amount, context);
  const window = windowOf(inside, core, quotient !== undefined, quotient?.share ?? false);
  const computed = period || ranges || quotient ? undefined : computedOf(core, linear, amount);
  const inner = amount?.isShare ? undefined : amount;
  return {
    ...plain,
    ...(inner && !isPickedFromWindow(core) ? { aggregation: inner.aggregation } : {}),
    ...(inner?.inner ? { inner: inner.inner } : {}),
    ...(columns.length === 1 && columns[0] !== undefined ? { column: columns[0] } : {}),
    columns,
    ...(amount?.orderedBy === undefined ? {} : { orderedBy: amount.orderedBy }),
    countsRows: amount?.countsRows ?? false,
    ...(condition === undefined ? {} : { condition }),
    ...(quotient ? { quotient } : {}),
    ...(window ? { window } : {}),
    ...(period ? { period } : {}),
    ...(ranges ? { ranges } : {}),
    ...(computed ? { computed } : {}),
    mapped: !amount && isMapped(inside),
    ...(isRespelled(inside) ? { respelled: true as const } : {}),
  };
}

/** `CASE WHEN c IN ('shoes', 'SHOES') THEN 'Shoes' ELSE c END` */
function isRespelled(e: Expression): boolean {
  const otherwise = e.kind === 'case' && !e.subject ? otherwiseOf(e) : undefined;
  const column = otherwise && seenThrough(otherwise);
  if (column?.kind !== 'base') return false;
  return (choicesOf(e) ?? []).every(({ when, then }) => {
    const { kind, column: own, values } = readCondition(when, 'where', '');
    const name = seenThrough(then);
    const isOf = own?.toLowerCase() === column.name.toLowerCase() && (kind === 'equal' || kind === 'in');
    return isOf && name.kind === 'literal' && values.every((value) => keyOf(value) === keyOf(name.value));
  });
}

const keyOf = (name: unknown): string =>
  String(name).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

function literalOf(e: Expression): ColumnOrigin['literal'] {
  const inside = seenThrough(e);
  if (inside.kind === 'literal') return inside.value;
  // '' || NULL and the like are none.
  const { core, scale, shifted } = linearOf(inside);
  return core.kind === 'literal' && typeof core.value === 'number' && !shifted
    ? core.value * scale
    : undefined;
}

function conditionOf({ tests, inverted }: Amount, context: OriginContext): string | undefined {
  if (tests.length === 0) return undefined;
  const text = tests.map(context.textOf).join(' OR ');
  return inverted ? `NOT (${text})` : text;
}

const RANKS = new Set('row_number rank dense_rank rank_dense ntile percent_rank cume_dist'.split(' '));
const SHIFTS = new Set(['lag', 'lead', 'lagininframe', 'leadinframe']);
const PICKS = new Set(['first_value', 'last_value', 'nth_value', 'lag', 'lead']);

const isPickedFromWindow = (core: Expression): boolean => core.kind === 'call' && PICKS.has(core.name);

function windowOf(
  e: Expression,
  core: Expression,
  divides: boolean,
  isShare: boolean,
): ColumnOrigin['window'] {
  const windows: Call[] = [];
  someIn(
    e,
    (node) => {
      if (node.kind === 'call' && node.over) windows.push(node);
      return false;
    },
    (node) => node.kind !== 'case' && !isAggregate(node),
  );
  const [first] = windows;
  if (!first) return undefined;
  if (isShare) return 'share';
  if (
    core.kind === 'binary' &&
    windows.some(({ name }) => SHIFTS.has(name)) &&
    (core.operator === '-' || divides)
  )
    return 'difference';
  if (core.kind !== 'call' || !core.over) return 'other';
  if (RANKS.has(core.name)) return 'rank';
  const { name, over } = core;
  const frame = over.frame ?? '';
  if (over.order.length === 0 || !aggregationOf(core)) return 'other';
  const isOpen =
    frame === '' ||
    /^(?:ROWS|RANGE|GROUPS) (?:BETWEEN )?UNBOUNDED PRECEDING(?: AND (?:CURRENT ROW|0 \w+))?$/.test(frame);
  if (name === 'avg' || name === 'mean') return isOpen ? 'other' : 'moving-average';
  return isOpen && (name === 'sum' || name === 'count') ? 'cumulative' : 'other';
}

function computedOf(
  core: Expression,
  { scale, shifted }: { scale: number; shifted: boolean },
  amount: Amount | undefined,
): ColumnOrigin['computed'] {
  const own = amount ?? { ...arithmetic(core), scale: 1, shifted: false };
  const whole = Number((scale * own.scale).toPrecision(12));
  const found = { difference: own.difference, product: own.product, shifted: shifted || own.shifted };
  if (whole === 1 && !found.difference && !found.product && !found.shifted) return undefined;
  return { ...found, ...(whole === 1 ? {} : { scale: whole }) };
}

/** CASE, IF, or a text for what is missing. */
function isMapped(e: Expression): boolean {
  const inside = seenThrough(e);
  if (choicesOf(inside)) return true;
  if (
    inside.kind !== 'call' ||
    !['coalesce', 'ifnull', 'nvl', 'decode', 'transform', 'replace'].includes(inside.name)
  )
    return false;
  return inside.args.slice(1).some(({ kind }) => kind === 'literal');
}

/** What the SELECTs of a UNION agree on: one thing beside names that they give, such as 'Other'. */
function ofUnion(parts: readonly Expression[], context: OriginContext): ColumnOrigin | undefined {
  const computed = parts.filter((part) => literalOf(part) === undefined);
  const isNamed = computed.length < parts.length;
  if (computed.length === 0) {
    const text = parts.map(context.textOf).join(' | ');
    return { columns: [], countsRows: false, mapped: true, text };
  }
  const origins = computed.map((part) => originOf(part, context));
  const [first] = origins;
  if (!first) return undefined;
  if (new Set(origins.map(gist)).size !== 1) return sumsOf(origins);
  const { condition, ...same } = first;
  const isShared = condition !== undefined && origins.every((origin) => origin?.condition === condition);
  return { ...same, ...(isShared ? { condition } : {}), mapped: first.mapped || isNamed };
}

/** Sums of several columns, one a SELECT: amounts all the same. */
function sumsOf(origins: readonly (ColumnOrigin | undefined)[]): ColumnOrigin | undefined {
  const sums = origins.flatMap((one) =>
    one?.aggregation === 'sum' && !one.quotient && !one.window && !one.computed ? [one] : [],
  );
  return sums.length < origins.length
    ? undefined
    : {
        columns: [...new Set(sums.flatMap(({ columns }) => columns))],
        countsRows: false,
        aggregation: 'sum',
        mapped: true,
        text: sums.map(({ text }) => text).join(' | '),
      };
}

/** An origin without what may differ between the SELECTs of a UNION. */
const gist = (origin: ColumnOrigin | undefined): string =>
  JSON.stringify({ ...origin, text: undefined, condition: undefined }).toLowerCase();
