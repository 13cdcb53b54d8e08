import type { ColourFamily } from './ColourFamily.ts';
import { gradients } from './gradients.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

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
