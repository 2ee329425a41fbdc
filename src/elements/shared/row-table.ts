import { html, nothing, type TemplateResult } from 'lit';
import type { Cell, Column, Row } from '../../core/query/types.js';

export interface RowTableLook {
  /** Marks the cells of a column. */
  classOf: (column: Column) => string;
  /** The table's own class. */
  name?: string;
  /** Says of each column what type the engine gave it. */
  types?: boolean;
  /** What stands where there is no value. */
  missing?: string;
}

/** Text of so many characters may be cut: all of it stands in the tip. */
const LONG = 24;

/** Rows as a table with a header. */
export function rowTable(
  columns: readonly Column[],
  rows: readonly Row[],
  look: RowTableLook,
): TemplateResult {
  const { classOf, name = '', types = false, missing = '–' } = look;
  return html`<table class=${name}>
    <thead>
      <tr>
        ${columns.map(
          (column) =>
            html`<th
              scope="col"
              class=${classOf(column)}
              abbr=${types ? column.name : nothing}
              title=${tip(types ? `${column.name} ${column.dbType}` : column.name)}
            >
              ${column.name} ${types ? html`<span class="type" dir="ltr">${column.dbType}</span>` : nothing}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((column) => dataCell(row, column, classOf(column), missing))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function dataCell(row: Row, { name }: Column, marks: string, missing: string): TemplateResult {
  const text = cellText(Object.hasOwn(row, name) ? row[name] : null);
  return text === undefined
    ? html`<td class="${marks} missing">${missing}</td>`
    : html`<td class=${marks} title=${tip(text)}>${text}</td>`;
}

const tip = (text: string): string | typeof nothing => (text.length > LONG ? text : nothing);

function cellText(cell: Cell | undefined): string | undefined {
  if (cell === null || cell === undefined) return undefined;
  // Digits a double does not hold, such as the last ones of 41671.48999999999, are no part of the value.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
