const text = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A table of a FlatBuffer, read in place. Fields go by their number in the schema; one that is absent has its default. Reading outside
 * the bytes throws a RangeError.
 */
export class FlatTable {
  private readonly view: DataView;
  private readonly at: number;

  private constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatTable(view, view.getUint32(0, true));
  }

  bool(field: number): boolean {
    return this.uint8(field) !== 0;
  }

  uint8(field: number): number {
    const at = this.slot(field);
    return at === 0 ? 0 : this.view.getUint8(at);
  }

  int16(field: number, absent = 0): number {
    const at = this.slot(field);
    return at === 0 ? absent : this.view.getInt16(at, true);
  }

  int32(field: number, absent = 0): number {
    const at = this.slot(field);
    return at === 0 ? absent : this.view.getInt32(at, true);
  }

  int64(field: number): bigint {
    const at = this.slot(field);
    return at === 0 ? 0n : this.view.getBigInt64(at, true);
  }

  table(field: number): FlatTable | undefined {
    const at = this.slot(field);
    return at === 0 ? undefined : new FlatTable(this.view, this.follow(at));
  }

  text(field: number): string {
    const at = this.slot(field);
    if (at === 0) return '';
    const start = this.follow(at);
    const length = this.view.getUint32(start, true);
    return text.decode(new Uint8Array(this.view.buffer, this.view.byteOffset + start + 4, length));
  }

  tables(field: number): FlatTable[] {
    return this.vector(field, 4, (at) => new FlatTable(this.view, this.follow(at)));
  }

  int32s(field: number): number[] {
    return this.vector(field, 4, (at) => this.view.getInt32(at, true));
  }

  int64s(field: number): number[] {
    return this.vector(field, 8, (at) => this.count(at));
  }

  /** Structs of two 64-bit numbers. */
  pairs(field: number): [number, number][] {
    return this.vector(field, 16, (at) => [this.count(at), this.count(at + 8)]);
  }

  private vector<T>(field: number, width: number, read: (at: number) => T): T[] {
    const slot = this.slot(field);
    if (slot === 0) return [];
    const start = this.follow(slot);
    const length = this.view.getUint32(start, true);
    if (length * width > this.view.byteLength) throw new RangeError('a list is longer than its message');
    return Array.from({ length }, (_, index) => read(start + 4 + index * width));
  }

  private count(at: number): number {
    return Number(this.view.getBigInt64(at, true));
  }

  private follow(at: number): number {
    return at + this.view.getUint32(at, true);
  }

  /** Where the field's value stands; 0 for absent. */
  private slot(field: number): number {
    const vtable = this.at - this.view.getInt32(this.at, true);
    const entry = 4 + 2 * field;
    if (entry + 2 > this.view.getUint16(vtable, true)) return 0;
    const offset = this.view.getUint16(vtable + entry, true);
    return offset === 0 ? 0 : this.at + offset;
  }
}
