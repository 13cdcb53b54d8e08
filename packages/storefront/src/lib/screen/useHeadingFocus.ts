import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the heading of the screen, for what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** When a screen turns into another part of itself, the focus goes to its heading, as a page load would take it. */
export function useHeadingFocus(part: string): void {
  const shown = useRef(part);
  // Before anything is painted: between the old part and the new one the focus is nowhere.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    focusHeading();
    globalThis.scrollTo({ top: 0 });
  }, [part]);
}
