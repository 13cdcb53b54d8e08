import { useEffect } from 'react';
import { useOverlays } from '../overlays.ts';

/** Elements in which a slash is plain text. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** Opens the search on `/`, except while the user types (experience, keyboard). */
export function useSearchKey(): void {
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
