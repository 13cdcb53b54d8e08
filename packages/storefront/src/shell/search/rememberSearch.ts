import { canNow } from '../../lib/session/can.ts';
import { useSession } from '../../lib/session/session.ts';
import { earlierSearches } from './earlierSearches.ts';
import { foundBySearch } from './foundBySearch.ts';

/**
 * Remembers a search for this tab. Users with patients may search for one, so theirs is kept only if it finds products
 * and no patient: names and dates of birth must not stay in the browser's storage. Keeps nothing if a request fails or
 * the session ends meanwhile: forgetting a search costs less than keeping a name.
 */
export async function rememberSearch(term: string): Promise<void> {
  if (!canNow('managePatients')) {
    earlierSearches.add(term);
    return;
  }
  const { turn } = useSession.getState();
  const { hasPatients, hasProducts } = await foundBySearch(term);
  const isSameSession = useSession.getState().turn === turn;
  if (isSameSession && hasPatients === false && hasProducts === true) earlierSearches.add(term);
}
