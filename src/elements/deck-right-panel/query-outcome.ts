import { html, nothing, type TemplateResult } from 'lit';
import type { Column, QueryResult } from '../../core/query/types.js';
import { allWords, type AllMessages } from '../shared/all-words.js';
import { icon } from '../shared/icons.js';
import { loadingWords, progressBar } from '../shared/load-progress.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { queryProblem } from '../shared/query-problem.js';
import { rowTable } from '../shared/row-table.js';
import type { BenchQuery, EditedQuery, QueryBench } from './query-bench.js';

/** What of a result is drawn. */
const DRAWN = { rows: 50, columns: 40 };

/** What came of a query that was tried: rows, a plan, an error, a question. */
export function outcome(bench: QueryBench, query: EditedQuery, localize: LocalizeController): TemplateResult {
  // The line stays and its text changes: so it is read aloud.
  return html`<p class="hint" role="status">${spoken(query, localize)}</p>
    ${shown(bench, query, localize)}`;
}

function spoken({ draft: { run } }: EditedQuery, localize: LocalizeController): string {
  const messages = allWords(localize.messages);
  if (run.state === 'running') return loadingWords(run.loading, messages, messages.runningQuery);
  if (run.state !== 'done') return '';
  const { rows, elapsedMs } = run.result;
  const count =
    rows.length === 0 ? messages.noRows : messages.rows(Math.min(rows.length, DRAWN.rows), rows.length);
  const unit = { style: 'unit', unit: 'millisecond', maximumFractionDigits: elapsedMs < 10 ? 1 : 0 } as const;
  return `${count} · ${new Intl.NumberFormat(localize.locale, unit).format(elapsedMs)}`;
}

function shown(
  bench: QueryBench,
  query: EditedQuery,
  localize: LocalizeController,
): TemplateResult | typeof nothing {
  const messages = allWords(localize.messages);
  const { draft, source } = query;
  const { run } = draft;
  switch (run.state) {
    case 'running':
      return run.loading ? progressBar(run.loading.done, spoken(query, localize)) : nothing;
    case 'confirm':
      return question(bench, query, messages);
    case 'failed': {
      // A correction fits the text that failed, not what has been written since.
      const use = run.sql === draft.sql ? mending(bench, query) : undefined;
      return html`<div role="alert">
        ${queryProblem({ sql: run.sql, problem: run.problem, localize, use })}
      </div>`;
    }
    case 'planned':
      return html`<pre class="plan" tabindex="0" role="region" aria-label=${messages.explainQuery} dir="ltr">
${run.plan}</pre>`;
    case 'done':
      return resultView(run.result, source.title, messages);
    default:
      return source.problem && draft.sql === source.sql
        ? queryProblem({ sql: source.sql, problem: source.problem, localize, use: mending(bench, query) })
        : nothing;
  }
}

/** SQL of a deck from elsewhere: a person sees it, and says whether it runs. */
const question = (bench: QueryBench, query: EditedQuery, messages: AllMessages): TemplateResult =>
  html`<div class="ask" role="alert">
    <p><strong>${messages.refreshConfirm}</strong></p>
    <p class="hint">${messages.refreshConfirmHint}</p>
    <div class="commands">
      <button class="button primary" type="button" @click=${() => bench.confirm(query)}>
        ${messages.runQueries(1)}
      </button>
      <button class="button outlined" type="button" @click=${() => bench.cancel(query.draft)}>
        ${messages.cancel}
      </button>
    </div>
  </div>`;

function resultView(
  { columns, rows, truncated }: QueryResult,
  title: string,
  messages: AllMessages,
): TemplateResult {
  return html`${truncated ? html`<p class="cut">${icon('alert')}<span>${messages.resultCut}</span></p>` : nothing}
  ${rows.length === 0 ? nothing : preview(title, columns.slice(0, DRAWN.columns), rows.slice(0, DRAWN.rows))}`;
}

/** Rows as a table that scrolls by itself. */
export const preview = (
  title: string,
  columns: readonly Column[],
  rows: QueryResult['rows'],
): TemplateResult =>
  html`<div class="preview" tabindex="0" role="region" aria-label=${title}>
    ${rowTable(columns, rows, { classOf: cellClass, types: true, missing: 'NULL' })}
  </div>`;

const cellClass = ({ type }: Column): string => (type === 'number' || type === 'json' ? type : '');

/** Takes a corrected query of the one that is shown. */
export const mending =
  (bench: QueryBench, query: BenchQuery) =>
  (sql: string): void =>
    bench.mend(query, sql);
