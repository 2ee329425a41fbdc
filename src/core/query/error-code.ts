import { tellsCrash, type EngineReport } from './engine-report.js';
import type { QueryErrorCode } from '../base/query-error.js';
import { STATEMENTS } from './guard-rules.js';
import { scanSql, textOf } from './sql-text.js';

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
};

/** What the parser says of statements within a SELECT. */
const WRITES = /^A CTE needs a SELECT|SELECT INTO not supported|SELECT locking clause/;

const COLUMNS = new RegExp(
  [
    'Referenced column',
    'Table ".*" does not have a column',
    'Column ".*" in \\w+ list not found',
    'Column ".*" does not exist on (?:left|right) side',
    'Column ".*" referenced in UNPIVOT',
    'No matching columns found',
    'Could not find key ".*" in struct',
  ]
    .map((start) => `^${start}`)
    .join('|'),
);

/** Of parts of a query that do not go together, whatever types their values have. */
const STRUCTURE =
  /clause cannot contain|must appear in the GROUP BY clause|^Ambiguous reference|cannot be nested|term out of range|^Set operations can only apply|^Subquery returns|^LIMIT\/OFFSET cannot be|columns available but|^No columns found to join on|^Missing ASOF JOIN|^STAR expression|^UNNEST not supported here|^Columns can only be referenced within|^Duplicate (?:alias|column)/i;

/** Values that a function cannot make anything of. */
const VALUES: [RegExp, QueryErrorCode][] = [
  [/^Could not parse string|^Malformed JSON|^Invalid input for hex digit|^Unknown TimeZone/i, 'CONVERSION'],
  [/is undefined outside|must be (?:between|greater)|^Invalid UTF8 Codepoint/i, 'RANGE'],
];

/** Which of our codes an engine's error has; `position` is in the author's SQL. */
export function errorCode(
  report: EngineReport,
  message: string,
  sql: string,
  position: number | undefined,
): QueryErrorCode {
  if (tellsCrash(report, message)) return 'ENGINE_CRASHED';
  const type = report.exception_type?.toLowerCase() ?? '';
  if (
    /extension/i.test(message) &&
    /^(?:catalog|binder|missing extension|extension autoloading)$/.test(type)
  ) {
    return !isInExtension(message) && readsFile(sql) ? 'EXTERNAL_ACCESS' : 'EXTENSION';
  }
  if (type === 'catalog') return missingCode(report.type ?? message, message);
  if (type === 'binder') return binderCode(report, message);
  if (type === 'parser' || type === 'syntax') {
    return WRITES.test(message) || isStatement(sql, position) ? 'NOT_A_SINGLE_SELECT' : 'SYNTAX';
  }
  if (/disabled by configuration/.test(message)) return 'EXTERNAL_ACCESS';
  if (/prepare multiple statements/i.test(message)) return 'NOT_A_SINGLE_SELECT';
  return CODE_OF_TYPE[type] ?? VALUES.find(([pattern]) => pattern.test(message))?.[1] ?? 'FAILED';
}

/** What is not in the catalogue, by its kind or a message that begins with that. */
function missingCode(kind: string, message: string): QueryErrorCode {
  if (/^Type\b/i.test(kind)) return 'TYPE_MISMATCH';
  if (/^Collation\b/i.test(kind)) return 'FAILED';
  // The engine takes a backtick for an operator and looks for its function.
  if (message.includes('`__postfix')) return 'SYNTAX';
  return /function|macro/i.test(kind) ? 'UNKNOWN_FUNCTION' : 'UNKNOWN_TABLE';
}

function binderCode({ error_subtype: subtype }: EngineReport, message: string): QueryErrorCode {
  if (subtype === 'COLUMN_NOT_FOUND' || COLUMNS.test(message)) return 'UNKNOWN_COLUMN';
  if (/^Referenced table/.test(message)) return 'UNKNOWN_TABLE';
  return STRUCTURE.test(message) ? 'SYNTAX' : 'TYPE_MISMATCH';
}

/** True where the parser stumbled behind `(INSERT`, `(DROP` …: a statement in the place of a query. */
function isStatement(sql: string, position: number | undefined): boolean {
  if (position === undefined) return false;
  const tokens = scanSql(sql).filter(({ start }) => start <= position);
  const at = tokens.findLastIndex((token) => STATEMENTS.test(textOf(sql, token)));
  return at > 0 && at >= tokens.length - 2 && textOf(sql, tokens[at - 1]) === '(';
}

/** `Scalar Function with name "excel_text" is not in the catalog, but it exists in the excel extension.` */
const isInExtension = (message: string): boolean =>
  /^[\w ]+ with name .* is not in the catalog/.test(message);

/** True for `FROM 'sales.parquet'`: the engine lacks an extension for it, but the reader must know of files. */
function readsFile(sql: string): boolean {
  const tokens = scanSql(sql);
  return tokens.some(
    ({ kind }, at) => kind === 'string' && /^(?:from|join|,)$/i.test(textOf(sql, tokens[at - 1])),
  );
}
