import { templateSources } from '../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source } from '../deck/types.js';
import { checkTemplate, parse } from '../template/index.js';
import { meaningOf, NO_MEANING } from './claim-meaning.js';
import { checkClaims, type ClaimResult } from './claims.js';
import { bareAssertion, brokenClaim, unknowable } from './sentence/assertion-guard.js';
import { foreignRow } from './sentence/binding-guard.js';
import { foreignEntity } from './sentence/entity-guard.js';
import { wrongFigure } from './sentence/figure-guard.js';
import { foreignReference } from './sentence/link-guard.js';
import { brokenPlaceholder, literalFigure, unboundPlaceholder } from './sentence/literal-guard.js';
import { wrongArithmetic } from './sentence/arithmetic-guard.js';
import { wrongMeasure } from './sentence/measure-guard.js';
import { namesInRows } from './sentence/names-in-rows.js';
import {
  allColumns,
  columnsOf,
  viewSentence,
  type JudgedClaim,
  type SentenceView,
  type SlideView,
} from './sentence/sentence-view.js';
import { misnamedStatistic } from './sentence/statistic-guard.js';
import { foreignUnit } from './sentence/unit-guard.js';
import { unknownWord } from './sentence/word-guard.js';

/** The guards of a sentence in the order they look at it; each answers with its objection. */
const GUARDS = {
  literals: literalFigure,
  placeholders: brokenPlaceholder,
  marks: unboundPlaceholder,
  links: foreignReference,
  claims: brokenClaim,
  assertions: bareAssertion,
  causes: unknowable,
  entities: foreignEntity,
  units: foreignUnit,
  arithmetic: wrongArithmetic,
  statistics: misnamedStatistic,
  measures: wrongMeasure,
  bindings: foreignRow,
  figures: wrongFigure,
  words: unknownWord,
} satisfies Record<string, (view: SentenceView, slide: SlideView) => string | undefined>;

export type GuardName = keyof typeof GUARDS;

/** Why a sentence must not be shown. `reason` may quote cells; `guard` may leave the page whatever the rows hold. */
export interface Objection {
  guard: GuardName;
  reason: string;
}

export const GUARD_NAMES = Object.keys(GUARDS) as GuardName[];

export interface JudgeOptions {
  /** Texts of the host: they may stand as they are. */
  allowed: readonly string[];
  /** False where the rows are elsewhere: then only what the form of a sentence tells is judged. */
  seen: boolean;
  /** Guards that are left out; only measurements do that. */
  without: readonly GuardName[];
}

/** Decides about the sentences of one slide. */
export class Judge {
  readonly #view: SlideView;
  readonly #guards: readonly GuardName[];

  /** `slide` has lost its scalar variables already. */
  constructor(slide: Slide, sources: Record<string, Source>, format: DeckFormat, options: JudgeOptions) {
    const { allowed, seen, without } = options;
    this.#guards = GUARD_NAMES.filter((name) => !without.includes(name));
    this.#view = {
      slide,
      format,
      variables: slide.variables,
      sources,
      tables: templateSources(sources),
      allowed,
      phrases: allowed.filter((phrase) => /\s/.test(phrase.trim())),
      names: seen ? namesInRows(slide, sources) : [],
      claims: [],
      judgeClaim: (claim) => {
        const ofClaim = { ...slide, claims: [claim] };
        const [result] = seen ? checkClaims(ofClaim, sources, format) : [this.#formOf(claim)];
        return result?.problem ? false : judged(claim, result);
      },
      seen,
    };
    const results = seen
      ? checkClaims(slide, sources, format)
      : slide.claims.map((claim) => this.#formOf(claim));
    this.#view.claims = slide.claims.map((claim, index) => judged(claim, results[index]));
  }

  claimHolds(id: string): boolean {
    return this.#view.claims.some((claim) => claim.id === id && claim.holds);
  }

  /** Claims that sentences without an objection make by their own figures. */
  readonly derived: Claim[] = [];

  /** Why a sentence must not be shown, or undefined. `title`: of a slide or a chart. */
  objection(sentence: string, source: string | undefined, title = false): Objection | undefined {
    const text = sentence.trim();
    if (text === '' || this.#view.allowed.includes(text)) return undefined;
    const view = viewSentence(sentence, this.#view, source, title);
    for (const guard of this.#guards) {
      const reason = GUARDS[guard](view, this.#view);
      if (reason) return { guard, reason };
    }
    this.derived.push(...view.derived);
    return undefined;
  }

  /** Without rows a claim stands until the page evaluates it, where it could be evaluated at all. */
  #formOf({ id, test, source = this.#view.slide.source }: Slide['claims'][number]): ClaimResult {
    const template = `{{ ${test} }}`;
    const [problem] = checkTemplate(template, {
      columns: columnsOf(this.#view, source),
      variables: this.#view.variables,
      sources: allColumns(this.#view),
    });
    if (problem) return { id, holds: false, problem };
    const [part] = parse(template).parts;
    return { id, holds: part?.kind === 'placeholder' && part.formats.length === 0 };
  }
}

function judged(claim: Claim, result: ClaimResult | undefined): JudgedClaim {
  const holds = result?.holds === true;
  const reason = result?.problem?.message ?? 'it does not hold';
  return { ...claim, holds, reason, meaning: holds ? meaningOf(claim) : NO_MEANING };
}
