import { colorRoles } from './colorRoles.ts';
import { customProperty } from './customProperty.ts';

/** The themes a reader can choose; with none chosen the system's preference decides. */
export type ThemeName = keyof typeof colorRoles;

/** A theme as CSS declarations: one custom property for each role. */
export function themeProperties(theme: ThemeName): string {
  return Object.entries(colorRoles[theme])
    .map(([role, value]) => `${customProperty('color', role)}: ${value};`)
    .join('\n');
}
