import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** An injection vial: flip-off cap, crimped collar, clear glass with the powder or liquid showing at the foot. */
export function drawVial(shot: Shot): string {
  const { family, paint } = shot;
  const glass =
    'M160 112v8c0 20-62 18-62 50v156q0 22 22 22h160q22 0 22-22V170c0-32-62-30-62-50v-8z';
  return (
    groundShadow(98, 204) +
    `<path d="${glass}" fill="${tone.clear}" opacity=".6"/>` +
    `<path d="M98 296h204v30q0 22-22 22H120q-22 0-22-22z" fill="${family.light}"/>` +
    `<path d="${glass}" fill="${paint('glass')}" stroke="${family.deep}" stroke-opacity=".45" stroke-width="2"/>` +
    `<path d="M152 90h96v24q0 6-6 6h-84q-6 0-6-6z" fill="${paint('metal')}"/>` +
    `<path d="M146 62q0-10 10-10h88q10 0 10 10v26q0 6-6 6h-96q-6 0-6-6z" fill="${paint('cap')}"/>` +
    `<ellipse cx="200" cy="56" rx="44" ry="5" fill="${family.light}" opacity=".55"/>` +
    label(shot, { x: 98, y: 174, width: 204, height: 148 }) +
    `<path d="M98 174h204v148H98z" fill="${paint('shade')}"/>` +
    `<path d="M105 186v112" stroke="${tone.shine}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
  );
}
