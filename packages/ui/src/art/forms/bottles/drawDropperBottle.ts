import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A dropper bottle: rubber bulb, collar, round-shouldered glass. */
export function drawDropperBottle(shot: Shot): string {
  const { family, paint } = shot;
  const glass =
    'M164 142h72v10c64 6 70 26 70 52v122q0 22-22 22H116q-22 0-22-22V204c0-26 6-46 70-52z';
  return (
    groundShadow(94, 212) +
    `<path d="M176 100V54q0-24 24-24t24 24v46z" fill="${family.shade}"/>` +
    `<path d="M186 96V54q0-12 8-14" stroke="${family.mid}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M158 104q0-6 6-6h72q6 0 6 6v38h-84z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".2" stroke-width="1.5"/>` +
    `<path d="M168 104v36m12-36v36m12-36v36m12-36v36m12-36v36m12-36v36" stroke="${family.ink}" stroke-opacity=".14" stroke-width="2"/>` +
    `<path d="${glass}" fill="${paint('body')}" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    label(shot, { x: 94, y: 186, width: 212, height: 142 }) +
    `<path d="M94 186h212v142H94z" fill="${paint('shade')}"/>` +
    `<path d="M102 190v140" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round" opacity=".35"/>`
  );
}
