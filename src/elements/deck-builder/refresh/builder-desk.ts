import type { QueryProblem } from '../../../core/query/query-problem.js';
import type { OpenEngine, QueryDesk, QueryDraft } from '../../shared/query-desk.js';
import type { BuilderSession } from '../builder-session.js';
import type { RefreshAccess } from './refresh-access.js';

/** The builder's place to try and change queries: permission, review and undo are those of a refresh. */
export class BuilderDesk implements QueryDesk {
  readonly drafts = new Map<string, QueryDraft>();
  readonly #session: BuilderSession;
  readonly #refresh: RefreshAccess;
  readonly #trusted: () => ReadonlySet<string>;
  readonly open: OpenEngine;

  constructor(
    session: BuilderSession,
    refresh: RefreshAccess,
    open: OpenEngine,
    trusted: () => ReadonlySet<string>,
  ) {
    this.#session = session;
    this.#refresh = refresh;
    this.#trusted = trusted;
    this.open = open;
  }

  mayRun(sourceId: string): boolean {
    return this.#refresh.refresher?.isAllowed(this.#sqlOf(sourceId), this.#trusted()) ?? false;
  }

  allow(sourceId: string): void {
    this.#refresh.refresher?.allow(this.#sqlOf(sourceId));
  }

  async use(sourceId: string, sql: string, failed: (problem: QueryProblem) => void): Promise<void> {
    const refresher = await this.#refresh.open();
    // What a person makes of a query that may run is their own.
    if (this.mayRun(sourceId)) refresher?.allow(sql);
    await refresher?.start({
      engine: async () => (await this.open()).runQuery,
      trusted: this.#trusted(),
      rewrite: { sourceId, sql, failed },
    });
  }

  #sqlOf(sourceId: string): string {
    const sources = this.#session.getSnapshot().deck?.sources ?? {};
    return Object.hasOwn(sources, sourceId) ? (sources[sourceId]?.sql ?? '') : '';
  }
}
