import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useChrome } from './chrome.ts';

/** A new screen closes what lay over the old one and takes the focus to its content, as a page load would. */
export function useScreenChange(mainId: string): void {
  const { key, pathname } = useLocation();
  const shownKey = useRef(key);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    useChrome.getState().showPage();
  }, [key]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    useChrome.getState().closeSidebar();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
