import type { ReactiveController, ReactiveElement } from 'lit';
import type { TableSchema } from '../../core/query/types.js';
import { allWords } from '../shared/all-words.js';
import { LazyModule } from '../shared/lazy-module.js';
import type { loadSqlEditor } from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import type { QueryDraft } from '../shared/query-desk.js';
import type { BenchQuery, EditedQuery } from './query-bench.js';
import type { SqlEditor } from './sql-editor.js';

/** Where the query in the editor is tried. */
export interface QueryTrial {
  readonly editor: EditorMount;
  readonly tables: { readonly known: readonly TableSchema[] };
  /** Takes what was typed. */
  write(draft: QueryDraft, sql: string): void;
  run(query: EditedQuery): unknown;
  /** Back to the query it began with. False where it stands there already. */
  reset(draft: QueryDraft): boolean;
  /** Takes a corrected query, and runs it. */
  mend(query: BenchQuery, sql: string): void;
}

/** The open query, its place in the tree, and the editor that stands there once its code has come. */
interface Mounted {
  key: string;
  editor: SqlEditor;
}

/** Puts the editor into the place that the template leaves for it; until its code has come, a plain field stands there. */
export class EditorMount implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #localize: LocalizeController;
  readonly #trial: QueryTrial;
  readonly #code: LazyModule<Awaited<ReturnType<typeof loadSqlEditor>>>;
  #query: EditedQuery | undefined;
  #mounted: Mounted | undefined;
  #focus = false;
  /** Where the person was in the plain field when the editor took its place. */
  #selection: { from: number; to: number } | undefined;

  constructor(
    host: ReactiveElement,
    localize: LocalizeController,
    trial: QueryTrial,
    load: typeof loadSqlEditor,
  ) {
    this.#host = host;
    this.#localize = localize;
    this.#trial = trial;
    this.#code = new LazyModule(host, load);
    host.addController(this);
  }

  /** The template asks before it draws, with the query it draws. True where the editor can stand there. */
  shows(query: EditedQuery): boolean {
    this.#query = query;
    return this.#code.value !== undefined;
  }

  focusSoon(): void {
    this.#focus = true;
  }

  /** Puts text where the caret is. */
  insert(text: string): void {
    if (this.#mounted) {
      this.#mounted.editor.insert(text);
      return;
    }
    const field = this.#field();
    if (!field || !this.#query) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    this.#trial.write(this.#query.draft, field.value);
    field.focus();
  }

  hostUpdate(): void {
    const field = this.#field();
    const focused = field && field === (field.getRootNode() as ShadowRoot).activeElement;
    this.#selection = focused ? { from: field.selectionStart, to: field.selectionEnd } : undefined;
    this.#query = undefined;
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.sql-editor');
    const query = this.#query;
    const mounted = this.#mounted;
    if (mounted && (mounted.editor.parent !== place || mounted.key !== query?.key)) this.#unmount();
    if (place && query && !this.#mounted) this.#mount(place, query);
    if (query) this.#mounted?.editor.setSql(query.draft.sql);
    if (query) this.#mark(query);
    if (this.#focus && query) {
      this.#focus = false;
      if (this.#mounted) this.#mounted.editor.focus();
      else this.#field()?.focus();
      this.#host.renderRoot.querySelector('.query-edit')?.scrollIntoView({ block: 'start' });
    }
  }

  hostDisconnected(): void {
    this.#unmount();
  }

  #field(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>('.sql-field');
  }

  #mount(parent: HTMLElement, { key, draft, source }: EditedQuery): void {
    const code = this.#code.value;
    // An editor of an element that left would hold it for ever.
    if (!code || !this.#host.isConnected) return;
    const messages = allWords(this.#localize.messages);
    const selection = this.#selection;
    const now = () => this.#query;
    const editor = new code.SqlEditor({
      parent,
      root: this.#host.renderRoot as ShadowRoot,
      sql: draft.sql,
      ...(selection && { selection }),
      label: `${messages.sql}: ${source.title}`,
      hint: messages.queryHint,
      changed: (sql) => {
        const query = now();
        if (query && query.draft.sql !== sql) this.#trial.write(query.draft, sql);
      },
      run: () => {
        const query = now();
        if (query) void this.#trial.run(query);
      },
      escape: () => {
        const query = now();
        return query !== undefined && this.#trial.reset(query.draft);
      },
      tables: () => this.#trial.tables.known,
    });
    this.#mounted = { key, editor };
    if (selection) editor.focus();
  }

  #mark(query: EditedQuery): void {
    const { run, sql } = query.draft;
    const messages = allWords(this.#localize.messages);
    const failed = run.state === 'failed' && run.sql === sql ? run.problem : undefined;
    this.#mounted?.editor.setProblem(
      failed && {
        problem: failed,
        message: this.#localize.error(failed),
        useName: messages.useName,
        use: (fixed) => this.#trial.mend(query, fixed),
      },
    );
  }

  #unmount(): void {
    this.#mounted?.editor.destroy();
    this.#mounted = undefined;
  }
}
