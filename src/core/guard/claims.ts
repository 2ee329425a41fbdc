import { readableSources, templateOptions, templateSources } from '../deck/resolve.js';
import type { DeckFormat, Slide, Source } from '../deck/types.js';
import { evaluate, TemplateError } from '../template/index.js';
import type { TemplateProblem } from '../template/types.js';

export interface ClaimResult {
  id: string;
  holds: boolean;
  /** Why it could not be evaluated. */
  problem?: TemplateProblem;
}

/** Evaluates a slide's claims over the rows. A claim holds only when its test is true; null and errors do not. */
export function checkClaims(
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
): ClaimResult[] {
  return slide.claims.map(({ id, test, source = slide.source }) => {
    const tables = templateSources(sources, readableSources(slide, source));
    const options = templateOptions(tables, format, source);
    try {
      const value = evaluate(test, { ...options, variables: slide.variables });
      if (typeof value === 'boolean' || value === null) return { id, holds: value === true };
      const message = `A claim's test must be true or false, not ${typeof value}.`;
      return {
        id,
        holds: false,
        problem: { code: 'TYPE', pos: 0, end: test.length, message, hint: 'Compare it: last(x) > first(x).' },
      };
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      const [problem] = error.problems;
      return problem ? { id, holds: false, problem } : { id, holds: false };
    }
  });
}
