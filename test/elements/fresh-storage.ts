const DATABASE = 'deckwright-decks';

/** What builders keep in this browser is thrown away. */
export const clearStorage = (): Promise<void> => inStores((store) => store.clear());

/** Waits for what is being written. */
const settled = (): Promise<void> => inStores((store) => store.count());

async function inStores(ask: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  // To open it would make it.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const { result } = opening;
      const names = [...result.objectStoreNames];
      const transaction = result.transaction(names, 'readwrite');
      for (const name of names) ask(transaction.objectStore(name));
      transaction.oncomplete = () => {
        result.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    };
  });
}

// Each test begins with nothing kept: what builders of the test before left behind would be offered to it.
beforeEach(clearStorage);

// A page that goes while it writes is kept by WebKit with its transaction, and the next page waits for that.
afterEach(settled);
