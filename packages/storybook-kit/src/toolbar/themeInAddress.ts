import { colorRoles } from '@formulary/theme/colorRoles';
import type { ThemeName } from '@formulary/theme/themeProperties';

/** Tells whether a toolbar or URL value is the name of a theme. */
export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(colorRoles, name);
}

/** Returns the theme in the page's address, where the toolbar stores it. Returns undefined if missing or unknown. */
export function themeInAddress(): ThemeName | undefined {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const name = /(?:^|;)theme:([a-z-]+)/.exec(globals)?.[1];
  return isThemeName(name) ? name : undefined;
}
