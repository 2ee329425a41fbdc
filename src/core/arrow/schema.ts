import type { FlatTable } from './flat-table.js';
import { ArrowError, TypeId, type ArrowField, type ArrowType } from './types.js';

/** More than any table has; without a bound a few bytes could stand for fields without end. */
const MAX_FIELDS = 10_000;
const MAX_DEPTH = 64;

export interface ArrowSchema {
  fields: ArrowField[];
  metadata: ReadonlyMap<string, string>;
}

/** The `Schema` table of a message. */
export function readSchema(schema: FlatTable): ArrowSchema {
  if (schema.int16(0) !== 0) throw new ArrowError('big-endian Arrow is not read');
  const left = { fields: MAX_FIELDS };
  return {
    fields: schema.tables(1).map((field) => readField(field, left, 0)),
    metadata: readMetadata(schema, 2),
  };
}

function readField(field: FlatTable, left: { fields: number }, depth: number): ArrowField {
  left.fields -= 1;
  if (left.fields < 0 || depth > MAX_DEPTH) throw new ArrowError('its schema has too many fields');
  const type = readType(field.uint8(2), field.table(3));
  const children = field.tables(5).map((child) => readField(child, left, depth + 1));
  if (children.length > 0) type.children = children;
  const dictionary = field.table(4);
  if (dictionary) {
    const indices = readType(TypeId.Int, dictionary.table(1));
    // Without a type of their own the indices have 32 bits.
    if (!dictionary.table(1)) Object.assign(indices, { bitWidth: 32, signed: true });
    type.dictionary = { id: dictionary.int64(0), indices };
  }
  return { name: field.text(0), type, metadata: readMetadata(field, 6) };
}

function readMetadata(table: FlatTable, field: number): Map<string, string> {
  return new Map(table.tables(field).map((pair) => [pair.text(0), pair.text(1)]));
}

function readType(typeId: number, given: FlatTable | undefined): ArrowType {
  const int16 = (field: number, absent = 0) => given?.int16(field, absent) ?? absent;
  const int32 = (field: number, absent = 0) => given?.int32(field, absent) ?? absent;
  switch (typeId) {
    case TypeId.Int:
      return { typeId, bitWidth: int32(0), signed: given?.bool(1) ?? false };
    case TypeId.Float:
      return { typeId, precision: int16(0) };
    case TypeId.Decimal: {
      const bitWidth = int32(2, 128);
      if (![32, 64, 128, 256].includes(bitWidth))
        throw new ArrowError(`decimals of ${bitWidth} bits are not known`);
      return { typeId, precision: int32(0), scale: int32(1), bitWidth };
    }
    case TypeId.Date:
    case TypeId.Duration:
      return { typeId, unit: int16(0, 1) };
    case TypeId.Time:
      return { typeId, unit: int16(0, 1), bitWidth: int32(1, 32) };
    case TypeId.Timestamp:
      return { typeId, unit: int16(0), timezone: given?.text(1) ?? '' };
    case TypeId.Interval:
      return { typeId, unit: int16(0) };
    case TypeId.Union:
      return { typeId, dense: int16(0) === 1, typeIds: given?.int32s(1) ?? [] };
    case TypeId.FixedSizeBinary:
    case TypeId.FixedSizeList: {
      const size = int32(0);
      if (size < 0) throw new ArrowError('values of a fixed size have a negative one');
      return { typeId, size };
    }
    default:
      return { typeId };
  }
}
