import type { ColourFamily } from './colourFamilies.ts';
import { tone } from './tone.ts';

/** Surfaces of a pack. Each is lit from the upper left, so the highlight is left of the middle. */
export type Surface = 'glass' | 'paper' | 'white' | 'body' | 'cap' | 'metal' | 'shade';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Colour stops of each surface from left to right, for one colour family. */
function gradients(family: ColourFamily): Readonly<Record<Surface, readonly Stop[]>> {
  return {
    glass: [
      [0, tone.clear, 0.75],
      [0.16, tone.clear, 0.95],
      [0.3, family.halo, 0.85],
      [0.8, family.light, 0.7],
      [1, family.mid, 0.55],
    ],
    paper: [
      [0, tone.paperShade],
      [0.22, tone.paperLit],
      [0.62, tone.paper],
      [1, tone.paperSide],
    ],
    white: [
      [0, tone.plastic],
      [0.22, tone.plasticLit],
      [0.62, tone.plastic],
      [1, tone.plasticShade],
    ],
    body: [
      [0, family.mid],
      [0.2, family.light],
      [0.42, family.mid],
      [1, family.deep],
    ],
    cap: [
      [0, family.deep],
      [0.24, family.mid],
      [0.5, family.deep],
      [1, family.shade],
    ],
    metal: [
      [0, tone.steel],
      [0.22, tone.steelLit],
      [0.55, tone.steel],
      [1, tone.steelShade],
    ],
    shade: [
      [0, tone.shadow, 0.08],
      [0.2, tone.shine, 0.06],
      [0.55, tone.shadow, 0],
      [1, tone.shadow, 0.26],
    ],
  };
}

function stop([offset, colour, opacity]: Stop): string {
  const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`;
}

/** Returns the gradients of one colour that a drawing uses, and no others. */
export function gradientDefs(name: string, family: ColourFamily, body: string): string {
  return Object.entries(gradients(family))
    .filter(([surface]) => body.includes(`url(#${name}-${surface})`))
    .map(
      ([surface, stops]) =>
        `<linearGradient id="${name}-${surface}">${stops.map(stop).join('')}</linearGradient>`,
    )
    .join('');
}
