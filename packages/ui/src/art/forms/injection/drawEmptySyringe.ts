import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
