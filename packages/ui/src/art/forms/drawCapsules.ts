import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

const CAPSULES = [
  { x: 118, y: 318, turn: -18 },
  { x: 196, y: 330, turn: 12 },
  { x: 276, y: 314, turn: -32 },
] as const;

/** Three two-tone capsules before their carton. */
export function drawCapsules(shot: Shot): string {
  const { family } = shot;
  const capsules = CAPSULES.map(
    ({ x, y, turn }) =>
      groundShadow(x - 36, 72, y + 24) +
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-19h-28a19 19 0 0 0 0 38H0z" fill="${family.ink}"/><path d="M0-19h28a19 19 0 0 1 0 38H0z" fill="#fffefb"/><path d="M0-19h-28a19 19 0 0 0 0 38h56a19 19 0 0 0 0-38z" fill="none" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/><path d="M-30-10h22" stroke="${family.mid}" stroke-width="5" stroke-linecap="round"/><path d="M6 10h24" stroke="#ddd6c8" stroke-width="5" stroke-linecap="round"/></g>`,
  ).join('');
  return carton(shot, { x: 66, y: 62, width: 240, height: 276, block: 96 }) + capsules;
}
