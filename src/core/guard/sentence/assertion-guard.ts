import { matchFolded } from '../../template/fold.js';
import { parse, type Expression, type Placeholder } from '../../template/index.js';
import { maskAllowed } from '../../template/literals.js';
import type { Variable } from '../../deck/types.js';
import { assertionPatterns, type AssertionKind } from '../assertion-words.js';
import type { ClaimMeaning } from '../claims.js';
import { hostWord } from './word-guard.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** Something a sentence says that only a claim can stand for, or that nothing can. */
interface Assertion {
  pos: number;
  end: number;
  text: string;
  kind: AssertionKind;
}

/** A claim of the sentence that the rows refute. */
export function brokenClaim({ claims }: SentenceView): string | undefined {
  const broken = claims.find(({ claim }) => !claim.holds);
  return broken && `its claim "${broken.claim.id}" fails: ${broken.claim.reason}`;
}

/** A direction, rank or comparison that no claim of the sentence means. */
export function bareAssertion(view: SentenceView, slide: SlideView): string | undefined {
  const covered = (assertion: Assertion): boolean =>
    view.claims.some(
      ({ claim, pos, end }) =>
        claim.holds &&
        pos <= assertion.pos &&
        assertion.end <= end &&
        supports(claim.meaning, assertion.kind),
    );
  const bare = assertionsIn(view, slide).find(
    (assertion) => !UNKNOWABLE.has(assertion.kind) && !covered(assertion),
  );
  return bare && `"${bare.text}" has no claim that makes it true`;
}

const UNKNOWABLE: ReadonlySet<AssertionKind> = new Set(['cause', 'forecast']);

/** A cause or a forecast: no rows can show it. A question may ask for one. */
export function unknowable(view: SentenceView, slide: SlideView): string | undefined {
  if (/\?["”»)*\s]*$/.test(view.text)) return undefined;
  const found = assertionsIn(view, slide).find(({ kind }) => UNKNOWABLE.has(kind));
  return found && `"${found.text}" speaks of a cause or of the future, which rows cannot show`;
}

function assertionsIn(view: SentenceView, slide: SlideView): Assertion[] {
  const phrases = slide.allowed.filter((phrase) => /\s/.test(phrase.trim()));
  const visible = maskAllowed(view.masked, phrases);
  const patterns = assertionPatterns(slide.format.locale);
  const isHost = hostWord(slide);
  return [
    ...matchFolded(visible, patterns).filter(({ kind, text }) => !UNKNOWABLE.has(kind) || !isHost(text)),
    ...view.placeholders.flatMap((placeholder) => spoken(placeholder, slide.variables, patterns)),
  ];
}

/** Words a placeholder may print: those of a trend over a movement are true by construction, in the right order. */
function spoken(
  { expression, formats, pos, end }: Placeholder,
  variables: Record<string, Variable>,
  patterns: ReturnType<typeof assertionPatterns>,
): Assertion[] {
  const found: Assertion[] = [];
  const look = (text: string, but?: AssertionKind): void => {
    for (const match of matchFolded(text, patterns))
      if (match.kind !== but) found.push({ ...match, pos, end });
  };
  for (const format of formats) {
    const earned = format.name === 'trend' && isMovement(expression, variables);
    const kinds = ['up', 'down', 'flat'] as const;
    format.texts.forEach((text, index) => look(text, earned ? kinds[index] : undefined));
  }
  textsIn(expression, false).forEach((text) => look(text));
  return found;
}

function supports(meaning: ClaimMeaning, kind: AssertionKind): boolean {
  const { substantial, direction, ends, ranks } = meaning;
  if (!substantial) return false;
  if (kind === 'up' || kind === 'down') return direction === undefined ? ranks : direction === kind;
  // A superlative is about values beside each other; a test of a change alone says nothing of it.
  if (kind === 'top') return ranks && (ends.size === 0 || ends.has('max'));
  if (kind === 'bottom') return ranks && (ends.size === 0 || ends.has('min'));
  return true;
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
