import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

/** A pressurised inhaler: canister above, mouthpiece to the left of its foot, label on the body. */
export function drawInhaler(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(60, 250) +
    `<path d="M146 44q0-16 16-16h100q16 0 16 16v66H146z" fill="${paint('metal')}"/>` +
    `<path d="M124 102q0-10 10-10h156q10 0 10 10v216q0 28-28 28H124z" fill="${family.deep}"/>` +
    `<path d="M124 250v96H72q-16 0-16-16v-56q0-14 14-16z" fill="${family.mid}"/>` +
    `<path d="M56 276q0-12 10-15v82q-10-3-10-15z" fill="${family.shade}"/>` +
    label(shot, { x: 124, y: 128, width: 176, height: 122 }) +
    `<path d="M124 102q0-10 10-10h156q10 0 10 10v216q0 28-28 28H124z" fill="${paint('shade')}"/>` +
    `<path d="M136 104v18M136 258v72" stroke="${family.mid}" stroke-width="7" stroke-linecap="round"/>`
  );
}
