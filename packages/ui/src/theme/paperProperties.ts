import { colorRoles } from './colorRoles.ts';
import { customProperty } from './customProperty.ts';

const isGround = (role: string) => /^(?:surface|action)/.test(role);

/** The roles on paper, as CSS declarations: what lies under words is the paper, since printers leave grounds out; all else is ink. */
export function paperProperties(): string {
  const { surfaceRaised: paper, textBody: ink } = colorRoles['high-contrast'];
  return Object.keys(colorRoles.light)
    .map((role) => `${customProperty('color', role)}: ${isGround(role) ? paper : ink};`)
    .join('\n');
}
