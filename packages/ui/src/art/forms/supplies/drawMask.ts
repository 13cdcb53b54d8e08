import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';

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
