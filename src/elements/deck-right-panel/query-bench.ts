import type { ReactiveController, ReactiveElement } from 'lit';
import type { Deck, Source } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import { checkResult } from '../../core/query/check-result.js';
import { queryProblem, type QueryProblem } from '../../core/query/query-problem.js';
import { LazyModule } from '../shared/lazy-module.js';
import type { loadSqlEditor } from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { isSameStep } from '../shared/load-progress.js';
import type { DraftRun, OpenEngine, QueryDesk, QueryDraft, QueryEngine } from '../shared/query-desk.js';
import { EditorMount } from './editor-mount.js';
import { FocusKeeper } from './focus-keeper.js';
import { SchemaBrowser } from './schema-browser.js';

interface Host extends ReactiveElement {
  busy?: boolean;
}

/** Gives the desk; undefined where there is none. */
export type FindDesk = () => (() => Promise<QueryDesk>) | undefined;

/** A query of the deck that is shown, and what a person has made of it. */
export interface BenchQuery {
  /** The same for the same source of the same deck. */
  key: string;
  sourceId: string;
  source: Source;
  /** Set where it is being edited. */
  draft: QueryDraft | undefined;
}

export type EditedQuery = BenchQuery & { draft: QueryDraft };

/** Tries queries and changes them. Nothing of it starts an engine before a person writes, runs, or looks at the tables. */
export class QueryBench implements ReactiveController {
  readonly #host: Host;
  readonly #find: FindDesk;
  readonly #desk: LazyModule<QueryDesk>;
  readonly #edited = new Set<string>();
  readonly tables: SchemaBrowser;
  readonly editor: EditorMount;
  #engine: QueryEngine | undefined;
  /** The draft whose query becomes the deck's just now. */
  #using: QueryDraft | undefined;

  /** An outcome has come that the person has not seen yet. */
  #news = false;

