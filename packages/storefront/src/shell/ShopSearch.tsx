import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchIn } from '@formulary/rules/catalogue/searchIn';
import { paths } from '../lib/screen/paths.ts';
import { useChrome } from './chrome.ts';
import { earlierSearches } from './earlierSearches.ts';
import { FoundWhileTyping } from './FoundWhileTyping.tsx';

/**
 * The search over the whole screen: it answers while somebody types, and Enter goes to the products that match (spec 2.13).
 * Another page closes it.
 */
export function ShopSearch() {
  const { isSearchOpen, typedAhead, closeSearch } = useChrome();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const searched = searchIn(new URLSearchParams(search).get('search'));
  const shownKey = useRef(key);
  useEffect(() => {
    if (searched !== undefined) earlierSearches.add(searched);
    if (shownKey.current !== key) closeSearch();
    shownKey.current = key;
  }, [closeSearch, key, searched]);
  return (
    <SearchOverlay
      isOpen={isSearchOpen}
      initialTerm={searched ?? ''}
      typedAhead={typedAhead}
      onClose={closeSearch}
      onSearch={(term) => {
        closeSearch();
        void navigate(paths.products({ search: term }));
      }}
    >
      {(typed) => <FoundWhileTyping typed={typed} />}
    </SearchOverlay>
  );
}
