import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useOverlays } from './overlays.ts';
import { SearchLoading } from './search/SearchLoading.tsx';
import { LoadOnOpen } from '@formulary/client/screen/LoadOnOpen';
import { useEffect } from 'react';

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

/** Elements in which a slash is plain text. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** Opens the search on `/`, except while the user types (experience, keyboard). */
function useSearchKey(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      if (key !== '/' || isTyping || ctrlKey || metaKey || altKey || defaultPrevented) return;
      event.preventDefault();
      useOverlays.getState().openSearch();
    };
    // Until now early.js has shown the plain field.
    if (globalThis.early) globalThis.early.isSearchLive = true;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
