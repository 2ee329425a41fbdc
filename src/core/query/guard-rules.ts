import { QueryError, type QueryErrorCode } from '../base/query-error.js';
import { refusedFunction, refusedName } from './refused-names.js';
import { textOf, type SqlToken } from './sql-text.js';

/** What a query can begin with, once its parentheses are off. */
const QUERIES =
  /^(?:select|with|from|values|table|describe|desc|show|summarize|pivot|unpivot|pivot_wider|pivot_longer)$/i;

/** First words of statements that are no queries: for them "syntax error" would mislead. */
export const STATEMENTS =
  /^(?:alter|analyze|attach|begin|call|checkpoint|comment|commit|copy|create|deallocate|delete|detach|drop|execute|explain|export|force|import|insert|install|load|merge|pragma|prepare|reset|rollback|set|truncate|update|use|vacuum)$/i;

export const ONLY_READ =
  'Queries only read: give one SELECT (WITH, VALUES, DESCRIBE and SUMMARIZE are fine).';

/**
 * What the engine's parser would let through: text that it could split in another way than we do, a parenthesis that
 * would close ours, and names that reach the machine, the engine's state or another runner's tables.
 */
export function checkTokens(sql: string, tokens: readonly SqlToken[]): void {
  const refuse = (code: QueryErrorCode, token: SqlToken, message: string, hint: string) => {
    throw new QueryError(code, message, { sql, position: token.start, hint });
  };
  checkBeginning(sql, tokens, refuse);
  let depth = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const text = textOf(sql, token);
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth < 0) refuse('SYNTAX', token, 'There is no opening parenthesis for this one.', 'Take it out.');
    checkLexing(sql, token, next, refuse);
    if (token.kind !== 'word' && token.kind !== 'quoted') return;
    const name = (token.kind === 'word' ? text : text.slice(1, -1).replaceAll('""', '"')).toLowerCase();
    const refusal = (textOf(sql, next) === '(' ? refusedFunction(name) : undefined) ?? refusedName(name);
    if (refusal) refuse(refusal.code, token, refusal.message, refusal.hint);
    if (token.kind === 'word') checkShow(sql, tokens, index, refuse);
  });
  if (depth > 0) {
    const open = unclosed(sql, tokens);
    if (open) refuse('SYNTAX', open, 'This parenthesis is not closed.', 'Close it.');
  }
}

type Refuse = (code: QueryErrorCode, token: SqlToken, message: string, hint: string) => void;

function checkBeginning(sql: string, tokens: readonly SqlToken[], refuse: Refuse): void {
  const first = tokens.find((token) => textOf(sql, token) !== '(') ?? tokens[0];
  if (!first) return;
  const text = textOf(sql, first);
  if (first.kind === 'word' && QUERIES.test(text)) return;
  if (first.kind === 'word' && STATEMENTS.test(text)) {
    refuse('NOT_A_SINGLE_SELECT', first, `${text.toUpperCase()} is no query.`, ONLY_READ);
  }
  refuse('SYNTAX', first, `Syntax error near "${text}".`, 'A query begins with SELECT, WITH or FROM.');
}

function checkLexing(sql: string, token: SqlToken, next: SqlToken | undefined, refuse: Refuse): void {
  const text = textOf(sql, token);
  const touches = next?.start === token.end;
  if (token.open) {
    const what = token.kind === 'quoted' ? 'The name' : 'The text';
    refuse('SYNTAX', token, `${what} that begins here has no closing quote.`, 'Close it.');
  }
  if (token.kind === 'unreadable') {
    const code = (sql.codePointAt(token.start) as number).toString(16).toUpperCase().padStart(4, '0');
    refuse('SYNTAX', token, `The character U+${code} cannot stand here.`, 'Take it out, or quote the name.');
  }
  if (token.kind === 'number' && touches && next?.kind !== 'symbol') {
    refuse('SYNTAX', token, `The number ${text} runs into what follows.`, 'Put a space between them.');
  }
  if (token.kind === 'string' && /^e/i.test(text) && /^'/.test(textOf(sql, next))) {
    refuse('SYNTAX', token, 'This text would go on in the next quotes.', 'Join the two with ||.');
  }
  if (/^u$/i.test(text) && touches && /^&['"]/.test(sql.slice(token.end, token.end + 2))) {
    refuse('SYNTAX', token, 'U& text is not supported.', 'Write the characters as they are, or use chr().');
  }
}

/** SHOW and DESCRIBE alone, or of all, list what every runner has loaded. */
function checkShow(sql: string, tokens: readonly SqlToken[], index: number, refuse: Refuse): void {
  const token = tokens[index] as SqlToken;
  const before = textOf(sql, tokens[index - 1]);
  // DESC also stands behind ORDER BY.
  if (!/^(?:show|describe|desc)$/i.test(textOf(sql, token)) || (before !== '' && before !== '(')) return;
  if (!/^(?:|\)|"?(?:all|databases|schemas|variables)"?)$/i.test(textOf(sql, tokens[index + 1]))) return;
  refuse(
    'NOT_ALLOWED',
    token,
    'Only the loaded tables are shown.',
    'Use SHOW TABLES or DESCRIBE with a table.',
  );
}

function unclosed(sql: string, tokens: readonly SqlToken[]): SqlToken | undefined {
  const open: SqlToken[] = [];
  for (const token of tokens) {
    if (textOf(sql, token) === '(') open.push(token);
    if (textOf(sql, token) === ')') open.pop();
  }
  return open.at(-1);
}
