import { lowCarton } from '../kit/carton.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';

const MARKS = Array.from({ length: 11 }, (_, index) => 192 + index * 11);

/** An empty disposable syringe above its box: wide clear barrel with a fine scale, plunger drawn out, bare Luer tip. */
export function drawEmptySyringe(shot: Shot): string {
  const { family } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"`;
  const scale = MARKS.map((x, index) => `M${x} 150v-${index % 5 === 0 ? 30 : 16}`).join('');
  return (
    lowCarton(shot) +
    `<g transform="rotate(-13 200 112) translate(0 4)">` +
    `<path d="M18 74h14v76H18z" fill="${tone.plastic}" ${line}/>` +
    `<path d="M32 94h120v36H32z" fill="${tone.plastic}" ${line}/><path d="M32 112h120" ${line}/>` +
    `<path d="M150 62q7-5 14 0v100q-7 5-14 0z" fill="${tone.plastic}" ${line}/>` +
    `<path d="M164 74h148q14 0 14 14v48q0 14-14 14H164z" fill="${tone.clear}" fill-opacity=".92" ${line}/>` +
    `<path d="M164 94h12v36h-12z" fill="${tone.plasticShade}"/><path d="M176 80h12l8 32-8 32h-12z" fill="${family.shade}"/>` +
    `<path d="${scale}" stroke="${family.ink}" stroke-width="2"/>` +
    `<path d="M204 84h106" stroke="${family.tint}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M326 96h18v32h-18zM344 105h30v14h-30z" fill="${tone.plastic}" ${line}/></g>`
  );
}

/** A prefilled glass syringe above its carton: plunger rod, backstop, filled barrel and coloured tip cap. */
export function drawPrefilledSyringe(shot: Shot): string {
  const { family } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"`;
  return (
    lowCarton(shot) +
    `<g transform="rotate(-13 200 112) translate(0 4)">` +
    `<path d="M22 84h13v56H22zM35 104h72v16H35z" fill="${tone.plastic}" ${line}/>` +
    `<path d="M104 64q7-5 14 0v96q-7 5-14 0z" fill="${tone.plastic}" ${line}/>` +
    `<path d="M118 80h164q13 0 17 10l6 9v26l-6 9q-4 10-17 10H118z" fill="${tone.clear}" ${line}/>` +
    `<path d="M152 84h130q9 0 12 9l5 8v22l-5 8q-3 9-12 9H152z" fill="${family.light}"/>` +
    `<path d="M136 83h18v58h-18z" fill="${family.shade}"/>` +
    `<path d="M126 90h154" stroke="${tone.shine}" stroke-width="6" stroke-linecap="round" opacity=".85"/>` +
    `<path d="M178 143v-15m22 15v-24m22 24v-15m22 15v-24m22 24v-15" stroke="${family.ink}" stroke-width="2.5"/>` +
    `<path d="M303 96h20l48 8q8 1 8 8t-8 8l-48 8h-20z" fill="${family.deep}" ${line}/>` +
    `<path d="M309 103h14l38 6" stroke="${family.light}" stroke-width="4" fill="none"/></g>`
  );
}

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

const CRIMP = Array.from({ length: 18 }, (_, index) => `M${98 + index * 12} 328v16`).join('');

/** A sterile peel pouch: the needle and its sheath under clear film, label on the paper, chevron seal at the head. */
export function drawNeedle(shot: Shot): string {
  const { family } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".6" stroke-width="2"`;
  return (
    groundShadow(86, 228, 348) +
    `<path d="M86 56l114-30 114 30v292H86z" fill="${tone.paper}" ${line}/>` +
    `<path d="M98 70l102-26 102 26v112H98z" fill="${family.halo}" stroke="${family.light}" stroke-width="4" stroke-linejoin="round"/>` +
    `<g transform="translate(104 152) rotate(-22) scale(1.05)"><path d="M0-17h12v34H0zM12-12h26l12 8v8l-12 8H12z" fill="${family.deep}" ${line}/><path d="M16-6h18" stroke="${family.light}" stroke-width="4"/><path d="M50-3h126l14 5H50z" fill="${tone.foil}" stroke="${family.ink}" stroke-width="1.5" stroke-linejoin="round"/></g>` +
    `<g transform="translate(150 168) rotate(-22)"><path d="M0-11h12v22H0zM12-9h116q9 1 9 9t-9 9H12z" fill="${tone.clear}" fill-opacity=".85" ${line}/></g>` +
    `<path d="${CRIMP}" stroke="${family.light}" stroke-width="3"/>` +
    label(shot, { x: 87, y: 188, width: 226, height: 134 })
  );
}

const HUB = 'M0-17h12v34H0zM12-13h26l14 9v8l-14 9H12z';
const SHAFT = 'M104 78C190 98 296 92 356 34';

/** A blunt, gently curved cannula with its side port, and the short pilot needle that comes with it, above their box. */
export function drawCannula(shot: Shot): string {
  const { family } = shot;
  return (
    `<path d="${SHAFT}" fill="none" stroke="${family.ink}" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="${SHAFT}" fill="none" stroke="${tone.foil}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M338 50l8-8" stroke="${family.shade}" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(30 66) rotate(9) scale(1.5)"><path d="${HUB}" fill="${family.deep}" stroke="${family.ink}" stroke-width="2"/><path d="M18-7h18" stroke="${family.light}" stroke-width="4"/></g>` +
    `<g transform="translate(128 146) scale(1.05)"><path d="${HUB}" fill="${family.light}" stroke="${family.ink}" stroke-width="2"/><path d="M52-3h112l14 5H52z" fill="${tone.foil}" stroke="${family.ink}" stroke-width="2"/></g>` +
    lowCarton(shot)
  );
}
