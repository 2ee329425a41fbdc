import { keyMatcher } from './aggregates.js';
import { columnName, type CallExpression, type Expression } from './ast.js';
import type { Table } from './table.js';
import type { Operand } from './values.js';

/** A column and the test for the rows whose cell in it equals the key. */
export interface KeyPair {
  column: readonly Operand[];
  matches: (index: number) => boolean;
}

/** The key pairs of a call: each `k` of its signature with the column before it. */
export function keyPairs(
  { args, signature }: CallExpression,
  table: Table,
  valueOf: (node: Expression) => Operand,
): KeyPair[] {
  return args.flatMap((key, index): KeyPair[] => {
    const node = args[index - 1];
    if (signature[index] !== 'k' || !node) return [];
    const column = table.column(columnName(node), node);
    return [{ column, matches: keyMatcher(column, valueOf(key)) }];
  });
}

/** Whether a row matches every pair. */
export const matchingAll =
  (pairs: readonly KeyPair[]) =>
  (index: number): boolean =>
    pairs.every(({ matches }) => matches(index));
