import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { enteredSearch } from '@formulary/rules/commands/enteredSearch';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchTerm';
import { patientSearch } from '../../features/patients/patientSearch.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useOverlays } from '../overlays.ts';
import { useCan } from '../../lib/session/can.ts';
import { earlierSearches } from './earlierSearches.ts';
import { foundBySearch } from './foundBySearch.ts';
import { rememberSearch } from './rememberSearch.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { useCloseOnBack } from '../useCloseOnBack.ts';

/**
 * Shows the full-screen search: suggestions before and while typing; Enter goes to the matching products (spec 2.13). A
 * patient's name leads to the list of patients instead, because it must not get into an address.
 */
export function ShopSearch() {
  const { isSearchOpen, typedAhead, closeSearch } = useOverlays();
  const navigate = useNavigate();
  const { search } = useLocation();
  const searched = searchIn(new URLSearchParams(search).get('search'));
  const canOrder = useCan('order');
  const hasPatients = useCan('managePatients');
  useCloseOnBack(closeSearch);
  useEffect(() => {
    if (searched !== undefined) void rememberSearch(searched);
  }, [searched]);
  const showProducts = (term: string) => {
    // Added at once, so that it shows if the search is reopened before the page loads. A search that may name a
    // patient waits for `rememberSearch`, on the results page.
    if (!hasPatients) earlierSearches.add(searchIn(term) ?? term);
    closeSearch();
    void navigate(paths.products({ search: term }));
  };
  const lastEntered = useRef('');
  const enter = async (term: string) => {
    lastEntered.current = term;
    const {
      hasProducts = false,
      hasPatients: isPatient = false,
      readAs,
    } = await foundBySearch(term);
    const isDropped = !useOverlays.getState().isSearchOpen || lastEntered.current !== term;
    const entered = enteredSearch({ typed: term, hasProducts, readAs, hasPatients: isPatient });
    if (isDropped || entered.to === 'nowhere') return;
    if (entered.to === 'products') {
      showProducts(entered.search);
      return;
    }
    patientSearch.searchNext(term);
    closeSearch();
    void navigate(paths.patients());
  };
  return (
    <SearchOverlay
      isOpen={isSearchOpen}
      scope={canOrder ? 'everything' : 'products'}
      initialTerm={searched ?? ''}
      typedAhead={typedAhead}
      onClose={closeSearch}
      onSearch={hasPatients ? (term) => void enter(term) : showProducts}
    >
      {(typed) => <SearchSuggestions typed={typed} />}
    </SearchOverlay>
  );
}
