import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A prefilled glass syringe lying before its carton: filled barrel, backstop, plunger rod and coloured tip cap. */
export function drawPrefilledSyringe(shot: Shot): string {
  const { family } = shot;
  return (
    carton(shot, { x: 66, y: 72, width: 240, height: 262, block: 104 }) +
    groundShadow(40, 310, 348) +
    `<g transform="rotate(-5 200 316)">` +
    `<path d="M42 300h10v34H42zM52 311h64v12H52z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M112 290q6-4 10 0v54q-4 4-10 0z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M122 298h160q8 0 10 8l4 5v12l-4 5q-2 8-10 8H122z" fill="#fff" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M150 300h132q6 0 8 7v20q-2 7-8 7H150z" fill="${family.light}"/>` +
    `<path d="M138 300h12v34h-12z" fill="${family.ink}"/>` +
    `<path d="M126 304h154" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M172 334v-9m20 9v-14m20 14v-9m20 9v-14m20 14v-9" stroke="${family.ink}" stroke-width="2"/>` +
    `<path d="M296 306h14l44 5q6 1 6 6t-6 6l-44 5h-14z" fill="${family.deep}"/>` +
    `<path d="M300 311h12l34 4" stroke="${family.light}" stroke-width="3" fill="none"/></g>`
  );
}
