import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

/** A laminate tube standing on its cap: crimped and folded head, full-width label, ribbed cap. */
export function drawTube(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 9 }, (_, index) => `M${152 + index * 12} 310v36`).join('');
  const tube = 'M86 62h228l-26 226q-2 14-16 14H128q-14 0-16-14z';
  return (
    groundShadow(140, 120, 350) +
    `<path d="M140 300h120v40q0 10-10 10H150q-10 0-10-10z" fill="${paint('cap')}"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${tube}" fill="${paint('paper')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    `<path d="M80 38h240v26H80z" fill="${family.mid}"/><path d="M80 44h240M80 51h240M80 58h240" stroke="${family.deep}" stroke-opacity=".6" stroke-width="1.5"/>` +
    `<path d="M107 248h186l-5 40q-2 14-16 14H128q-14 0-16-14z" fill="${family.mid}"/>` +
    `<path d="M106 240h188l-1 9H107z" fill="${family.deep}"/>` +
    label(shot, { x: 102, y: 82, width: 196, height: 152, isBare: true }) +
    `<path d="${tube}" fill="${paint('shade')}"/>`
  );
}
