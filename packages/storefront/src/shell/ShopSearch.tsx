import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchIn';
import { paths } from '../lib/screen/paths.ts';
import { useChrome } from './chrome.ts';
import { earlierSearches } from './earlierSearches.ts';
import { FoundWhileTyping } from './FoundWhileTyping.tsx';
import { useCloseOnBack } from './useCloseOnBack.ts';

/** The search over the whole screen: it answers while somebody types, and Enter goes to the products that match (spec 2.13). */
export function ShopSearch() {
  const { isSearchOpen, typedAhead, closeSearch } = useChrome();
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
        // Who opens the search again before the page has come finds it there.
        earlierSearches.add(searchIn(term) ?? term);
        closeSearch();
        void navigate(paths.products({ search: term }));
      }}
    >
      {(typed) => <FoundWhileTyping typed={typed} />}
    </SearchOverlay>
  );
}
