import { lowCarton } from '../kit/carton.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';

const WEAVE = [1, 2, 3, 4, 5, 6, 7, 8];

/** A square dressing with its absorbent pad and a peeled corner, drawn out of its box. */
export function drawDressing(shot: Shot): string {
  const { family } = shot;
  const weave = WEAVE.map((step) => `M130 ${72 + step * 17}h140M${130 + step * 16} 72v150`).join(
    '',
  );
  return (
    `<g transform="rotate(-6 200 200)"><path d="M96 32h172l36 36v180H84V44q0-12 12-12z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M130 72h140v150H130z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
    `<path d="${weave}" stroke="${family.light}" stroke-width="1.5"/>` +
    `<path d="M268 32l36 36h-36z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/></g>` +
    lowCarton(shot)
  );
}

/** A dispenser box with a glove drawn halfway out of its slot. */
export function drawGloves(shot: Shot): string {
  const { family } = shot;
  const glove =
    'M156 150c-4-22-34-44-30-56 5-12 22-2 34 14-4-28-10-56 4-58 12-2 14 22 18 44 0-26 0-54 13-54s13 28 13 54c4-22 8-46 20-42 12 3 6 32 2 54 6-12 16-26 27-20 11 7-17 42-21 64z';
  return (
    groundShadow(52, 290) +
    `<path d="M52 152l24-20h272l-16 20z" fill="${family.light}"/>` +
    `<path d="M332 152l16-20v196l-16 18z" fill="${family.shade}"/>` +
    `<ellipse cx="200" cy="144" rx="92" ry="9" fill="${family.shade}"/>` +
    `<path d="${glove}" fill="${family.tint}" stroke="${family.ink}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="M182 94v30m26-30v32m24-18-6 24" stroke="${family.mid}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<path d="M52 152h280v194H52z" fill="${family.mid}"/><path d="M52 152h280v9H52z" fill="${family.deep}"/>` +
    label(shot, { x: 74, y: 180, width: 236, height: 144 })
  );
}

/** A pleated face mask with ear loops resting above its low box. */
export function drawMask(shot: Shot): string {
  const { family } = shot;
  return (
    groundShadow(56, 288) +
    `<path d="M104 78C52 60 52 168 106 152M296 78c52-18 52 90-2 74" fill="none" stroke="${family.deep}" stroke-width="4"/>` +
    `<path d="M104 64q96-26 192 0l4 78q-40 46-100 46t-100-46z" fill="${family.tint}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M105 88q95-22 190 0M104 110q96-18 192 0M103 132q97-14 194 0" fill="none" stroke="${family.mid}" stroke-width="2.5"/>` +
    `<path d="M164 60q36-6 72 0" fill="none" stroke="${family.deep}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M330 190l18-14v156l-18 14z" fill="${family.shade}"/>` +
    `<path d="M56 190l18-14h274l-18 14z" fill="${family.light}"/>` +
    `<path d="M56 190h274v156H56z" fill="${family.mid}"/><path d="M56 190h274v8H56z" fill="${family.deep}"/>` +
    label(shot, { x: 72, y: 204, width: 242, height: 134 })
  );
}

/** A round skin patch on its split release liner, drawn out of its carton. */
export function drawPatch(shot: Shot): string {
  const { family } = shot;
  return (
    `<g transform="rotate(-5 190 200)"><path d="M86 28h208q10 0 10 10v210H76V38q0-10 10-10z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<circle cx="190" cy="128" r="92" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/>` +
    `<circle cx="190" cy="128" r="80" fill="none" stroke="${tone.shine}" stroke-width="2.5" stroke-dasharray="4 7"/>` +
    `<circle cx="190" cy="128" r="52" fill="${family.mid}"/>` +
    `<path d="M192 28q-18 50 0 100t0 110" fill="none" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/></g>` +
    lowCarton(shot)
  );
}

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

function wipe({ family }: Shot, transform: string): string {
  return `<g transform="${transform}"><path d="M-44-40h88v80h-88z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".6" stroke-width="1.5"/><path d="M-44-40h88v13h-88zM-44 27h88v13h-88z" fill="${family.light}"/><path d="M-38-40v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13" stroke="${family.ink}" stroke-opacity=".5" stroke-width="1.5"/><path d="M-20 0h40M0-20v40" stroke="${family.mid}" stroke-width="9" transform="scale(.8)"/></g>`;
}

/** Two single wipes in their packets, drawn out of the box they come in. */
export function drawSwab(shot: Shot): string {
  return (
    wipe(shot, 'translate(258 124) rotate(12) scale(1.85)') +
    wipe(shot, 'translate(136 132) rotate(-10) scale(1.85)') +
    lowCarton(shot)
  );
}
