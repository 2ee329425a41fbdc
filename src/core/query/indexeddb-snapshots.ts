import type { Snapshot, SnapshotStore } from './snapshot.js';

const DATABASE = 'deckwright';
const TABLES = 'tables';
/** What another layout of the records would be read by. */
const FORMAT = 1;
const UNUSED_DAYS = 30;

interface TableRecord extends Snapshot {
  store: string;
  table: string;
  format: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Snapshots in the browser's IndexedDB, a record a table. A record is written in one transaction: another tab, or a page that ends in the
 * middle, leaves either the old one or the new one. Those that were not written anew for a month go when others are written.
 *
 * @param store tells apart pages of one origin whose tables have the same names
 */
export function createIndexedDBSnapshots(store: string): SnapshotStore {
  return {
    async read(table, content) {
      const found = await inTable<TableRecord | undefined>('readonly', (records) =>
        records.get([store, table]),
      );
      return found?.format === FORMAT && found.content === content ? found : undefined;
    },
    async write(table, snapshot) {
      const record: TableRecord = { ...snapshot, store, table, format: FORMAT, savedAt: Date.now() };
      await removeUnused(record.savedAt - UNUSED_DAYS * 86_400_000);
      try {
        await inTable('readwrite', (records) => records.put(record));
      } catch (error) {
        // The old one is of no use any more, and takes room.
        await this.remove(table).catch(() => undefined);
        throw error;
      }
    },
    async remove(table) {
      await inTable('readwrite', (records) => records.delete([store, table]));
    },
    async clear() {
      await inTable('readwrite', (records) => records.delete(IDBKeyRange.bound([store], [store, []])));
    },
  };
}

/** One request in a transaction of its own; resolves when it is committed. */
async function inTable<T>(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(TABLES, mode);
      const request = ask(transaction.objectStore(TABLES));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  } finally {
    database.close();
  }
}

async function removeUnused(before: number): Promise<void> {
  await inTable('readwrite', (records) => {
    const request = records.index('savedAt').openKeyCursor(IDBKeyRange.upperBound(before));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      records.delete(cursor.primaryKey);
      cursor.continue();
    };
    return request;
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, FORMAT);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of result.objectStoreNames) result.deleteObjectStore(name);
      result.createObjectStore(TABLES, { keyPath: ['store', 'table'] }).createIndex('savedAt', 'savedAt');
    };
    request.onsuccess = () => {
      // A page of a newer release may need another layout.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'));
    request.onblocked = () => reject(new Error('another page holds an older layout of the store'));
  });
}
