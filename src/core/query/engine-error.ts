import { parseReport, type EngineReport } from './engine-report.js';
import { errorCode } from './error-code.js';
import { errorHint, ONLY_OVER, readableMessage } from './error-wording.js';
import { QueryError } from '../base/query-error.js';
import type { GuardedSelect } from './guarded-select.js';
import { OWN_PREFIX } from './refused-names.js';
import { lineAndColumn } from './sql-text.js';

/**
 * Turns what the engine threw into a QueryError with the author's SQL, position and candidates; schemas and staging
 * tables of ours are not named.
 */
export function queryErrorFrom(cause: unknown, sql: string, select?: GuardedSelect): QueryError {
  const raw = cause instanceof Error ? cause.message : String(cause);
  const report = parseReport(raw);
  const message = withoutSchemas(report.exception_message ?? raw);
  const position =
    report.position === undefined ? undefined : select?.authorPosition(Number(report.position));
  const code = errorCode(report, message, sql, position);
  const candidates = candidatesOf(report, message);
  const failure = { message, sql, position, candidates };
  const hint = errorHint(code, failure);
  const placed = position !== undefined && code !== 'NOT_A_SINGLE_SELECT';
  const place = placed ? `${lineAndColumn(sql, position)} of the SQL: ` : '';
  return new QueryError(code, `${place}${readableMessage(code, failure)}`, {
    cause,
    sql,
    candidates,
    ...(position === undefined ? {} : { position }),
    ...(hint === undefined ? {} : { hint }),
  });
}

const NAMED = /Candidate (?:bindings|tables|Entries): (.*)/;
const NO_CANDIDATE = new RegExp(String.raw`^$|\(|__postfix|${OWN_PREFIX}|^(?:duckdb|pg|sqlite|pragma)_`);

/**
 * The engine names candidates in a field or, for tables, in the message. Only names: signatures of functions, tables of
 * the engine and those of other runners cannot stand in the place of the wrong name.
 */
function candidatesOf(report: EngineReport, message: string): string[] {
  if (ONLY_OVER.test(message)) return [];
  const listed = Array.isArray(report.candidates)
    ? report.candidates
    : (report.candidates?.split(/,\s*(?![^(]*\))/) ?? []);
  const named = listed.length > 0 ? listed : quoted(NAMED.exec(message)?.[1] ?? '');
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
