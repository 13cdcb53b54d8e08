import { tabStorage } from '../lib/session/keptStorage.ts';

/** Under which the searches of this tab are kept. */
export const SEARCHES = 'searches';

/** Of what was searched for, nothing is left for the next user of the tab. */
export function forgetSearches(): void {
  tabStorage.removeItem(SEARCHES);
}
