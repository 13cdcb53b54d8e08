import { foldText } from '@formulary/rules/text/tidyLine';
import { SEARCHES } from './forgetSearches.ts';
import { tabStorage } from '../../lib/session/storage.ts';

const MOST_KEPT = 5;

/** Searches of this tab, latest first; kept until it closes or its user signs out. */
export const earlierSearches = {
  list(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(SEARCHES) ?? '[]');
      return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
    } catch {
      return [];
    }
  },
  add(term: string): void {
    const others = earlierSearches.list().filter((kept) => foldText(kept) !== foldText(term));
    tabStorage.setItem(SEARCHES, JSON.stringify([term, ...others].slice(0, MOST_KEPT)));
  },
};
