import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Deck } from '../../../core/deck/types.js';
import { sqlField } from '../../deck-right-panel/query-section.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import { queryProblem } from '../../shared/query-problem.js';
import type { AddSlide } from './add-slide.js';
import { previewOf, type SlideAnswer } from './slide-answer.js';

/** One reading of the question: its chart, what was understood, its query, and the other readings. */
export function slideReading(add: AddSlide, answer: SlideAnswer, deck: Deck): TemplateResult {
  const words = allWords(add.localize.messages);
  const { reading, query } = answer;
  const edited = query.draft.sql !== query.draft.base;
  return html`<div class="reading">
    <div class="reading-shown">
      ${preview(add, answer, deck, words)}
      <p class="understood">
        <span class="label">${words.understood}</span>
        <span dir="auto">${edited ? words.queryEdited : reading.explanation}</span>
      </p>
      ${others(add, answer, words)}
    </div>
    <div class="reading-made">
      <label class="label" for="answer-title">${words.titleField}</label>
      <input
        class="field"
        id="answer-title"
        maxlength="200"
        dir="auto"
        .value=${live(answer.title)}
        @input=${(event: Event) => {
          answer.title = (event.target as HTMLInputElement).value;
          add.bench.write(query.draft, query.draft.sql);
        }}
      />
      <p class="label">${words.sql}</p>
      ${sqlField(add.bench, query, words)} ${commands(add, answer, words)} ${outcome(add, answer, words)}
    </div>
  </div>`;
}

function preview(add: AddSlide, answer: SlideAnswer, deck: Deck, words: AllMessages): TemplateResult {
  const shown = previewOf(answer, deck);
  const { state } = answer.query.draft.run;
  // Of a query that is not this one any more: paler, and nothing to be read.
  const stale = state !== 'done';
  return html`<div
    class="answer-preview ${stale ? 'stale' : ''}"
    role="group"
    aria-label=${words.preview}
    aria-busy=${state === 'running' ? 'true' : 'false'}
  >
    ${
      shown
        ? html`<deck-view
            lang=${add.localize.locale}
            .deck=${shown}
            slide-id="preview"
            ?inert=${stale}
          ></deck-view>`
        : state === 'running'
          ? html`<span class="spinner"></span>`
          : html`<p class="hint">${state === 'done' ? words.noRows : ''}</p>`
    }
  </div>`;
}

function others(add: AddSlide, answer: SlideAnswer, words: AllMessages): TemplateResult | typeof nothing {
  const list = add.bench.answers.filter((other) => other !== answer);
  if (list.length === 0) return nothing;
  return html`<div class="chips" role="group" aria-label=${words.otherReadings}>
    <span class="hint">${words.otherReadings}</span>
    ${list.map(
      (other) =>
        html`<button
          class="button outlined chip"
          type="button"
          dir="auto"
          @click=${() => add.bench.choose(other)}
        >
          ${other.reading.title}
        </button>`,
    )}
  </div>`;
}

function commands(add: AddSlide, { query }: SlideAnswer, words: AllMessages): TemplateResult {
  const { draft } = query;
  const running = draft.run.state === 'running';
  return html`<div class="commands">
    <button
      class="button outlined"
      type="button"
      title=${running ? nothing : words.queryHint}
      ?disabled=${draft.sql.trim() === '' && !running}
      @click=${() => (running ? add.bench.stop() : void add.bench.run(query))}
    >
      ${running ? html`<span class="spinner"></span>${words.cancel}` : html`${icon('present')}${words.runQuery}`}
    </button>
    ${
      draft.sql === draft.base
        ? nothing
        : html`<button class="button" type="button" @click=${() => add.bench.reset(draft)}>
            ${words.resetQuery}
          </button>`
    }
  </div>`;
}

/** What came of the query: how many rows, or why there are none. */
function outcome(add: AddSlide, { query }: SlideAnswer, words: AllMessages): TemplateResult {
  const { run, sql } = query.draft;
  const said =
    run.state === 'running' ? words.runningQuery : run.state === 'done' ? rowsOf(run.result, words) : '';
  const use =
    run.state === 'failed' && run.sql === sql ? (fixed: string) => add.bench.mend(query, fixed) : undefined;
  return html`<div class="outcome">
    <p class="hint" role="status">${said}</p>
    ${
      run.state === 'failed'
        ? html`<div role="alert">
            ${queryProblem({ sql: run.sql, problem: run.problem, localize: add.localize, use })}
          </div>`
        : nothing
    }
    ${
      run.state === 'done' && run.result.truncated
        ? html`<p class="cut">${icon('alert')}<span>${words.resultCut}</span></p>`
        : nothing
    }
  </div>`;
}

const rowsOf = ({ rows }: { rows: readonly unknown[] }, words: AllMessages): string =>
  rows.length === 0 ? words.noRows : words.rows(rows.length, rows.length);
