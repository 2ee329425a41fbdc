/** What a field of a FlatBuffer's table holds; undefined leaves it out. */
export type FlatField =
  | { width: 1 | 2 | 4; value: number }
  | { width: 8; value: bigint }
  | { table: readonly (FlatField | undefined)[] }
  | { text: string }
  | { tables: readonly (readonly (FlatField | undefined)[])[] }
  /** Structs of two 64-bit numbers. */
  | { pairs: readonly (readonly [number, number])[] }
  | undefined;

export const uint8 = (value: number): FlatField => ({ width: 1, value });
export const int16 = (value: number): FlatField => ({ width: 2, value });
export const int32 = (value: number): FlatField => ({ width: 4, value });
export const int64 = (value: number): FlatField => ({ width: 8, value: BigInt(value) });

/**
 * A FlatBuffer from its root table's fields, in the order of the schema. Written from front to back: a table first, what it refers to
 * behind it. Format: flatbuffers.dev/internals.
 */
export function buildFlat(root: readonly FlatField[]): Uint8Array<ArrayBuffer> {
  const builder = new FlatBuilder();
  builder.reserve(4, 8);
  builder.refer(0, builder.table(root));
  return builder.bytes();
}

class FlatBuilder {
  private data = new DataView(new ArrayBuffer(1024));
  private end = 0;

  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.data.buffer.slice(0, this.end));
  }

  /** Room for `size` bytes from the next multiple of `align` on. */
  reserve(size: number, align: number): number {
    const at = Math.ceil(this.end / align) * align;
    this.end = at + size;
    while (this.end > this.data.byteLength) {
      const grown = new Uint8Array(this.data.byteLength * 2);
      grown.set(new Uint8Array(this.data.buffer));
      this.data = new DataView(grown.buffer);
    }
    return at;
  }

  /** Writes at `slot` how far behind it `target` is. */
  refer(slot: number, target: number): void {
    this.data.setUint32(slot, target - slot, true);
  }

  table(fields: readonly FlatField[]): number {
    const vtable = this.reserve(4 + 2 * fields.length, 2);
    const at = this.reserve(4, 8);
    this.data.setInt32(at, at - vtable, true);
    const slots = fields.map((field) => {
      if (!field) return 0;
      const width = 'width' in field ? field.width : 4;
      return this.reserve(width, width);
    });
    this.data.setUint16(vtable, 4 + 2 * fields.length, true);
    this.data.setUint16(vtable + 2, this.end - at, true);
    fields.forEach((field, index) => {
      const slot = slots[index] as number;
      if (!field) return;
      this.data.setUint16(vtable + 4 + 2 * index, slot - at, true);
      if ('width' in field) this.scalar(slot, field);
      else this.refer(slot, this.target(field));
    });
    return at;
  }

  private scalar(slot: number, field: Extract<FlatField, { width: number }>): void {
    if (field.width === 8) this.data.setBigInt64(slot, field.value, true);
    else if (field.width === 4) this.data.setInt32(slot, field.value, true);
    else if (field.width === 2) this.data.setInt16(slot, field.value, true);
    else this.data.setUint8(slot, field.value);
  }

  private target(field: Exclude<FlatField, { width: number } | undefined>): number {
    if ('table' in field) return this.table(field.table);
    if ('text' in field) return this.text(field.text);
    if ('tables' in field) {
      const at = this.reserve(4 + 4 * field.tables.length, 4);
      this.data.setUint32(at, field.tables.length, true);
      field.tables.forEach((fields, index) => this.refer(at + 4 + 4 * index, this.table(fields)));
      return at;
    }
    // The length stands right before what is aligned to eight bytes.
    const at = this.reserve(8, 8) + 4;
    this.data.setUint32(at, field.pairs.length, true);
    for (const [first, second] of field.pairs) {
      const pair = this.reserve(16, 8);
      this.data.setBigInt64(pair, BigInt(first), true);
      this.data.setBigInt64(pair + 8, BigInt(second), true);
    }
    return at;
  }

  /** Length, UTF-8, and a zero that readers in C rely on. */
  private text(text: string): number {
    const utf8 = new TextEncoder().encode(text);
    const at = this.reserve(4 + utf8.length + 1, 4);
    this.data.setUint32(at, utf8.length, true);
    new Uint8Array(this.data.buffer).set(utf8, at + 4);
    return at;
  }
}
