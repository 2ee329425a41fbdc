import type { QueryErrorCode } from '../base/query-error.js';

/** Schemas and staging tables of ours begin with it, so that one test keeps SQL away from those of other runners. */
export const OWN_PREFIX = '__deckwright';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions that open files, whatever the engine allows. */
const FILE_FUNCTIONS = words(`
  glob sniff_csv which_secret read_blob read_csv read_csv_auto read_duckdb read_json read_json_auto read_json_objects
  read_json_objects_auto read_ndjson read_ndjson_auto read_ndjson_objects read_parquet read_text parquet_scan
  parquet_bloom_probe parquet_file_metadata parquet_full_metadata parquet_kv_metadata parquet_metadata parquet_schema`);

/**
 * Functions that change the engine, hold it up, run text as SQL or tell its settings though they stand in a SELECT. Among
 * them: `enable_logging` with a file storage makes every later statement fail, `arrow_scan` takes raw pointers, and
 * `setseed` changes what the next query draws; `current_query` tells what SQL is put into, `current_schema` and its kin the
 * schema of the runner, which nobody is to guess.
 */
const ENGINE_FUNCTIONS = words(`
  arrow_scan arrow_scan_dumb check_peg_parser checkpoint currval current_catalog current_database current_query
  current_schema current_schemas current_setting force_checkpoint getvariable in_search_path
  json_execute_serialized_sql nextval pg_sleep query query_table seq_scan setseed sleep_ms sql_auto_complete
  truncate_duckdb_logs write_log`);

/** Families of such functions: what a later engine adds to them is refused as well. */
const ENGINE_FAMILIES = /^(?:duckdb_|pragma_|enable_|disable_|__)/;

/** Of these families, what tells nothing but how the engine is built: functions and types stand there with the schemas of all runners. */
const HARMLESS = words('duckdb_keywords pragma_version');

/** Views of the settings, and of the tables of every runner in the same worker; keywords that are calls without parentheses. */
const CATALOGUE = words(`
  current_catalog current_schema information_schema pg_catalog duckdb_columns duckdb_constraints duckdb_databases duckdb_indexes duckdb_logs
  duckdb_schemas duckdb_tables duckdb_types duckdb_views pragma_database_list sqlite_master sqlite_schema sqlite_temp_master
  sqlite_temp_schema pg_am pg_attrdef pg_attribute pg_class pg_collation pg_constraint pg_database pg_depend
  pg_description pg_enum pg_index pg_indexes pg_namespace pg_prepared_statements pg_proc pg_sequence pg_sequences
  pg_settings pg_tables pg_tablespace pg_type pg_views`);

export interface Refusal {
  code: QueryErrorCode;
  message: string;
  hint: string;
}

export const FILE_HINT = 'Queries read loaded tables only: load the file or URL as a dataset.';

/** Why SQL may not call a function, given in small letters; undefined where it may. */
export function refusedFunction(name: string): Refusal | undefined {
  if (FILE_FUNCTIONS.has(name)) {
    return { code: 'EXTERNAL_ACCESS', message: `The function ${name} reads files.`, hint: FILE_HINT };
  }
  if (!ENGINE_FUNCTIONS.has(name) && !(ENGINE_FAMILIES.test(name) && !HARMLESS.has(name))) return undefined;
  return {
    code: 'NOT_ALLOWED',
    message: `The function ${name} is not available: queries only read tables.`,
    hint: 'Use the functions that compute values.',
  };
}

/** Why SQL may not use a name of a table or schema, given in small letters; undefined where it may. */
export function refusedName(name: string): Refusal | undefined {
  if (!CATALOGUE.has(name) && !name.startsWith(OWN_PREFIX)) return undefined;
  return {
    code: 'NOT_ALLOWED',
    message: `${name} belongs to the engine and is not available to queries.`,
    hint: 'SHOW TABLES lists the loaded tables, DESCRIBE a table its columns.',
  };
}
