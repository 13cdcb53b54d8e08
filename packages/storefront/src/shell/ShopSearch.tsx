import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchIn';
import { paths } from '../lib/screen/paths.ts';
import { useChrome } from './chrome.ts';
import { earlierSearches } from './earlierSearches.ts';
import { FoundWhileTyping } from './FoundWhileTyping.tsx';

/** The search over the whole screen: it answers while somebody types, and Enter goes to the products that match (spec 2.13). */
export function ShopSearch() {
  const { isSearchOpen, typedAhead, closeSearch, leaveSearch } = useChrome();
  const navigate = useNavigate();
  const { search } = useLocation();
  const searched = searchIn(new URLSearchParams(search).get('search'));
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
        // Who opens the search again before the page has come finds it there.
        earlierSearches.add(searchIn(term) ?? term);
        leaveSearch();
        void navigate(paths.products({ search: term }));
      }}
    >
      {(typed) => <FoundWhileTyping typed={typed} />}
    </SearchOverlay>
  );
}
