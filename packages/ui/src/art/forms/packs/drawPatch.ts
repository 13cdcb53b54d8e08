import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A round skin patch on its split release liner, drawn out of its carton. */
export function drawPatch(shot: Shot): string {
  const { family } = shot;
  return (
    `<g transform="rotate(-5 190 200)"><path d="M86 28h208q10 0 10 10v210H76V38q0-10 10-10z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<circle cx="190" cy="128" r="92" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<circle cx="190" cy="128" r="80" fill="none" stroke="${tone.shine}" stroke-width="2.5" stroke-dasharray="4 7"/>` +
    `<circle cx="190" cy="128" r="52" fill="${family.mid}"/>` +
    `<path d="M192 28q-18 50 0 100t0 110" fill="none" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/></g>` +
    lowCarton(shot)
  );
}
