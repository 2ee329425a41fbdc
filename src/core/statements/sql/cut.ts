import type { Call, Expression, Query, Select } from './ast.js';
import { isGrouping } from './groups.js';
import { isSame } from './expressions.js';
import type { ResultColumn, Scope } from './scope.js';
import { behindNames, linearOf, numberOf } from './see-through.js';
import { conjunctsOf } from './conditions.js';
import { orderOf } from './order.js';
import type { Cut } from './types.js';

const RANKS = new Set(['row_number', 'rank', 'dense_rank', 'ntile', 'percent_rank', 'cume_dist']);

/** CTEs that are joined with themselves double their cuts each time. */
const MOST_CUTS = 50;

/** All the cuts that the rows of a query go through, the last one first. */
export function cutsOf(scope: Scope, query: Query): readonly Cut[] {
  return scope.once<readonly Cut[]>('cuts', query, [], () => {
    const own = [...limitOf(scope, query), ...(query.sample ? [sampleOf(query.sample)] : [])];
    const inner = query.branches.flatMap((branch): readonly Cut[] => {
      if (branch.kind === 'nested') return cutsOf(scope, branch.query);
      return branch.kind === 'select' ? ofSelect(scope, branch) : [];
    });
    return [...own, ...inner].slice(0, MOST_CUTS);
  });
}

function ofSelect(scope: Scope, select: Select): Cut[] {
  return [
    ...distinctOn(scope, select),
    ...conjunctsOf(select.qualify).flatMap((test) => rankCut(scope, select, test, 'result') ?? []),
    ...conjunctsOf(select.where).flatMap((test) => rankCut(scope, select, test) ?? memberCut(scope, test)),
    ...(select.sample ? [{ ...sampleOf(select.sample), ...ofSource(scope, select) }] : []),
    ...select.sources
      .filter(({ optional }) => !optional)
      .flatMap((source): Cut[] => {
        const of = select.sources.length > 1 ? ('input' as const) : ofSource(scope, select).of;
        const sampled = source.sample ? [{ ...sampleOf(source.sample), of }] : [];
        const inner = source.query && !source.reshaped ? cutsOf(scope, source.query) : [];
        return [...sampled, ...inner.map((cut) => throughSelect(scope, select, source.query, cut))];
      }),
  ];
}

const sampleOf = ({ count }: { count?: number }): Cut => ({
  ...(count === undefined ? {} : { count }),
  sample: true,
  of: 'result',
});

const ofSource = (scope: Scope, select: Select): Pick<Cut, 'of'> => ({
  of: isGrouping(scope, select) ? 'input' : 'result',
});

const amount = (e: Expression): Pick<Cut, 'count'> => {
  const count = numberOf(e);
  return count === undefined ? {} : { count };
};

function limitOf(scope: Scope, query: Query): Cut[] {
  const [select] = scope.selects(query);
  const limit = query.limit ?? (select?.top && { count: select.top, percent: false, each: false });
  if (!limit || (!limit.count && !limit.offset) || isNull(limit.count)) return [];
  const [first] = orderOf(scope, query);
  const offset = limit.offset && numberOf(limit.offset);
  return [
    {
      ...(limit.count && !limit.percent ? amount(limit.count) : {}),
      ...(offset ? { offset } : {}),
      sample: false,
      of: 'result',
      ...(limit.each ? { each: true } : {}),
      ...(first ? { by: first.column, direction: first.direction } : {}),
    },
  ];
}

const isNull = (e: Expression | undefined): boolean => e?.kind === 'literal' && e.value === null;

/** DISTINCT ON keeps the first row of each. */
function distinctOn(scope: Scope, select: Select): Cut[] {
  return select.distinctOn.length === 0
    ? []
    : [{ count: 1, sample: false, each: true, ...ofSource(scope, select) }];
}

