import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

function wipe({ family }: Shot, transform: string): string {
  return `<g transform="${transform}"><path d="M-44-40h88v80h-88z" fill="#fffefb" stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"/><path d="M-44-40h88v13h-88zM-44 27h88v13h-88z" fill="${family.light}"/><path d="M-38-40v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13m10-13v13" stroke="${family.deep}" stroke-opacity=".5" stroke-width="1.5"/><path d="M-20 2h40M0-18v40" stroke="${family.deep}" stroke-width="8" transform="scale(.7)"/></g>`;
}

/** Two single wipes in their packets before the box they come in. */
export function drawSwab(shot: Shot): string {
  return (
    carton(shot, { x: 58, y: 64, width: 248, height: 270, block: 86 }) +
    groundShadow(120, 210, 354) +
    wipe(shot, 'translate(178 308) rotate(-10)') +
    wipe(shot, 'translate(278 302) rotate(9)')
  );
}
