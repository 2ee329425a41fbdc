import type { Call, Expression } from './ast.js';
import type { Aggregation } from './types.js';

const NAMES: Readonly<Record<Aggregation, string>> = {
  count: 'count count_star count_if countif',
  distinct:
    'approx_count_distinct count_distinct uniq uniqexact uniqcombined uniqcombined64 uniqhll12 uniqtheta approx_distinct',
  sum: 'sum fsum sumkahan kahan_sum sum_no_overflow sumif sumwithoverflow total',
  average: 'avg mean favg avgif avgweighted weighted_avg wavg',
  median: 'median medianexact approx_median',
  quantile:
    'quantile quantile_cont quantile_disc percentile_cont percentile_disc percentile approx_quantile approx_percentile reservoir_quantile quantileexact quantiletdigest',
  maximum: 'max maxif',
  minimum: 'min minif',
  deviation: 'stddev stddev_samp stddev_pop std stdev stddevpop stddevsamp',
  first: 'first any_value any anyif arbitrary arg_min argmin min_by arg_min_null',
  last: 'last anylast arg_max argmax max_by arg_max_null',
  list: 'list array_agg string_agg group_concat listagg grouparray groupuniqarray json_group_array jsonb_agg json_agg approx_top_k histogram map_agg',
  other:
    'mode corr covar_pop covar_samp variance var_pop var_samp varpop varsamp kurtosis skewness entropy mad product geomean geometric_mean bool_and bool_or every bit_and bit_or bit_xor regr_slope regr_intercept regr_r2 regr_count regr_avgx regr_avgy regr_sxx regr_syy regr_sxy sem grouping grouping_id',
};

const KINDS = new Map(
  (Object.entries(NAMES) as [Aggregation, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
);

/** Those that go by another column than the one they take: `arg_max(price, day)`. */
export const goesByColumn = (name: string): boolean =>
  /^(?:arg_?(?:min|max)(?:_null)?|(?:min|max)_by)$/.test(name);

/** ClickHouse's `sumIf(x, condition)` and DuckDB's `count_if(condition)` */
export const takesCondition = (name: string): boolean =>
  /^(?:count_if|countif|sumif|avgif|maxif|minif|anyif)$/.test(name);

/** What an aggregate function does; undefined where it is none. */
export function aggregationOf({ name, distinct, args, parameters }: Call): Aggregation | undefined {
  const kind = KINDS.get(name);
  if (kind === 'count' && distinct) return 'distinct';
  if (kind === 'quantile') {
    const part = [...parameters, ...args].find((arg) => arg.kind === 'literal');
    return part?.kind === 'literal' && part.value === 0.5 ? 'median' : 'quantile';
  }
  // MIN(a, 3) makes a list of three.
  if ((kind === 'maximum' || kind === 'minimum') && args.length > 1 && !takesCondition(name)) return 'list';
  return kind;
}

export const isAggregate = (e: Expression): e is Call => e.kind === 'call' && !e.over && KINDS.has(e.name);
