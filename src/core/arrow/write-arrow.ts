import { buildFlat, int16, int32, int64, uint8, type FlatField } from './flat-builder.js';
import { MessageKind } from './messages.js';
import { TypeId, type ArrowField, type ArrowType } from './types.js';

/** A column's parts as they lie in a batch; where nothing is null `validity` may be empty. */
export interface WrittenColumn {
  nullCount: number;
  validity: Uint8Array;
  /** In the order of the type's layout: values, or offsets and bytes. */
  buffers: readonly ArrayBufferView[];
}

/** One batch as an Arrow IPC stream. */
export function writeArrow(
  fields: readonly ArrowField[],
  rowCount: number,
  columns: readonly WrittenColumn[],
  metadata?: ReadonlyMap<string, string>,
): Uint8Array<ArrayBuffer> {
  return joined([schemaMessage(fields, metadata), ...batchMessage(rowCount, columns), END]);
}

/** What a stream begins with. Types without children: Int, Float, Bool, Decimal, Date, Timestamp, Utf8. */
export const schemaMessage = (
  fields: readonly ArrowField[],
  metadata?: ReadonlyMap<string, string>,
): Uint8Array => message(MessageKind.Schema, schemaTable(fields, metadata), 0);

/** What a stream has for each batch, in parts that are not copied yet. */
export function batchMessage(rowCount: number, columns: readonly WrittenColumn[]): ArrayBufferView[] {
  const body = columns.flatMap(({ validity, buffers }) => [validity, ...buffers]);
  let length = 0;
  const places = body.map(({ byteLength }): [number, number] => {
    const place: [number, number] = [length, byteLength];
    length += padded(byteLength);
    return place;
  });
  const head = message(
    MessageKind.RecordBatch,
    [int64(rowCount), { pairs: columns.map(({ nullCount }) => [rowCount, nullCount]) }, { pairs: places }],
    length,
  );
  return [head, ...body];
}

/** Parts of a stream as its bytes, each from the next multiple of eight on. */
export function joined(parts: readonly ArrayBufferView[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, { byteLength }) => length + padded(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return bytes;
}

const CONTINUATION = -1;
/** What a stream ends with. */
export const END = new Uint8Array([255, 255, 255, 255, 0, 0, 0, 0]);
const V5 = 4;

const padded = (bytes: number): number => (bytes + 7) & ~7;

function message(kind: number, header: readonly FlatField[], bodyLength: number): Uint8Array {
  const flat = buildFlat([int16(V5), uint8(kind), { table: header }, int64(bodyLength)]);
  const size = padded(flat.length);
  const bytes = new Uint8Array(8 + size);
  new Int32Array(bytes.buffer, 0, 2).set([CONTINUATION, size]);
  bytes.set(flat, 8);
  return bytes;
}

function schemaTable(
  fields: readonly ArrowField[],
  metadata: ReadonlyMap<string, string> | undefined,
): FlatField[] {
  const tables = fields.map(({ name, type, metadata: notes }): FlatField[] => [
    { text: name },
    uint8(1),
    uint8(type.typeId),
    { table: typeTable(type) },
    undefined,
    { tables: [] },
    notes && pairsOf(notes),
  ]);
  return [int16(0), { tables }, metadata && pairsOf(metadata)];
}

const pairsOf = (metadata: ReadonlyMap<string, string>): FlatField => ({
  tables: [...metadata].map(([key, value]) => [{ text: key }, { text: value }]),
});

function typeTable(type: ArrowType): FlatField[] {
  const { bitWidth = 0, signed = true, precision = 0, scale = 0, unit = 0, timezone = '' } = type;
  switch (type.typeId) {
    case TypeId.Int:
      return [int32(bitWidth), uint8(Number(signed))];
    case TypeId.Float:
      return [int16(precision)];
    case TypeId.Decimal:
      return [int32(precision), int32(scale), int32(bitWidth)];
    case TypeId.Date:
      return [int16(unit)];
    case TypeId.Timestamp:
      return [int16(unit), timezone === '' ? undefined : { text: timezone }];
    default:
      return [];
  }
}
