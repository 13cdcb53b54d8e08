import { foldText } from '@formulary/rules/text/foldText';
import { SEARCHES } from './forgetSearches.ts';
import { tabStorage } from '../lib/session/keptStorage.ts';

const MOST_KEPT = 5;

/** What was searched for in this tab, the last first: kept until it is closed, or until its user signs out. */
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
