import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

/** A wide jar with a deep screw lid. */
export function drawJar(shot: Shot): string {
  const { family, paint } = shot;
  const jar = 'M74 152h252v160q0 34-34 34H108q-34 0-34-34z';
  return (
    groundShadow(74, 252) +
    `<path d="M64 108q0-20 20-20h232q20 0 20 20v40q0 8-8 8H72q-8 0-8-8z" fill="${paint('cap')}"/>` +
    `<ellipse cx="200" cy="98" rx="120" ry="8" fill="${family.light}" opacity=".35"/>` +
    `<path d="M66 142h268" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${jar}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    label(shot, { x: 74, y: 170, width: 252, height: 140 }) +
    `<path d="M74 170h252v140H74z" fill="${paint('shade')}"/>`
  );
}
