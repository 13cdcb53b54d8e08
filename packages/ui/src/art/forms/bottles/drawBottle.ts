import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A dispensing bottle of coloured glass with a ribbed white screw cap. */
export function drawBottle(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 11 }, (_, index) => `M${160 + index * 8} 46v34`).join('');
  const glass =
    'M166 88h68v14c0 18 68 22 68 62v164q0 20-20 20H118q-20 0-20-20V164c0-40 68-44 68-62z';
  return (
    groundShadow(98, 204) +
    `<path d="${glass}" fill="${paint('body')}" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="M152 50q0-10 10-10h76q10 0 10 10v32q0 6-6 6h-84q-6 0-6-6z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".2" stroke-width="1.5"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".14" stroke-width="2"/>` +
    label(shot, { x: 98, y: 176, width: 204, height: 140 }) +
    `<path d="M98 176h204v140H98z" fill="${paint('shade')}"/>` +
    `<path d="M106 168v154" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round" opacity=".35"/>`
  );
}
