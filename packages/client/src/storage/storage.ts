/** Part of the Storage interface that the shop uses; `isRefused` is true while the browser stores nothing. */
interface SafeStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly isRefused: () => boolean;
}

/**
 * Wraps a browser storage and falls back to memory. With cookies blocked, even access to the storage throws; a full one
 * throws on writing. Values in memory last until the page is closed or reloaded.
 */
function orInMemory(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // The storage holds nothing to remove.
      }
    },
    isRefused: () => {
      try {
        storage().getItem('');
        return memory.size > 0;
      } catch {
        return true;
      }
    },
  };
}

/** Browser storage shared by all tabs. The linter refuses `localStorage` itself elsewhere. */
export const browserStorage = orInMemory(() => localStorage);

/** Browser storage of one tab. The linter refuses `sessionStorage` itself elsewhere. */
export const tabStorage = orInMemory(() => sessionStorage);
