import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A handheld instrument with a small display, standing before its box. */
export function drawDevice(shot: Shot): string {
  const { family, paint } = shot;
  return (
    carton(shot, { x: 48, y: 64, width: 226, height: 280, block: 92 }) +
    groundShadow(256, 78, 356) +
    `<path d="M262 186q0-22 22-22h26q22 0 22 22v150q0 20-20 20h-30q-20 0-20-20z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M272 190q0-10 10-10h30q10 0 10 10v38h-50z" fill="${family.ink}"/>` +
    `<path d="M280 214h8l5-16 7 22 5-12h9" fill="none" stroke="${family.light}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="297" cy="256" r="14" fill="${family.deep}"/><circle cx="293" cy="252" r="5" fill="${family.mid}"/>` +
    `<path d="M280 292h34m-34 12h34m-34 12h34" stroke="#cfc8ba" stroke-width="4" stroke-linecap="round"/>`
  );
}
