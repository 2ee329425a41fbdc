import type { DuckDBValue } from '@duckdb/node-api';
import { base64, decimalCell, floatCell, integerCell, mapCell, setOwn } from '../../core/base/cells.js';
import { dateText, timestampText, timeText } from '../../core/base/temporal.js';
import type { Cell } from '../../core/query/types.js';
import type { NodeApi } from './load-node-api.js';

const DATE_INFINITY = 2_147_483_647;

/** The engine's value as a JSON-safe cell, by the same policy as in the page. */
export function nodeCell(api: NodeApi, value: DuckDBValue): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return floatCell(value);
  if (typeof value === 'bigint') return integerCell(value);
  const moment = temporalCell(api, value);
  return moment === undefined ? otherCell(api, value) : moment;
}

/** Undefined for values that are no points in time; null for infinite ones. */
function temporalCell(api: NodeApi, value: DuckDBValue): Cell | undefined {
  if (value instanceof api.DuckDBDateValue) {
    return Math.abs(value.days) >= DATE_INFINITY ? null : dateText(value.days);
  }
  if (value instanceof api.DuckDBTimestampValue) return timestampText(value.micros, 6);
  if (value instanceof api.DuckDBTimestampTZValue) {
    const text = timestampText(value.micros, 6);
    return text === null ? null : `${text}Z`;
  }
  if (value instanceof api.DuckDBTimestampNanosecondsValue) return timestampText(value.nanos, 9);
  if (value instanceof api.DuckDBTimestampMillisecondsValue) return timestampText(value.millis, 3);
  if (value instanceof api.DuckDBTimestampSecondsValue) return timestampText(value.seconds, 0);
  if (value instanceof api.DuckDBTimeValue || value instanceof api.DuckDBTimeTZValue)
    return timeText(value.micros, 6);
  return undefined;
}

function otherCell(api: NodeApi, value: DuckDBValue): Cell {
  if (value instanceof api.DuckDBDecimalValue) return decimalCell(value.value, value.scale);
  if (value instanceof api.DuckDBIntervalValue) {
    return { months: value.months, days: value.days, micros: Number(value.micros) };
  }
  if (value instanceof api.DuckDBListValue || value instanceof api.DuckDBArrayValue)
    return value.items.map((item) => nodeCell(api, item));
  if (value instanceof api.DuckDBStructValue) {
    const object: Record<string, Cell> = {};
    for (const [name, item] of Object.entries(value.entries)) setOwn(object, name, nodeCell(api, item));
    return object;
  }
  if (value instanceof api.DuckDBMapValue) {
    return mapCell(value.entries.map(({ key, value: item }) => [nodeCell(api, key), nodeCell(api, item)]));
  }
  if (value instanceof api.DuckDBUnionValue) return nodeCell(api, value.value);
  if (value instanceof api.DuckDBBlobValue) return base64(value.bytes);
  return String(value);
}
