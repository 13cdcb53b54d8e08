import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const POCKETS = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
const STRIP = 'M82 30h232q10 0 10 10v200H72V40q0-10 10-10z';

/** Two foil strips of round tablets drawn halfway out of their carton. */
export function drawBlister(shot: Shot): string {
  const { family } = shot;
  const tablets = POCKETS.map(({ column, row }) => {
    const x = 107 + column * 61;
    const y = 65 + row * 58;
    return `<circle cx="${x}" cy="${y}" r="24" fill="${tone.foilShade}"/><circle cx="${x - 1}" cy="${y - 3}" r="21" fill="${family.tint}"/><path d="M${x - 15} ${y - 3}h28" stroke="${family.mid}" stroke-width="3"/>`;
  }).join('');
  return (
    `<path d="${STRIP}" transform="rotate(7 220 220)" fill="${tone.foilShade}"/>` +
    `<g transform="rotate(-4 190 220)"><path d="${STRIP}" fill="${tone.foil}" stroke="${family.ink}" stroke-opacity=".45" stroke-width="2"/>` +
    `<path d="M74 94h248M74 152h248" stroke="${tone.shine}" stroke-width="2" stroke-dasharray="5 5"/>${tablets}</g>` +
    lowCarton(shot)
  );
}
