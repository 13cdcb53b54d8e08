import { useEffect, useRef } from 'react';
import type { ThemeName } from '../../packages/ui/src/theme/themeProperties.ts';

function showIn(theme: ThemeName, frames: Iterable<HTMLIFrameElement>): void {
  for (const frame of frames) {
    const address = new URL(frame.src);
    address.searchParams.set('globals', `theme:${theme}`);
    if (address.href === frame.src) continue;
    // A frame that waits to be scrolled to would load the address that it had when it came.
    frame.loading = 'eager';
    frame.src = address.href;
  }
}

/** Storybook draws some stories in frames (dialogs, toasts), when it comes to them, and tells those nothing about the toolbar: this does. */
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
