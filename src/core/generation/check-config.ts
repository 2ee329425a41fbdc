import * as v from 'valibot';
import { WIDGET_TYPES, type BuilderDashboardConfig, type Widget } from '../chart/types.js';
import { deckSchema } from '../deck/schema.js';
import { DeckError, type DeckErrorCode } from '../errors.js';
import { REQUEST_LIMITS } from '../stream/request-limits.js';
import { nearest } from '../template/nearest.js';
import { checkOptions } from './check-options.js';
import { kindOf, shown } from '../base/shown.js';
import type { StartOptions, WidgetProblem } from './generation-types.js';

/** A widget of a config that can be read, or what is wrong with it. `path` is where it stands: `config.widgets[2]`. */
export type CheckedWidget =
  { widget: Widget; sql: string; path: string } | { problem: WidgetProblem; title: string };

/** Longer titles are no titles; they are cut where they are only shown. */
const TITLE_SHOWN = 200;

/**
 * What `start` was given, as far as nothing else looks at it.
 * @throws DeckError `invalid_config`, with the path
 */
export function checkStart(start: StartOptions): void {
  const given: unknown = start;
  if (!isObject(given)) throw wrong('start', 'needs an object { config }');
  if (!isMissing(given.title) && typeof given.title !== 'string') {
    throw wrong('title', `is ${kindOf(given.title)}, but must be text`);
  }
  for (const name of ['theme', 'branding'] as const) {
    if (isMissing(given[name])) continue;
    const result = v.safeParse(deckSchema.entries[name], given[name], { abortEarly: true });
    if (result.success) continue;
    const path = [name, v.getDotPath(result.issues[0])].filter(Boolean).join('.');
    const hint = name === 'theme' ? 'Give one of `themes`, or one of the same shape.' : undefined;
    throw wrong(path, `cannot be used: ${result.issues[0].message}`, hint);
  }
}

/**
 * The widgets of a dashboard config in their order. One that is wrong by itself is a problem beside the others; one
 * without a title goes by its id.
 * @param title of the deck, where it does not take the config's name
 * @throws DeckError `invalid_config` with the path where there is no deck to make: no name, no widgets, no or
 * repeated ids.
 */
export function checkConfig(config: BuilderDashboardConfig, title?: string): CheckedWidget[] {
  const given: unknown = config;
  if (!isObject(given)) throw wrong('config', `is ${kindOf(given)}, but must be an object { name, widgets }`);
  if (isBlank(title)) {
    if (isBlank(given.name)) {
      throw wrong(
        'config.name',
        'is missing',
        'Give the dashboard a name: it becomes the title of the deck.',
      );
    }
    checkLength(given.name as string, 'config.name', REQUEST_LIMITS.text);
  }
  if (!Array.isArray(given.widgets) || given.widgets.length === 0) {
    const found = Array.isArray(given.widgets) ? 'an empty list' : kindOf(given.widgets);
    throw wrong('config.widgets', `is ${found}, but must be a list with at least one widget`);
  }
  if (given.widgets.length > REQUEST_LIMITS.widgets) {
    const found = `has ${given.widgets.length} widgets; a deck takes at most ${REQUEST_LIMITS.widgets}`;
    throw wrong('config.widgets', found, 'Split the dashboard.');
  }
  const seen = new Map<string, number>();
  return given.widgets.map((widget: unknown, index) => {
    const path = `config.widgets[${index}]`;
    if (!isObject(widget)) {
      throw wrong(path, `is ${kindOf(widget)}, but must be an object { id, type, title, dataKey }`);
    }
    const { id } = widget;
    if (typeof id !== 'string' || id === '') {
      throw wrong(`${path}.id`, 'is missing', 'Give every widget an id: a text of its own.');
    }
    checkLength(id, `${path}.id`, REQUEST_LIMITS.id);
    const first = seen.get(id);
    if (first !== undefined) {
      throw wrong(
        `${path}.id`,
        `${shown(id)} is also the id of config.widgets[${first}]`,
        'Give every widget its own id.',
      );
    }
    seen.set(id, index);
    return checkWidget(widget as unknown as Widget, path);
  });
}

function checkWidget(given: Widget, path: string): CheckedWidget {
  const title = isBlank(given.title) ? given.id : given.title;
  const problem = (code: DeckErrorCode, field: string, what: string, hint: string): CheckedWidget => ({
    title: title.slice(0, TITLE_SHOWN),
    problem: {
      widgetId: given.id,
      code,
      message: `${path}.${field} ${what}.`,
      hint,
      path: `${path}.${field}`,
    },
  });
  const { type } = given;
  if (!WIDGET_TYPES.includes(type)) {
    const near = typeof type === 'string' ? nearest(type, WIDGET_TYPES) : undefined;
    const meant = near === undefined ? '' : `Did you mean ${shown(near)}? `;
    const what = isMissing(type) ? 'is missing' : `is ${shown(type)}, which is no widget type`;
    return problem('unknown_widget_type', 'type', what, `${meant}Types are ${WIDGET_TYPES.join(', ')}.`);
  }
  for (const field of ['title', 'description'] as const) {
    const text: unknown = given[field];
    if (field === 'description' && !isMissing(text) && typeof text !== 'string') {
      return problem(
        'invalid_config',
        field,
        `is ${kindOf(text)}, but must be text`,
        'Give text, or leave it out.',
      );
    }
    if (typeof text === 'string' && text.length > REQUEST_LIMITS.text) {
      const what = `has ${text.length} characters; it may have ${REQUEST_LIMITS.text}`;
      return problem('too_large', field, what, 'Shorten it.');
    }
  }
  const sqlField = (['dataKey', 'duckdbQuery'] as const).find((field) => !isBlank(given[field]));
  const sql = sqlField && given[sqlField];
  if (sqlField === undefined || sql === undefined) {
    return problem('missing_sql', 'dataKey', 'holds no SQL', 'Put a SELECT into dataKey (or duckdbQuery).');
  }
  if (sql.length > REQUEST_LIMITS.sql) {
    const what = `has ${sql.length} characters; SQL may have ${REQUEST_LIMITS.sql}`;
    return problem('too_large', sqlField, what, 'Load what it lists as a dataset and join that.');
  }
  const faulty = checkOptions(given.config);
  if (faulty) return problem('invalid_config', faulty.field, faulty.what, faulty.hint);
  const { config, description, duckdbQuery, ...rest } = given;
  const widget: Widget = {
    ...rest,
    title,
    dataKey: sql,
    ...(isMissing(description) ? {} : { description }),
    ...(isBlank(duckdbQuery) ? {} : { duckdbQuery: duckdbQuery }),
    ...(isMissing(config) ? {} : { config }),
  };
  return { widget, sql, path };
}

function checkLength(text: string, path: string, most: number): void {
  if (text.length > most)
    throw wrong(path, `has ${text.length} characters; it may have ${most}`, 'Shorten it.');
}

/** JSON says `null` where a field is not there. */
function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(path: string, what: string, hint?: string): DeckError {
  return new DeckError('invalid_config', `${path} ${what}.`, { path, ...(hint ? { hint } : {}) });
}
