import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

function ampoule({ family, paint }: Shot, x: number): string {
  const glass = `M${x + 15} 218q0-10 7-10t7 10l-2 26c0 10 17 12 17 28v78q0 8-8 8H${x + 8}q-8 0-8-8v-78c0-16 17-18 17-28z`;
  return (
    groundShadow(x, 44, 358) +
    `<path d="${glass}" fill="#fff"/>` +
    `<path d="M${x} 292h44v58q0 8-8 8H${x + 8}q-8 0-8-8z" fill="${family.light}"/>` +
    `<path d="${glass}" fill="${paint('glass')}" stroke="${family.ink}" stroke-opacity=".55" stroke-width="2"/>` +
    `<path d="M${x + 15} 240h14" stroke="${family.deep}" stroke-width="4"/>` +
    `<path d="M${x + 1} 304h42v34H${x + 1}z" fill="#fffefb"/><path d="M${x + 1} 332h42v6H${x + 1}z" fill="${family.deep}"/>` +
    `<path d="M${x + 8} 314h22M${x + 8} 322h14" stroke="${family.ink}" stroke-width="3"/>`
  );
}

/** A carton of ampoules with three of them standing in front, necks ringed for the one-point cut. */
export function drawAmpoule(shot: Shot): string {
  return (
    carton(shot, { x: 68, y: 62, width: 232, height: 280, block: 126 }) +
    [96, 164, 232].map((x) => ampoule(shot, x)).join('')
  );
}
