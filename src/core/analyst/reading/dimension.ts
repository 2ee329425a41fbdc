import { cellOf } from '../../chart/cells.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { innerColumn } from './measure.js';
import { isRoleName, readableName, singular } from './names.js';
import { dateFormat, grainOf, timeOf, type Grain } from './time-grain.js';

/** What names the rows of a chart: `region`, `month`. */
export interface Dimension {
  column: string;
  /** Singular, inside a sentence. */
  noun: string;
  /** Format of its labels; absent for text. */
  format?: string;
  /** Numbers and booleans name nothing by themselves: "cylinders 8". */
  needsNoun: boolean;
  /** Some label is longer than a sentence can carry. */
  long: boolean;
  /** All labels are written in lower case: they get a capital at the start of a sentence. */
  lowerCase: boolean;
  /** Rows without a name are one category more: the chart draws them as such. */
  nullNamed: boolean;
  grain?: Grain;
}

/** Longer labels are cut in sentences. */
export const LONG_LABEL = 44;
const GRAINS: readonly Grain[] = ['year', 'quarter', 'month', 'week', 'day'];

/** Reads what a column names: its noun from the title, its own name or the SQL; its grain from the rows, where it is a time. */
export function readDimension(
  widget: WidgetInput,
  column: Column,
  rows: readonly Row[],
  fromTitle: string | undefined,
): Dimension {
  const own = isRoleName(column.name) ? innerColumn(widget, column.name) : column.name;
  const noun = fromTitle ?? (own === undefined ? '' : singular(readableName(own)));
  const cells = rows.map((row) => cellOf(row, column.name));
  const labels = cells.filter((cell) => cell !== null);
  const dimension: Dimension = {
    column: column.name, noun: noun === '' ? 'category' : noun,
    needsNoun: column.type === 'number' || column.type === 'boolean',
    nullNamed: labels.length < cells.length,
    long: labels.some((label) => typeof label === 'string' && label.length > LONG_LABEL),
    // Unseen labels may be written so; a capital at the start of a sentence does others no harm.
    lowerCase: column.type === 'string' && labels.every((label) => typeof label === 'string' && /^\p{Ll}[\p{Ll}\p{M}\s'’-]*$/u.test(label)),
  }; // prettier-ignore
  if (column.type === 'date' || column.type === 'datetime') {
    const times = labels.map(timeOf).filter((time) => time !== undefined);
    // Without rows the title may say the period; else it is any point in time.
    const grain =
      times.length > 0
        ? grainOf(times.sort((a, b) => a - b))
        : (GRAINS.find((one) => one === fromTitle) ?? 'time');
    return {
      ...dimension,
      grain,
      format: times.length > 0 || grain !== 'time' ? dateFormat(grain) : 'date:medium',
    };
  }
  if (column.type === 'number') {
    const drawnAsCourse = /line|area/.test(widget.type);
    const years =
      labels.length > 0 &&
      labels.every(isYearNumber) &&
      (drawnAsCourse || /year/i.test(`${own ?? ''} ${noun}`));
    return years
      ? { ...dimension, grain: 'year', needsNoun: false, noun: noun === '' ? 'year' : noun }
      : dimension;
  }
  const times = labels.map(timeOf);
  if (labels.length < 2 || column.type !== 'string' || times.some((time) => time === undefined))
    return dimension;
  const grain = grainOf(times.filter((time) => time !== undefined).sort((a, b) => a - b));
  return { ...dimension, grain, format: dateFormat(grain) };
}

const isYearNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 1500 && cell <= 2200;
