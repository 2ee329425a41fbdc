import type { JournalBase, JournalRecord, SavedJournal, SavedSession, SourceRows } from './journal.js';

const DATABASE = 'deckwright-decks';
/** What another layout of the records would be read by. */
const VERSION = 1;
const SESSIONS = 'sessions';
const BASES = 'bases';
const RECORDS = 'records';
const ROWS = 'rows';
const DOCUMENTS = [SESSIONS, BASES, RECORDS];
const ALL = [...DOCUMENTS, ROWS];

/** Rows that belong to a change: `removed` are the ids of sources that have none any more, or all there were. */
export interface RowChanges {
  changed: readonly SourceRows[];
  removed: readonly string[] | 'all';
}

/**
 * Documents that are being worked on, in the browser's IndexedDB. A change is written in one transaction: a page that ends in the
 * middle leaves what was there before. Everything rejects with the browser's own error, such as `QuotaExceededError`.
 */
export class IndexedDBJournal {
  #opening: Promise<Connection> | undefined;
  #users = 0;
  #pending = 0;

  /** Keeps the database open, until `leave()` is called as often: without it each call opens and closes it. */
  enter(): void {
    this.#users += 1;
  }

  leave(): void {
    this.#users -= 1;
    this.#closeUnused();
  }

  /** Resolves with every session of this origin. */
  list(): Promise<SavedSession[]> {
    return this.#inTransaction(
      ALL,
      'readonly',
      (store) => store(SESSIONS).getAll() as IDBRequest<SavedSession[]>,
    );
  }

  /**
   * Writes the whole document: what was recorded before goes in the same transaction. Rows have one of their own, so that the changes
   * that follow need not wait for megabytes.
   */
  async replace(session: SavedSession, base: JournalBase, rows: RowChanges): Promise<void> {
    const { sessionId } = session;
    const beside = this.#inTransaction([ROWS], 'readwrite', (store) => {
      putRows(store(ROWS), sessionId, rows);
      return store(ROWS).count(allOf(sessionId));
    });
    // What makes room comes first.
    if (rows.removed === 'all' && rows.changed.length === 0) await beside;
    const document = this.#inTransaction(DOCUMENTS, 'readwrite', (store) => {
      // Later ones may be there already.
      store(RECORDS).delete(IDBKeyRange.bound([sessionId], [sessionId, base.seq]));
      store(BASES).put(base);
      return store(SESSIONS).put(session);
    });
    await Promise.all([document, beside]);
  }

  /** Writes one change. Rejects when its document is gone, as it is when a person clears the browser's data. */
  async append(session: SavedSession, record: JournalRecord, rows: RowChanges): Promise<void> {
    const stores = rows.changed.length + rows.removed.length > 0 ? ALL : DOCUMENTS;
    await this.#inTransaction(stores, 'readwrite', (store, transaction) => {
      const known = store(BASES).getKey(session.sessionId);
      known.onsuccess = () => {
        if (known.result === undefined) transaction.abort();
      };
      store(RECORDS).put(record);
      if (stores === ALL) putRows(store(ROWS), session.sessionId, rows);
      return store(SESSIONS).put(session);
    });
  }

  /** Rejects when the session is not there. */
  async read(sessionId: string): Promise<SavedJournal> {
    let records: IDBRequest<JournalRecord[]> | undefined;
    let rows: IDBRequest<SourceRows[]> | undefined;
    const base = await this.#inTransaction(ALL, 'readonly', (store) => {
      records = store(RECORDS).getAll(allOf(sessionId));
      rows = store(ROWS).getAll(allOf(sessionId));
      return store(BASES).get(sessionId) as IDBRequest<JournalBase | undefined>;
    });
    if (!base) throw new Error('The saved slides are not there any more.');
    return { base, records: records?.result ?? [], rows: rows?.result ?? [] };
  }

  /** Changes what is said about a session that is there. */
  async describe(sessionId: string, changes: Partial<SavedSession>): Promise<void> {
    await this.#inTransaction(ALL, 'readwrite', (store) => {
      const request = store(SESSIONS).get(sessionId) as IDBRequest<SavedSession | undefined>;
      request.onsuccess = () => {
        if (request.result) store(SESSIONS).put({ ...request.result, ...changes });
      };
      return request;
    });
  }

  async remove(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await this.#inTransaction(ALL, 'readwrite', (store) => {
      for (const sessionId of sessionIds) {
        store(RECORDS).delete(allOf(sessionId));
        store(ROWS).delete(allOf(sessionId));
        store(BASES).delete(sessionId);
        store(SESSIONS).delete(sessionId);
      }
      return store(SESSIONS).count();
    });
  }

  /** Transactions begin in the order of the calls; this resolves with the result of the request when all is committed. */
  async #inTransaction<T>(
    stores: string[],
    mode: IDBTransactionMode,
    ask: (store: (name: string) => IDBObjectStore, transaction: IDBTransaction) => IDBRequest<T>,
  ): Promise<T> {
    this.#pending += 1;
    try {
      const { database } = await this.#open();
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(stores, mode);
        const request = ask((name) => transaction.objectStore(name), transaction);
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('The saved slides were removed.'));
      });
    } finally {
      this.#pending -= 1;
      this.#closeUnused();
    }
  }

  #open(): Promise<Connection> {
    this.#opening ??= open(() => (this.#opening = undefined)).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  #closeUnused(): void {
    if (this.#users > 0 || this.#pending > 0) return;
    const opening = this.#opening;
    this.#opening = undefined;
    void opening?.then(({ close }) => close()).catch(() => undefined);
  }
}

interface Connection {
  database: IDBDatabase;
  close: () => void;
}

const allOf = (sessionId: string): IDBKeyRange => IDBKeyRange.bound([sessionId], [sessionId, []]);

function putRows(rows: IDBObjectStore, sessionId: string, { changed, removed }: RowChanges): void {
  if (removed === 'all') rows.delete(allOf(sessionId));
  else for (const sourceId of removed) rows.delete([sessionId, sourceId]);
  for (const record of changed) rows.put(record);
}

/** @param lost the browser, or a page of a newer release, closed it */
function open(lost: () => void): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore(SESSIONS, { keyPath: 'sessionId' });
      result.createObjectStore(BASES, { keyPath: 'sessionId' });
      result.createObjectStore(RECORDS, { keyPath: ['sessionId', 'seq'] });
      result.createObjectStore(ROWS, { keyPath: ['sessionId', 'sourceId'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      const close = (): void => {
        removeEventListener('pagehide', leave);
        database.close();
      };
      const leave = (): void => {
        close();
        lost();
      };
      // A page of a newer release may need another layout.
      database.onversionchange = leave;
      // A page that is kept for going back must not keep the next one waiting.
      addEventListener('pagehide', leave);
      database.onclose = leave;
      resolve({ database, close });
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'));
    request.onblocked = () => reject(new Error('another page holds an older layout of the store'));
  });
}