  constructor(host: Host, localize: LocalizeController, load: typeof loadSqlEditor, find: FindDesk) {
    this.#host = host;
    this.#find = find;
    // Without a desk around it rejects, as one that cannot be loaded.
    this.#desk = new LazyModule(host, async () => find()!());
    this.tables = new SchemaBrowser(host, localize, async (tell) => (await this.#open(tell)).schema?.());
    this.editor = new EditorMount(host, localize, this, load);
    host.addController(this);
    host.addController(new FocusKeeper(host));
  }

  /** What goes on is stopped: nobody would see how it ends. */
  hostDisconnected(): void {
    for (const { run } of this.#desk.value?.drafts.values() ?? []) {
      if (run.state === 'running') run.abort.abort();
    }
  }

  /** A query and its rows want more room than a text: the page sees that they are there. */
  hostUpdated(): void {
    const { renderRoot } = this.#host;
    this.#host.toggleAttribute('editing-query', renderRoot.querySelector('.query-edit') !== null);
    if (this.#news) renderRoot.querySelector('.outcome')?.scrollIntoView({ block: 'nearest' });
    this.#news = false;
  }

  get canEdit(): boolean {
    return this.#find() !== undefined && this.#desk.value !== undefined;
  }

  /** Known once the engine runs. */
  get canExplain(): boolean {
    return this.#engine?.explain !== undefined;
  }

  /** The deck takes no other query just now: it is being written, or this one is on its way already. */
  isBusy(draft: QueryDraft): boolean {
    return this.#using === draft || this.#host.busy === true;
  }

  queryOf({ id }: Deck, sourceId: string, source: Source): BenchQuery {
    const key = JSON.stringify([id, sourceId]);
    const draft = this.canEdit ? this.#desk.value?.drafts.get(key) : undefined;
    if (draft && draft.base !== source.sql) {
      // The deck's query is another one now; what nobody has changed follows it.
      if (draft.sql === draft.base) draft.sql = source.sql;
      draft.base = source.sql;
    }
    return { key, sourceId, source, draft: draft && this.#edited.has(key) ? draft : undefined };
  }

  /** Opens the editor, with what was written before. */
  edit({ key, source }: BenchQuery): void {
    const drafts = this.#desk.value?.drafts;
    if (!drafts) return;
    if (!drafts.has(key)) drafts.set(key, { base: source.sql, sql: source.sql, run: { state: 'idle' } });
    // One editor at a time: the tables insert into it.
    this.#edited.clear();
    this.#edited.add(key);
    this.editor.focusSoon();
    this.#host.requestUpdate();
  }

  /** What was written stays. */
  close({ key, draft }: BenchQuery): void {
    this.cancel(draft);
    this.#edited.delete(key);
    this.#host.requestUpdate();
  }

  /** Takes what was typed. The element is drawn again only where something else on it changes. */
  write(draft: QueryDraft, sql: string): void {
    const before = standing(draft);
    draft.sql = sql;
    if (sql !== draft.base) delete draft.dropped;
    void this.tables.load();
    if (standing(draft) !== before) this.#host.requestUpdate();
  }

  /** Back to the deck's query. False where it stands there already. */
  reset(draft: QueryDraft): boolean {
    if (draft.sql === draft.base) return false;
    draft.dropped = draft.sql;
    this.#rewrite(draft, draft.base);
    return true;
  }

  restore(draft: QueryDraft): void {
    const { dropped } = draft;
    delete draft.dropped;
    if (dropped !== undefined) this.#rewrite(draft, dropped);
  }

  /** Takes a corrected query, and runs it. */
  mend(query: BenchQuery, sql: string): void {
    if (!query.draft && this.#desk.value?.mayRun(query.sourceId)) {
      void this.use(query, sql);
      return;
    }
    // The query of a deck from elsewhere is seen in the editor, with a question, before it runs.
    if (!query.draft) this.edit(query);
    const draft = this.#desk.value?.drafts.get(query.key);
    if (!draft) return;
    this.#rewrite(draft, sql);
    void this.run({ ...query, draft });
  }

  async run({ sourceId, draft }: BenchQuery, explain = false): Promise<void> {
    const desk = this.#desk.value;
    if (!desk || !draft) return;
    this.cancel(draft);
    const next = explain ? 'explain' : 'run';
    if (!desk.mayRun(sourceId)) return this.#set(draft, { state: 'confirm', next });
    const { sql } = draft;
    const abort = new AbortController();
    const { signal } = abort;
    const running: DraftRun & { state: 'running' } = { state: 'running', abort };
    const show = (loading: typeof running.loading) => {
      const same = isSameStep(running.loading, loading);
      running.loading = loading;
      if (!same) this.#host.requestUpdate();
    };
    this.#set(draft, running);
    try {
      const engine = await this.#open((loading) => show(loading.done === 1 ? undefined : loading));
      signal.throwIfAborted();
      show(undefined);
      const outcome: DraftRun = explain
        ? { state: 'planned', sql, plan: (await engine.explain?.(sql, { signal })) ?? '' }
        : { state: 'done', sql, result: checkResult(await engine.runQuery(sql, { signal })) };
      if (draft.run === running) this.#set(draft, outcome);
    } catch (error) {
      if (draft.run !== running) return;
      this.#set(
        draft,
        isAbort(error) ? { state: 'idle' } : { state: 'failed', sql, problem: queryProblem(error) },
      );
    }
  }

  /** A person has seen the query of a deck from elsewhere, and allows it. */
  confirm(query: EditedQuery): void {
    const { run } = query.draft;
    if (run.state !== 'confirm') return;
    this.#desk.value?.allow(query.sourceId);
    if (run.next === 'use') void this.use(query, query.draft.sql);
    else void this.run(query, run.next === 'explain');
  }

  cancel(draft: QueryDraft | undefined): void {
    if (!draft) return;
    if (draft.run.state === 'running') draft.run.abort.abort();
    if (draft.run.state === 'running' || draft.run.state === 'confirm') this.#set(draft, { state: 'idle' });
  }

  /** Makes SQL the query of the deck: a person sees what that changes, and accepts. */
  async use(query: BenchQuery, sql: string): Promise<void> {
    const desk = this.#desk.value;
    const { sourceId, draft } = query;
    if (draft && desk?.mayRun(sourceId) === false) return this.#set(draft, { state: 'confirm', next: 'use' });
    this.cancel(draft);
    this.#using = draft;
    this.#host.requestUpdate();
    await desk?.use(sourceId, sql, (problem) => this.#fail(query, sql, problem));
    this.#using = undefined;
    this.#host.requestUpdate();
  }

  #fail(query: BenchQuery, sql: string, problem: QueryProblem): void {
    if (!query.draft) this.edit(query);
    const draft = this.#desk.value?.drafts.get(query.key);
    if (!draft) return;
    this.#rewrite(draft, sql);
    this.#set(draft, { state: 'failed', sql, problem });
  }

  #rewrite(draft: QueryDraft, sql: string): void {
    draft.sql = sql;
    this.#host.requestUpdate();
  }

  async #open(tell?: Parameters<OpenEngine>[0]): Promise<QueryEngine> {
    const desk = this.#desk.value ?? (await this.#find()!());
    this.#engine = await desk.open(tell);
    this.#host.requestUpdate();
    return this.#engine;
  }

  #set(draft: QueryDraft, run: DraftRun): void {
    draft.run = run;
    this.#news = run.state !== 'running' && run.state !== 'idle';
    this.#host.requestUpdate();
  }
}

/** What of a draft is seen beside its text. */
function standing({ sql, base, run, dropped }: QueryDraft): string {
  return JSON.stringify([sql === base, run.state === 'failed' && run.sql === sql, dropped === undefined]);
}
