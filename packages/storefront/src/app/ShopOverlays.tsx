import { lazy, Suspense, useState } from 'react';
import { useChrome } from '../state/chrome.ts';
import { useSearchKey } from './useSearchKey.ts';

const ShopSearch = lazy(async () => ({ default: (await import('./ShopSearch.tsx')).ShopSearch }));
const ShopSidebar = lazy(async () => ({
  default: (await import('./ShopSidebar.tsx')).ShopSidebar,
}));

/** Once something has been wanted it stays, so that it can close with its own movement. */
function useOnceWanted(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted;
}

/** The search and the sidebar, loaded when they are first opened (spec 2.13, 2.28). */
export function ShopOverlays() {
  const { isSearchOpen, isSidebarOpen } = useChrome();
  useSearchKey();
  const hasSearch = useOnceWanted(isSearchOpen);
  const hasSidebar = useOnceWanted(isSidebarOpen);
  return (
    <Suspense>
      {hasSearch && <ShopSearch />}
      {hasSidebar && <ShopSidebar />}
    </Suspense>
  );
}
