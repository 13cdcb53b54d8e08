import { colorRoles } from '../packages/ui/src/theme/colorRoles.ts';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';

/** Tells whether a toolbar or URL value is the name of a theme. */
export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(colorRoles, name);
}
