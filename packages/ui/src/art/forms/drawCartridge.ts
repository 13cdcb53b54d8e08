import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A pen injector before its carton: cap with a clip, dose window and dial. */
export function drawCartridge(shot: Shot): string {
  const { family } = shot;
  return (
    carton(shot, { x: 66, y: 68, width: 240, height: 264, block: 96 }) +
    groundShadow(36, 320, 350) +
    `<g transform="rotate(-4 200 318)">` +
    `<path d="M34 308q0-8 8-8h16v40H42q-8 0-8-8z" fill="${family.ink}"/><path d="M40 300v40m7-40v40" stroke="${family.mid}" stroke-width="2"/>` +
    `<path d="M58 296h164v48H58z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="M58 300h164v9H58z" fill="#fff"/><path d="M58 333h164v10H58z" fill="#e3ddd0"/>` +
    `<path d="M84 309h44v22H84z" fill="${family.ink}"/><path d="M100 314v12m-4-8 4-4m10 0h8l-6 12" stroke="#fff" stroke-width="2.5" fill="none"/>` +
    `<path d="M144 312h60M144 321h36" stroke="${family.light}" stroke-width="4"/>` +
    `<path d="M222 292h12v56h-12z" fill="${family.light}"/>` +
    `<path d="M234 294h112q18 0 18 26t-18 26H234z" fill="${family.deep}"/>` +
    `<path d="M234 301h110" stroke="${family.mid}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M240 314h74q6 0 6 5t-6 5h-74z" fill="${family.light}"/></g>`
  );
}
