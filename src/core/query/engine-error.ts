import { DeckError } from '../errors.js';
import { errorHint, readableMessage } from './error-wording.js';
import { QueryError, type QueryErrorCode } from './errors.js';
import { STATEMENTS } from './guard-rules.js';
import type { GuardedSelect } from './guarded-select.js';
import { OWN_PREFIX } from './refused-names.js';
import { lineAndColumn, scanSql, textOf } from './sql-text.js';

/** What the engine says with `errors_as_json`. */
interface EngineReport {
  exception_type?: string;
  exception_message?: string;
  error_subtype?: string;
  type?: string;
  position?: string | number;
  candidates?: string | string[];
}

const CODE_OF_TYPE: Record<string, QueryErrorCode> = {
  parser: 'SYNTAX',
  syntax: 'SYNTAX',
  binder: 'TYPE_MISMATCH',
  conversion: 'CONVERSION',
  'mismatch type': 'TYPE_MISMATCH',
  'invalid type': 'TYPE_MISMATCH',
  'out of range': 'RANGE',
  permission: 'EXTERNAL_ACCESS',
  io: 'EXTERNAL_ACCESS',
  http: 'EXTERNAL_ACCESS',
  'missing extension': 'EXTENSION',
  'extension autoloading': 'EXTENSION',
  'out of memory': 'MEMORY',
  fatal: 'ENGINE_CRASHED',
};

const CRASHES =
  /table index is out of bounds|signature mismatch|Maximum call stack|unreachable|memory access out of bounds|null function/i;

/** What the parser says of statements within a SELECT. */
const WRITES = /^A CTE needs a SELECT|SELECT INTO not supported|SELECT locking clause/;

/** True where the engine has run past a wasm exception: what it answers from now on cannot be trusted. */
export function isCrash(error: unknown): boolean {
  return error instanceof Error && CRASHES.test(error.message);
}

/**
 * Turns what the engine threw into a QueryError with the author's SQL, position and candidates; schemas and staging
 * tables of ours are not named. An error that is already ours (a missing asset) stays as it is.
 */
export function queryErrorFrom(cause: unknown, sql: string, select?: GuardedSelect): DeckError<string> {
  if (DeckError.is(cause)) return cause;
  const raw = cause instanceof Error ? cause.message : String(cause);
  const report = parseReport(raw);
  const message = withoutSchemas(report.exception_message ?? raw);
  const position =
    report.position === undefined ? undefined : select?.authorPosition(Number(report.position));
  const code = codeOf(report, message, sql, position);
  const candidates = candidatesOf(report, message);
  const hint = errorHint(code, { message, sql, position, candidates });
  const placed = position !== undefined && code !== 'NOT_A_SINGLE_SELECT';
  const place = placed ? `${lineAndColumn(sql, position)} of the SQL: ` : '';
  return new QueryError(code, `${place}${readableMessage(code, message, sql)}`, {
    cause,
    sql,
    candidates,
    ...(position === undefined ? {} : { position }),
    ...(hint === undefined ? {} : { hint }),
  });
}

function parseReport(raw: string): EngineReport {
  const start = raw.indexOf('{"exception_type"');
  if (start < 0) {
    const match = /^(?:Failed to extract statements: )?([A-Z][A-Za-z ]+?) Error: ([\s\S]*)$/.exec(raw);
    return match ? { exception_type: match[1], exception_message: match[2] } : {};
  }
  try {
    return JSON.parse(raw.slice(start, raw.lastIndexOf('}') + 1)) as EngineReport;
  } catch {
    return {};
  }
}

function codeOf(
  report: EngineReport,
  message: string,
  sql: string,
  position: number | undefined,
): QueryErrorCode {
  if (CRASHES.test(message)) return 'ENGINE_CRASHED';
  const type = report.exception_type?.toLowerCase() ?? '';
  if (
    /extension/i.test(message) &&
    /^(?:catalog|binder|missing extension|extension autoloading)$/.test(type)
  ) {
    return readsFile(sql) ? 'EXTERNAL_ACCESS' : 'EXTENSION';
  }
  if (type === 'catalog') {
    if (/^Type with name/.test(message)) return 'TYPE_MISMATCH';
    return /function|macro/i.test(report.type ?? message) ? 'UNKNOWN_FUNCTION' : 'UNKNOWN_TABLE';
  }
  if (type === 'binder') {
    if (
      report.error_subtype === 'COLUMN_NOT_FOUND' ||
      /^(Referenced column|Table ".*" does not have a column|Column ".*" in \w+ list not found)/.test(message)
    ) {
      return 'UNKNOWN_COLUMN';
    }
    if (/^Referenced table/.test(message)) return 'UNKNOWN_TABLE';
  }
  if (type === 'parser' || type === 'syntax') {
    return WRITES.test(message) || isStatement(sql, position) ? 'NOT_A_SINGLE_SELECT' : 'SYNTAX';
  }
  if (/disabled by configuration/.test(message)) return 'EXTERNAL_ACCESS';
  if (/prepare multiple statements/i.test(message)) return 'NOT_A_SINGLE_SELECT';
  return CODE_OF_TYPE[type] ?? 'FAILED';
}

/** True where the parser stumbled behind `(INSERT`, `(DROP` …: a statement in the place of a query. */
function isStatement(sql: string, position: number | undefined): boolean {
  if (position === undefined) return false;
  const tokens = scanSql(sql).filter(({ start }) => start <= position);
  const at = tokens.findLastIndex((token) => STATEMENTS.test(textOf(sql, token)));
  return at > 0 && at >= tokens.length - 2 && textOf(sql, tokens[at - 1]) === '(';
}

/** True for `FROM 'sales.parquet'`: the engine lacks an extension for it, but the reader must know of files. */
function readsFile(sql: string): boolean {
  const tokens = scanSql(sql);
  return tokens.some(
    ({ kind }, at) => kind === 'string' && /^(?:from|join|,)$/i.test(textOf(sql, tokens[at - 1])),
  );
}

const NO_CANDIDATE = new RegExp(String.raw`^$|\(|${OWN_PREFIX}|^(?:duckdb|pg|sqlite|pragma)_`);

/**
 * The engine names candidates in a field or, for tables, in the message. Only names: signatures of functions, tables of
 * the engine and those of other runners cannot stand in the place of the wrong name.
 */
function candidatesOf(report: EngineReport, message: string): string[] {
  const listed = Array.isArray(report.candidates)
    ? report.candidates
    : (report.candidates?.split(/,\s*(?![^(]*\))/) ?? []);
  const named =
    listed.length > 0 ? listed : quoted(/Candidate (?:bindings|tables): (.*)/.exec(message)?.[1] ?? '');
  const names = named.map((name) => name.trim()).filter((name) => !NO_CANDIDATE.test(name));
  return [...new Set(names.map(withoutSchemas))];
}

function quoted(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1] as string);
}

const SCHEMA = new RegExp(
  String.raw`"?(?:memory\.)?(?:\b(?:main|memory)|${OWN_PREFIX}_\w+)"?\.(?=["\w])`,
  'g',
);

/** `memory.main.sales` → `sales`. */
function withoutSchemas(text: string): string {
  return text.replace(SCHEMA, (match) => (match.startsWith('"') && !match.endsWith('".') ? '"' : ''));
}
