/** Searches by the key of their history entry, for this window. A patient's name belongs in no address and no storage. */
const searches = new Map<string, string>();
let next: string | undefined;

/** The search of the list of patients. Back restores it, loading the page again clears it. */
export const patientSearch = {
  /** Sets the search of the list that is opened next. */
  searchNext(words: string): void {
    next = words;
  },
  /** Returns the search of a history entry; undefined for a new entry that none was set for. */
  at: (key: string): string | undefined => searches.get(key) ?? next,
  keep(key: string, words: string): void {
    searches.set(key, words);
    next = undefined;
  },
  /** Forgets all searches when a session ends. */
  forget(): void {
    searches.clear();
    next = undefined;
  },
} as const;
