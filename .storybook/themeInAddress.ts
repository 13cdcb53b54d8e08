import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { isThemeName } from './isThemeName.ts';

/** The theme that the address of the page asks for, which the toolbar keeps there; none when it says none or an unknown one. */
export function themeInAddress(): ThemeName | undefined {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const name = /(?:^|;)theme:([a-z-]+)/.exec(globals)?.[1];
  return isThemeName(name) ? name : undefined;
}
