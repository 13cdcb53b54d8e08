import { carton } from '../kit/carton.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';

/** The carton alone, with a tear line and a traceability panel in its colour block. */
export function drawCarton(shot: Shot): string {
  const { family } = shot;
  return (
    carton(shot, { x: 74, y: 70, width: 232, height: 278, block: 104 }) +
    `<path d="M94 272h84v52H94z" fill="${tone.paper}"/>` +
    `<path d="M104 284h8v8h-8zm16 0h8v8h-8zm-8 8h8v8h-8zm16 0h8v8h-8zm-24 8h8v8h-8zm16 0h8v8h-8zm-8 8h8v8h-8zm16 0h8v8h-8z" fill="${family.shade}"/>` +
    `<path d="M142 290h26M142 300h26M142 310h16" stroke="${family.mid}" stroke-width="3"/>` +
    `<path d="M200 262v86" stroke="${family.deep}" stroke-width="2" stroke-dasharray="7 6"/>` +
    `<circle cx="254" cy="304" r="24" fill="none" stroke="${family.tint}" stroke-width="4"/><path d="M254 290v28m-14-14h28" stroke="${family.tint}" stroke-width="6"/>`
  );
}

/** A closed carrying case: handle, deep lid, two latches, label on the front. */
export function drawCarryCase(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(48, 304) +
    `<path d="M140 112V88q0-24 24-24h72q24 0 24 24v24" fill="none" stroke="${family.deep}" stroke-width="13"/>` +
    `<path d="M48 124q0-16 16-16h272q16 0 16 16v56H48z" fill="${paint('cap')}"/>` +
    `<path d="M48 180h304v150q0 18-18 18H66q-18 0-18-18z" fill="${family.mid}"/>` +
    `<path d="M48 176h304v8H48z" fill="${family.shade}"/>` +
    `<path d="M84 164h34v36H84zM282 164h34v36h-34z" fill="${paint('metal')}"/><path d="M92 184h18m180 0h18" stroke="${family.ink}" stroke-width="3"/>` +
    label(shot, { x: 76, y: 206, width: 248, height: 126 }) +
    `<path d="M48 180h304v150q0 18-18 18H66q-18 0-18-18z" fill="${paint('shade')}" opacity=".6"/>`
  );
}

/** A handheld instrument: a display with a trace, a button, its label on the body. */
export function drawDevice(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(88, 224) +
    `<path d="M88 76q0-44 44-44h136q44 0 44 44v230q0 40-40 40H128q-40 0-40-40z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M110 76q0-22 22-22h136q22 0 22 22v60H110z" fill="${family.shade}"/>` +
    `<path d="M126 104h34l12-32 20 54 14-36 8 14h60" fill="none" stroke="${family.light}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>` +
    label(shot, { x: 102, y: 152, width: 196, height: 144 }) +
    `<circle cx="200" cy="320" r="14" fill="${family.deep}"/><circle cx="196" cy="316" r="5" fill="${family.mid}"/>` +
    `<path d="M100 100v196" stroke="${tone.shine}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`
  );
}

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
