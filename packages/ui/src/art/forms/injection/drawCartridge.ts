import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A pen injector above its carton: dial, dose window and cap with a clip. */
export function drawCartridge(shot: Shot): string {
  const { family } = shot;
  return (
    lowCarton(shot) +
    `<g transform="rotate(-13 200 112) translate(0 6)">` +
    `<path d="M22 92q0-10 10-10h24v60H32q-10 0-10-10z" fill="${family.shade}"/><path d="M32 82v60m9-60v60" stroke="${family.mid}" stroke-width="2.5"/>` +
    `<path d="M56 78h158v68H56z" fill="${tone.plastic}" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="M57 84h156v12H57z" fill="${tone.plasticLit}"/><path d="M57 132h156v13H57z" fill="${tone.plasticShade}"/>` +
    `<path d="M84 98h60v28H84z" fill="${family.shade}"/><path d="M104 105v15m-6-11 6-4m14 0h11l-8 15" stroke="${tone.shine}" stroke-width="3" fill="none"/>` +
    `<path d="M160 104h40M160 116h26" stroke="${family.light}" stroke-width="5"/>` +
    `<path d="M212 72h16v80h-16z" fill="${family.light}"/>` +
    `<path d="M228 75h122q26 0 26 37t-26 37H228z" fill="${family.deep}"/>` +
    `<path d="M232 86h118" stroke="${family.mid}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M238 104h96q8 0 8 7t-8 7h-96z" fill="${family.light}"/></g>`
  );
}
