import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
