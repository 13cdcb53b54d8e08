import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A white tablet bottle with a coloured child-resistant cap and two tablets beside it. */
export function drawTabletBottle(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 14 }, (_, index) => `M${121 + index * 12} 62v44`).join('');
  const bottle =
    'M118 120h160c26 8 30 22 30 40v168q0 20-20 20H108q-20 0-20-20V160c0-18 4-32 30-40z';
  const tablet = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="19" ry="11" fill="${family.deep}"/><ellipse cx="${x}" cy="${y - 5}" rx="19" ry="11" fill="${family.light}"/><path d="M${x - 13} ${y - 5}h26" stroke="${family.deep}" stroke-width="2"/>`;
  return (
    groundShadow(88, 220) +
    `<path d="M128 108h140v14H128z" fill="${tone.paperShade}"/>` +
    `<path d="M108 62q0-12 12-12h156q12 0 12 12v40q0 8-8 8H116q-8 0-8-8z" fill="${paint('cap')}"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${bottle}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    label(shot, { x: 88, y: 168, width: 220, height: 148 }) +
    `<path d="M88 168h220v148H88z" fill="${paint('shade')}"/>` +
    tablet(322, 346) +
    tablet(300, 362)
  );
}
