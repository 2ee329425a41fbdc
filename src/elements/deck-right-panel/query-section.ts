import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { allWords, type AllMessages } from '../shared/all-words.js';
import { icon } from '../shared/icons.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { queryProblem } from '../shared/query-problem.js';
import type { QueryTrial } from './editor-mount.js';
import type { BenchQuery, EditedQuery, QueryBench } from './query-bench.js';
import { mending, outcome, preview } from './query-outcome.js';

/** Rows of the deck that are drawn: a person looks whether they are right, and reads them on the slide. */
const ROWS_DRAWN = 20;

/** The query of a source and its rows, and the way to change it. */
export function closedQuery(
  bench: QueryBench,
  query: BenchQuery,
  localize: LocalizeController,
): TemplateResult {
  const messages = allWords(localize.messages);
  const { source } = query;
  const { problem, data } = source;
  const rows = data?.rows ?? [];
  const shown = rows.slice(0, ROWS_DRAWN);
  return html`<section class="group" data-source=${query.sourceId}>
    <div class="query-head">
      <h3 class="label">${source.title}</h3>
      ${
        bench.canEdit
          ? html`<button class="button small" type="button" @click=${() => bench.edit(query)}>
              ${messages.editQuery}
            </button>`
          : nothing
      }
    </div>
    <pre
      tabindex="0"
      role="region"
      aria-label="${messages.sql}: ${source.title}"
      dir="ltr"
    ><code>${source.sql}</code></pre>
    ${problem ? queryProblem({ sql: source.sql, problem, localize, use: mending(bench, query) }) : nothing}
    ${
      data
        ? html`<p class="hint">${messages.rows(shown.length, rows.length)}</p>
            ${preview(source.title, source.columns, shown)}`
        : nothing
    }
  </section>`;
}

/** The query of a source while it is edited: field, commands, what came of it, tables. */
export function openQuery(
  bench: QueryBench,
  query: EditedQuery,
  localize: LocalizeController,
): TemplateResult {
  const messages = allWords(localize.messages);
  const { source } = query;
  return html`<section class="group query-edit" data-source=${query.sourceId}>
    <div class="query-head">
      <h3 class="label">${source.title}</h3>
      <button
        class="button only small"
        type="button"
        aria-label=${messages.closeQuery}
        title=${messages.closeQuery}
        @click=${() => bench.close(query)}
      >
        ${icon('close')}
      </button>
    </div>
    ${sqlField(bench, query, messages)} ${commands(bench, query, messages)}
    <div class="outcome">${outcome(bench, query, localize)}</div>
    ${bench.tables.render((text) => bench.editor.insert(text))}
  </section>`;
}

/** The editor's place, or a plain field until its code has come. */
export function sqlField(trial: QueryTrial, query: EditedQuery, messages: AllMessages): TemplateResult {
  return trial.editor.shows(query)
    ? html`<div class="sql-editor" dir="ltr" @keydown=${keepKeys}></div>`
    : plainField(trial, query, messages);
}

/** Keys that are typed here are text: shortcuts of the page and of the builder must not see them. */
const keepKeys = (event: Event): void => event.stopPropagation();

function plainField(bench: QueryTrial, query: EditedQuery, messages: AllMessages): TemplateResult {
  const { draft, source } = query;
  return html`<textarea
    class="field sql-field"
    dir="ltr"
    spellcheck="false"
    autocapitalize="off"
    rows="6"
    aria-label="${messages.sql}: ${source.title}"
    aria-description=${messages.queryHint}
    .value=${live(draft.sql)}
    @input=${(event: Event) => bench.write(draft, (event.target as HTMLTextAreaElement).value)}
    @keydown=${(event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void bench.run(query);
      else if (event.key !== 'Escape' || !bench.reset(draft)) return;
      event.preventDefault();
    }}
  ></textarea>`;
}

function commands(bench: QueryBench, query: EditedQuery, messages: AllMessages): TemplateResult {
  const { draft } = query;
  const running = draft.run.state === 'running';
  const changed = draft.sql !== draft.base;
  const empty = draft.sql.trim() === '';
  return html`<div class="commands">
    <button
      class="button outlined"
      type="button"
      title=${running ? nothing : messages.queryHint}
      ?disabled=${empty && !running}
      @click=${() => (running ? bench.cancel(draft) : void bench.run(query))}
    >
      ${running ? html`<span class="spinner"></span>${messages.cancel}` : html`${icon('present')}${messages.runQuery}`}
    </button>
    ${
      bench.canExplain
        ? html`<button
            class="button"
            type="button"
            ?disabled=${empty}
            @click=${() => void bench.run(query, true)}
          >
            ${messages.explainQuery}
          </button>`
        : nothing
    }
    ${
      changed
        ? html`<button class="button" type="button" @click=${() => bench.reset(draft)}>
            ${messages.resetQuery}
          </button>`
        : nothing
    }
    ${
      draft.dropped === undefined
        ? nothing
        : html`<button class="button" type="button" @click=${() => bench.restore(draft)}>
            ${messages.restoreQuery}
          </button>`
    }
    ${
      changed
        ? html`<button
            class="button primary use"
            type="button"
            ?disabled=${empty || running || bench.isBusy(draft)}
            @click=${() => void bench.use(query, draft.sql)}
          >
            ${messages.useQuery}
          </button>`
        : nothing
    }
  </div>`;
}
