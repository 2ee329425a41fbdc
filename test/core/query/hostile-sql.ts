import type { QueryErrorCode } from '../../../src/core/base/query-error.js';

export interface HostileSql {
  sql: string;
  code: QueryErrorCode;
  message: RegExp;
}

const REFUSED: readonly (readonly [sql: string, code: QueryErrorCode, message: RegExp])[] = [
  // Statements that are no queries.
  ['DROP TABLE sales', 'NOT_A_SINGLE_SELECT', /^DROP is no query/],
  ['DELETE FROM sales', 'NOT_A_SINGLE_SELECT', /^DELETE is no query/],
  ["INSERT INTO sales (region) VALUES ('x')", 'NOT_A_SINGLE_SELECT', /^INSERT is no query/],
  ['UPDATE sales SET qty = 0', 'NOT_A_SINGLE_SELECT', /^UPDATE is no query/],
  [
    'MERGE INTO sales USING sales AS s ON true WHEN MATCHED THEN DELETE',
    'NOT_A_SINGLE_SELECT',
    /^MERGE is no/,
  ],
  ['TRUNCATE sales', 'NOT_A_SINGLE_SELECT', /^TRUNCATE is no query/],
  ['CREATE TABLE t AS SELECT 1 AS a', 'NOT_A_SINGLE_SELECT', /^CREATE is no query/],
  ['CREATE MACRO sum(a) AS 0', 'NOT_A_SINGLE_SELECT', /^CREATE is no query/],
  ['CREATE SEQUENCE s', 'NOT_A_SINGLE_SELECT', /^CREATE is no query/],
  ["CREATE SECRET (TYPE s3, KEY_ID 'x')", 'NOT_A_SINGLE_SELECT', /^CREATE is no query/],
  ['ALTER TABLE sales DROP COLUMN qty', 'NOT_A_SINGLE_SELECT', /^ALTER is no query/],
  ["COMMENT ON TABLE sales IS 'x'", 'NOT_A_SINGLE_SELECT', /^COMMENT is no query/],
  ["COPY sales TO 'sales.csv'", 'NOT_A_SINGLE_SELECT', /^COPY is no query/],
  ["ATTACH 'other.db'", 'NOT_A_SINGLE_SELECT', /^ATTACH is no query/],
  ["ATTACH ':memory:' AS other", 'NOT_A_SINGLE_SELECT', /^ATTACH is no query/],
  ['USE memory', 'NOT_A_SINGLE_SELECT', /^USE is no query/],
  ['SET enable_external_access = true', 'NOT_A_SINGLE_SELECT', /^SET is no query/],
  ['SET VARIABLE x = 1', 'NOT_A_SINGLE_SELECT', /^SET is no query/],
  ['RESET lock_configuration', 'NOT_A_SINGLE_SELECT', /^RESET is no query/],
  ['PRAGMA database_list', 'NOT_A_SINGLE_SELECT', /^PRAGMA is no query/],
  ['CALL pragma_version()', 'NOT_A_SINGLE_SELECT', /^CALL is no query/],
  ['EXPLAIN ANALYZE SELECT 1', 'NOT_A_SINGLE_SELECT', /^EXPLAIN is no query/],
  ['PREPARE p AS SELECT 1', 'NOT_A_SINGLE_SELECT', /^PREPARE is no query/],
  ['LOAD json', 'NOT_A_SINGLE_SELECT', /^LOAD is no query/],
  ['INSTALL httpfs', 'NOT_A_SINGLE_SELECT', /^INSTALL is no query/],
  ["EXPORT DATABASE 'x'", 'NOT_A_SINGLE_SELECT', /^EXPORT is no query/],
  ['BEGIN TRANSACTION', 'NOT_A_SINGLE_SELECT', /^BEGIN is no query/],
  ['CHECKPOINT', 'NOT_A_SINGLE_SELECT', /^CHECKPOINT is no query/],
  ['/* quietly */ (drop table sales)', 'NOT_A_SINGLE_SELECT', /^DROP is no query/],
  ['GRANT ALL ON sales TO public', 'SYNTAX', /near "GRANT"/],

  // Statements within or behind a query.
  ['SELECT 1 AS a; DROP TABLE sales', 'NOT_A_SINGLE_SELECT', /text after a semicolon/],
  ['SELECT 1 AS a;; SELECT 2 AS b', 'NOT_A_SINGLE_SELECT', /text after a semicolon/],
  ['SELECT 1 AS a /* */; -- x\nDROP TABLE sales', 'NOT_A_SINGLE_SELECT', /text after a semicolon/],
  ['SELECT $a$;$a$ AS a; DROP TABLE sales', 'NOT_A_SINGLE_SELECT', /text after a semicolon/],
  [
    'WITH gone AS (DELETE FROM sales RETURNING *) SELECT * FROM gone',
    'NOT_A_SINGLE_SELECT',
    /CTE needs a SELECT/,
  ],
  [
    "SELECT * FROM (INSERT INTO sales (region) VALUES ('x') RETURNING *)",
    'NOT_A_SINGLE_SELECT',
    /near "INTO"/,
  ],
  ['SELECT * INTO t FROM sales', 'NOT_A_SINGLE_SELECT', /INTO/],
  ['SELECT * FROM sales FOR UPDATE', 'NOT_A_SINGLE_SELECT', /locking/],
  ['PIVOT sales ON region USING SUM(qty)', 'NOT_A_SINGLE_SELECT', /which values become columns/],

  // Ways out of the parentheses that SQL is put into.
  ['SELECT 1 AS a) ; DROP TABLE sales; SELECT * FROM (SELECT 1 AS b', 'NOT_A_SINGLE_SELECT', /semicolon/],
  ['SELECT 1 AS a) --', 'SYNTAX', /no opening parenthesis/],
  ['SELECT 1 AS a) LIMIT 1 /*', 'SYNTAX', /no opening parenthesis/],
  ['SELECT 1 AS a) UNION ALL (SELECT 2', 'SYNTAX', /no opening parenthesis/],
  ['SELECT (1 AS a', 'SYNTAX', /not closed/],
  ["SELECT 'a", 'SYNTAX', /no closing quote/],
  ['SELECT 1 AS "a', 'SYNTAX', /no closing quote/],
  ['SELECT $$a', 'SYNTAX', /no closing quote/],
  ['sales', 'SYNTAX', /near "sales"/],
  ["'secret.csv'", 'SYNTAX', /near/],

  // Text that runs as SQL, or changes the engine.
  ["SELECT * FROM query('DROP TABLE sales')", 'NOT_ALLOWED', /function query/],
  ['SELECT * FROM "query"(\'DROP TABLE sales\')', 'NOT_ALLOWED', /function query/],
  ["SELECT * FROM system.main.QUERY ('SELECT 1')", 'NOT_ALLOWED', /function query/],
  ["SELECT * FROM query_table('sales')", 'NOT_ALLOWED', /function query_table/],
  ["SELECT * FROM enable_logging(storage = 'file', storage_path = 'logs')", 'NOT_ALLOWED', /enable_logging/],
  ['SELECT * FROM enable_profiling /* quietly */ ()', 'NOT_ALLOWED', /enable_profiling/],
  ['SELECT * FROM checkpoint()', 'NOT_ALLOWED', /function checkpoint/],
  ["SELECT write_log('x')", 'NOT_ALLOWED', /function write_log/],
  ["SELECT ('x').write_log()", 'NOT_ALLOWED', /function write_log/],
  ['SELECT setseed(0.5)', 'NOT_ALLOWED', /function setseed/],
  ["SELECT nextval('s')", 'NOT_ALLOWED', /function nextval/],
  ['SELECT pg_sleep(60)', 'NOT_ALLOWED', /function pg_sleep/],
  ['SELECT sleep_ms(60000)', 'NOT_ALLOWED', /function sleep_ms/],
  ['SELECT * FROM arrow_scan(1, 2, 3)', 'NOT_ALLOWED', /function arrow_scan/],
  ["SELECT * FROM json_execute_serialized_sql('{}')", 'NOT_ALLOWED', /json_execute_serialized_sql/],

  // Characters that the engine takes for spaces, and quotes that it reads in its own way.
  ["SELECT * FROM query\u200b('SELECT 1')", 'NOT_ALLOWED', /function query/],
  ["SELECT * FROM query\u2060('SELECT 1')", 'NOT_ALLOWED', /function query/],
  ["SELECT * FROM query\u00a0('SELECT 1')", 'NOT_ALLOWED', /function query/],
  ["SELECT * FROM query\u0085('SELECT 1')", 'SYNTAX', /U\+0085/],
  ["SELECT * FROM query\u180e('SELECT 1')", 'SYNTAX', /U\+180E/],
  ['SELECT * FROM U&"\\0071uery"(\'SELECT 1\')', 'SYNTAX', /U&/],
  ["SELECT E'a'\n'\\' || ' AS a, (FROM query(E'SELECT 1')) AS b --'", 'SYNTAX', /next quotes/],
  [
    "SELECT $😀$ ' $😀$ AS a, (FROM query('SELECT 1')) AS b, $😀$ ' $😀$ AS c",
    'NOT_ALLOWED',
    /function query/,
  ],
  ["SELECT 1e'\\' AS a, (FROM query('SELECT 1')) AS b --'", 'SYNTAX', /The number 1/],
  ["SELECT /* /* */ */ * FROM query('SELECT 1')", 'NOT_ALLOWED', /function query/],
  ["SELECT 1 AS a -- x\r, (FROM query('SELECT 1')) AS b", 'NOT_ALLOWED', /function query/],

  // Files, network and extensions.
  ["SELECT * FROM read_csv('secret.csv')", 'EXTERNAL_ACCESS', /read_csv reads files/],
  ["SELECT * FROM read_text('/etc/hostname')", 'EXTERNAL_ACCESS', /read_text reads files/],
  ["SELECT * FROM read_blob('*')", 'EXTERNAL_ACCESS', /read_blob reads files/],
  ["SELECT * FROM read_parquet('https://example.org/x.parquet')", 'EXTERNAL_ACCESS', /read_parquet/],
  ["SELECT * FROM 'secret.csv'", 'EXTERNAL_ACCESS', /"secret\.csv"/],
  ["FROM 'https://example.org/x.parquet'", 'EXTERNAL_ACCESS', /./],
  ['SELECT * FROM secret.csv', 'EXTERNAL_ACCESS', /"secret\.csv"/],
  ["SELECT * FROM glob('*')", 'EXTERNAL_ACCESS', /glob reads files/],
  ["SELECT * FROM sniff_csv('secret.csv')", 'EXTERNAL_ACCESS', /sniff_csv reads files/],
  ["SELECT * FROM which_secret('s3://x', 's3')", 'EXTERNAL_ACCESS', /which_secret/],
  ["SELECT * FROM sql_auto_complete('FROM ''/etc/')", 'NOT_ALLOWED', /sql_auto_complete/],

  // Settings, and what other runners have loaded.
  ["SELECT current_setting('home_directory')", 'NOT_ALLOWED', /current_setting/],
  ['SELECT current_schema() AS name', 'NOT_ALLOWED', /function current_schema/],
  ['SELECT current_schema AS name', 'NOT_ALLOWED', /current_schema belongs/],
  ['SELECT pg_catalog.current_schemas(true) AS names', 'NOT_ALLOWED', /./],
  ['SELECT current_catalog AS name', 'NOT_ALLOWED', /current_catalog belongs/],
  ['SELECT "current_database"() AS name', 'NOT_ALLOWED', /function current_database/],
  ['SELECT current_query() AS sql', 'NOT_ALLOWED', /function current_query/],
  ["SELECT in_search_path('memory', 'main') AS there", 'NOT_ALLOWED', /in_search_path/],
  ['SELECT schema_name, macro_definition FROM duckdb_functions()', 'NOT_ALLOWED', /duckdb_functions/],
  ['SELECT DISTINCT schema_name FROM duckdb_types()', 'NOT_ALLOWED', /duckdb_types/],
  ["SELECT getvariable('x')", 'NOT_ALLOWED', /getvariable/],
  ['SELECT * FROM duckdb_settings()', 'NOT_ALLOWED', /duckdb_settings/],
  ['SELECT * FROM pg_settings', 'NOT_ALLOWED', /pg_settings/],
  ['SELECT * FROM duckdb_secrets()', 'NOT_ALLOWED', /duckdb_secrets/],
  ['SELECT * FROM duckdb_logs', 'NOT_ALLOWED', /duckdb_logs/],
  ['SELECT * FROM "duckdb_tables"', 'NOT_ALLOWED', /duckdb_tables/],
  ['SELECT * FROM information_schema.columns', 'NOT_ALLOWED', /information_schema/],
  ['SELECT * FROM sqlite_master', 'NOT_ALLOWED', /sqlite_master/],
  ["SELECT * FROM pragma_storage_info('sales')", 'NOT_ALLOWED', /pragma_storage_info/],
  ['SELECT * FROM __deckwright_1.sales', 'NOT_ALLOWED', /__deckwright_1/],
  ['SUMMARIZE "__Deckwright_1".sales', 'NOT_ALLOWED', /__deckwright_1/],
  ['SHOW ALL TABLES', 'NOT_ALLOWED', /Only the loaded tables/],
  ['FROM (DESC)', 'NOT_ALLOWED', /Only the loaded tables/],
  ['SHOW DATABASES', 'NOT_ALLOWED', /Only the loaded tables/],
];

/** SQL that must be refused over the table of `sales.ts`, with its code and what the message must say. */
export const HOSTILE_SQL: readonly HostileSql[] = REFUSED.map(([sql, code, message]) => ({
  sql,
  code,
  message,
}));
