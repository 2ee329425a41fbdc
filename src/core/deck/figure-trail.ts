import { traceExpression } from '../template/index.js';
import { TemplateError } from '../template/template-error.js';
import type { TemplateProblem } from '../template/types.js';
import type { Column, Row } from '../query/types.js';
import { readableSources, templateOptions, templateSources } from './resolve.js';
import type { Deck, Slide } from './types.js';

/** What a figure took from one source. */
export interface TrailSource {
  sourceId: string;
  title: string;
  sql: string;
  /** ISO 8601; absent where no rows are loaded. */
  queriedAt?: string;
  /** Columns its expression reads. */
  columns: Column[];
  /** Places of the rows that went into the figure, from 0, in order. */
  rows: number[];
  /** Rows the source has. */
  total: number;
}

/** Where a figure comes from: expression → variables → rows → SQL. */
export interface FigureTrail {
  expression: string;
  /** Variables the expression names, also through others, with what they stand for. */
  definitions: { name: string; expr: string }[];
  sources: TrailSource[];
  /** Why there is no value. */
  problem?: TemplateProblem;
}

/** Follows a figure of a slide, or of one of its blocks, back to the rows and the SQL it was computed from. */
export function figureTrail(deck: Deck, slide: Slide, expression: string, blockId?: string): FigureTrail {
  const block = blockId === undefined ? undefined : slide.blocks.find(({ id }) => id === blockId);
  const own = block?.source ?? slide.source;
  const sources = templateSources(deck.sources, readableSources(slide, own));
  const options = { ...templateOptions(sources, deck.format, own), variables: slide.variables };
  try {
    const { readings, definitions } = traceExpression(expression, options);
    const found = new Map<string, TrailSource>();
    for (const { source = own, columns, rows } of readings) {
      if (source === undefined || !Object.hasOwn(deck.sources, source)) continue;
      add(found, deck, source, columns, rows);
    }
    return {
      expression,
      definitions: definitions.map(({ name, expr }) => ({ name, expr })),
      sources: [...found.values()],
    };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const [problem] = error.problems;
    return { expression, definitions: [], sources: [], ...(problem && { problem }) };
  }
}

function add(
  found: Map<string, TrailSource>,
  deck: Deck,
  id: string,
  columns: readonly string[],
  rows: readonly number[],
): void {
  const source = deck.sources[id];
  if (!source) return;
  const known = found.get(id);
  const names = new Set([...(known?.columns.map(({ name }) => name) ?? []), ...columns]);
  const places = known ? [...new Set([...known.rows, ...rows])].sort((a, b) => a - b) : [...rows];
  const queried = source.data ? { queriedAt: source.data.queriedAt } : {};
  found.set(id, {
    sourceId: id,
    title: source.title,
    sql: source.sql,
    ...queried,
    columns: source.columns.filter(({ name }) => names.has(name)),
    rows: places,
    total: source.data?.rows.length ?? 0,
  });
}

/** The rows of a trail themselves, at most `limit`. */
export function trailRows(deck: Deck, trail: TrailSource, limit: number): Row[] {
  const rows = deck.sources[trail.sourceId]?.data?.rows ?? [];
  return trail.rows
    .slice(0, limit)
    .map((place) => rows[place])
    .filter((row) => row !== undefined);
}
