import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
