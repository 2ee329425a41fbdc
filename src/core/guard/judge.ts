import { templateSources } from '../deck/resolve.js';
import type { DeckFormat, Slide, Source } from '../deck/types.js';
import { checkTemplate, parse } from '../template/index.js';
import { checkClaims, type ClaimResult } from './claims.js';
import { wrongFigure } from './sentence/figure-guard.js';
import { foreignReference } from './sentence/link-guard.js';
import { brokenPlaceholder, literalFigure, unboundPlaceholder } from './sentence/literal-guard.js';
import type { GuardName } from './rules.js';
import {
  allColumns,
  columnsOf,
  viewSentence,
  type SentenceView,
  type SlideView,
} from './sentence/sentence-view.js';

/** The guards of a sentence in the order they look at it; each answers with its objection. They look at its form, never at its words. */
const GUARDS = {
  literals: literalFigure,
  placeholders: brokenPlaceholder,
  marks: unboundPlaceholder,
  links: foreignReference,
  claims: ({ claims }) => {
    const broken = claims.find(({ holds }) => !holds);
    return broken && `its claim "${broken.id}" fails: ${broken.reason}`;
  },
  figures: wrongFigure,
} satisfies Record<GuardName, (view: SentenceView, slide: SlideView) => string | undefined>;

/** Why a sentence must not be shown. `reason` may quote cells; `guard` may leave the page whatever the rows hold. */
export interface Objection {
  guard: GuardName;
  reason: string;
}

export const GUARD_NAMES = Object.keys(GUARDS) as GuardName[];

export interface JudgeOptions {
  /** Texts of the host: they may be repeated as they are. */
  allowed: readonly string[];
  /** False where the rows are elsewhere: then only the form of a sentence is judged. */
  seen: boolean;
  /** Sentences that code wrote and that hold. */
  checked: ReadonlySet<string>;
}

/** Decides about the sentences of one slide. */
export class Judge {
  readonly #view: SlideView;
  readonly #checked: ReadonlySet<string>;

  /** `slide` has lost its scalar variables already. */
  constructor(slide: Slide, sources: Record<string, Source>, format: DeckFormat, options: JudgeOptions) {
    const { allowed, seen, checked } = options;
    this.#checked = checked;
    this.#view = {
      slide,
      format,
      variables: slide.variables,
      sources,
      tables: templateSources(sources),
      allowed,
      claims: [],
      seen,
    };
    const results = seen
      ? checkClaims(slide, sources, format)
      : slide.claims.map((claim) => this.#formOf(claim));
    this.#view.claims = slide.claims.map((claim, index) => ({
      ...claim,
      holds: results[index]?.holds === true,
      reason: results[index]?.problem?.message ?? 'it does not hold',
    }));
  }

  claimHolds(id: string): boolean {
    return this.#view.claims.some((claim) => claim.id === id && claim.holds);
  }

  /** Why a sentence must not be shown, or undefined. */
  objection(sentence: string, source: string | undefined): Objection | undefined {
    const text = sentence.trim();
    if (text === '' || this.#view.allowed.includes(text) || this.#checked.has(text)) return undefined;
    const view = viewSentence(sentence, this.#view, source);
    for (const guard of GUARD_NAMES) {
      const reason = GUARDS[guard](view, this.#view);
      if (reason) return { guard, reason };
    }
    return undefined;
  }

  /** Without rows a claim is kept until the page evaluates it, where it could be evaluated at all. */
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
