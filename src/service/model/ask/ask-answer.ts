import * as v from 'valibot';
import { WIDGET_TYPES, type Encoding, type WidgetType } from '../../../core/chart/types.js';
import { WIDGET_TYPE_TABLE } from '../../../core/chart/widget-types.js';
import { REQUEST_LIMITS } from '../../../core/stream/request-limits.js';
import type { AnswerPiece } from '../answer-reader.js';

/** A query as a model wrote it; nothing in it has been checked. */
export interface WrittenQuery {
  sql: string;
  title: string;
  type?: WidgetType;
  encoding: Encoding;
  explanation: string;
}

/** What a model answered: a query, or what the data lacks. */
export interface AskAnswer {
  query?: WrittenQuery;
  alternatives: WrittenQuery[];
  missing?: string;
}

export const MOST_ALTERNATIVES = 2;

const ROLES = [
  ...new Set(Object.values(WIDGET_TYPE_TABLE).flatMap(({ roles }) => roles.flat().map(({ role }) => role))),
];

const encodingSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { role: { type: 'string', enum: ROLES }, column: { type: 'string' } },
    required: ['role', 'column'],
    additionalProperties: false,
  },
};
const query = {
  title: { type: 'string' },
  type: { type: 'string', enum: [...WIDGET_TYPES] },
  encoding: encodingSchema,
  explanation: { type: 'string' },
};
const alternative = { sql: { type: 'string' }, ...query };

/** JSON Schema of an answer, in the subset that every provider's strict mode takes. */
export const ASK_SCHEMA = {
  type: 'object',
  properties: {
    sql: { type: ['string', 'null'] },
    ...query,
    alternatives: {
      type: 'array',
      items: {
        type: 'object',
        properties: alternative,
        required: Object.keys(alternative),
        additionalProperties: false,
      },
    },
    missing: { type: ['string', 'null'] },
  },
  required: ['sql', ...Object.keys(query), 'alternatives', 'missing'],
  additionalProperties: false,
};

const text = v.optional(v.fallback(v.string(), ''), '');
const written = v.object({
  sql: v.pipe(v.string(), v.transform(bareSql), v.minLength(1), v.maxLength(REQUEST_LIMITS.sql)),
  title: text,
  type: v.optional(v.fallback(v.optional(v.picklist(WIDGET_TYPES)), undefined)),
  encoding: v.optional(v.unknown()),
  explanation: text,
});

/** Puts the pieces of an answer together; of what has another form than was asked for, what can be read. */
export function askAnswer(pieces: readonly AnswerPiece[]): AskAnswer {
  const all = (key: string): unknown[] =>
    pieces.filter((piece) => piece.key === key).map(({ value }) => value);
  const last = (key: string): unknown => all(key).at(-1);
  const own = {
    sql: last('sql'),
    title: last('title'),
    type: last('type'),
    explanation: last('explanation'),
  };
  const found = readQuery({ ...own, encoding: all('encoding') });
  const missing = last('missing');
  return {
    ...(found ? { query: found } : {}),
    alternatives: all('alternatives')
      .slice(0, MOST_ALTERNATIVES)
      .flatMap((value) => readQuery(value) ?? []),
    ...(typeof missing === 'string' && missing.trim() !== '' ? { missing: missing.trim() } : {}),
  };
}

function readQuery(value: unknown): WrittenQuery | undefined {
  const result = v.safeParse(written, value);
  if (!result.success) return undefined;
  const { type, encoding, ...rest } = result.output;
  return { ...rest, encoding: encodingFrom(encoding), ...(type ? { type } : {}) };
}

/** Without the code fence that some models put SQL into, and without the semicolon at its end. */
function bareSql(sql: string): string {
  const inside = /^\s*```(?:\w+)?\s*\n([^]*?)```\s*$/.exec(sql)?.[1] ?? sql;
  return inside.trim().replace(/(?:;\s*)+$/, '');
}

const isRole = (role: unknown): role is keyof Encoding => (ROLES as unknown[]).includes(role);

/** A list of roles and columns as it was asked for, or an object from roles to columns. */
function encodingFrom(value: unknown): Encoding {
  const entries = (Array.isArray(value) ? value : [value]).flatMap((part: unknown): [unknown, unknown][] => {
    if (typeof part !== 'object' || part === null) return [];
    const { role, column } = part as { role?: unknown; column?: unknown };
    return role === undefined ? Object.entries(part) : [[role, column]];
  });
  const encoding: Encoding = {};
  for (const [role, column] of entries)
    if (isRole(role) && typeof column === 'string') encoding[role] = column;
  return encoding;
}
