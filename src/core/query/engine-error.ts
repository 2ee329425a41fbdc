import { DeckError } from '../errors.js';
import { QueryError, type QueryErrorCode } from './errors.js';
import type { GuardedSelect } from './guarded-select.js';
import { lineAndColumn, scanSql } from './sql-text.js';

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

const HINTS: Partial<Record<QueryErrorCode, string>> = {
  NOT_A_SINGLE_SELECT: 'Queries only read: give one SELECT (WITH, VALUES, DESCRIBE and SUMMARIZE are fine).',
  EXTERNAL_ACCESS: 'Queries read loaded tables only: load the file or URL as a dataset.',
  EXTENSION: 'No extension is loaded: use the built-in functions.',
  MEMORY: 'Aggregate or filter more before sorting and joining.',
  SYNTAX:
    'Correct the SQL at this place or before it; a name that is a keyword or no plain word stands in double quotes.',
  UNKNOWN_TABLE: 'Load a dataset with this table name, or correct the name.',
  CONVERSION: 'TRY_CAST gives NULL for values that do not convert.',
};

/** First words of statements that are not queries: for them "syntax error" would mislead. */
const STATEMENTS =
  /^(alter|analyze|attach|begin|call|checkpoint|comment|commit|copy|create|deallocate|delete|detach|drop|execute|explain|export|force|import|insert|install|load|merge|pragma|prepare|reset|rollback|set|truncate|update|use|vacuum)$/i;

const CRASHES =
  /table index is out of bounds|signature mismatch|Maximum call stack|unreachable|memory access out of bounds|null function/i;

/** True where the engine has run past a wasm exception: what it answers from now on cannot be trusted. */
export function isCrash(error: unknown): boolean {
  return error instanceof Error && CRASHES.test(error.message);
}

/**
 * Turns what the engine threw into a QueryError with the author's SQL, position and candidates.
 * An error that is already ours (a missing asset) stays as it is.
 */
export function queryErrorFrom(cause: unknown, sql: string, select?: GuardedSelect): DeckError<string> {
  if (DeckError.is(cause)) return cause;
  const raw = cause instanceof Error ? cause.message : String(cause);
  const report = parseReport(raw);
  const message = report.exception_message ?? raw;
  const code = codeOf(report, message, sql);
  const position =
    report.position === undefined ? undefined : select?.authorPosition(Number(report.position));
  const candidates = candidatesOf(report, message);
  const meant = candidates.slice(0, 3).map((name) => JSON.stringify(name));
  const hint = meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : HINTS[code];
  const placed = position !== undefined && code !== 'NOT_A_SINGLE_SELECT';
  const place = placed ? `${lineAndColumn(sql, position)} of the SQL: ` : '';
  return new QueryError(code, `${place}${readable(code, firstParagraph(message), sql)}`, {
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

function codeOf(report: EngineReport, message: string, sql: string): QueryErrorCode {
  if (CRASHES.test(message)) return 'ENGINE_CRASHED';
  const type = report.exception_type?.toLowerCase() ?? '';
  if (/extension/i.test(message) && (type === 'catalog' || type === 'binder')) return 'EXTENSION';
  if (type === 'catalog') {
    if (/function|macro/i.test(report.type ?? message)) return 'UNKNOWN_FUNCTION';
    return 'UNKNOWN_TABLE';
  }
  if (type === 'binder') {
    if (
      report.error_subtype === 'COLUMN_NOT_FOUND' ||
      /^(Referenced column|Table ".*" does not have a column)/.test(message)
    ) {
      return 'UNKNOWN_COLUMN';
    }
    if (/^Referenced table/.test(message)) return 'UNKNOWN_TABLE';
  }
  if (type === 'parser' || type === 'syntax') {
    const first = scanSql(sql)[0];
    return first && STATEMENTS.test(sql.slice(first.start, first.end)) ? 'NOT_A_SINGLE_SELECT' : 'SYNTAX';
  }
  if (/disabled by configuration/.test(message)) return 'EXTERNAL_ACCESS';
  if (/prepare multiple statements/i.test(message)) return 'NOT_A_SINGLE_SELECT';
  return CODE_OF_TYPE[type] ?? 'FAILED';
}

/** The engine names candidates in a field or, for tables, in the message. Schema prefixes are not the author's. */
function candidatesOf(report: EngineReport, message: string): string[] {
  const listed = Array.isArray(report.candidates)
    ? report.candidates
    : (report.candidates?.split(/,\s*/) ?? []);
  const named =
    listed.length > 0 ? listed : quoted(/Candidate (?:bindings|tables): (.*)/.exec(message)?.[1] ?? '');
  return [...new Set(named.map((name) => name.trim()).filter(Boolean))];
}

function quoted(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1] as string);
}

/** The engine's commonest messages without its jargon and without the candidates, which stand in the hint. */
const WORDINGS: [RegExp, (name: string, table: string) => string][] = [
  [
    /^Referenced column "(.*?)" not found/,
    (name) => `There is no column "${name}" in the tables of this query.`,
  ],
  [
    /^Table "(.*?)" does not have a column named "(.*?)"/,
    (table, name) => `The table "${table}" has no column "${name}".`,
  ],
  [/^Table with name (.*?) does not exist/, (name) => `There is no table "${name}".`],
  [/^Referenced table "(.*?)" not found/, (name) => `The query reads no table "${name}".`],
  [/^[\w ]*?(?:Function|Macro) with name (.*?) does not exist/i, (name) => `There is no function "${name}".`],
  [/^syntax error at or near "(.*)"$/s, (name) => `Syntax error near "${name}".`],
  [/^syntax error at end of input/, () => 'The SQL ends in the middle of a query.'],
];

function readable(code: QueryErrorCode, message: string, sql: string): string {
  const first = scanSql(sql)[0];
  if (code === 'NOT_A_SINGLE_SELECT' && first && !/multiple statements/i.test(message)) {
    return `${sql.slice(first.start, first.end).toUpperCase()} is no query.`;
  }
  for (const [pattern, write] of WORDINGS) {
    const [matched, name = '', other = ''] = pattern.exec(message) ?? [];
    if (matched !== undefined) return write(name, other);
  }
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** Lists of candidate functions run to dozens of lines. */
function firstParagraph(message: string): string {
  return (
    message
      .split(/\n\s*(?:Candidate functions|Either add)/)[0]
      ?.trim()
      .slice(0, 600) ?? message
  );
}
