import { foldText } from '@formulary/rules/text/tidyLine';
import { SEARCHES } from './forgetSearches.ts';
import { tabStorage } from '@formulary/client/storage/storage';

const MAX_STORED = 5;

const listeners = new Set<() => void>();

/** Searches of this tab, latest first; kept until it closes or its user signs out. */
export const earlierSearches = {
  list(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(tabStorage.getItem(SEARCHES) ?? '[]');
      return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
    } catch {
      return [];
    }
  },
  add(term: string): void {
    const others = earlierSearches.list().filter((stored) => foldText(stored) !== foldText(term));
    tabStorage.setItem(SEARCHES, JSON.stringify([term, ...others].slice(0, MAX_STORED)));
    for (const notify of listeners) notify();
  },
  /** Calls back after each added search; returns how to stop. */
  listen(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
