import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useOverlays } from './overlays.ts';
import { SearchLoading } from './search/SearchLoading.tsx';
import { useSearchKey } from './search/useSearchKey.ts';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const loadSearch = async () =>
  (await loadLazily(() => import('./search/ShopSearch.tsx'))).ShopSearch;
const loadSidebar = async () => (await loadLazily(() => import('./ShopSidebar.tsx'))).ShopSidebar;

/** Shows the search and the sidebar, loaded when first opened (spec 2.13, 2.28). */
export function ShopOverlays() {
  const { isSearchOpen, isSidebarOpen } = useOverlays();
  useSearchKey();
  return (
    <>
      <LoadOnOpen isOpen={isSearchOpen} load={loadSearch} placeholder={<SearchLoading />} />
      <LoadOnOpen isOpen={isSidebarOpen} load={loadSidebar} />
    </>
  );
}
