import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const HUB = 'M0-17h12v34H0zM12-13h26l14 9v8l-14 9H12z';
const SHAFT = 'M104 78C190 98 296 92 356 34';

/** A blunt, gently curved cannula with its side port, and the short pilot needle that comes with it, above their box. */
export function drawCannula(shot: Shot): string {
  const { family } = shot;
  return (
    `<path d="${SHAFT}" fill="none" stroke="${family.ink}" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="${SHAFT}" fill="none" stroke="${tone.foil}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M338 50l8-8" stroke="${family.shade}" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(30 66) rotate(9) scale(1.5)"><path d="${HUB}" fill="${family.deep}" stroke="${family.ink}" stroke-width="2"/><path d="M18-7h18" stroke="${family.light}" stroke-width="4"/></g>` +
    `<g transform="translate(128 146) scale(1.05)"><path d="${HUB}" fill="${family.light}" stroke="${family.ink}" stroke-width="2"/><path d="M52-3h112l14 5H52z" fill="${tone.foil}" stroke="${family.ink}" stroke-width="2"/></g>` +
    lowCarton(shot)
  );
}
