import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

const PINS = [0, 1, 2, 3, 4, 5, 6].map((step) => `M${271 + step * 11} 272v-9m0 73v9`).join('');

/** A needle roller lying before its box: shaped handle, forked head, pinned drum. */
export function drawRoller(shot: Shot): string {
  const { family, paint } = shot;
  return (
    carton(shot, { x: 58, y: 62, width: 232, height: 270, block: 92 }) +
    groundShadow(50, 300, 354) +
    `<path d="M62 306q-18 0-18-16t18-16h120q20 4 40 8h20v32h-20q-20 4-40 8z" transform="translate(0 8)" fill="${family.deep}"/>` +
    `<path d="M66 292h110" stroke="${family.light}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M238 294h12v-34h108v12h-94v66h94v12H250v-34h-12z" transform="translate(0 -1)" fill="${family.ink}"/>` +
    `<path d="${PINS}" stroke="#6f777b" stroke-width="2.5"/>` +
    `<path d="M264 272h80q10 0 10 32t-10 32h-80z" fill="${paint('metal')}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M276 282v44m14-44v44m14-44v44m14-44v44m14-44v44" stroke="${family.ink}" stroke-width="3" stroke-dasharray="2 6"/>`
  );
}
