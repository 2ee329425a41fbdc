import { ContextConsumer } from '@lit/context';
import type { ReactiveElement } from 'lit';
import type { DeckEdit } from '../../core/deck/edits.js';
import { refreshDeck } from '../../core/refresh/refresh-deck.js';
import type { Deck } from '../../core/deck/types.js';
import type { QueryProblem } from '../../core/query/query-problem.js';
import { databaseContext } from '../shared/contexts.js';
import type { OpenEngine, QueryDesk, QueryDraft } from '../shared/query-desk.js';

interface Host extends ReactiveElement {
  deck: Deck | undefined;
}

/** The desk of a panel that stands alone on a page, over the database of the `vendor-db-provider` around it. */
export class ProvidedDesk implements QueryDesk {
  readonly drafts = new Map<string, QueryDraft>();
  readonly #host: Host;
  readonly #edit: (edits: DeckEdit[]) => void;
  readonly #database: ContextConsumer<typeof databaseContext, Host>;
  /** Nobody can tell here whose the deck is: each query is allowed by a person. */
  readonly #allowed = new Set<string>();

  constructor(host: Host, edit: (edits: DeckEdit[]) => void) {
    this.#host = host;
    this.#edit = edit;
    this.#database = new ContextConsumer(host, { context: databaseContext, subscribe: true });
  }

  /** Undefined where no provider is around. */
  get queries(): (() => Promise<QueryDesk>) | undefined {
    return this.#database.value && (() => Promise.resolve(this));
  }

  readonly open: OpenEngine = async (tell) => {
    const runQuery = this.#database.value!;
    return runQuery.engine?.(tell) ?? { runQuery };
  };

  mayRun(sourceId: string): boolean {
    return this.#allowed.has(this.#sqlOf(sourceId));
  }

  allow(sourceId: string): void {
    this.#allowed.add(this.#sqlOf(sourceId));
  }

  /** Takes the query at once: the page has the edits, and may take them back. */
  async use(sourceId: string, sql: string, failed: (problem: QueryProblem) => void): Promise<void> {
    const { deck } = this.#host;
    if (!deck) return;
    const { edits, diff } = await refreshDeck(deck, this.#database.value!, { sql: { [sourceId]: sql } });
    if (this.#host.deck?.id !== deck.id) return;
    const problem = diff.sources[0]?.problem;
    if (problem) return failed(problem);
    this.#allowed.add(sql.trim());
    this.#edit(edits);
  }

  #sqlOf(sourceId: string): string {
    const sources = this.#host.deck?.sources ?? {};
    return Object.hasOwn(sources, sourceId) ? (sources[sourceId]?.sql ?? '').trim() : '';
  }
}
