/** Functions of tables and such with side effects that queries may call; all others of the engines must be refused. */
export const HARMLESS_FUNCTIONS = new Set([
  // Make rows of their arguments, or of a named table.
  'generate_series',
  'histogram',
  'histogram_values',
  'json_each',
  'json_tree',
  'range',
  'repeat',
  'repeat_row',
  'summary',
  'unnest',
  // Tell how the engine is built.
  'duckdb_keywords',
  'icu_calendar_names',
  'pg_timezone_names',
  'pragma_version',
  'test_all_types',
  'test_vector_types',
  // Draw anew, or number what runs.
  'current_connection_id',
  'current_query_id',
  'current_transaction_id',
  'error',
  'gen_random_uuid',
  'random',
  'stats',
  'uuid',
  'uuidv4',
  'uuidv7',
]);

/** The engine's functions that read or make tables, or do more than compute a value. */
export const FUNCTIONS_WITH_EFFECTS = `SELECT DISTINCT function_name AS name FROM duckdb_functions()
  WHERE function_type IN ('table', 'table_macro') OR stability = 'VOLATILE' OR has_side_effects ORDER BY name`;
