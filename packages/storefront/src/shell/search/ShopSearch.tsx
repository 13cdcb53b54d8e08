import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchTerm';
import { paths } from '../../lib/screen/paths.ts';
import { useOverlays } from '../overlays.ts';
import { useCan } from '../../lib/session/can.ts';
import { earlierSearches } from './earlierSearches.ts';
import { rememberSearch } from './rememberSearch.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { useCloseOnBack } from '../useCloseOnBack.ts';

/**
 * Shows the full-screen search: suggestions before and while typing; Enter goes to the matching products (spec 2.13).
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
  return (
    <SearchOverlay
      isOpen={isSearchOpen}
      scope={canOrder ? 'everything' : 'products'}
      initialTerm={searched ?? ''}
      typedAhead={typedAhead}
      onClose={closeSearch}
      onSearch={(term) => {
        // Added at once, so that it shows if the search is reopened before the page loads. A search that may name a
        // patient waits for `rememberSearch`, on the results page.
        if (!hasPatients) earlierSearches.add(searchIn(term) ?? term);
        closeSearch();
        void navigate(paths.products({ search: term }));
      }}
    >
      {(typed) => <SearchSuggestions typed={typed} />}
    </SearchOverlay>
  );
}
