import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';

const PINS = [0, 1, 2, 3, 4, 5, 6].map((step) => `M${278 + step * 11} 72v-11m0 80v11`).join('');

/** A needle roller above its box: shaped handle, forked head, pinned drum. */
export function drawRoller(shot: Shot): string {
  const { family, paint } = shot;
  return (
    lowCarton(shot) +
    `<g transform="rotate(-12 200 112) translate(-4 4)">` +
    `<path d="M48 130q-24 0-24-22t24-22h132q24 5 44 10h24v26h-24q-20 4-44 8z" fill="${family.deep}"/>` +
    `<path d="M50 98h118" stroke="${family.light}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M240 98h14V54h112v14h-96v78h96v14H254v-44h-14z" fill="${family.shade}"/>` +
    `<path d="${PINS}" stroke="${family.ink}" stroke-width="2.5"/>` +
    `<path d="M270 72h84q12 0 12 35t-12 35h-84z" fill="${paint('metal')}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M284 84v48m15-48v48m15-48v48m15-48v48m15-48v48" stroke="${family.shade}" stroke-width="3" stroke-dasharray="2 6"/></g>`
  );
}
