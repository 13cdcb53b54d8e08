import { useEffect, useRef } from 'react';
import type { ThemeName } from '@formulary/theme/themeProperties';

function showIn(theme: ThemeName, frames: Iterable<HTMLIFrameElement>): void {
  for (const frame of frames) {
    const address = new URL(frame.src);
    address.searchParams.set('globals', `theme:${theme}`);
    if (address.href === frame.src) continue;
    // A lazy frame would load with the address that it had when it was created.
    frame.loading = 'eager';
    frame.src = address.href;
  }
}

/**
 * Passes the toolbar's theme to framed stories (dialogs, toasts). Storybook creates those frames late and does not tell
 * them.
 */
export function useFramesInTheme(theme: ThemeName) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    const show = () => showIn(theme, current.querySelectorAll('iframe'));
    show();
    const observer = new MutationObserver(show);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [theme]);
  return page;
}
