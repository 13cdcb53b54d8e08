import { useEffect, useRef } from 'react';
import type { ThemeName } from '../../packages/ui/src/theme/themeProperties.ts';

/** Storybook draws some stories in frames (dialogs, toasts) and tells those nothing about the toolbar: this does. */
export function useFramesInTheme(theme: ThemeName) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const frame of page.current?.querySelectorAll('iframe') ?? []) {
      const address = new URL(frame.src);
      address.searchParams.set('globals', `theme:${theme}`);
      if (address.href !== frame.src) frame.src = address.href;
    }
  }, [theme]);
  return page;
}
