import type { QueryErrorCode } from '../base/query-error.js';
import { ONLY_READ } from './guard-rules.js';
import { FILE_HINT } from './refused-names.js';
import { scanSql, textOf } from './sql-text.js';

const HINTS: Partial<Record<QueryErrorCode, string>> = {
  NOT_A_SINGLE_SELECT: ONLY_READ,
  EXTERNAL_ACCESS: FILE_HINT,
  EXTENSION: 'No extension is loaded: use the built-in functions.',
  MEMORY: 'Aggregate or filter more before sorting and joining.',
  RANGE: 'Leave such values out with WHERE or CASE, or correct the argument.',
  UNKNOWN_TABLE: 'Load a dataset with this table name, or correct the name.',
  UNKNOWN_COLUMN: 'DESCRIBE shows the columns of a table.',
  UNKNOWN_FUNCTION: 'Use a function of DuckDB.',
  TYPE_MISMATCH: 'Cast the values to types that fit.',
  CONVERSION: 'TRY_CAST gives NULL for values that do not convert.',
};

/** What stands in for the extensions that queries miss most. */
const WITHOUT_EXTENSION: Record<string, string> = {
  icu: 'Moments are in UTC and have no zone: cast to TIMESTAMP first.',
  json: 'Lists and structs are read without it; text can be taken apart with regexp_extract.',
};

/** What the engine knows only with OVER, and else takes for another function that was misspelled. */
export const ONLY_OVER =
  /^Scalar Function with name (row_number|rank|dense_rank|percent_rank|cume_dist|ntile|lag|lead|first_value|last_value|nth_value) does not exist/i;

const LARGER = 'Cast to a larger type (HUGEINT, DOUBLE) before computing.';
const SPELLING =
  'Correct the SQL at this place or before it; a name that is a keyword or no plain word stands in double quotes.';

