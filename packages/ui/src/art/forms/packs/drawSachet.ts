import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
