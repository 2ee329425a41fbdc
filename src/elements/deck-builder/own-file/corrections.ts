import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import type { ReadOptions } from '../../../core/intake/read-options.js';
import type { Reading } from '../../../core/intake/reading.js';

/** What a person said of how a file is to be read. */
export interface Corrections extends Pick<ReadOptions, 'header' | 'keepTotals'> {
  readonly columns: readonly DeclaredColumn[];
}

export const NO_CORRECTIONS: Corrections = Object.freeze({ columns: Object.freeze([]) });

/** Files with the same columns in the same order, as they are found without a correction, are read alike. */
export const shapeOf = ({ table }: Reading): string =>
  `deckwright-columns:${(table?.columns ?? []).map(({ original }) => original).join('|')}`;

/** What a person said of a file of this shape; nothing where the browser keeps nothing. */
export function rememberedCorrections(shape: string): Corrections | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(shape) ?? 'null');
    return isCorrections(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function rememberCorrections(shape: string, corrections: Corrections): void {
  try {
    localStorage.setItem(shape, JSON.stringify(corrections));
  } catch {
    // The page may keep nothing: the correction holds for this file.
  }
}

export function forgetCorrections(shape: string): void {
  try {
    localStorage.removeItem(shape);
  } catch {
    // As above.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The page's origin may keep anything under the name. */
const isCorrections = (value: unknown): value is Corrections =>
  isObject(value) &&
  Array.isArray(value['columns']) &&
  value['columns'].every((column) => isObject(column) && typeof column['name'] === 'string') &&
  ['number', 'undefined'].includes(typeof value['header']) &&
  ['boolean', 'undefined'].includes(typeof value['keepTotals']);
