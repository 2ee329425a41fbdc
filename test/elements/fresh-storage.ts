/** What builders keep in this browser is thrown away. */
export function clearStorage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckwright-decks');
    // Not made by a builder yet: then it stays that way.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
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