/** What helps against messages of the engine, where that is more than what helps against all of their code. */
const REMEDIES: [RegExp, string][] = [
  [ONLY_OVER, 'Write OVER (…) behind it, such as OVER (ORDER BY value DESC).'],
  [/`__postfix/, 'Put names into double quotes, not into backticks.'],
  [/must appear in the GROUP BY clause/, 'Write GROUP BY ALL, or aggregate the column.'],
  [/^WHERE clause cannot contain aggregates/, 'Put the condition into HAVING.'],
  [/clause cannot contain window functions/, 'Put the condition into QUALIFY.'],
  [/^aggregate function calls cannot be nested/, 'Aggregate in a subquery first.'],
  [/term out of range/, 'Count the columns of SELECT from 1, or write their names.'],
  [/^Set operations can only apply/, 'Give both SELECTs as many columns, or write UNION BY NAME.'],
  [/^Subquery returns/, 'Select one column in the subquery.'],
  [/^Ambiguous reference/, 'Write the table or its alias before the name.'],
  [/^No columns found to join on/, 'Write JOIN … ON with a condition, or CROSS JOIN.'],
  [/returned by a subquery used as an expression/, 'Aggregate in the subquery, or add LIMIT 1.'],
  [/^syntax error/, SPELLING],
  [/^extract specifier/i, 'Name a part such as year, quarter, month, week, day or hour.'],
  [/^Failed to parse format specifier/, 'Use the marks of strftime, such as %Y-%m-%d.'],
  [/^Could not parse string/, 'TRY_STRPTIME gives NULL for values that do not fit the format.'],
  [/^Unknown TimeZone/, 'Use a name of the IANA list, such as Europe/Berlin.'],
  [/^(?:missing [)\]]|Failed to compile regex)/, 'Correct the regular expression.'],
];

interface Failure {
  message: string;
  sql: string;
  position: number | undefined;
  candidates: readonly string[];
}

/** What to do about an engine's error; undefined where nothing general can be said. */
export function errorHint(
  code: QueryErrorCode,
  { message, sql, position, candidates }: Failure,
): string | undefined {
  const meant = candidates.slice(0, 3).map((name) => JSON.stringify(name));
  if (meant.length > 0) return `Did you mean ${meant.join(' or ')}?${textHint(code, sql, position)}`;
  if (isDynamicPivot(code, message, sql)) return "List the values: PIVOT … ON column IN ('a', 'b') USING ….";
  const remedy = REMEDIES.find(([pattern]) => pattern.test(message));
  if (remedy) return remedy[1];
  if (code === 'RANGE' && /overflow|^value out of range/i.test(message)) return LARGER;
  const signatures = [...message.matchAll(/^\t(\w+\(.*\))/gm)].slice(0, 3).map((match) => match[1] as string);
  if (signatures.length > 0) return `Cast the arguments to fit ${signatures.join(' or ')}.`;
  const own = code === 'EXTENSION' ? WITHOUT_EXTENSION[extensionOf(message) ?? ''] : undefined;
  return own ?? (textHint(code, sql, position).trim() || HINTS[code]);
}

/** `region = "North"`: text in the quotes of names. */
function textHint(code: QueryErrorCode, sql: string, position: number | undefined): string {
  if (code !== 'UNKNOWN_COLUMN' || position === undefined) return '';
  const token = scanSql(sql).find(({ start }) => start === position);
  return token?.kind === 'quoted' ? ' Text stands in single quotes.' : '';
}

const extensionOf = (message: string): string | undefined => /extension '?(\w+)'?/.exec(message)?.[1];

/** PIVOT without its values is two statements to the engine. */
function isDynamicPivot(code: QueryErrorCode, message: string, sql: string): boolean {
  return (
    code === 'NOT_A_SINGLE_SELECT' &&
    /multiple statements/.test(message) &&
    scanSql(sql).some((token) => token.kind === 'word' && /^pivot/i.test(textOf(sql, token)))
  );
}

const UNFINISHED = 'The SQL ends in the middle of a query.';

/** The engine's commonest messages without its jargon and without the candidates, which stand in the hint. */
const WORDINGS: [RegExp, (name: string, other: string) => string][] = [
  [/^NameListToString NOT IMPLEMENTED/, () => 'A name has at most three parts: database, schema and table.'],
  [ONLY_OVER, (name) => `The function ${name} works over a window of rows.`],
  [/`__postfix/, () => 'Names in backticks are not understood.'],
  [/^missing [)\]]: (.*)/s, (pattern) => `The regular expression ${pattern} is not complete.`],
  [
    /^Cannot deduce template type .*? in function: '(\w+)\(/s,
    (name) => `The arguments of ${name} have types that do not go together.`,
  ],
  [
    /^Could not choose a best candidate function for the function call "(.*?)"\./s,
    (call) => `It is not clear which function ${call} is meant to be.`,
  ],
  [
    /^Column "+(.*?)"+ in \w+ list not found/,
    (name) => `There is no column "${name}" in the tables of this query.`,
  ],
  [
    /^Column "(.*?)" does not exist on (left|right) side of join/,
    (name, side) => `The ${side} side of the join has no column "${name}".`,
  ],
  [/^Could not find key "(.*?)" in struct/, (name) => `The struct has no field "${name}".`],
  [
    /^Referenced column "(.*?)" (?:not found|was not found)/,
    (name) => `There is no column "${name}" in the tables of this query.`,
  ],
  [
    /^Table "(.*?)" does not have a column named "(.*?)"/,
    (table, name) => `The table "${table}" has no column "${name}".`,
  ],
  [/^Table with name "?(.*?)"? does not exist/, (name) => `There is no table "${name}".`],
  [/^Type with name "?(.*?)"? does not exist/, (name) => `There is no type "${name}".`],
  [/^Referenced table "(.*?)" not found/, (name) => `The query reads no table "${name}".`],
  [
    /^[\w ]*?(?:Function|Macro) with name "?(.*?)"? does not exist/i,
    (name) => `There is no function "${name}".`,
  ],
  [
    /^No function matches the given name and argument types '(.*?)'\./s,
    (call) => `No function fits ${call}.`,
  ],
  [/^syntax error at or near "(.*)"$/s, (name) => `Syntax error near "${name}".`],
  [/^syntax error at end of input/, () => UNFINISHED],
  [/required extension '(\w+)'/, (name) => `This needs the extension ${name}, which is not loaded.`],
  [/^Cannot access (?:file|directory) (".*?")/, (name) => `${name} is a file: queries cannot open it.`],
  [/^Max expression depth limit of (\d+)/, (depth) => `Expressions are nested more than ${depth} deep.`],
];

/** What went wrong, in a sentence of ours where the engine's is known. */
export function readableMessage(code: QueryErrorCode, { message, sql, position }: Failure): string {
  if (isDynamicPivot(code, message, sql)) return 'This PIVOT does not say which values become columns.';
  // The parentheses of the SQL match: this one is ours, behind its end.
  if (position === undefined && message.startsWith('syntax error at or near ")"')) return UNFINISHED;
  const said = firstParagraph(message);
  for (const [pattern, write] of WORDINGS) {
    const [matched, name = '', other = ''] = pattern.exec(said) ?? [];
    if (matched !== undefined) return write(name, other);
  }
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Lists of candidate functions run to dozens of lines; settings are not the author's. */
function firstParagraph(message: string): string {
  const [first = message] = message.split(
    /\n\s*(?:Candidate |Either add|Did you mean|Use try\(|Use CROSS JOIN)|\n[^\n]*\n\s*\^|\s*\n\n|\s*Use "SET /,
  );
  return first
    .trim()
    .slice(0, 600)
    .replace(/\bINTEGER_LITERAL\b/g, 'INTEGER')
    .replace(/\bSTRING_LITERAL\b/g, 'VARCHAR');
}
