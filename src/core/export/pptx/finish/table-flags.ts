import type { ShapeRule } from './shapes.js';

/**
 * Says that the first row of a table is its header, and its first column where that names the rows, which the writer cannot: screen readers and accessibility checkers
 * go by this flag (ECMA-376 part 1, 21.1.3.15).
 */
export const tableFlags: ShapeRule = (shape, { rightToLeft, headerColumn }) =>
  shape.replace(
    '<a:tblPr/>',
    `<a:tblPr${rightToLeft ? ' rtl="1"' : ''} firstRow="1"${headerColumn ? ' firstCol="1"' : ''}/>`,
  );
