import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A blunt, gently curved cannula with its side port, and the short pilot needle that comes with it. */
export function drawCannula(shot: Shot): string {
  const { family } = shot;
  const hub = 'M0-17h12v34H0zM12-13h26l14 9v8l-14 9H12z';
  return (
    carton(shot, { x: 66, y: 62, width: 240, height: 262, block: 86 }) +
    groundShadow(52, 300, 352) +
    `<path d="M92 312C190 316 290 306 356 272" fill="none" stroke="${family.ink}" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="M92 312C190 316 290 306 356 272" fill="none" stroke="#f4f6f6" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M336 279.5l7-3" stroke="${family.ink}" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(44 310) rotate(2)"><path d="${hub}" fill="${family.deep}" stroke="${family.ink}" stroke-width="2"/><path d="M18-7h18" stroke="${family.light}" stroke-width="4"/></g>` +
    `<g transform="translate(150 344) scale(.72)"><path d="${hub}" fill="${family.light}" stroke="${family.ink}" stroke-width="2"/><path d="M52-3h112l14 5H52z" fill="#fff" stroke="${family.ink}" stroke-width="2"/></g>`
  );
}
