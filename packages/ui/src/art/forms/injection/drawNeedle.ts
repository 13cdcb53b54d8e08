import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const CRIMP = Array.from({ length: 18 }, (_, index) => `M${98 + index * 12} 328v16`).join('');

/** A sterile peel pouch: the needle and its sheath under clear film, label on the paper, chevron seal at the head. */
export function drawNeedle(shot: Shot): string {
  const { family } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"`;
  return (
    groundShadow(86, 228, 348) +
    `<path d="M86 56l114-30 114 30v292H86z" fill="${tone.paper}" ${line}/>` +
    `<path d="M98 70l102-26 102 26v112H98z" fill="${family.halo}" stroke="${family.light}" stroke-width="4" stroke-linejoin="round"/>` +
    `<g transform="translate(104 152) rotate(-22) scale(1.05)"><path d="M0-17h12v34H0zM12-12h26l12 8v8l-12 8H12z" fill="${family.deep}" ${line}/><path d="M16-6h18" stroke="${family.light}" stroke-width="4"/><path d="M50-3h126l14 5H50z" fill="${tone.foil}" stroke="${family.ink}" stroke-width="1.5" stroke-linejoin="round"/></g>` +
    `<g transform="translate(150 168) rotate(-22)"><path d="M0-11h12v22H0zM12-9h116q9 1 9 9t-9 9H12z" fill="${tone.clear}" fill-opacity=".85" ${line}/></g>` +
    `<path d="${CRIMP}" stroke="${family.light}" stroke-width="3"/>` +
    label(shot, { x: 87, y: 188, width: 226, height: 134 })
  );
}
