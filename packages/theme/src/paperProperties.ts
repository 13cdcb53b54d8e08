import { colorRoles } from './colorRoles.ts';
import { customProperty } from './customProperty.ts';

const isGround = (role: string) => /^(?:surface|action)/.test(role);

/**
 * Returns the roles in print as CSS declarations. Backgrounds are paper, because printers omit them; all else is ink.
 */
export function paperProperties(): string {
  const { surfaceRaised: paper, textBody: ink } = colorRoles['high-contrast'];
  return Object.keys(colorRoles.light)
    .map((role) => `${customProperty('color', role)}: ${isGround(role) ? paper : ink};`)
    .join('\n');
}
