import { colorRoles } from '../packages/ui/src/theme/colorRoles.ts';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';

/** Whether a value of the toolbar or of an address names a theme of the shop. */
export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(colorRoles, name);
}
