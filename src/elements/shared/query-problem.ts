import { html, nothing, type TemplateResult } from 'lit';
import { applyCandidate, likelyCandidates } from '../../core/query/apply-candidate.js';
import { problemExcerpt } from '../../core/query/problem-excerpt.js';
import type { QueryProblem } from '../../core/query/query-problem.js';
import { allWords } from './all-words.js';
import { icon } from './icons.js';
import type { LocalizeController } from './localize-controller.js';

export interface ProblemView {
  /** The SQL that failed. */
  sql: string;
  problem: QueryProblem;
  localize: LocalizeController;
  /** Takes SQL with a name corrected, and runs it; absent where nothing can be run. */
  use?: ((sql: string) => void) | undefined;
}

/** Why a query failed, where in its SQL, and the correction where a name is close to one that is there. */
export function queryProblem(view: ProblemView): TemplateResult {
  const { problem, localize } = view;
  const fix = queryFix(view);
  return html`<div class="query-problem">
    <p class="query-said">${icon('alert')}<span dir="auto">${localize.error(problem)}</span></p>
    ${queryPlace(view)}
    ${fix === nothing && problem.hint !== undefined ? html`<p class="hint">${problem.hint}</p>` : fix}
  </div>`;
}

/** The line with the place of the problem marked. */
export function queryPlace({ sql, problem }: ProblemView): TemplateResult | typeof nothing {
  const excerpt = problemExcerpt(sql, problem);
  if (!excerpt) return nothing;
  const { before, marked, after } = excerpt;
  return html`<code class="query-place" dir="ltr">${before}<mark>${marked}</mark>${after}</code>`;
}

/** One button for the one name that is close, or a few to choose from. */
export function queryFix({ sql, problem, localize, use }: ProblemView): TemplateResult | typeof nothing {
  const messages = allWords(localize.messages);
  const fixes = likelyCandidates(sql, problem).flatMap((name) => {
    const fixed = applyCandidate(sql, problem, name);
    return fixed === undefined ? [] : [{ name, fixed }];
  });
  if (!use || fixes.length === 0) return nothing;
  return html`<div class="query-fixes" role="group" aria-label=${messages.meant}>
    ${fixes.length > 1 ? html`<span class="hint">${messages.meant}</span>` : nothing}
    ${fixes.map(
      ({ name, fixed }) =>
        html`<button class="button outlined" type="button" @click=${() => use(fixed)}>
          ${messages.useName(name)}
        </button>`,
    )}
  </div>`;
}
