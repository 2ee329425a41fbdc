import type { ReactiveElement } from 'lit';
import { isAbort } from '../../../core/errors.js';
import { queryProblem } from '../../../core/query/query-problem.js';
import type { QueryResult, TableSchema } from '../../../core/query/types.js';
import type { PromptAnswer } from '../../../core/stream/protocol.js';
import { EditorMount, type QueryTrial } from '../../deck-right-panel/editor-mount.js';
import type { BenchQuery, EditedQuery } from '../../deck-right-panel/query-bench.js';
import type { loadSqlEditor } from '../../shared/load.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { DraftRun, QueryDraft } from '../../shared/query-desk.js';
import { answerOf, chartOf, type SlideAnswer } from './slide-answer.js';

/** What answers are tried on. */
export interface AnswerTables {
  readonly tables: readonly TableSchema[];
  run(sql: string, signal: AbortSignal): Promise<QueryResult>;
}

/** The readings of a question: one is shown, its query can be changed, and is run again. */
export class AnswerBench implements QueryTrial {
  readonly #host: ReactiveElement;
  readonly #find: () => AnswerTables | undefined;
  readonly editor: EditorMount;
  /** The likeliest first. */
  answers: readonly SlideAnswer[] = [];
  chosen: SlideAnswer | undefined;

  /** @param find gives the tables; undefined until they are there */
  constructor(
    host: ReactiveElement,
    localize: LocalizeController,
    load: typeof loadSqlEditor,
    find: () => AnswerTables | undefined,
  ) {
    this.#host = host;
    this.#find = find;
    this.editor = new EditorMount(host, localize, this, load);
  }

  get tables(): { known: readonly TableSchema[] } {
    return { known: this.#find()?.tables ?? [] };
  }

  /** Takes the readings of another question, and shows the first. */
  take(readings: readonly PromptAnswer[]): void {
    this.stop();
    this.answers = readings.map(answerOf);
    const [first] = this.answers;
    if (first) this.choose(first);
  }

  choose(answer: SlideAnswer): void {
    this.chosen = answer;
    this.#host.requestUpdate();
    if (answer.query.draft.run.state === 'idle') void this.run(answer.query);
  }

  write(draft: QueryDraft, sql: string): void {
    draft.sql = sql;
    this.#host.requestUpdate();
  }

  reset(draft: QueryDraft): boolean {
    if (draft.sql === draft.base) return false;
    this.write(draft, draft.base);
    return true;
  }

  mend({ key }: BenchQuery, sql: string): void {
    const query = this.#answerOf(key)?.query;
    if (!query) return;
    query.draft.sql = sql;
    void this.run(query);
  }

  async run({ key, draft }: EditedQuery): Promise<void> {
    const answer = this.#answerOf(key);
    const tables = this.#find();
    if (!answer || !tables) return;
    stop(draft);
    const { sql } = draft;
    const running: DraftRun = { state: 'running', abort: new AbortController() };
    draft.run = running;
    this.#host.requestUpdate();
    let outcome: DraftRun;
    try {
      const result = await tables.run(sql, running.abort.signal);
      if (draft.run === running) answer.chart = chartOf(answer, result);
      outcome = { state: 'done', sql, result };
    } catch (error) {
      outcome = isAbort(error) ? { state: 'idle' } : { state: 'failed', sql, problem: queryProblem(error) };
    }
    if (draft.run !== running) return;
    draft.run = outcome;
    this.#host.requestUpdate();
  }

  /** Runs what was written since the last run. False where there is nothing to show. */
  async settle(answer: SlideAnswer): Promise<boolean> {
    const { draft } = answer.query;
    if (draft.run.state !== 'done' || draft.run.sql !== draft.sql) await this.run(answer.query);
    return draft.run.state === 'done' && answer.chart !== undefined;
  }

  /** Ends the queries that run. */
  stop(): void {
    for (const { query } of this.answers) stop(query.draft);
    this.#host.requestUpdate();
  }

  forget(): void {
    this.stop();
    this.answers = [];
    this.chosen = undefined;
  }

  #answerOf(key: string): SlideAnswer | undefined {
    return this.answers.find(({ query }) => query.key === key);
  }
}

function stop(draft: QueryDraft): void {
  if (draft.run.state !== 'running') return;
  draft.run.abort.abort();
  draft.run = { state: 'idle' };
}
