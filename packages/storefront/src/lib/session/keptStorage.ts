/** What the shop uses of a storage of the browser; `isRefused` while the browser keeps nothing in it. */
interface KeptStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly isRefused: () => boolean;
}

/**
 * Reads and writes a storage of the browser, and keeps in memory what that does not take: with cookies blocked even asking for it
 * throws, and a full one throws on writing. What is in memory lasts until the page is closed or reloaded.
 */
function orInMemory(storage: () => Storage): KeptStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      const held = memory.get(key);
      if (held !== undefined) return held;
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
        // It keeps nothing that could be removed.
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

/** Kept by the browser for every tab. The linter refuses `localStorage` itself elsewhere. */
export const browserStorage = orInMemory(() => localStorage);

/** Kept by the browser for one tab. The linter refuses `sessionStorage` itself elsewhere. */
export const tabStorage = orInMemory(() => sessionStorage);
