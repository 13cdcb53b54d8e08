import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the heading of the screen, when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Moves the focus to the heading and scrolls to the top when the screen shows another part, as a page load would. */
export function useHeadingFocus(part: string): void {
  const shown = useRef(part);
  // Layout effect: before the paint, while no element has the focus.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    focusHeading();
    globalThis.scrollTo({ top: 0 });
  }, [part]);
}
