import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { isThemeName } from './isThemeName.ts';

/** Returns the theme in the page's address, where the toolbar stores it. Returns undefined if missing or unknown. */
export function themeInAddress(): ThemeName | undefined {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const name = /(?:^|;)theme:([a-z-]+)/.exec(globals)?.[1];
  return isThemeName(name) ? name : undefined;
}
