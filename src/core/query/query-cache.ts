import { untilAborted } from '../until-aborted.js';
import type { QueryResult } from './types.js';

type Run = (signal: AbortSignal) => Promise<QueryResult>;

interface Flight {
  promise: Promise<QueryResult>;
  controller: AbortController;
  waiting: number;
}

/** An abort as the platform words it, whatever reason the caller's signal carries. */
export function abortError(): DOMException {
  return new DOMException('The query was aborted.', 'AbortError');
}

/**
 * Gives equal queries one execution: those under way are shared and stop only when every caller has left; finished ones
 * stay, the least recently used going first once they hold more than `maxBytes` (estimated). Rows are frozen, because
 * a changed row would be a wrong figure for the next reader.
 */
export class QueryCache {
  private readonly results = new Map<string, { result: QueryResult; bytes: number }>();
  private readonly flights = new Map<string, Flight>();
  private bytes = 0;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** The result for `key`, from the cache, from a run under way, or from `run`. */
  async get(key: string, run: Run, signal?: AbortSignal): Promise<QueryResult> {
    if (signal?.aborted) throw abortError();
    const hit = this.results.get(key);
    if (hit) {
      this.results.delete(key);
      this.results.set(key, hit);
      return copy(hit.result);
    }
    const flight = this.flights.get(key) ?? this.start(key, run);
    flight.waiting += 1;
    try {
      return copy(await (signal ? untilAborted(flight.promise, signal, abortError) : flight.promise));
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        // Unsettled here means that all callers have left; a settled run does not mind.
        if (this.flights.get(key) === flight) this.flights.delete(key);
        flight.controller.abort();
      }
    }
  }

  /** Lets go of the results whose key is no longer asked for. */
  evict(isStale: (key: string) => boolean): void {
    for (const [key, { bytes }] of this.results) {
      if (!isStale(key)) continue;
      this.results.delete(key);
      this.bytes -= bytes;
    }
  }

  private start(key: string, run: Run): Flight {
    const controller = new AbortController();
    const promise = run(controller.signal);
    const flight: Flight = { promise, controller, waiting: 0 };
    this.flights.set(key, flight);
    const done = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    promise.then((result) => {
      done();
      this.keep(key, result);
    }, done);
    return flight;
  }

  private keep(key: string, result: QueryResult): void {
    for (const row of result.rows) Object.freeze(row);
    const bytes = sizeOf(result) + key.length * 2;
    if (bytes > this.maxBytes) return;
    this.results.set(key, { result, bytes });
    this.bytes += bytes;
    for (const [oldKey, old] of this.results) {
      if (this.bytes <= this.maxBytes) break;
      this.results.delete(oldKey);
      this.bytes -= old.bytes;
    }
  }
}

function copy(result: QueryResult): QueryResult {
  return { ...result, columns: result.columns.map((column) => ({ ...column })), rows: result.rows.slice() };
}

/** A rough size: 16 bytes a cell, 2 a character. */
function sizeOf({ rows, columns }: QueryResult): number {
  let bytes = 200 + rows.length * columns.length * 16;
  for (const row of rows) {
    for (const { name } of columns) {
      const cell = row[name];
      if (typeof cell === 'string') bytes += cell.length * 2;
      else if (typeof cell === 'object' && cell !== null) bytes += JSON.stringify(cell).length * 2;
    }
  }
  return bytes;
}
