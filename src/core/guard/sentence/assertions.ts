import { matchFolded } from '../../template/fold.js';
import { parse, type Expression, type Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import type { Variable } from '../../deck/types.js';
import { assertionPatterns, type AssertionKind } from '../assertion-words.js';
import { textsIn } from './spoken-texts.js';
import type { SentenceView, SlideView } from './sentence-view.js';
import { hostWord } from './word-guard.js';

/** Something a sentence says that only a claim can stand for, or that nothing can. */
export interface Assertion {
  pos: number;
  end: number;
  text: string;
  kind: AssertionKind;
  /** What a placeholder looked at before it printed these words: where it prints them, that is true. */
  test?: string;
}
/** What no rows can show. */
export const UNKNOWABLE: ReadonlySet<AssertionKind> = new Set(['cause', 'forecast']);

const found = new WeakMap<SentenceView, Assertion[]>();

/** Once a sentence, however many guards ask. */
export function assertionsIn(view: SentenceView, slide: SlideView): Assertion[] {
  let assertions = found.get(view);
  if (!assertions) found.set(view, (assertions = readAssertions(view, slide)));
  return assertions;
}

function readAssertions(view: SentenceView, slide: SlideView): Assertion[] {
  const patterns = assertionPatterns(slide.format.locale);
  const isHost = hostWord(slide);
  return [
    ...matchFolded(view.ownWords, patterns).filter(
      ({ kind, text }) => !UNKNOWABLE.has(kind) || !isHost(text),
    ),
    ...view.placeholders.flatMap((placeholder) => spoken(placeholder, slide.variables, patterns)),
  ];
}

/** Words a placeholder may print: those of a trend over a movement are true by construction, in the right order. */
function spoken(
  { expression, expressionSource, formats, pos, end }: Placeholder,
  variables: Record<string, Variable>,
  patterns: ReturnType<typeof assertionPatterns>,
): Assertion[] {
  const found: Assertion[] = [];
  const look = (text: string, but?: AssertionKind, test?: string): void => {
    for (const match of matchFolded(text, patterns))
      if (match.kind !== but) found.push({ ...match, pos, end, ...(test === undefined ? {} : { test }) });
  };
  for (const format of formats) {
    const earned = format.name === 'trend' && isMovement(expression, variables);
    const kinds = ['up', 'down', 'flat'] as const;
    format.texts.forEach((text, index) => look(text, earned ? kinds[index] : undefined));
  }
  const chosen = cachedExpression(expressionSource);
  if (chosen.kind !== 'choose') textsIn(expression, false).forEach((text) => look(text));
  else {
    const test = expressionSource.slice(chosen.test.pos, chosen.test.end);
    textsIn(chosen.then, false).forEach((text) => look(text, undefined, test));
    textsIn(chosen.otherwise, false).forEach((text) =>
      look(text, undefined, opposite(chosen.test, expressionSource)),
    );
  }
  return found;
}

const OPPOSITES = new Map<string, string>([
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
  ['==', '!='],
  ['!=', '=='],
]);

/** What is true where a comparison is not. */
function opposite(test: Expression, within: string): string | undefined {
  const operator = test.kind === 'binary' ? OPPOSITES.get(test.operator) : undefined;
  if (test.kind !== 'binary' || operator === undefined) return undefined;
  const [left, right] = [test.left, test.right].map(({ pos, end }) => within.slice(pos, end));
  return `${left} ${operator} ${right}`;
}
const MOVEMENT = /delta|growth|change|diff|trend|_(?:yoy|mom|qoq|wow)$/i;

/** Whether an expression is a change: its sign is a direction. */
function isMovement(node: Expression, variables: Record<string, Variable>): boolean {
  if (node.kind === 'call') {
    if (node.name === 'growth' || node.name === 'delta') return true;
    const [column] = node.args;
    return node.signature.startsWith('c') && column?.kind === 'name' && MOVEMENT.test(column.name);
  }
  if (node.kind === 'binary') return node.operator === '-';
  if (node.kind !== 'name') return false;
  const variable = Object.hasOwn(variables, node.name) ? variables[node.name] : undefined;
  if (typeof variable !== 'object' || variable === null) return MOVEMENT.test(node.name);
  const [part] = parse(`{{ ${variable.expr} }}`).parts;
  return (
    part?.kind === 'placeholder' && part.expression.kind !== 'name' && isMovement(part.expression, variables)
  );
}
