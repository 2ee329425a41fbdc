import { cellOf } from '../../chart/cells.js';
import type { Source } from '../../deck/types.js';
import { DeckError } from '../../errors.js';
import { conditionsBeside, type Cut } from '../frame/base.js';
import type { Dimension } from '../frame/dimension.js';
import { readFrame, type Frame } from '../frame/frame.js';
import { timeOf } from '../frame/time-grain.js';
import { readQuery } from '../sql/read-query.js';
import type { Condition } from '../sql/types.js';

/** What rows a source holds, as its SQL and the rows themselves say it. */
export interface SourceFacts {
  /** Base tables by their names, in the order of the SQL. */
  tables: readonly string[];
  /** `grouped`: each stands for several rows of the tables. Absent where all became one figure. */
  rows?: { count: number; grouped: boolean; truncated: boolean };
  /** First and last time, as cells, and how a reader sees them. */
  period?: { from: string | number; to: string | number; format?: string };
  /** What kept some rows only; conditions on the time that `period` states are left out. */
  conditions: readonly Condition[];
  cut?: Cut;
}

const known = new WeakMap<Source, SourceFacts>();

/** Undefined for a source that no query of tables made. Read once a source. */
export function sourceFacts(source: Source): SourceFacts | undefined {
  if (source.sql.trim() === '') return undefined;
  let facts = known.get(source);
  if (!facts) {
    facts = readFacts(source);
    known.set(source, facts);
  }
  return facts;
}

function readFacts(source: Source): SourceFacts {
  const { data, sql } = source;
  const query = readQuery(sql);
  const frame = frameOf(source);
  const figure = query?.groups?.length === 0;
  const grouped = query?.groups !== undefined && query.groups.length > 0;
  const period = frame && !figure ? periodOf(frame) : undefined;
  const conditions = frame
    ? conditionsBeside(frame.base, period?.dimension)
    : (query?.conditions ?? []).filter(({ partial }) => !partial);
  return {
    tables: query?.tables ?? [],
    ...(data && !figure ? { rows: { count: data.rows.length, grouped, truncated: data.truncated } } : {}),
    ...(period ? { period: period.range } : {}),
    conditions,
    ...(frame?.base.cut ? { cut: frame.base.cut } : {}),
  };
}

/** A source whose rows do not fit its widget says less of itself. */
function frameOf({ widget, columns, data }: Source): Frame | undefined {
  if (!widget || !data) return undefined;
  const { rows, truncated, queriedAt, coverage } = data;
  try {
    const rowCount = truncated ? rows.length + 1 : rows.length;
    return readFrame({ ...widget, columns, rows, rowCount, queriedAt, ...(coverage ? { coverage } : {}) });
  } catch (error) {
    if (DeckError.is(error)) return undefined;
    throw error;
  }
}

function periodOf({
  dimension,
  series,
  widget,
  seen,
}: Frame): { dimension: Dimension; range: NonNullable<SourceFacts['period']> } | undefined {
  const time = [dimension, series].find((one) => one?.grain !== undefined);
  if (!time || !seen) return undefined;
  let from: { at: number; cell: string | number } | undefined;
  let to = from;
  for (const row of widget.rows ?? []) {
    const cell = cellOf(row, time.column);
    const at = typeof cell === 'number' ? cell : timeOf(cell);
    if (at === undefined || (typeof cell !== 'string' && typeof cell !== 'number')) continue;
    if (!from || at < from.at) from = { at, cell };
    if (!to || at > to.at) to = { at, cell };
  }
  if (!from || !to) return undefined;
  const range = { from: from.cell, to: to.cell, ...(time.format ? { format: time.format } : {}) };
  return { dimension: time, range };
}

/** The time between the first and the last of all rows that are shown whole; undefined where no column says it. */
export function wholePeriod(sources: readonly Source[]): SourceFacts['period'] {
  const periods = sources.flatMap((source) => {
    const facts = sourceFacts(source);
    // The ten largest of a table say nothing of its time.
    return facts?.period && facts.cut === undefined ? [facts.period] : [];
  });
  const [first, ...more] = periods;
  if (!first) return undefined;
  const earliest = more.reduce((least, one) => (atOf(one.from) < atOf(least.from) ? one : least), first);
  const latest = more.reduce((most, one) => (atOf(one.to) > atOf(most.to) ? one : most), first);
  return { from: earliest.from, to: latest.to, ...(latest.format ? { format: latest.format } : {}) };
}

const atOf = (cell: string | number): number =>
  typeof cell === 'number' ? Date.UTC(cell, 0, 1) : (timeOf(cell) ?? 0);
