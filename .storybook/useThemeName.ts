import { useEffect, useState } from 'react';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { followToolbar } from './followToolbar.ts';
import { isThemeName } from './isThemeName.ts';
import { themeInAddress } from './themeInAddress.ts';

/** What the stories of the page before have set, or else the address. */
function themeAtFirst(): ThemeName {
  const set = document.documentElement.dataset['theme'];
  return isThemeName(set) ? set : (themeInAddress() ?? 'light');
}

/** The theme that the toolbar says, for pages that no story's decorators reach. */
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
