import { lowCarton } from '../kit/carton.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';

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

/** A moulded strip of five shells drawn out of its carton. */
export function drawSuppository(shot: Shot): string {
  const { family } = shot;
  const shells = [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 64 + index * 50;
      return `<path d="M${x} 230h42v-126q0-44-21-68-21 24-21 68z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/><path d="M${x + 10} 200v-94q0-24 8-42" stroke="${tone.shine}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`;
    })
    .join('');
  return (
    `<path d="M56 92h258v130H56z" fill="${tone.foil}" stroke="${family.ink}" stroke-opacity=".45" stroke-width="2"/>` +
    shells +
    lowCarton(shot)
  );
}

/** A flat sachet with crimped ends and a tear notch. */
export function drawSachet(shot: Shot): string {
  const { family, paint } = shot;
  const crimp = Array.from({ length: 27 }, (_, index) => `M${96 + index * 8} 0v22`).join('');
  return (
    groundShadow(88, 224, 350) +
    `<path d="M88 48h224v36l-8 5 8 5v256H88z" fill="${paint('body')}"/>` +
    `<path d="M88 76q112 14 224 0v246q-112-14-224 0z" fill="${paint('shade')}"/>` +
    `<g stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"><path transform="translate(0 50)" d="${crimp}"/><path transform="translate(0 326)" d="${crimp}"/></g>` +
    `<path d="M104 92q4 110 0 220" stroke="${tone.shine}" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    label(shot, { x: 88, y: 118, width: 224, height: 164 }) +
    `<path d="M88 118h224v164H88z" fill="${paint('shade')}"/>`
  );
}
