const DATABASE = 'deckwright-decks';

/** What builders keep in this browser is thrown away. */
export async function clearStorage(): Promise<void> {
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
      for (const name of names) transaction.objectStore(name).clear();
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
