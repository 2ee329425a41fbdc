import * as v from 'valibot';
import { WIDGET_TYPES } from '../chart/types.js';
import { coverageSchema, slideSchema } from '../deck/schema.js';
import { DeckError } from '../errors.js';
import { REQUEST_LIMITS } from './request-limits.js';
import {
  PROTOCOL,
  type CancelRunRequest,
  type GenerateDeckRequest,
  type ModifySlideRequest,
  type QueryFromPromptRequest,
  type ResumeRequest,
} from './protocol.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const id = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(REQUEST_LIMITS.id));
const text = v.pipe(
  v.string(),
  v.maxLength(REQUEST_LIMITS.text, `must have at most ${REQUEST_LIMITS.text} characters`),
);
const sql = v.pipe(v.string(), v.maxLength(REQUEST_LIMITS.sql));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const locale = v.optional(v.pipe(v.string(), v.check(isLocale, 'must be a language tag such as "en-US"')));
const privacy = v.picklist(['all', 'sample', 'none']);

const columns = v.pipe(
  v.array(
    v.looseObject({
      name: v.string(),
      type: v.picklist(['number', 'string', 'boolean', 'date', 'datetime', 'json']),
      dbType: v.string(),
    }),
  ),
  v.maxLength(REQUEST_LIMITS.columns),
);

const widgetInput = v.looseObject({
  id,
  type: v.picklist(WIDGET_TYPES),
  title: text,
  description: v.optional(text),
  dataKey: v.optional(sql),
  duckdbQuery: v.optional(sql),
  config: v.optional(v.custom<Record<string, unknown>>(isObject, 'must be an object')),
  columns,
  // One cheap pass: the cells came from JSON, so they are JSON.
  rows: v.optional(
    v.pipe(
      v.custom<Record<string, unknown>[]>(
        (value) => Array.isArray(value) && value.every(isObject),
        'must be a list of objects',
      ),
      v.maxLength(REQUEST_LIMITS.rows, `must have at most ${REQUEST_LIMITS.rows} entries`),
    ),
  ),
  rowCount: count,
  stats: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        nulls: count,
        distinct: v.optional(count),
        min: v.optional(v.union([v.string(), v.number()])),
        max: v.optional(v.union([v.string(), v.number()])),
      }),
    ),
  ),
  queriedAt: v.string(),
  coverage: v.optional(coverageSchema),
});

const violations = v.pipe(v.array(text), v.maxLength(200));

const runId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, "-" or "_"'));

const runRequest = v.looseObject({ protocol: v.literal(PROTOCOL), runId });
const resumeRequest = v.looseObject({
  ...runRequest.entries,
  since: v.pipe(v.number(), v.integer(), v.minValue(-1)),
});

const generateDeckRequest = v.looseObject({
  protocol: v.literal(PROTOCOL),
  privacy,
  runId: v.optional(runId),
  title: text,
  locale,
  audience: v.optional(text),
  goal: v.optional(text),
  systemPromptHint: v.optional(text),
  slides: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('auto')])),
  story: v.optional(
    v.looseObject({
      summary: v.optional(v.boolean()),
      sections: v.optional(v.boolean()),
      closing: v.optional(v.boolean()),
      appendix: v.optional(v.boolean()),
      storyline: v.optional(v.boolean()),
    }),
  ),
  widgets: v.pipe(
    v.array(widgetInput),
    v.minLength(1, 'must have at least one entry'),
    v.maxLength(REQUEST_LIMITS.widgets, `must have at most ${REQUEST_LIMITS.widgets} entries`),
    v.check(
      (widgets) => new Set(widgets.map((widget) => widget.id)).size === widgets.length,
      'must have different ids',
    ),
  ),
  only: v.optional(v.pipe(v.array(id), v.maxLength(1000))),
  violations: v.optional(
    v.pipe(
      v.custom<Record<string, string[]>>(isObject, 'must be an object from slide ids to lines'),
      v.check(
        (map) => Object.values(map).every((lines) => v.is(violations, lines)),
        'must hold lists of lines',
      ),
    ),
  ),
});

const modifySlideRequest = v.looseObject({
  protocol: v.literal(PROTOCOL),
  privacy,
  runId: v.optional(runId),
  slide: slideSchema,
  instruction: v.pipe(text, v.minLength(1, 'must not be empty')),
  widget: v.optional(widgetInput),
  deck: v.looseObject({ title: text, outline: v.pipe(v.array(text), v.maxLength(1000)) }),
  locale,
  violations: v.optional(violations),
});

