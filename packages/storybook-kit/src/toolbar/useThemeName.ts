import { useEffect, useState } from 'react';
import type { ThemeName } from '@formulary/ui/theme/themeProperties';
import { followToolbar } from './followToolbar.ts';
import { isThemeName, themeInAddress } from './themeInAddress.ts';

/** Returns the theme that the previous page's stories set, or else the one in the address. */
function themeAtFirst(): ThemeName {
  const set = document.documentElement.dataset['theme'];
  return isThemeName(set) ? set : (themeInAddress() ?? 'light');
}

/** Returns the toolbar's theme, for pages without story decorators. */
export function useThemeName(): ThemeName {
  const [theme, setTheme] = useState(themeAtFirst);
  useEffect(
    () =>
      followToolbar((globals) => {
        if (isThemeName(globals['theme'])) setTheme(globals['theme']);
      }),
    [],
  );
  return theme;
}
