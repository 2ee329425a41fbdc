import type { Cell, Row } from './types.js';

/**
 * 16 hex digits that are the same for equal rows in equal order, whatever engine gave them, and differ otherwise but
 * for chance: two 32-bit multiply-and-rotate hashes over names, types and text. Not for secrets.
 */
export function fingerprint(rows: readonly Row[]): string {
  const hash = new Hash();
  let names: string[] = [];
  for (const row of rows) {
    const own = Object.keys(row);
    if (own.length !== names.length || own.some((name, index) => name !== names[index])) {
      names = own;
      hash.text(`\u0001${JSON.stringify(own)}`);
    }
    for (const name of names) addCell(hash, row[name] as Cell);
    hash.number(10);
  }
  return hash.digest();
}

function addCell(hash: Hash, cell: Cell): void {
  if (cell === null || cell === undefined) hash.number(0);
  else if (typeof cell === 'string') {
    hash.number(2);
    hash.text(cell);
  } else if (typeof cell === 'number') {
    hash.number(3);
    hash.double(cell);
  } else if (typeof cell === 'boolean') hash.number(cell ? 5 : 4);
  else {
    hash.number(6);
    hash.text(JSON.stringify(cell));
  }
}

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);

class Hash {
  private a = 0x811c9dc5;
  private b = 0x9e3779b9;
  private count = 0;

  number(value: number): void {
    this.count += 1;
    this.a = Math.imul(this.a ^ value, 0x01000193);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(((this.b << 13) | (this.b >>> 19)) ^ value, 0x85ebca6b);
    this.b = (this.b + 0x7ed55d16) | 0;
  }

  double(value: number): void {
    double[0] = value === 0 ? 0 : value;
    this.number(halves[0] as number);
    this.number(halves[1] as number);
  }

  text(text: string): void {
    this.number(text.length);
    for (let i = 0; i < text.length; i += 1) this.number(text.charCodeAt(i));
  }

  digest(): string {
    const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
    return hex(mix(this.a ^ this.count)) + hex(mix(this.b + this.count));
  }
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
