import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

const GLASS =
  'M15 10q0-10 7-10t7 10l-2 26c0 10 17 12 17 28v86q0 8-8 8H8q-8 0-8-8V64c0-16 17-18 17-28z';

function ampoule({ family, paint }: Shot, x: number): string {
  return (
    `<g transform="translate(${x} 28) scale(1.5)"><path d="${GLASS}" fill="${tone.clear}"/>` +
    `<path d="M0 76h44v82H0z" fill="${family.light}"/>` +
    `<path d="${GLASS}" fill="${paint('glass')}" stroke="${family.ink}" stroke-opacity=".55" stroke-width="1.6"/>` +
    `<path d="M16.5 32h11" stroke="${family.deep}" stroke-width="4"/>` +
    `<path d="M.8 86h42.4v28H.8z" fill="${family.mid}"/><path d="M7 66v84" stroke="${tone.shine}" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`
  );
}

/** Three ampoules standing in their box, necks ringed for the one-point cut. */
export function drawAmpoule(shot: Shot): string {
  return [66, 158, 250].map((x) => ampoule(shot, x)).join('') + lowCarton(shot);
}
