import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
