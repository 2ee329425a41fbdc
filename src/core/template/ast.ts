import type { Span } from './template-error.js';
import type { Format } from './formats.js';
import type { TemplateProblem, Value } from './types.js';

export type BinaryOperator =
  '+' | '-' | '*' | '/' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or' | '??';

/** An expression as `parse` makes it: frozen, and refused by `evaluate` when it comes from anywhere else. */
export type Expression =
  | (Span & { readonly kind: 'constant'; readonly value: Value })
  | (Span & { readonly kind: 'name'; readonly name: string })
  | (Span & { readonly kind: 'negate' | 'not'; readonly of: Expression })
  | (Span & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Span & {
      readonly kind: 'choose';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    })
  | CallExpression;

export type CallExpression = Span & {
  readonly kind: 'call';
  readonly name: string;
  /** One letter an argument, see `functions.ts`. */
  readonly signature: string;
  readonly args: readonly Expression[];
};

export interface Placeholder extends Span {
  readonly kind: 'placeholder';
  /** The whole placeholder, braces included. */
  readonly source: string;
  readonly expression: Expression;
  readonly expressionSource: string;
  readonly formats: readonly Format[];
  readonly formatSource: string | undefined;
}

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | Placeholder
  /** A placeholder that could not be read; its problem stands in `Template.problems`. */
  | { readonly kind: 'bad'; readonly source: string };

export interface Template {
  readonly text: string;
  readonly parts: readonly TemplatePart[];
  readonly problems: readonly TemplateProblem[];
}

/** The column name an argument in column position means. */
export function columnName(node: Expression | undefined): string {
  return node?.kind === 'name' ? node.name : node?.kind === 'constant' ? String(node.value) : '';
}

const genuine = new WeakSet();

/** Marks an expression as made by the parser and makes it unchangeable. */
export function brand<Node extends Expression>(node: Node): Node {
  genuine.add(node);
  return Object.freeze(node);
}

export function isGenuine(node: unknown): boolean {
  return typeof node === 'object' && node !== null && genuine.has(node);
}
