import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the content of a new screen, as a page load would. */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}
