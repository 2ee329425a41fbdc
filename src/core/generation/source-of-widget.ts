import type { Widget } from '../chart/types.js';
import type { Source } from '../deck/types.js';
import type { RunQuery } from '../query/types.js';
import { checkConfig } from './check-config.js';
import { queryWidget } from './widget-source.js';

/**
 * The rows of one widget of a dashboard as a source of a deck; why there are none stands in its `problem`.
 * @throws DeckError `invalid_config` for what is no widget; AbortError
 */
export async function sourceOfWidget(
  widget: Widget,
  runQuery: RunQuery,
  signal: AbortSignal,
): Promise<Source> {
  const [checked] = checkConfig({ name: widget.id, widgets: [widget] });
  const { source } = await queryWidget(checked!, runQuery, new Date().toISOString(), signal);
  return source;
}
