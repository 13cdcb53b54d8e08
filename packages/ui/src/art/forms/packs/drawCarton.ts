import { carton } from '../../kit/carton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** The carton alone, with a tear line and a traceability panel in its colour block. */
export function drawCarton(shot: Shot): string {
  const { family } = shot;
  return (
    carton(shot, { x: 74, y: 70, width: 232, height: 278, block: 104 }) +
    `<path d="M94 272h84v52H94z" fill="${tone.paper}"/>` +
    `<path d="M104 284h8v8h-8zm16 0h8v8h-8zm-8 8h8v8h-8zm16 0h8v8h-8zm-24 8h8v8h-8zm16 0h8v8h-8zm-8 8h8v8h-8zm16 0h8v8h-8z" fill="${family.shade}"/>` +
    `<path d="M142 290h26M142 300h26M142 310h16" stroke="${family.mid}" stroke-width="3"/>` +
    `<path d="M200 262v86" stroke="${family.deep}" stroke-width="2" stroke-dasharray="7 6"/>` +
    `<circle cx="254" cy="304" r="24" fill="none" stroke="${family.tint}" stroke-width="4"/><path d="M254 290v28m-14-14h28" stroke="${family.tint}" stroke-width="6"/>`
  );
}
