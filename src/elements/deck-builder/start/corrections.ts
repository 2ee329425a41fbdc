import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import type { Reading } from '../../../core/intake/reading.js';

/** Files with the same columns in the same order are read alike. */
const keyOf = ({ table }: Reading): string =>
  `deckwright-columns:${(table?.columns ?? []).map(({ original }) => original).join('|')}`;

/** What a person said of the columns of such a file; nothing where the browser keeps nothing. */
export function rememberedCorrections(reading: Reading): DeclaredColumn[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(reading)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeclared) : [];
  } catch {
    return [];
  }
}

export function rememberCorrections(reading: Reading, columns: readonly DeclaredColumn[]): void {
  try {
    localStorage.setItem(keyOf(reading), JSON.stringify(columns));
  } catch {
    // The page may keep nothing: the correction holds for this file.
  }
}

export function forgetCorrections(reading: Reading): void {
  try {
    localStorage.removeItem(keyOf(reading));
  } catch {
    // As above.
  }
}

const isDeclared = (value: unknown): value is DeclaredColumn =>
  typeof value === 'object' && value !== null && typeof (value as { name?: unknown }).name === 'string';
