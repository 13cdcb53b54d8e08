import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const WEAVE = [1, 2, 3, 4, 5, 6, 7, 8];

/** A square dressing with its absorbent pad and a peeled corner, drawn out of its box. */
export function drawDressing(shot: Shot): string {
  const { family } = shot;
  const weave = WEAVE.map((step) => `M130 ${72 + step * 17}h140M${130 + step * 16} 72v150`).join(
    '',
  );
  return (
    `<g transform="rotate(-6 200 200)"><path d="M96 32h172l36 36v180H84V44q0-12 12-12z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M130 72h140v150H130z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
    `<path d="${weave}" stroke="${family.light}" stroke-width="1.5"/>` +
    `<path d="M268 32l36 36h-36z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/></g>` +
    lowCarton(shot)
  );
}
