import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const CAPSULES = [
  { x: 118, y: 148, turn: -8 },
  { x: 272, y: 146, turn: 12 },
  { x: 196, y: 90, turn: -26 },
] as const;

/** Three two-tone capsules, large, on their carton. */
export function drawCapsules(shot: Shot): string {
  const { family } = shot;
  const capsules = CAPSULES.map(
    ({ x, y, turn }) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.5)"><path d="M0-19h-28a19 19 0 0 0 0 38H0z" fill="${family.deep}"/><path d="M0-19h28a19 19 0 0 1 0 38H0z" fill="${tone.plastic}"/><path d="M0-19h-28a19 19 0 0 0 0 38h56a19 19 0 0 0 0-38z" fill="none" stroke="${family.ink}" stroke-opacity=".6" stroke-width="1.5"/><path d="M0-19v38" stroke="${family.shade}" stroke-width="1.5"/><path d="M-30-10h22" stroke="${family.mid}" stroke-width="4" stroke-linecap="round"/><path d="M6 10h24" stroke="${tone.plasticShade}" stroke-width="4" stroke-linecap="round"/></g>`,
  ).join('');
  return lowCarton(shot) + capsules;
}
