import { WIDGET_TYPES, type BuilderDashboardConfig, type Widget } from '../chart/types.js';
import { DeckError, type DeckErrorCode } from '../errors.js';
import type { WidgetProblem } from './generation-types.js';

/** A widget of a config that can be read, or what is wrong with it. */
export type CheckedWidget = { widget: Widget; sql: string } | { problem: WidgetProblem; title: string };

/**
 * The widgets of a dashboard config in their order. One that is wrong by itself is a problem beside the others.
 * @throws DeckError `invalid_config` with the path where there is no deck to make: no name, no widgets, no or
 * repeated ids.
 */
export function checkConfig(config: BuilderDashboardConfig): CheckedWidget[] {
  const given: unknown = config;
  if (!isObject(given)) throw wrong('config', 'must be an object { name, widgets }');
  if (typeof given.name !== 'string' || given.name.trim() === '') {
    throw wrong('config.name', 'is missing', 'Give the dashboard a name: it becomes the title of the deck.');
  }
  if (!Array.isArray(given.widgets) || given.widgets.length === 0) {
    throw wrong('config.widgets', 'must be a list with at least one widget');
  }
  const seen = new Map<string, number>();
  return given.widgets.map((widget: unknown, index) => {
    const path = `config.widgets[${index}]`;
    if (!isObject(widget)) throw wrong(path, 'must be an object { id, type, title, dataKey }');
    const { id } = widget;
    if (typeof id !== 'string' || id === '') throw wrong(`${path}.id`, 'is missing');
    const first = seen.get(id);
    if (first !== undefined) {
      throw wrong(
        `${path}.id`,
        `"${id}" is also the id of config.widgets[${first}]`,
        'Give every widget its own id.',
      );
    }
    seen.set(id, index);
    return checkWidget(widget as unknown as Widget, path);
  });
}

function checkWidget(widget: Widget, path: string): CheckedWidget {
  const title = typeof widget.title === 'string' && widget.title.trim() !== '' ? widget.title : widget.id;
  const problem = (code: DeckErrorCode, field: string, what: string, hint: string): CheckedWidget => ({
    title,
    problem: {
      widgetId: widget.id,
      code,
      message: `${path}.${field} ${what}.`,
      hint,
      path: `${path}.${field}`,
    },
  });
  if (!WIDGET_TYPES.includes(widget.type)) {
    const type = JSON.stringify(widget.type)?.slice(0, 60) ?? 'missing';
    return problem(
      'unknown_widget_type',
      'type',
      `is ${type}, which is no widget type`,
      `Use ${WIDGET_TYPES.join(', ')}.`,
    );
  }
  const sql = [widget.dataKey, widget.duckdbQuery].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  if (sql === undefined) {
    return problem('missing_sql', 'dataKey', 'holds no SQL', 'Put a SELECT into dataKey (or duckdbQuery).');
  }
  return { widget: { ...widget, title, dataKey: sql }, sql };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(path: string, what: string, hint?: string): DeckError {
  return new DeckError('invalid_config', `${path} ${what}.`, { path, ...(hint ? { hint } : {}) });
}
