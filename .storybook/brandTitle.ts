import { brand } from '../packages/rules/src/brand/brand.ts';
import { drawMark } from '../packages/ui/src/art/drawLogo.ts';
import type { ColorRole } from '../packages/theme/src/colorRoles.ts';

/** Returns the logo as markup in a theme's colours: the mark, and the name in the shop's font. */
export function brandTitle(roles: Readonly<Record<ColorRole, string>>): string {
  const { actionPrimary, textOnAction, textBody } = roles;
  return `<span style="display: flex; align-items: center; gap: 0.5rem; color: ${textBody}; font-size: 1.25rem; font-weight: 680; letter-spacing: -0.02em; line-height: 1">
    <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">${drawMark({ tile: actionPrimary, mark: textOnAction })}</svg>
    ${brand.name}
  </span>`;
}
