import { colorRoles } from './colorRoles.ts';
import { customProperty } from './customProperty.ts';

/** Themes the user can choose; without a choice the system's preference decides. */
export type ThemeName = keyof typeof colorRoles;

/** Returns a theme as CSS declarations: one custom property per role. */
export function themeProperties(theme: ThemeName): string {
  return Object.entries(colorRoles[theme])
    .map(([role, value]) => `${customProperty('color', role)}: ${value};`)
    .join('\n');
}
