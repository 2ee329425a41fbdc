import {
  DuckDBBlobValue,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBIntervalValue,
  DuckDBListValue,
  DuckDBArrayValue,
  DuckDBMapValue,
  DuckDBStructValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTimeTZValue,
  DuckDBTimeValue,
  DuckDBUnionValue,
  type DuckDBValue,
} from '@duckdb/node-api';
import { base64, decimalCell, floatCell, integerCell, mapCell, setOwn } from '../../core/query/cells.js';
import { dateText, timestampText, timeText } from '../../core/query/temporal.js';
import type { Cell } from '../../core/query/types.js';

const DATE_INFINITY = 2_147_483_647;

/** The engine's value as a JSON-safe cell, by the same policy as in the page. */
export function nodeCell(value: DuckDBValue): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return floatCell(value);
  if (typeof value === 'bigint') return integerCell(value);
  const moment = temporalCell(value);
  return moment === undefined ? otherCell(value) : moment;
}

/** Undefined for values that are no points in time; null for infinite ones. */
function temporalCell(value: DuckDBValue): Cell | undefined {
  if (value instanceof DuckDBDateValue) {
    return Math.abs(value.days) >= DATE_INFINITY ? null : dateText(value.days);
  }
  if (value instanceof DuckDBTimestampValue) return timestampText(value.micros, 6);
  if (value instanceof DuckDBTimestampTZValue) {
    const text = timestampText(value.micros, 6);
    return text === null ? null : `${text}Z`;
  }
  if (value instanceof DuckDBTimestampNanosecondsValue) return timestampText(value.nanos, 9);
  if (value instanceof DuckDBTimestampMillisecondsValue) return timestampText(value.millis, 3);
  if (value instanceof DuckDBTimestampSecondsValue) return timestampText(value.seconds, 0);
  if (value instanceof DuckDBTimeValue || value instanceof DuckDBTimeTZValue)
    return timeText(value.micros, 6);
  return undefined;
}

function otherCell(value: DuckDBValue): Cell {
  if (value instanceof DuckDBDecimalValue) return decimalCell(value.value, value.scale);
  if (value instanceof DuckDBIntervalValue) {
    return { months: value.months, days: value.days, micros: Number(value.micros) };
  }
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(nodeCell);
  if (value instanceof DuckDBStructValue) {
    const object: Record<string, Cell> = {};
    for (const [name, item] of Object.entries(value.entries)) setOwn(object, name, nodeCell(item));
    return object;
  }
  if (value instanceof DuckDBMapValue) {
    return mapCell(value.entries.map(({ key, value: item }) => [nodeCell(key), nodeCell(item)]));
  }
  if (value instanceof DuckDBUnionValue) return nodeCell(value.value);
  if (value instanceof DuckDBBlobValue) return base64(value.bytes);
  return String(value);
}
