import { chartOfRows } from '../../../core/analyst/index.js';
import { resolveEncoding } from '../../../core/chart/encoding.js';
import type { Widget } from '../../../core/chart/types.js';
import { createDeck } from '../../../core/deck/create-deck.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Deck } from '../../../core/deck/types.js';
import { bareSlide } from '../../../core/generation/slide-places.js';
import type { QueryResult } from '../../../core/query/types.js';
import type { PromptAnswer } from '../../../core/stream/protocol.js';
import type { EditedQuery } from '../../deck-right-panel/query-bench.js';

/** One reading of a question, and what a person makes of it. */
export interface SlideAnswer {
  readonly reading: PromptAnswer;
  /** What the slide is to be called. */
  title: string;
  readonly query: EditedQuery;
  /** What is shown of the last rows; undefined where there are none. */
  chart: Pick<PromptAnswer, 'type' | 'encoding'> | undefined;
  /** Kept as long as what it shows is the same. */
  preview?: { parts: readonly unknown[]; deck: Deck };
}

export function answerOf(reading: PromptAnswer): SlideAnswer {
  const { title, sql } = reading;
  // The id of a widget, which becomes the key of the slide's rows.
  const key = newId('ask');
  const source = { title, sql, columns: [] };
  const draft = { base: sql, sql, run: { state: 'idle' as const } };
  return { reading, title, query: { key, sourceId: key, source, draft }, chart: undefined };
}

/** The chart of the reading while the columns make it, else one that they make. */
export function chartOf({ reading }: SlideAnswer, { columns, rows }: QueryResult): SlideAnswer['chart'] {
  if (rows.length === 0) return undefined;
  const { type, encoding } = reading;
  for (const config of [{ encoding }, {}]) {
    try {
      return { type, encoding: resolveEncoding(type, columns, rows, config) };
    } catch {
      // A person may have given the query other columns.
    }
  }
  return chartOfRows(columns, rows);
}

/** The answer as a widget of the dashboard. */
export function widgetOf({ title, reading, query, chart }: SlideAnswer): Widget {
  const { type, encoding } = chart ?? reading;
  const { sourceId, draft } = query;
  return {
    id: sourceId,
    type,
    title: title.trim() || reading.title,
    dataKey: draft.sql,
    config: { encoding },
  };
}

/** A deck of the chart alone, in the look of the deck it is for. */
export function previewOf(answer: SlideAnswer, { theme, format }: Deck): Deck | undefined {
  const { run } = answer.query.draft;
  const result = run.state === 'done' ? run.result : undefined;
  const parts = [result, answer.title, theme];
  if (!result && answer.preview) return answer.preview.deck;
  if (!result || !answer.chart) return undefined;
  if (answer.preview && parts.every((part, at) => part === answer.preview?.parts[at]))
    return answer.preview.deck;
  const { columns, rows, truncated } = result;
  const widget = widgetOf(answer);
  const data = { rows, truncated, queriedAt: '', fingerprint: '' };
  const source = { widget, title: widget.title, sql: widget.dataKey, columns, data };
  const slide = bareSlide('preview', widget.id, source);
  const deck = createDeck({
    title: '',
    format,
    ...(theme && { theme }),
    sources: { [widget.id]: source },
    slides: [slide],
  });
  answer.preview = { parts, deck };
  return deck;
}
