import { resolveEncoding } from '../../core/chart/encoding.js';
import type { WidgetType } from '../../core/chart/types.js';
import { CHART_TYPES } from '../../core/chart/widget-types.js';
import { DeckError } from '../../core/errors.js';
import type { Row } from '../../core/query/types.js';
import type { Frame } from '../../core/statements/frame/frame.js';
import type { WidgetInput } from '../../core/stream/protocol.js';
import { isHeadline, type StatementList } from './statement-list.js';

/** So many statements of its own a model may make for one slide. */
export const MOST_OWN = 4;

export const SORTS = ['value', 'value-asc', 'category', 'none'] as const;
export const BULLETS = ['sentences', 'headlines', 'spoken'] as const;

export const nothing = { type: 'null' };
export const orNull = (type: string, values?: readonly string[]): object => ({
  type: [type, 'null'],
  ...(values ? { enum: [...values, null] } : {}),
});

export const ownId = (index: number): string => `own-${index + 1}`;

/** Names of all arguments that a statement of the model's own may have. */
export const argNames = ({ kinds }: StatementList): string[] => [
  ...new Set(kinds.flatMap(({ args }) => args)),
];

/**
 * JSON Schema of an answer for one slide, in the subset that every provider's strict mode takes: all that is not free is an enum.
 * @param types chart types that the slide may have
 * @param rewrite adds what only an instruction asks for
 */
export function slideSchema(
  list: StatementList,
  { types, rewrite }: { types: readonly WidgetType[]; rewrite: boolean },
): Record<string, unknown> {
  const own = Array.from({ length: list.kinds.length > 0 ? MOST_OWN : 0 }, (_, index) => ownId(index));
  const oneOf = (entries: StatementList['entries']): object => {
    const all = [...entries.map((entry) => entry.id), ...own];
    return { type: 'string', ...(all.length > 0 ? { enum: all } : {}) };
  };
  const id = oneOf(list.entries);
  const ids = { type: 'array', items: id };
  const properties = {
    own: list.kinds.length > 0 ? { type: 'array', items: ownSchema(list) } : nothing,
    title: oneOf(list.entries.filter(({ wish }) => isHeadline(wish))),
    points: ids,
    notes: ids,
    bullets: { type: 'string', enum: [...BULLETS] },
    chart: types.length > 0 ? orNull('string', types) : nothing,
    remark: orNull('string'),
    ...(rewrite
      ? {
          wording: { type: 'string', enum: ['same', 'other'] },
          sort: orNull('string', SORTS),
          top: orNull('integer'),
          highlight: orNull('string'),
          color: orNull('string'),
        }
      : {}),
  };
  return strict(properties);
}

function ownSchema(list: StatementList): Record<string, unknown> {
  const kind = { type: 'string', enum: list.kinds.map((one) => one.kind) };
  return strict({ kind, ...Object.fromEntries(argNames(list).map((name) => [name, orNull('string')])) });
}

/** An object of exactly these properties. */
export const strict = (properties: object): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Types that no columns by themselves ask for. */
const OF_THEIR_OWN: ReadonlySet<WidgetType> = new Set(['gauge', 'geo-map', 'country-map']);
/** Types that say no more than that these rows are these values; those of a course only of times. */
const PLAIN: ReadonlySet<WidgetType> = new Set([
  'bar',
  'horizontal-bar',
  'stacked-bar',
  'grouped-bar',
  'table',
]);
const OF_TIMES: ReadonlySet<WidgetType> = new Set(['line', 'area', 'multi-line', 'stacked-area']);

/**
 * The types that can show a widget's columns, as a chart or a table.
 * @param asked somebody asks for a type; else the host's is changed for one that claims nothing more
 */
export function typesFor(
  widget: WidgetInput | undefined,
  { frame, asked }: { frame: Frame | undefined; asked: boolean },
): WidgetType[] {
  if (!widget || widget.type === 'big-number') return [];
  const { columns, config, type: own } = widget;
  const row: Row = Object.fromEntries(columns.map(({ name }) => [name, 1]));
  const fits = (type: WidgetType): boolean => {
    if (OF_THEIR_OWN.has(type)) return type === own;
    const timed = OF_TIMES.has(type) && frame?.dimension?.grain !== undefined;
    if (!asked && !timed && !PLAIN.has(type)) return false;
    try {
      resolveEncoding(type, columns, widget.rows ?? [row], config);
      return true;
    } catch (error) {
      if (DeckError.is(error)) return false;
      throw error;
    }
  };
  return [...CHART_TYPES, 'table' as const].filter(fits);
}
