import type { StorageType } from './ingest-types.js';
import type { Inference } from './infer-values.js';
import { shown } from './shown.js';
import { looksLikeDate, parseIsoDate, parseIsoDateTime } from './temporal.js';

type Kind = 'BOOLEAN' | 'INTEGER' | 'DOUBLE' | 'DATE' | 'TIMESTAMP' | 'VARCHAR';

// No leading zeros: 01234 is a postal code, not a number. No plus sign: +4930… is a telephone number.
const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const DOUBLE = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const CODE = /^0\d+$/;
const SAMPLE = 1000;

function kindOf(cell: string): Kind {
  const text = cell.trim();
  const first = text.charCodeAt(0);
  // Digits, '-' and '.': anything else can only be a boolean or text.
  if ((first >= 48 && first <= 57) || first === 45 || first === 46) {
    if (INTEGER.test(text)) return 'INTEGER';
    if (DOUBLE.test(text)) return 'DOUBLE';
    if (parseIsoDate(text) !== null) return 'DATE';
    return parseIsoDateTime(text) === null ? 'VARCHAR' : 'TIMESTAMP';
  }
  return /^(?:true|false)$/i.test(text) ? 'BOOLEAN' : 'VARCHAR';
}

function join(a: Kind, b: Kind): Kind {
  if (a === b) return a;
  const pair = `${a} ${b}`;
  if (pair === 'INTEGER DOUBLE' || pair === 'DOUBLE INTEGER') return 'DOUBLE';
  if (pair === 'DATE TIMESTAMP' || pair === 'TIMESTAMP DATE') return 'TIMESTAMP';
  return 'VARCHAR';
}

/** The type of a CSV column: the one that all its non-empty cells have. */
export function inferText(rowCount: number, read: (row: number) => unknown): Inference {
  let kind: Kind | undefined;
  let longest = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const cell = read(row) as string | undefined;
    if (cell === undefined || cell === '') continue;
    const next = kindOf(cell);
    if (cell.length > longest) longest = cell.length;
    const joined = kind === undefined ? next : join(kind, next);
    if (joined === 'VARCHAR') return textColumn(rowCount, read, row, cell);
    kind = joined;
  }
  if (kind === undefined) return { type: 'VARCHAR', empty: true, textual: true };
  const type = kind === 'INTEGER' ? integerType(rowCount, read, longest) : kind;
  return { type, empty: false, textual: true };
}

function integerType(rowCount: number, read: (row: number) => unknown, longest: number): StorageType {
  if (longest < 10) return 'INTEGER';
  let min = 0n;
  let max = 0n;
  for (let row = 0; row < rowCount; row += 1) {
    const cell = read(row) as string | undefined;
    if (cell === undefined || cell.length < 10) continue;
    const value = BigInt(cell.trim());
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const within = (bound: bigint) => min > -bound && max < bound;
  if (within(2n ** 31n)) return 'INTEGER';
  if (within(2n ** 63n)) return 'BIGINT';
  return within(10n ** 38n) ? 'HUGEINT' : 'VARCHAR';
}

/** A column that is nearly all numbers or dates is likely meant so: the warning names the cell in the way. */
function textColumn(rowCount: number, read: (row: number) => unknown, row: number, cell: string): Inference {
  const result: Inference = { type: 'VARCHAR', empty: false, textual: true };
  if (CODE.test(cell)) return result;
  if (looksLikeDate(cell.trim())) {
    const detail = `row ${row + 1} holds ${shown(cell)}, which no calendar has; the column is kept as text`;
    return { ...result, problem: { code: 'invalid_dates', detail } };
  }
  const counts = new Map<Kind, number>();
  let seen = 0;
  const step = Math.max(1, Math.floor(rowCount / SAMPLE));
  let odd: { row: number; cell: string } | undefined;
  for (let at = 0; at < rowCount; at += step) {
    const text = read(at) as string | undefined;
    if (text === undefined || text === '') continue;
    if (CODE.test(text)) return result;
    const kind = kindOf(text);
    if (kind === 'VARCHAR') odd ??= { row: at, cell: text };
    seen += 1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const typed = seen - (counts.get('VARCHAR') ?? 0);
  if (seen < 5 || typed < seen * 0.8) return result;
  const { row: oddRow, cell: oddCell } = kindOf(cell) === 'VARCHAR' ? { row, cell } : (odd ?? { row, cell });
  const kinds = [...counts.keys()].filter((kind) => kind !== 'VARCHAR').join(' and ');
  const detail = `mostly ${kinds}, but row ${oddRow + 1} holds ${shown(oddCell)}; the column is kept as text`;
  return { ...result, problem: { code: 'mixed_types', detail } };
}
