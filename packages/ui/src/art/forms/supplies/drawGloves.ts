import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

/** A dispenser box with a glove drawn halfway out of its slot. */
export function drawGloves(shot: Shot): string {
  const { family } = shot;
  const glove =
    'M156 150c-4-22-34-44-30-56 5-12 22-2 34 14-4-28-10-56 4-58 12-2 14 22 18 44 0-26 0-54 13-54s13 28 13 54c4-22 8-46 20-42 12 3 6 32 2 54 6-12 16-26 27-20 11 7-17 42-21 64z';
  return (
    groundShadow(52, 290) +
    `<path d="M52 152l24-20h272l-16 20z" fill="${family.light}"/>` +
    `<path d="M332 152l16-20v196l-16 18z" fill="${family.shade}"/>` +
    `<ellipse cx="200" cy="144" rx="92" ry="9" fill="${family.shade}"/>` +
    `<path d="${glove}" fill="${family.tint}" stroke="${family.ink}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M182 94v30m26-30v32m24-18-6 24" stroke="${family.mid}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<path d="M52 152h280v194H52z" fill="${family.mid}"/><path d="M52 152h280v9H52z" fill="${family.deep}"/>` +
    label(shot, { x: 74, y: 180, width: 236, height: 144 })
  );
}
