/** Rows that lie in pieces, as files are read: piece by piece. */
export class RowPieces<T> {
  private readonly pieces: T[] = [];
  private readonly ends: number[] = [];

  get rowCount(): number {
    return this.ends.at(-1) ?? 0;
  }

  add(piece: T, rows: number): void {
    this.pieces.push(piece);
    this.ends.push(this.rowCount + rows);
  }

  /** A reader by row number. Rows are nearly always asked for in order, so the piece of the last one is tried first. */
  reader<C>(cell: (piece: T, row: number) => C): (row: number) => C {
    let at = 0;
    let [from, to] = [0, this.ends[0] ?? 0];
    return (row) => {
      if (row < from || row >= to) {
        at = row >= to ? at + 1 : 0;
        while ((this.ends[at] as number) <= row) at += 1;
        from = this.ends[at - 1] ?? 0;
        to = this.ends[at] as number;
      }
      return cell(this.pieces[at] as T, row - from);
    };
  }
}
