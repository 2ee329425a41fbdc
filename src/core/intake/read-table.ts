import type { LoadWarning } from './dataset.js';
import type { IngestColumn, IngestTable } from './table-types.js';

/** A table that has been read already: as `data` of a dataset it is loaded as it is. */
export class ReadTable {
  readonly rowCount: number;
  readonly columns: readonly IngestColumn[];
  readonly warnings: readonly LoadWarning[];

  constructor({ rowCount, columns, warnings }: Omit<IngestTable, 'name'>) {
    this.rowCount = rowCount;
    this.columns = columns;
    this.warnings = warnings;
  }
}
