import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A white bottle with a spray actuator pointing left and a tint of the colour family below. */
export function drawSprayBottle(shot: Shot): string {
  const { family, paint } = shot;
  const bottle =
    'M160 140h80c2 18 58 22 58 58v130q0 20-20 20H122q-20 0-20-20V198c0-36 56-40 58-58z';
  return (
    groundShadow(102, 196) +
    `<path d="M186 92h28v26h-28z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".3" stroke-width="1.5"/>` +
    `<path d="M132 56q0-12 12-12h74q26 0 26 26v24h-70v-12h-42z" fill="${paint('cap')}"/>` +
    `<path d="M122 58h12v18h-12z" fill="${family.shade}"/>` +
    `<path d="M154 116h92v26h-92z" fill="${family.deep}"/>` +
    `<path d="${bottle}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    `<path d="M102 316h196v12q0 20-20 20H122q-20 0-20-20z" fill="${family.mid}"/>` +
    label(shot, { x: 102, y: 184, width: 196, height: 134 }) +
    `<path d="${bottle}" fill="${paint('shade')}"/>`
  );
}
