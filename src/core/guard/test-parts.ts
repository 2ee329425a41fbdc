import type { Expression } from '../template/index.js';

/** What must all be true for a test to be. */
export function conjuncts(node: Expression): Expression[] {
  return node.kind === 'binary' && node.operator === 'and'
    ? [...conjuncts(node.left), ...conjuncts(node.right)]
    : [node];
}

/** Large and small side of a comparison. */
export function sides(node: Expression): readonly [large: Expression, small: Expression] | undefined {
  if (node.kind !== 'binary' || !/^[<>]/.test(node.operator)) return undefined;
  return node.operator.startsWith('>') ? [node.left, node.right] : [node.right, node.left];
}

export const isZero = (node: Expression): boolean => node.kind === 'constant' && node.value === 0;
