import { SearchOverlay } from '@formulary/ui/pieces/chrome/SearchOverlay';
import { useLocation, useNavigate } from 'react-router';
import { useChrome } from './chrome.ts';
import { paths } from '../lib/screen/paths.ts';

/** The search over the whole screen; Enter goes to the products that match (spec 2.13). */
export function ShopSearch() {
  const { isSearchOpen, closeSearch } = useChrome();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <SearchOverlay
      isOpen={isSearchOpen}
      initialTerm={new URLSearchParams(search).get('search') ?? ''}
      onClose={closeSearch}
      onSearch={(term) => {
        closeSearch();
        void navigate(paths.products({ search: term }));
      }}
    />
  );
}
