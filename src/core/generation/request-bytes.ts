import type { Row } from '../query/types.js';
import type { WidgetInput } from '../stream/protocol.js';
import { REQUEST_LIMITS } from '../stream/request-limits.js';

/**
 * The widgets as one request can carry them. Where their rows are too many bytes, the widgets that have more than an even
 * share send only their first rows; `rowCount` says how many there are, and every slide is checked on all rows in the page.
 */
export function withinBytes(widgets: WidgetInput[], most: number = REQUEST_LIMITS.rowBytes): WidgetInput[] {
  const atMost = widgets.reduce((sum, { rows = [] }) => sum + upperBound(rows), 0);
  if (atMost <= most) return widgets;
  const sizes = widgets.map(({ rows = [] }) => rows.map(bytesOf));
  const totals = sizes.map((rows) => rows.reduce((sum, bytes) => sum + bytes, 0));
  let left = most;
  let waiting = widgets.length;
  const shares = new Map<number, number>();
  // The smallest first: what they leave of their share is for the others.
  for (const index of [...widgets.keys()].sort((a, b) => totals[a]! - totals[b]!)) {
    const share = Math.min(totals[index]!, left / waiting--);
    shares.set(index, share);
    left -= share;
  }
  return widgets.map((widget, index) => {
    if (!widget.rows || totals[index]! <= shares.get(index)!) return widget;
    let room = shares.get(index)!;
    const end = sizes[index]!.findIndex((bytes) => (room -= bytes) < 0);
    return { ...widget, rows: widget.rows.slice(0, end < 0 ? undefined : end) };
  });
}

function bytesOf(row: Row): number {
  return new TextEncoder().encode(JSON.stringify(row)).length + 1;
}

/** No character takes more than six bytes in JSON. Almost always this shows that there is room, without writing it. */
function upperBound(rows: readonly Row[]): number {
  let bytes = 0;
  for (const row of rows) {
    bytes += 2;
    for (const name of Object.keys(row)) {
      const cell = row[name];
      bytes += 6 * name.length + 8;
      if (typeof cell === 'string') bytes += 6 * cell.length;
      else bytes += typeof cell === 'object' && cell !== null ? 6 * JSON.stringify(cell).length : 24;
    }
  }
  return bytes;
}
