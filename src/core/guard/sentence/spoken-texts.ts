import type { Expression, Placeholder } from '../../template/index.js';

/** What a placeholder may print beside values of the rows: texts of its formats, and constants that can be its value. */
export const spokenTexts = ({ expression, formats }: Placeholder): string[] => [
  // The text of a date format is a pattern of fields.
  ...formats.flatMap(({ name, texts }) => (name === 'date' ? [] : texts)),
  ...textsIn(expression, false),
];

/** The string constants of an expression; without keys only those that can be its value. */
export function textsIn(node: Expression, keys = true): string[] {
  switch (node.kind) {
    case 'constant':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'name':
      return [];
    case 'negate':
    case 'not':
      return textsIn(node.of, keys);
    case 'binary':
      return [node.left, node.right].flatMap((child) =>
        keys || node.operator === '??' ? textsIn(child, keys) : [],
      );
    case 'choose':
      return [
        ...(keys ? textsIn(node.test) : []),
        ...textsIn(node.then, keys),
        ...textsIn(node.otherwise, keys),
      ];
    case 'call':
      return keys ? node.args.flatMap((arg) => textsIn(arg)) : [];
  }
}
