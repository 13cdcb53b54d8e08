import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useChrome } from './chrome.ts';

/** A new screen closes what lay over the old one and takes the focus to its content, as a page load would. */
export function useScreenChange(mainId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    useChrome.getState().closeSearch();
    useChrome.getState().closeSidebar();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
