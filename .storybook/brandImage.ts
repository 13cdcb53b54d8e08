import { brand } from '../packages/rules/src/brand/brand.ts';
import { drawMark } from '../packages/ui/src/art/drawLogo.ts';
import type { ColorRole } from '../packages/ui/src/theme/colorRoles.ts';

/** The logo as an address of a picture, in the colours of a theme: pictures know nothing of the page around them. */
export function brandImage(roles: Readonly<Record<ColorRole, string>>): string {
  const { actionPrimary, textOnAction, textBody } = roles;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="36" viewBox="0 0 168 36">
    <g transform="scale(0.75)">${drawMark({ tile: actionPrimary, mark: textOnAction })}</g>
    <text x="46" y="25" font-family="system-ui, sans-serif" font-size="21" font-weight="700" letter-spacing="-0.4" fill="${textBody}">${brand.name}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
