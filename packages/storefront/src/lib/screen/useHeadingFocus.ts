import { useLayoutEffect, useRef } from 'react';

/** When a screen turns into another part of itself, the focus goes to its heading, as a page load would take it. */
export function useHeadingFocus(part: string): void {
  const shown = useRef(part);
  // Before anything is painted: between the old part and the new one the focus is nowhere.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, [part]);
}
