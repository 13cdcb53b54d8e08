import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

const WEAVE = [0, 1, 2, 3, 4, 5, 6];

/** A square dressing with its absorbent pad and a peeled corner, before the box. */
export function drawDressing(shot: Shot): string {
  const { family } = shot;
  const weave = WEAVE.map((step) => `M226 ${272 + step * 10}h76M${232 + step * 11} 266v66`).join(
    '',
  );
  return (
    carton(shot, { x: 58, y: 64, width: 240, height: 270, block: 84 }) +
    groundShadow(200, 130, 356) +
    `<g transform="rotate(-6 264 300)"><path d="M204 246h104l20 20v76q0 10-10 10H214q-10 0-10-10z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M226 266h76v66h-76z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
    `<path d="${weave}" stroke="${family.light}" stroke-width="1.5"/>` +
    `<path d="M308 246l20 20h-20z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/></g>` +
    `<g transform="rotate(-14 130 322)"><path d="M92 306h76a16 16 0 0 1 0 32H92a16 16 0 0 1 0-32z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/><path d="M114 309h32v26h-32z" fill="#fffefb"/></g>`
  );
}
