import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A moulded strip of five shells before the carton. */
export function drawSuppository(shot: Shot): string {
  const { family } = shot;
  const shells = [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 112 + index * 42;
      return `<path d="M${x} 348h34v-50q0-30-17-44-17 14-17 44z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/><path d="M${x + 7} 340v-40q0-16 6-26" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
  return (
    carton(shot, { x: 66, y: 64, width: 240, height: 270, block: 92 }) +
    groundShadow(106, 216, 358) +
    `<path d="M104 340h218v16H104z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    shells
  );
}
