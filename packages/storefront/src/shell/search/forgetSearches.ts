import { tabStorage } from '@formulary/client/storage/storage';

/** Storage key of this tab's searches. */
export const SEARCHES = 'searches';

/** Removes the searches of this tab, so that its next user does not see them. */
export function forgetSearches(): void {
  tabStorage.removeItem(SEARCHES);
}
