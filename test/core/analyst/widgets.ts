import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import type { WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import type { Slide, Source } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import type { Column, ColumnType, Row } from '../../../src/core/query/types.js';
import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';

export const FORMAT = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };

export interface WidgetFields {
  type: WidgetType;
  title: string;
  columns: Record<string, ColumnType>;
  rows: Row[];
  sql?: string;
  id?: string;
  config?: WidgetConfig;
  queriedAt?: string;
}

export function widgetOf(fields: WidgetFields): WidgetInput {
  const columns = Object.entries(fields.columns).map(([name, type]): Column => ({
    name,
    type,
    dbType: type,
  }));
  const {
    id = 'w',
    type,
    title,
    rows,
    sql = 'SELECT 1',
    config,
    queriedAt = '2030-01-15T00:00:00Z',
  } = fields;
  return {
    id, type, title, dataKey: sql, columns, rows, rowCount: rows.length, queriedAt,
    ...(config ? { config } : {}),
  }; // prettier-ignore
}

export function requestOf(
  widgets: WidgetInput[],
  more: Partial<GenerateDeckRequest> = {},
): GenerateDeckRequest {
  return { protocol: 1, privacy: 'all', title: 'Review', widgets, ...more };
}

export function sourcesOf(widgets: readonly WidgetInput[]): Record<string, Source> {
  return Object.fromEntries(
    widgets.map(({ id, type, title, config, dataKey = '', columns, rows = [], queriedAt }) => [
      id,
      {
        widget: { id, type, title, dataKey, ...(config ? { config } : {}) },
        title,
        sql: dataKey,
        columns,
        data: { rows, queriedAt, fingerprint: '', truncated: false },
      },
    ]),
  );
}

export interface Shown {
  slide: Slide;
  title: string;
  text: string;
  notes: string;
  /** Sentences that the guard took out. */
  dropped: string[];
  problems: string[];
}

/** The slides as a reader sees them, guarded and resolved over `widgets`' rows. */
export function show(request: GenerateDeckRequest, widgets = request.widgets): Shown[] {
  const sources = sourcesOf(widgets);
  return planDeck(request).map((planned) => shown(writeSlide(planned, request), sources, request.title));
}

export function shown(written: Slide, sources: Record<string, Source>, deckTitle = 'Review'): Shown {
  const { slide, report } = guardSlide(written, sources, FORMAT, { allowed: [deckTitle] });
  const deck = createDeck({ title: deckTitle, format: FORMAT, sources, slides: [slide] });
  const { title, text, notes } = resolveSlide(deck, slide);
  const problems = [title, text, notes].flatMap((one) => one.problems.map((problem) => problem.message));
  return { slide, title: title.text, text: text.text, notes: notes.text, dropped: report.dropped, problems };
}
