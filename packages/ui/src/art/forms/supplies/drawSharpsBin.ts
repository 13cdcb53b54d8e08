import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A sharps container: carrying handle, temporary closure, coloured lid. */
export function drawSharpsBin(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(92, 216) +
    `<path d="M132 92V62q0-22 22-22h92q22 0 22 22v30" fill="none" stroke="${family.deep}" stroke-width="11"/>` +
    `<path d="M74 104q0-14 14-14h224q14 0 14 14v30H74z" fill="${paint('cap')}"/>` +
    `<path d="M146 82h108v20H146z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M82 134h236l-16 200q-1 14-16 14H114q-15 0-16-14z" fill="${tone.sharps}"/>` +
    `<path d="M84 150h232" stroke="${tone.sharpsShade}" stroke-width="3"/>` +
    label(shot, { x: 100, y: 164, width: 200, height: 152 }) +
    `<path d="M82 134h236l-16 200q-1 14-16 14H114q-15 0-16-14z" fill="${paint('shade')}"/>`
  );
}
