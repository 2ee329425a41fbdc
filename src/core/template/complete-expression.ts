import type { Column } from '../query/types.js';
import { DATE_STYLES } from './dates.js';
import { FORMAT_NAMES } from './formats.js';
import { FUNCTION_NAMES, isFunction, usage } from './functions.js';
import { Lexer, type Token } from './lexer.js';
import { writeName } from './nearest.js';
import { TemplateError } from './template-error.js';

export interface ExpressionNames {
  columns: readonly Column[];
  /** Variables with the title of the source they read, where they name one. */
  variables: readonly { name: string; source?: string }[];
}

export interface ExpressionCompletion {
  label: string;
  kind: 'column' | 'variable' | 'function' | 'format' | 'keyword';
  insert: string;
  /** The type of a column, the source of a variable, how a function is called. */
  detail?: string;
  /** Higher comes first among equally good matches. */
  rank: number;
}

export interface ExpressionCompletions {
  /** Offset at which the completed word begins. */
  from: number;
  items: ExpressionCompletion[];
}

const KEYWORDS = ['and', 'or', 'not', 'true', 'false', 'null'];

/** What can stand at an offset of a placeholder's inside. Undefined in text, in numbers and in what cannot be read. */
export function completeExpression(
  text: string,
  offset: number,
  { columns, variables }: ExpressionNames,
): ExpressionCompletions | undefined {
  const before = tokensOf(text, offset);
  if (!before) return undefined;
  const last = before.at(-1);
  const inWord = last?.kind === 'name' && last.end === offset ? last : undefined;
  if (last && last.end === offset && (last.kind === 'number' || last.kind === 'string')) return undefined;
  const from = inWord?.pos ?? offset;
  const rest = inWord ? before.slice(0, -1) : before;
  const bar = rest.findLastIndex(({ kind, text: sign }) => kind === 'operator' && sign === '|');
  if (bar >= 0) return formatsAt(from, rest.slice(bar + 1));
  const open = openCall(rest);
  return {
    from,
    items: [
      ...columns
        .filter(({ name }) => !name.includes('`'))
        .map(({ name, type }): ExpressionCompletion => ({
          label: name,
          kind: 'column',
          insert: writeName(name),
          detail: type,
          rank: open ? 3 : 1,
        })),
      ...variables.map(({ name, source }): ExpressionCompletion => ({
        label: name,
        kind: 'variable',
        insert: writeName(name),
        ...(source !== undefined && { detail: source }),
        rank: 2,
      })),
      ...FUNCTION_NAMES.map((name): ExpressionCompletion => ({
        label: name,
        kind: 'function',
        insert: name,
        detail: usage(name).split(' or ')[0] ?? name,
        rank: open ? 0 : 2,
      })),
      ...KEYWORDS.map((word): ExpressionCompletion => ({
        label: word,
        kind: 'keyword',
        insert: word,
        rank: -1,
      })),
    ],
  };
}

/** Undefined where a string is open, or where a sign is none of the grammar's. */
function tokensOf(text: string, to: number): Token[] | undefined {
  const tokens: Token[] = [];
  try {
    const lexer = new Lexer(text, 0, to);
    for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) tokens.push(token);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return undefined;
  }
  return tokens;
}

function formatsAt(from: number, written: readonly Token[]): ExpressionCompletions | undefined {
  const [name, ...args] = written;
  const offer = (labels: readonly string[]): ExpressionCompletions => ({
    from,
    items: labels.map((label) => ({ label, kind: 'format', insert: label, rank: 0 })),
  });
  if (!name) return offer(FORMAT_NAMES);
  return name.text === 'date' && args.length === 1 ? offer(DATE_STYLES) : undefined;
}

/** Whether the last bracket that is open is that of a function. */
function openCall(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { kind, text } = tokens[at] as Token;
    if (kind !== 'operator') continue;
    if (text === ')') depth += 1;
    else if (text === '(' && depth-- === 0) return isFunction(tokens[at - 1]?.text ?? '');
  }
  return false;
}
