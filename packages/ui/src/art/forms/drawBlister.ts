import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

const POCKETS = [0, 1, 2, 3, 4].flatMap((column) => [0, 1].map((row) => ({ column, row })));

/** A foil strip of round tablets leaning before its carton. */
export function drawBlister(shot: Shot): string {
  const { family } = shot;
  const tablets = POCKETS.map(({ column, row }) => {
    const x = 116 + column * 46;
    const y = 278 + row * 44;
    return `<circle cx="${x}" cy="${y}" r="17" fill="#aab1b5"/><circle cx="${x - 1}" cy="${y - 2}" r="15" fill="${family.tint}"/><path d="M${x - 11} ${y - 2}h20" stroke="${family.mid}" stroke-width="2.5"/>`;
  }).join('');
  return (
    carton(shot, { x: 66, y: 62, width: 240, height: 270, block: 90 }) +
    groundShadow(84, 246, 354) +
    `<g transform="rotate(-3 208 300)"><path d="M92 250h232q8 0 8 8v86q0 8-8 8H92q-8 0-8-8v-86q0-8 8-8z" fill="#dfe3e4" stroke="${family.ink}" stroke-opacity=".45" stroke-width="2"/>` +
    `<path d="M88 300h240" stroke="#fff" stroke-width="2" stroke-dasharray="5 5"/>${tablets}</g>`
  );
}