const cell = v.pipe(v.string(), v.maxLength(REQUEST_LIMITS.id));
const facts = v.pipe(
  v.array(
    v.looseObject({
      name: v.string(),
      nulls: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      distinct: v.optional(count),
      min: v.optional(v.union([cell, v.number()])),
      max: v.optional(v.union([cell, v.number()])),
      readAs: v.optional(text),
      values: v.optional(v.pipe(v.array(v.strictTuple([cell, count])), v.maxLength(REQUEST_LIMITS.values))),
      samples: v.optional(v.pipe(v.array(cell), v.maxLength(REQUEST_LIMITS.values))),
    }),
  ),
  v.maxLength(REQUEST_LIMITS.columns),
);

const queryFromPromptRequest = v.looseObject({
  protocol: v.literal(PROTOCOL),
  privacy: v.optional(privacy),
  prompt: text,
  tables: v.pipe(
    v.array(
      v.looseObject({
        name: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
        columns,
        rowCount: count,
        facts: v.optional(facts),
      }),
    ),
    v.maxLength(REQUEST_LIMITS.tables, `must have at most ${REQUEST_LIMITS.tables} entries`),
  ),
  dialect: v.optional(v.picklist(['duckdb', 'postgres', 'clickhouse'])),
  locale,
});

/**
 * @throws DeckError `unsupported_protocol`, or `invalid` with the path of the offending field.
 */
export function parseQueryFromPromptRequest(value: unknown): QueryFromPromptRequest {
  const request = parse(queryFromPromptRequest, value);
  const { privacy: mode = 'none', tables } = request;
  tables.forEach(({ facts: told = [] }, table) =>
    told.forEach((fact, at) => {
      const field = Object.keys(fact).find((key) => key !== 'name' && key !== 'nulls');
      if (mode === 'none' && field !== undefined) refuseUnderNone(`tables[${table}].facts[${at}].${field}`);
    }),
  );
  return request;
}

/**
 * @throws DeckError `unsupported_protocol`, or `invalid` with the path of the offending field.
 */
export function parseGenerateDeckRequest(value: unknown): GenerateDeckRequest {
  const request = parse(generateDeckRequest, value) as unknown as GenerateDeckRequest;
  request.widgets.forEach((widget, index) => checkPrivacy(request.privacy, widget, `widgets[${index}]`));
  return request;
}

/**
 * @throws DeckError `unsupported_protocol`, or `invalid` with the path of the offending field.
 */
export function parseModifySlideRequest(value: unknown): ModifySlideRequest {
  const request = parse(modifySlideRequest, value) as unknown as ModifySlideRequest;
  if (request.widget) checkPrivacy(request.privacy, request.widget, 'widget');
  return request;
}

/**
 * @throws DeckError `unsupported_protocol`, or `invalid` with the path of the offending field.
 */
export function parseResumeRequest(value: unknown): ResumeRequest {
  return parse(resumeRequest, value);
}

/**
 * @throws DeckError `unsupported_protocol`, or `invalid` with the path of the offending field.
 */
export function parseCancelRequest(value: unknown): CancelRunRequest {
  return parse(runRequest, value);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  if (isObject(value) && value.protocol !== undefined && value.protocol !== PROTOCOL) {
    const got = JSON.stringify(value.protocol).slice(0, 50);
    throw new DeckError('unsupported_protocol', `Protocol ${got} is not supported; supported: ${PROTOCOL}.`, {
      path: 'protocol',
    });
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = pathOf(issue.path);
  throw new DeckError('invalid', `${path || 'The body'}: ${issue.message}.`, path ? { path } : {});
}

/** A client that promised to send no data and sends some is stopped here, before anything reads or logs it. */
function checkPrivacy(mode: GenerateDeckRequest['privacy'], widget: object, path: string): void {
  if (mode !== 'none') return;
  const carried = ['rows', 'dataKey', 'duckdbQuery'].find(
    (field) => (widget as Record<string, unknown>)[field],
  );
  const stats = (widget as { stats?: object[] }).stats ?? [];
  const bound = stats.findIndex((entry) => 'min' in entry || 'max' in entry);
  const field = carried ?? (bound < 0 ? undefined : `stats[${bound}]`);
  if (field !== undefined) refuseUnderNone(`${path}.${field}`);
}

function refuseUnderNone(path: string): never {
  throw new DeckError('invalid', `${path}: must not be sent under privacy "none".`, { path });
}

/** `widgets[2].columns`, the way a developer writes it. */
function pathOf(path: readonly { key: unknown }[] | undefined): string {
  return (path ?? []).reduce(
    (text, { key }) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
