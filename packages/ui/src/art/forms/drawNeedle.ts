import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A hypodermic needle with its sheath beside it, before the box: coloured hub, bright shaft, bevelled tip. */
export function drawNeedle(shot: Shot): string {
  const { family } = shot;
  const hub = `M44-15h10v30H44zM54-11h22l10 8v6l-10 8H54z`;
  return (
    carton(shot, { x: 66, y: 62, width: 240, height: 262, block: 84 }) +
    groundShadow(52, 292, 352) +
    `<g transform="translate(-4 296) scale(1.12)"><path d="${hub}" fill="${family.deep}" stroke="${family.ink}" stroke-width="2"/><path d="M60-6h14" stroke="${family.light}" stroke-width="4"/><path d="M86-4h212l24 7H86z" fill="#fff" stroke="${family.ink}" stroke-width="2" stroke-linejoin="round"/></g>` +
    `<path d="M96 330h14v28H96z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M110 333h210q10 1 10 11t-10 11H110z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M116 339h196" stroke="${family.tint}" stroke-width="4" stroke-linecap="round"/>`
  );
}
