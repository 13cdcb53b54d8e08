import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A round-cornered skin patch on its split release liner, before the carton. */
export function drawPatch(shot: Shot): string {
  const { family } = shot;
  return (
    carton(shot, { x: 58, y: 64, width: 240, height: 270, block: 84 }) +
    groundShadow(176, 150, 356) +
    `<g transform="rotate(-8 254 304)"><path d="M182 252h148q8 0 8 8v88q0 8-8 8H182q-8 0-8-8v-88q0-8 8-8z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M212 262h88q22 0 22 22v40q0 22-22 22h-88q-22 0-22-22v-40q0-22 22-22z" fill="${family.light}" stroke="${family.deep}" stroke-width="2"/>` +
    `<path d="M214 272h84q14 0 14 14v36q0 14-14 14h-84q-14 0-14-14v-36q0-14 14-14z" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 5"/>` +
    `<path d="M256 252q-14 24 0 52t0 52" fill="none" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/></g>`
  );
}
