const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words of DuckDB's SELECT, without those that are rather names of columns (`month`, `date`). */
export const DUCKDB_KEYWORDS = words(`
  all and anti any array as asc asof at between both by case cast collate columns cross cube desc describe distinct
  else end escape except exclude exists false filter first following for from full glob group grouping having ilike
  in inner intersect interval into is isnull join last lateral left like limit natural not notnull null nulls offset
  on only or order outer over partition percent pivot positional preceding qualify range recursive replace respect
  right rollup row rows sample select semi sets similar some struct summarize table tablesample then ties to
  trailing true try_cast unbounded union unpivot using values when where window with without`);

/** Types to cast to. */
export const DUCKDB_TYPES = words(`
  bigint bit blob boolean char date decimal double float hugeint int integer interval json map numeric real smallint
  struct text time timestamp timestamptz tinyint ubigint uinteger usmallint utinyint uuid varchar`);

/** Functions that a query over tables calls. */
export const DUCKDB_FUNCTIONS = words(`
  abs acos age any_value approx_count_distinct approx_quantile arg_max arg_min array_agg array_length asin atan atan2
  avg bit_and bit_or bit_xor bool_and bool_or cbrt ceil chr coalesce concat concat_ws contains corr cos count count_if
  covar_pop covar_samp cume_dist current_date date_add date_diff date_part date_sub date_trunc dayname dayofmonth
  dayofweek dayofyear degrees dense_rank element_at ends_with entropy epoch epoch_ms even exp first first_value flatten
  floor format gcd generate_series greatest group_concat hash histogram instr isfinite isinf isnan isodow
  isoyear json_extract json_extract_string kurtosis lag last last_day last_value lcm lead least left len length
  levenshtein list list_aggregate list_avg list_contains list_distinct list_extract list_filter list_max list_min
  list_reduce list_reverse list_sort list_sum list_transform list_unique list_value ln log log10 log2 lower lpad ltrim
  mad make_date make_timestamp map_extract map_keys map_values max max_by mean median min min_by mod mode monthname now
  nth_value ntile nullif percent_rank pi pow power printf product quantile quantile_cont quantile_disc quarter radians
  random range rank regexp_extract regexp_extract_all regexp_full_match regexp_matches regexp_replace
  regexp_split_to_array regr_intercept regr_r2 regr_slope repeat replace reverse right round row_number rpad rtrim sign
  sin skewness split_part sqrt starts_with stddev stddev_pop stddev_samp strftime string_agg string_split strip_accents
  strlen strptime struct_extract struct_pack substr substring sum tan time_bucket to_days to_hours to_minutes to_months
  to_seconds to_years today translate trim trunc typeof unnest upper var_pop var_samp variance week weekday weekofyear
  year yearweek`);
