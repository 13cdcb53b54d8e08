import { lowCarton } from '../../kit/lowCarton.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