/** `rn <= 3` over a window, and QUALIFY; undefined where the condition is another. */
export function rankCut(
  scope: Scope,
  select: Select,
  test: Expression,
  of = ofSource(scope, select).of,
): Cut[] | undefined {
  const resolved = scope.resolve(select, test);
  const found = rankTest(resolved);
  if (!found) return undefined;
  const { rank, count, offset } = found;
  const [first] = rank.over?.order ?? [];
  const column = first && columnOf(scope.selectColumns(select), first.expression);
  return [
    {
      ...(count === undefined ? {} : { count }),
      ...(offset ? { offset } : {}),
      sample: false,
      of,
      ...((rank.over?.partition.length ?? 0) > 0 ? { each: true } : {}),
      ...(first && column !== undefined ? { by: column, direction: first.direction } : {}),
    },
  ];
}

function rankTest(e: Expression): { rank: Call; count?: number; offset?: number } | undefined {
  if (e.kind === 'between' && !e.negated) {
    const rank = rankIn(e.operand);
    const [low, high] = [numberOf(e.low), numberOf(e.high)];
    if (!rank || low === undefined || high === undefined) return rank && { rank };
    return { rank, count: high - low + 1, offset: low - 1 };
  }
  if (e.kind === 'in') {
    const rank = rankIn(e.operand);
    return rank && { rank, ...(e.items && !e.negated ? { count: e.items.length } : {}) };
  }
  if (e.kind !== 'binary' || !['=', '<', '<=', '>', '>='].includes(e.operator)) return undefined;
  const isTurned = numberOf(e.left) !== undefined;
  const rank = rankIn(isTurned ? e.right : e.left);
  const value = numberOf(isTurned ? e.left : e.right);
  if (!rank) return undefined;
  const operator = isTurned ? e.operator.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<')) : e.operator;
  if (value === undefined || !['row_number', 'rank', 'dense_rank'].includes(rank.name)) return { rank };
  if (operator === '<=') return { rank, count: value };
  if (operator === '<') return { rank, count: Math.ceil(value) - 1 };
  if (operator === '=') return { rank, count: 1, offset: value - 1 };
  return { rank, offset: operator === '>' ? value : value - 1 };
}

function rankIn(e: Expression): Call | undefined {
  const { core } = linearOf(e);
  return core.kind === 'call' && core.over && RANKS.has(core.name) ? core : undefined;
}

/** `region IN (SELECT region FROM … ORDER BY … LIMIT 5)` */
function memberCut(scope: Scope, test: Expression): Cut[] {
  if (test.kind !== 'in' || !test.query || test.negated) return [];
  const [cut] = cutsOf(scope, test.query);
  if (!cut) return [];
  const { count, sample } = cut;
  // By what the members were ranked is no column here; that they were says that they are no sample.
  const direction = cut.direction ?? test.query.order[0]?.direction;
  return [
    { ...(count === undefined ? {} : { count }), sample, of: 'input', ...(direction ? { direction } : {}) },
  ];
}

/** A cut of a subquery, as the SELECT around it sees it. */
function throughSelect(scope: Scope, select: Select, query: Query | undefined, cut: Cut): Cut {
  const { by, direction, ...rest } = cut;
  const isInput = cut.of === 'input' || select.sources.length > 1 || isGrouping(scope, select);
  const passed = scope
    .selectColumns(select)
    .find(
      ({ expression }) =>
        query !== undefined &&
        by !== undefined &&
        expression.kind === 'through' &&
        expression.value === scope.column(query, by),
    );
  const isPassed = passed?.name !== undefined && direction !== undefined;
  // Joined with the largest of something, the rows are those of the largest, whatever they are ranked by.
  const isJoined = select.sources.length > 1 && direction !== undefined;
  return {
    ...rest,
    of: isInput ? 'input' : 'result',
    ...(isPassed ? { by: passed.name, direction } : isJoined ? { direction } : {}),
  };
}

/** The result column that an expression is. */
function columnOf(columns: readonly ResultColumn[], e: Expression): string | undefined {
  return columns.find(({ expression }) => isSame(behindNames(expression), behindNames(e)))?.name;
}
