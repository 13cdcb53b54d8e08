import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A folded leaflet standing open towards the right, with another of the stack behind it. */
export function drawLeaflet(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(86, 232, 348) +
    `<path d="M112 52h194v284H112z" fill="${family.light}" transform="rotate(4 200 340)"/>` +
    `<path d="M286 62l38 16v268l-38 2z" fill="${tone.paperShade}"/><path d="M296 110l20 6m-20 14 20 6m-20 14 20 6m-20 14 20 6m-20 14 20 5" stroke="${family.mid}" stroke-width="3"/>` +
    `<path d="M82 62h204v286H82z" fill="${tone.paper}"/>` +
    `<path d="M82 228h204v120H82z" fill="${family.mid}"/>` +
    `<path d="M82 262q52-44 102-14t102-22v122H82z" fill="${family.deep}"/>` +
    `<path d="M152 312c0-16 6-26 20-32 14 6 20 16 20 32 0 8-8 14-20 14s-20-6-20-14zM172 284v52" fill="none" stroke="${family.tint}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M200 282h62m-62 14h62m-62 14h40" stroke="${family.light}" stroke-width="5" opacity=".8"/>` +
    `<path d="M286 62v286" stroke="${family.ink}" stroke-opacity=".3" stroke-width="1.5"/>` +
    label(shot, { x: 86, y: 72, width: 196, height: 152, isBare: true }) +
    `<path d="M82 62h204v286H82z" fill="${paint('shade')}" opacity=".5"/>`
  );
}
