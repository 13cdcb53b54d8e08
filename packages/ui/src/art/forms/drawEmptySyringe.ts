import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

const MARKS = Array.from({ length: 11 }, (_, index) => 168 + index * 12);

/** An empty disposable syringe before its box: clear barrel with a fine scale, ribbed plunger, bare Luer tip. */
export function drawEmptySyringe(shot: Shot): string {
  const { family } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"`;
  const scale = MARKS.map((x, index) => `M${x} 340v-${index % 5 === 0 ? 18 : 10}`).join('');
  return (
    carton(shot, { x: 66, y: 66, width: 240, height: 264, block: 84 }) +
    groundShadow(34, 316, 352) +
    `<path d="M36 292h12v54H36z" fill="#fffefb" ${line}/>` +
    `<path d="M48 306h96v26H48z" fill="#fffefb" ${line}/><path d="M48 319h96" ${line}/>` +
    `<path d="M136 284h12v70h-12z" fill="#fffefb" ${line}/>` +
    `<path d="M148 292h154q12 0 12 12v30q0 12-12 12H148z" fill="#fff" fill-opacity=".92" ${line}/>` +
    `<path d="M148 306h8v26h-8z" fill="#e8e2d6"/><path d="M156 296h10l6 23-6 23h-10z" fill="${family.ink}"/>` +
    `<path d="${scale}" stroke="${family.deep}" stroke-width="2"/>` +
    `<path d="M156 300h146" stroke="${family.tint}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M314 308h14v22h-14zM328 314h32v10h-32z" fill="#fffefb" ${line}/>`
  );
}
