import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { useChrome } from './chrome.ts';
import { SearchComing } from './search/SearchComing.tsx';
import { useSearchKey } from './search/useSearchKey.ts';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const loadSearch = async () => (await loadPart(() => import('./search/ShopSearch.tsx'))).ShopSearch;
const loadSidebar = async () => (await loadPart(() => import('./ShopSidebar.tsx'))).ShopSidebar;

/** Shows the search and the sidebar, loaded when first opened (spec 2.13, 2.28). */
export function ShopOverlays() {
  const { isSearchOpen, isSidebarOpen } = useChrome();
  useSearchKey();
  return (
    <>
      <LoadOnOpen isOpen={isSearchOpen} load={loadSearch} placeholder={<SearchComing />} />
      <LoadOnOpen isOpen={isSidebarOpen} load={loadSidebar} />
    </>
  );
}
