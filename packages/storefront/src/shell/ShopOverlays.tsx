import { loadPart } from '@formulary/ui/primitives/loadPart';
import { useChrome } from './chrome.ts';
import { SearchComing } from './SearchComing.tsx';
import { useSearchKey } from './useSearchKey.ts';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const loadSearch = async () => (await loadPart(() => import('./ShopSearch.tsx'))).ShopSearch;
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
