import { html, type TemplateResult } from 'lit';
import type { Cell, Column, Row } from '../../core/query/types.js';

/** Rows as a table with a header. `classOf` marks the cells of a column, `name` is the table's own class. */
export function rowTable(
  columns: readonly Column[],
  rows: readonly Row[],
  classOf: (column: Column) => string,
  name = '',
): TemplateResult {
  return html`<table class=${name}>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col" class=${classOf(column)}>${column.name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map(
              (column) =>
                html`<td class=${classOf(column)}>
                  ${cellText(Object.hasOwn(row, column.name) ? row[column.name] : null)}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
