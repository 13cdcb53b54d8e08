import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchTerm';
import { paths } from '../../lib/screen/paths.ts';
import { useOverlays } from '../overlays.ts';
import { earlierSearches } from './earlierSearches.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { useCloseOnBack } from '../useCloseOnBack.ts';

/** Shows the full-screen search: suggestions while typing; Enter goes to the matching products (spec 2.13). */
export function ShopSearch() {
  const { isSearchOpen, typedAhead, closeSearch } = useOverlays();
  const navigate = useNavigate();
  const { search } = useLocation();
  const searched = searchIn(new URLSearchParams(search).get('search'));
  useCloseOnBack(closeSearch);
  useEffect(() => {
    if (searched !== undefined) earlierSearches.add(searched);
  }, [searched]);
  return (
    <SearchOverlay
      isOpen={isSearchOpen}
      initialTerm={searched ?? ''}
      typedAhead={typedAhead}
      onClose={closeSearch}
      onSearch={(term) => {
        // Added at once, so that it shows if the search is reopened before the page loads.
        earlierSearches.add(searchIn(term) ?? term);
        closeSearch();
        void navigate(paths.products({ search: term }));
      }}
    >
      {(typed) => <SearchSuggestions typed={typed} />}
    </SearchOverlay>
  );
}
