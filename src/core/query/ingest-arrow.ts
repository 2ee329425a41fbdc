import type { DataType } from '@uwdata/flechette';
import { arrowCells, EXACT } from './arrow-cells.js';
import type { RawTable } from './ingest-types.js';

/** Arrow IPC bytes, stream or file. */
export async function parseArrow(bytes: Uint8Array): Promise<RawTable> {
  const { tableFromIPC } = await import('@uwdata/flechette');
  const table = tableFromIPC(bytes, EXACT);
  return {
    rowCount: table.numRows,
    text: false,
    columns: table.schema.fields.map(({ name, type }, index) => {
      const column = table.getChildAt(index);
      const dbType = dbTypeOf(type);
      const read = (row: number): unknown => column.at(row);
      // Exact integers go in as they are; all else as the same text and numbers that rows would hold.
      if ((type.typeId as number) === 2 || (type.typeId as number) === 3) return { name, read, ...dbType };
      const convert = arrowCells(type);
      return { name, read: (row) => convert(read(row)), ...dbType };
    }),
  };
}

/** Types that values alone do not tell: decimals, and columns without a value. */
function dbTypeOf(type: DataType): { dbType?: string } {
  const { typeId, bitWidth, precision, scale } = type as {
    typeId: number;
    bitWidth?: number;
    precision?: number;
    scale?: number;
  };
  switch (typeId) {
    case 2:
      return { dbType: bitWidth === 64 ? 'BIGINT' : 'INTEGER' };
    case 3:
      return { dbType: 'DOUBLE' };
    case 6:
      return { dbType: 'BOOLEAN' };
    case 7:
      return (precision ?? 0) <= 38 ? { dbType: `DECIMAL(${precision},${scale})` } : {};
    case 8:
      return { dbType: 'DATE' };
    case 10:
      return { dbType: 'TIMESTAMP' };
    default:
      return {};
  }
}
