import type { Claim, Variable } from '../../deck/types.js';
import { parse, type Expression } from '../../template/index.js';
import { columnMeaning, type ColumnMeaning } from '../column-meaning.js';
import { columnsOf, sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** A column that an expression computes with, and how. */
export interface ColumnUse {
  column: string;
  source: string | undefined;
  /** The function over it; empty for a bare column. */
  fn: string;
}

/** Every column whose values go into an expression, through variables too. Keys that only pick rows are not among them. */
export function columnUses(
  node: Expression,
  variables: Record<string, Variable>,
  source: string | undefined,
  depth = 0,
): ColumnUse[] {
  const of = (child: Expression): ColumnUse[] => columnUses(child, variables, source, depth);
  switch (node.kind) {
    case 'constant':
      return [];
    case 'name': {
      if (!Object.hasOwn(variables, node.name)) return [{ column: node.name, source, fn: '' }];
      const variable = variables[node.name];
      if (typeof variable !== 'object' || variable === null || depth > 8) return [];
      const [part] = parse(`{{ ${variable.expr} }}`).parts;
      return part?.kind === 'placeholder'
        ? columnUses(part.expression, variables, variable.source ?? source, depth + 1)
        : [];
    }
    case 'negate':
    case 'not':
      return of(node.of);
    case 'binary':
      return [...of(node.left), ...of(node.right)];
    case 'choose':
      return [node.test, node.then, node.otherwise].flatMap(of);
    case 'call': {
      const { name, signature, args } = node;
      if (!signature.startsWith('c')) return args.flatMap(of);
      return args.flatMap((arg, index) => {
        if (signature[index] !== 'c') return [];
        const column = arg.kind === 'name' ? arg.name : arg.kind === 'constant' ? String(arg.value) : '';
        const measured = index === 0 || name === 'argmax' || name === 'argmin';
        return measured && column !== '' ? [{ column, source, fn: name }] : [];
      });
    }
  }
}

/** Functions that change how a value is written more than what it says. */
export const ROUNDS: ReadonlySet<string> = new Set(['round', 'floor', 'ceil']);

/** The columns that a claim's test compares. */
export function testedColumns(claim: Claim, view: SentenceView, slide: SlideView): ColumnUse[] {
  const [part] = parse(`{{ ${claim.test} }}`).parts;
  return part?.kind === 'placeholder'
    ? columnUses(part.expression, slide.variables, claim.source ?? view.source)
    : [];
}

export function meaningIn(
  column: string,
  source: string | undefined,
  slide: SlideView,
): ColumnMeaning | undefined {
  const owner = sourceOf(source, slide);
  return owner && columnMeaning(column, owner.widget ?? { title: owner.title, dataKey: owner.sql });
}

export const isNumeric = (column: string, source: string | undefined, slide: SlideView): boolean =>
  columnsOf(slide, source).find(({ name }) => name === column)?.type === 'number';

/** The column by which rows are told apart, where it holds numbers too: the hour of a bar is none that it measures. */
export const isAxis = (column: string, source: string | undefined, slide: SlideView): boolean =>
  /^(?:category|bucket)$/.test(column) && columnsOf(slide, source)[0]?.name === column;

/** Columns of numbers whose values a figure shows, and rows it counts. */
export function measuredUses(
  expression: Expression,
  { source }: SentenceView,
  slide: SlideView,
): ColumnUse[] {
  const uses = columnUses(expression, slide.variables, source).filter(
    ({ column, source: from, fn }) =>
      isNumeric(column, from, slide) && fn !== 'argmax' && fn !== 'argmin' && fn !== 'count',
  );
  if (uses.length > 0 || expression.kind !== 'call' || expression.name !== 'count') return uses;
  return [{ column: '', source, fn: 'count' }];
}
