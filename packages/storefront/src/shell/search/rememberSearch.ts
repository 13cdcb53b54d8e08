import { listProducts } from '@formulary/rules/calls/catalogueCalls';
import { findPatients } from '@formulary/rules/calls/patientCalls';
import { LONGEST_PATIENT_SEARCH } from '@formulary/rules/patients/searchPatients';
import { productQuery } from '../../features/catalogue/productQuery.ts';
import { callApi } from '../../lib/http/http.ts';
import { canNow } from '../../lib/session/can.ts';
import { useSession } from '../../lib/session/session.ts';
import { earlierSearches } from './earlierSearches.ts';

const page = { limit: 1, skip: 0 };
const inBackground = { isBackground: true };

/**
 * Remembers a search for this tab. Users with patients may search for one, so theirs is kept only if it finds products
 * and no patient: names and dates of birth must not stay in the browser's storage. Keeps nothing if a request fails or
 * the session ends meanwhile.
 */
export async function rememberSearch(term: string): Promise<void> {
  if (!canNow('managePatients')) {
    earlierSearches.add(term);
    return;
  }
  const { turn } = useSession.getState();
  const search = term.slice(0, LONGEST_PATIENT_SEARCH);
  try {
    const [patients, products] = await Promise.all([
      callApi(findPatients, { body: { query: { search }, page } }, inBackground),
      callApi(
        listProducts,
        { body: { query: productQuery({ search: term }), page } },
        inBackground,
      ),
    ]);
    const isSameSession = useSession.getState().turn === turn;
    if (isSameSession && patients.length === 0 && products.length > 0) earlierSearches.add(term);
  } catch {
    // Forgetting a search costs less than keeping a name.
  }
}
