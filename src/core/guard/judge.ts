import { templateOptions, templateSources } from '../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source, Variable } from '../deck/types.js';
import {
  findLiterals,
  parse,
  resolveTemplate,
  type Expression,
  type Placeholder,
} from '../template/index.js';
import { matchFolded } from '../template/fold.js';
import { maskAllowed } from '../template/literals.js';
import type { TemplateSource } from '../template/types.js';
import { assertionPatterns, type AssertionKind } from './assertion-words.js';
import { checkClaims, meaningOf, type ClaimMeaning } from './claims.js';
import { entitiesIn, entityNames } from './entities.js';
import { maskPlaceholders } from './sentences.js';

type JudgedClaim = Claim & { holds: boolean; reason: string; meaning: ClaimMeaning };

/** Something a sentence says that only a claim can stand for. */
interface Assertion {
  pos: number;
  end: number;
  text: string;
  kind: AssertionKind | 'entity';
}

/** Decides about the sentences of one slide. */
export class Judge {
  readonly #format: DeckFormat;
  readonly #variables: Record<string, Variable>;
  readonly #sources: Record<string, TemplateSource>;
  readonly #allowed: readonly string[];
  readonly #claims: readonly JudgedClaim[];
  readonly #names: readonly string[];

  /** `slide` has lost its scalar variables already; `allowed` are the host's texts. */
  constructor(slide: Slide, sources: Record<string, Source>, format: DeckFormat, allowed: readonly string[]) {
    this.#format = format;
    this.#variables = slide.variables;
    this.#sources = templateSources(sources);
    this.#allowed = allowed;
    this.#names = entityNames(slide, sources);
    const results = checkClaims(slide, sources, format);
    this.#claims = slide.claims.map((claim, index) => {
      const result = results[index];
      const holds = result?.holds === true;
      const reason = result?.problem?.message ?? 'it does not hold';
      return { ...claim, holds, reason, meaning: holds ? meaningOf(claim) : { substantial: false } };
    });
  }

  claimHolds(id: string): boolean {
    return this.#claims.some((claim) => claim.id === id && claim.holds);
  }

  /** Why a sentence must not be shown, or undefined. `title`: capitals say nothing there. */
  objection(sentence: string, source: string | undefined, title = false): string | undefined {
    const text = sentence.trim();
    if (text === '' || this.#allowed.includes(text)) return undefined;
    const [literal] = findLiterals(sentence, { locale: this.#format.locale, allowed: this.#allowed });
    if (literal) return `"${literal.text}" stands outside placeholders`;
    const unverified = this.#unverified(sentence, source);
    if (unverified) return unverified;
    const claims = this.#claims.flatMap((claim) => {
      const span = quoteSpan(sentence, claim.quote);
      return span ? [{ claim, ...span }] : [];
    });
    const broken = claims.find(({ claim }) => !claim.holds);
    if (broken) return `its claim "${broken.claim.id}" fails: ${broken.claim.reason}`;
    const covered = (assertion: Assertion) =>
      claims.some(
        ({ claim, pos, end }) =>
          pos <= assertion.pos && assertion.end <= end && supports(claim.meaning, assertion.kind),
      );
    const bare = this.#assertions(sentence, title).find((assertion) => !covered(assertion));
    return bare && `"${bare.text}" has no claim that makes it true`;
  }

  #unverified(sentence: string, source: string | undefined): string | undefined {
    const { problems, parts } = resolveTemplate(
      sentence,
      this.#variables,
      templateOptions(this.#sources, this.#format, source),
    );
    const [problem] = problems;
    if (problem) return problem.message;
    const weak = parts.find((part) => part.kind === 'value' && part.mark !== 'computed');
    return weak?.kind === 'value'
      ? `{{ ${weak.expression} }} is ${weak.mark}, not computed from rows`
      : undefined;
  }

  #assertions(sentence: string, title: boolean): Assertion[] {
    const phrases = this.#allowed.filter((phrase) => /\s/.test(phrase.trim()));
    const visible = maskAllowed(maskPlaceholders(sentence), phrases);
    const patterns = assertionPatterns(this.#format.locale);
    const placeholders = parse(sentence).parts.filter((part) => part.kind === 'placeholder');
    const keys = placeholders.flatMap((placeholder) => textsIn(placeholder.expression));
    return [
      ...matchFolded(visible, patterns),
      ...placeholders.flatMap((placeholder) => this.#spoken(placeholder, patterns)),
      ...entitiesIn(visible, {
        names: this.#names.filter((name) => !keys.includes(name)),
        known: [...this.#allowed, ...keys],
        capitals: !title && !/^de\b/.test(this.#format.locale),
      }),
    ];
  }

  /** Words a placeholder may print: those of a trend over a movement are true by construction, in the right order. */
  #spoken(
    { expression, formats, pos, end }: Placeholder,
    patterns: ReturnType<typeof assertionPatterns>,
  ): Assertion[] {
    const found: Assertion[] = [];
    const look = (text: string, but?: AssertionKind) => {
      for (const match of matchFolded(text, patterns))
        if (match.kind !== but) found.push({ ...match, pos, end });
    };
    for (const format of formats) {
      const earned = format.name === 'trend' && isMovement(expression, this.#variables);
      const kinds = ['up', 'down', 'flat'] as const;
      format.texts.forEach((text, index) => look(text, earned ? kinds[index] : undefined));
    }
    textsIn(expression, false).forEach((text) => look(text));
    return found;
  }
}

function supports({ substantial, direction }: ClaimMeaning, kind: Assertion['kind']): boolean {
  if (!substantial) return false;
  return (kind !== 'up' && kind !== 'down') || direction === undefined || direction === kind;
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
function textsIn(node: Expression, keys = true): string[] {
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

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where a claim's quote stands in a sentence; all of it when the quote holds the sentence. */
function quoteSpan(sentence: string, quote: string): { pos: number; end: number } | undefined {
  const wanted = collapse(quote);
  if (wanted === '') return undefined;
  if (wanted.includes(collapse(sentence))) return { pos: 0, end: sentence.length };
  const pos = sentence.indexOf(quote);
  if (pos >= 0) return { pos, end: pos + quote.length };
  // Broken over lines or spaced otherwise: the words still stand there, so the whole sentence is meant.
  return collapse(sentence).includes(wanted) ? { pos: 0, end: sentence.length } : undefined;
}
